/** Trying a game for fun (C3): a table of its own id, with money apart from the wallet. */

const PREFIX = "try-";
const CURRENCY = "TRIAL";

export const funId = (table: string): string => PREFIX + table;
export const realId = (table: string): string => (table.startsWith(PREFIX) ? table.slice(PREFIX.length) : table);
export const isFun = (money: { currency: string }): boolean => money.currency === CURRENCY;
