/** What the choices of the hand in view are worth, asked of the server when there is one to make, and once it is made. */
import type { Session } from "../session.svelte";
import { settings } from "../settings.svelte";
import type { Table } from "../table/table.svelte";
import type { AdviceShown } from "./wire";

export class Advice {
  shown = $state.raw<AdviceShown | null>(null);

  /** To be made where effects may be: while a component is set up. */
  constructor(table: () => Table, session: Session) {
    const wanted = $derived.by(() => {
      const { desc, round, seat, options, over } = table();
      if (!desc.advice || !settings.advice || !round || !seat) return null;
      const chosen = Object.values(seat.choices)[0];
      return options.length || (over && chosen) ? `${round.id} ${chosen ?? ""}` : null;
    });
    $effect(() => {
      const now = wanted;
      this.shown = null;
      if (now === null) return;
      session.house.advice(now.split(" ")[0]!).then(
        (found) => {
          if (now === wanted) this.shown = found;
        },
        (error: unknown) => {
          if (now === wanted) session.problem(error);
        },
      );
    });
  }
}
