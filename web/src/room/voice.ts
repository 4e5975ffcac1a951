/** Says words aloud in the player's language, where the device can. */
import { languages } from "../i18n.svelte";

const TAGS = { it: "it-IT", fr: "fr-FR", hr: "hr-HR", en: "en-GB" } as const;

/** Speak, after what is being said; `volume` from 0 to 1. */
export function speak(words: string, volume: number): void {
  if (!("speechSynthesis" in globalThis) || volume <= 0) return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = TAGS[languages.now];
  said.volume = volume;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.replace("_", "-").startsWith(languages.now));
  if (voice) said.voice = voice;
  speechSynthesis.speak(said);
}

export function hush(): void {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}
