/** Where people begin: players in the lobby, those who work here at their desks. */
import { type Route, parse } from "../router.svelte";
import type { Role } from "../wire";

export const homePath = (role: Role): string => (role === "player" ? "/" : `/${role}`);
export const home = (role: Role): Route => parse(homePath(role));
