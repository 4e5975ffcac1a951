/** A question to the odds lab: what a visitor changed, as the server takes it and as an address keeps it. */
import type { LabGame, OddsAsked } from "./wire";

export interface Question {
  /** Line -> hand -> what it pays to one; null for no row. */
  pays: Record<string, Record<string, number | null>>;
  raises: Record<string, number>;
  survives: Record<string, boolean>;
  /** Antes on side bets that the decisions count; "0" for none. */
  stakes: Record<string, string>;
  strategy: string;
  objective: string;
}

export const OPTIMAL = "optimal";
export const OBJECTIVES = ["expected-value", "element-of-risk"];
const NO_ROW = "none";

export const asInCatalogue = (game: LabGame): Question => ({
  pays: Object.fromEntries(game.lines.map(({ line, rows }) => [line, Object.fromEntries(rows.map((row) => [row.hand, row.pays]))])),
  raises: { ...game.raises },
  survives: { ...game.survives_fold },
  stakes: Object.fromEntries(Object.keys(game.survives_fold).map((bet) => [bet, "0"])),
  strategy: OPTIMAL,
  objective: OBJECTIVES[0]!,
});

/** What differs from the catalogue, in the words of `croupier odds --set`. */
export function changesOf(game: LabGame, question: Question): string[] {
  const changes: string[] = [];
  for (const { line, rows } of game.lines)
    for (const { hand, pays } of rows) {
      const now = question.pays[line]?.[hand] ?? null;
      if (now !== pays) changes.push(`${line}.${hand}=${now ?? NO_ROW}`);
    }
  for (const [option, raises] of Object.entries(game.raises))
    if (question.raises[option] !== raises) changes.push(`${option}.raises=${question.raises[option]}`);
  for (const [bet, survives] of Object.entries(game.survives_fold))
    if (question.survives[bet] !== survives) changes.push(`${bet}.survives_fold=${question.survives[bet]}`);
  return changes;
}

const isStake = (text: string): boolean => /^\d{1,6}(\.\d{1,4}|\/\d{1,4})?$/.test(text) && !/^0+(\.0+)?$/.test(text);

export const askedOf = (game: LabGame, question: Question): OddsAsked => ({
  changes: changesOf(game, question),
  stakes: Object.fromEntries(Object.entries(question.stakes).filter(([, ratio]) => isStake(ratio))),
  strategy: question.strategy,
  // Named strategies have their own rule.
  objective: question.strategy === OPTIMAL ? question.objective : OBJECTIVES[0]!,
});

/** The part of an address after the question mark; empty for the catalogue's game, played best. */
export function queryOf(asked: OddsAsked): string {
  const query = new URLSearchParams();
  for (const change of asked.changes) query.append("set", change);
  for (const [bet, ratio] of Object.entries(asked.stakes)) query.append("stake", `${bet}=${ratio}`);
  if (asked.strategy !== OPTIMAL) query.set("strategy", asked.strategy);
  if (asked.objective !== OBJECTIVES[0]) query.set("objective", asked.objective);
  return query.toString();
}

/** The question that an address asks. What the game does not know is left out. */
export function questionOf(game: LabGame, search: string): Question {
  const query = new URLSearchParams(search);
  const question = asInCatalogue(game);
  for (const change of query.getAll("set")) {
    const [, line = "", row = "", value = ""] = /^(\w+)\.(\w+)=(\w+)$/.exec(change) ?? [];
    const number = /^\d{1,9}$/.test(value) ? Number(value) : null;
    if (row === "raises" && question.raises[line] !== undefined && number) question.raises[line] = number;
    else if (row === "survives_fold" && question.survives[line] !== undefined) question.survives[line] = value === "true";
    else if (question.pays[line] && row in question.pays[line] && (number !== null || value === NO_ROW)) question.pays[line][row] = number;
  }
  for (const stake of query.getAll("stake")) {
    const [, bet = "", ratio = ""] = /^(\w+)=([\d./]+)$/.exec(stake) ?? [];
    if (question.stakes[bet] !== undefined && isStake(ratio)) question.stakes[bet] = ratio;
  }
  const strategy = query.get("strategy");
  if (strategy && game.strategies.includes(strategy)) question.strategy = strategy;
  const objective = query.get("objective");
  if (objective && OBJECTIVES.includes(objective)) question.objective = objective;
  return question;
}
