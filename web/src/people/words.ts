/** The accounts' own wording: ids of messages are built here and nowhere else. */
import { HouseError } from "../house";
import { type Args, has, languages, t } from "../i18n.svelte";
import type { Role } from "../wire";
import type { PersonShown } from "./wire";

export const people = (id: string, args: Args = {}): string => t(`people-${id}`, args);

export const roleName = (role: Role | string): string => (has(`people-role-${role}`) ? people(`role-${role}`) : role);

/** What an act in the audit is called; its own name where nobody has worded it. */
export const actName = (act: string): string => (has(`people-act-${act}`) ? people(`act-${act}`) : act);

export const stateName = (person: PersonShown): string => people(person.barred ? "state-barred" : person.here ? "state-here" : "state-away");

/** Why a call was refused, in whole sentences and with plain numbers. */
export function whyNot(error: unknown): string {
  if (!(error instanceof HouseError)) return t("refused-unreachable");
  const { code, args } = error;
  if (has(`people-${code}-${args["why"]}`)) return people(`${code}-${args["why"]}`, args);
  return has(`refused-${code}`) ? t(`refused-${code}`, args) : t("refused-other", { code });
}

/** A day in the words of the language. */
export const day = (ms: number): string => new Intl.DateTimeFormat(languages.now, { dateStyle: "long" }).format(ms);

/** What changed from one state in the audit to the next: "role: dealer → supervisor". */
export function changes(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => JSON.parse(text) as unknown);
  if (!isRecord(old) && !isRecord(now)) return old === now ? [] : [`${shown(old)} → ${shown(now)}`];
  const [from, to] = [isRecord(old) ? old : {}, isRecord(now) ? now : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]))
    .map((key) => (key in from ? `${key}: ${shown(from[key])} → ${shown(to[key])}` : `${key}: ${shown(to[key])}`));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const shown = (value: unknown): string => (value === undefined || value === null ? "–" : typeof value === "object" ? JSON.stringify(value) : String(value));
