/** Single keys as commands: one handler for a page, dead while something is being typed. */
import { settings } from "./settings.svelte";

export type Keys = Record<string, () => void>;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function shortcuts(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || !settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
    if (typing(event.target) || document.querySelector("dialog[open]")) return;
    const command = keys()[event.key.toLowerCase()];
    if (!command || event.repeat) return;
    event.preventDefault();
    command();
  };
}
