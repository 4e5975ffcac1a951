/** How the chat is shown on this page: open or not, enlarged or not, and whether there is room for it beside the bets. */

/** From this width on a live table has a place for the chat that nothing else needs. */
const ROOMY = "(min-width: 1180px) and (min-height: 700px)";
const PHONE = "(max-width: 760px)";

class ChatView {
  open = $state(false);
  large = $state(false);
  page = $state<"table" | "support">("table");
  roomy = $state(false);
  phone = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    for (const [query, set] of [
      [ROOMY, (on: boolean) => (this.roomy = on)],
      [PHONE, (on: boolean) => (this.phone = on)],
    ] as const) {
      const found = matchMedia(query);
      set(found.matches);
      found.addEventListener?.("change", (event) => set(event.matches));
    }
  }
}

export const chatView = new ChatView();
