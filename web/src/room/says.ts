/** E2: what the dealer says by the rules of the game, as the table in sight stands. */
import { t } from "../i18n.svelte";
import type { Table } from "../table/table.svelte";
import { handName } from "../words";

/** That bets are closed, from the close until there is something to decide; after the reveal, whether the dealer plays. */
export function dealerSays(table: Table): string | null {
  const round = table.round;
  if (table.live && table.phase === "dealing" && !round?.dealer_hand) return t("light-closed");
  if (!round?.dealer_hand || round.dealer_qualifies === null) return null;
  return t(round.dealer_qualifies ? "dealer-qualified" : "dealer-not-qualified", { hand: handName(round.dealer_hand) });
}
