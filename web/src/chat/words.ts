/** The wording of chat and support: ids of messages are built here and nowhere else. */
import { type Args, has, t } from "../i18n.svelte";
import { betName, cardName, lineName, money, optionName, pileName } from "../words";
import type { Currency } from "../money";
import type { Bets, LineShown, TableEvent } from "../wire";
import type { ChatShown } from "./wire";

export const tell = (id: string, args: Args = {}): string => t(`chat-${id}`, args);

/** What the house said, in the reader's language (A39). */
export function houseWords(line: ChatShown): string {
  const id = `house-${line.code}`;
  if (!has(`chat-${id}`)) return tell("house-notice");
  const why = has(`chat-why-${line.text}`) ? tell(`why-${line.text}`) : "";
  return why ? `${tell(id)} ${why}` : tell(id);
}

export const wordsOf = (line: ChatShown): string => (line.code ? houseWords(line) : line.text);

export const roleWord = (role: string): string => (has(`chat-role-${role}`) ? tell(`role-${role}`) : "");

/** hh:mm in the reader's own time. */
export const hour = (ms: number): string => new Date(ms).toTimeString().slice(0, 5);

type Unit = Currency & { game: string };

const betsWords = (bets: Bets, unit: Unit): string =>
  Object.entries(bets)
    .map(([bet, amount]) => `${betName(bet, unit.game)} ${money(amount, unit)}`)
    .join(", ");

/** One event of a round as a sentence; `who` names a seat. */
export function eventWords(event: TableEvent, unit: Unit, who: (seat: number) => string): string {
  const seat = typeof event["seat"] === "number" ? who(event["seat"]) : "";
  const pile = String(event["pile"] ?? "");
  const place = seat || (pile ? pileName(pile) : "");
  switch (event.kind) {
    case "bets_placed": {
      const bets = betsWords(event["bets"] as Bets, unit);
      return bets ? tell("event-bets_placed", { who: seat, bets }) : tell("event-bets_none", { who: seat });
    }
    case "bets_returned":
      return tell("event-bets_returned", { who: seat, bets: betsWords(event["bets"] as Bets, unit) });
    case "card_dealt":
    case "card_turned":
    case "card_corrected":
      return tell(`event-${event.kind}`, { place, card: cardName(String(event["card"] ?? "??")) });
    case "option_chosen": {
      const amount = Number(event["amount"] ?? 0);
      const option = optionName(String(event["option"]), unit.game);
      const chosen = tell(event["by"] === "system" ? "event-option_by_system" : "event-option_by_player", { who: seat, option });
      return amount ? `${chosen} (${money(amount, unit)})` : chosen;
    }
    case "lines_settled": {
      const lines = (event["lines"] as LineShown[] | undefined) ?? [];
      const paid = lines.map((line) => `${lineName(line.line, unit.game)} ${money(line.returned, unit)}`).join(", ");
      return tell("event-lines_settled", { who: seat, lines: paid });
    }
    case "round_voided": {
      const why = String(event["reason"] ?? "");
      return has(`chat-why-${why}`) ? `${tell("event-round_voided")} ${tell(`why-${why}`)}` : tell("event-round_voided");
    }
    default:
      return has(`chat-event-${event.kind}`) ? tell(`event-${event.kind}`) : tell("event-other");
  }
}
