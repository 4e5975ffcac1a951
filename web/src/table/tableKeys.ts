/** The keys of a table page. */
import { t } from "../i18n.svelte";
import { notices } from "../notices.svelte";
import type { Keys } from "../shortcuts";
import type { Table } from "./table.svelte";
import { handName } from "../words";

const PLAY_KEYS = ["P", "O", "I"];

/** Which key takes which option: F gives the hand up, P plays on, O is a second way to. */
export function optionKeys(table: Table): Record<string, string> {
  const stages = table.desc.stages.flatMap((stage) => stage.options);
  const folds = (name: string) => stages.some((option) => option.folds && option.name === name);
  const plays = table.options.filter((option) => !folds(option.name));
  return Object.fromEntries(
    table.options.map((option) => [option.name, folds(option.name) ? "F" : (PLAY_KEYS[plays.indexOf(option)] ?? "")]),
  );
}

export function tableKeys(table: Table): Keys {
  const { betting, desc } = table;
  const keys: Keys = {
    z: () => betting.undo(),
    c: () => betting.clear(),
    r: () => (betting.doubles ? betting.double() : void table.repeat()),
    d: () => {
      if (table.live) betting.double();
      else if (table.over) void table.newRound();
      else void table.deal();
    },
    t: () => notices.interrupt(t("seconds-left", { count: table.clock.seconds })),
    h: () => notices.interrupt(t("your-hand", { hand: handName(table.seat?.hands["hand"] ?? "") })),
    arrowright: () => document.querySelector<HTMLElement>(".spot .target")?.focus(),
    arrowleft: () => document.querySelector<HTMLElement>(".spot .target")?.focus(),
  };
  desc.chips.slice(0, 9).forEach((chip, i) => {
    keys[String(i + 1)] = () => {
      if (table.open && betting.covers(chip)) betting.chip = chip;
    };
  });
  for (const [option, key] of Object.entries(optionKeys(table)))
    if (key) keys[key.toLowerCase()] = () => void table.choose(option);
  if (!table.seat?.hands["hand"]) delete keys["h"];
  if (!table.live) delete keys["t"];
  return keys;
}
