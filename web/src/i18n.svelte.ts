/** The player's language: Fluent messages, chosen once and kept; a table's own language until then. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import chatEn from "./locales/chat/en.ftl?raw";
import chatFr from "./locales/chat/fr.ftl?raw";
import chatHr from "./locales/chat/hr.ftl?raw";
import chatIt from "./locales/chat/it.ftl?raw";
import en from "./locales/en.ftl?raw";
import fr from "./locales/fr.ftl?raw";
import hr from "./locales/hr.ftl?raw";
import it from "./locales/it.ftl?raw";
import labEn from "./locales/lab/en.ftl?raw";
import labFr from "./locales/lab/fr.ftl?raw";
import labHr from "./locales/lab/hr.ftl?raw";
import labIt from "./locales/lab/it.ftl?raw";
import peopleEn from "./locales/people/en.ftl?raw";
import peopleFr from "./locales/people/fr.ftl?raw";
import peopleHr from "./locales/people/hr.ftl?raw";
import peopleIt from "./locales/people/it.ftl?raw";
import roomEn from "./locales/room/en.ftl?raw";
import roomFr from "./locales/room/fr.ftl?raw";
import roomHr from "./locales/room/hr.ftl?raw";
import roomIt from "./locales/room/it.ftl?raw";
import moneyEn from "./locales/money/en.ftl?raw";
import moneyFr from "./locales/money/fr.ftl?raw";
import moneyHr from "./locales/money/hr.ftl?raw";
import moneyIt from "./locales/money/it.ftl?raw";
import rulesEn from "./locales/rules/en.ftl?raw";
import rulesFr from "./locales/rules/fr.ftl?raw";
import rulesHr from "./locales/rules/hr.ftl?raw";
import rulesIt from "./locales/rules/it.ftl?raw";
import staffEn from "./locales/staff/en.ftl?raw";
import staffFr from "./locales/staff/fr.ftl?raw";
import staffHr from "./locales/staff/hr.ftl?raw";
import staffIt from "./locales/staff/it.ftl?raw";

export const LANGUAGES = { it: "Italiano", fr: "Français", hr: "Hrvatski", en: "English" } as const;
export type Language = keyof typeof LANGUAGES;

const SOURCES: Record<Language, string[]> = {
  it: [it, moneyIt, chatIt, peopleIt, roomIt, rulesIt, labIt, staffIt],
  fr: [fr, moneyFr, chatFr, peopleFr, roomFr, rulesFr, labFr, staffFr],
  hr: [hr, moneyHr, chatHr, peopleHr, roomHr, rulesHr, labHr, staffHr],
  en: [en, moneyEn, chatEn, peopleEn, roomEn, rulesEn, labEn, staffEn],
};
const STORED = "croupier.language";

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of SOURCES[language]) made.addResource(new FluentResource(source));
  return made;
}

const bundles = Object.fromEntries(
  (Object.keys(SOURCES) as Language[]).map((language) => [language, bundle(language)]),
) as Record<Language, FluentBundle>;

export const isLanguage = (text: string | null | undefined): text is Language => !!text && text in SOURCES;

function fromBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return wanted ?? "en";
}

class Languages {
  /** What the player chose, if ever. */
  chosen = $state<Language | null>(null);
  /** The language of the table in view. */
  table = $state<Language | null>(null);
  now: Language = $derived(this.chosen ?? this.table ?? fromBrowser());

  constructor() {
    const stored = localStorage.getItem(STORED);
    if (isLanguage(stored)) this.chosen = stored;
  }

  choose(language: Language): void {
    this.chosen = language;
    localStorage.setItem(STORED, language);
  }
}

export const languages = new Languages();

export type Args = Record<string, FluentVariable>;

/** A message in the language of the moment; its id when it has no wording (a test keeps that from happening). */
export function t(id: string, args: Args = {}): string {
  const words = bundles[languages.now];
  const message = words.getMessage(id);
  return message?.value ? words.formatPattern(message.value, args, []) : id;
}

/** Whether a message exists, for wording that only some names have. */
export const has = (id: string): boolean => bundles[languages.now].hasMessage(id);

/** A message in English, for the words that a felt bears. */
export function inEnglish(id: string, args: Args = {}): string {
  const message = bundles.en.getMessage(id);
  return message?.value ? bundles.en.formatPattern(message.value, args, []) : id;
}
