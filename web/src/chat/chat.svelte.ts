/** What is said at the table in view and between the player and support, as this page knows it. */
import { type Connection, RefusedError } from "../connection";
import type { House } from "../house";
import type { Message } from "../wire";
import { type ChatShown, MOST_LINES, type MutedShown, type SupportChannel } from "./wire";

const byNumber = (lines: ChatShown[], line: ChatShown): ChatShown[] =>
  lines.some((one) => one.number === line.number) ? lines : [...lines, line].slice(-MOST_LINES);

export class Chat {
  lines = $state.raw<ChatShown[]>([]);
  support = $state.raw<ChatShown[]>([]);
  muted = $state.raw<MutedShown[]>([]);
  /** How many of support's messages the player has not looked at; and how many of the table's. */
  unread = $state(0);
  fresh = $state(0);
  /** Until when the player may not write at tables, in the page's own time; 0 for a player who may. */
  silentUntil = $state(0);
  /** What somebody looks at now: nothing counts as unread there. */
  looking = $state<"table" | "support" | null>(null);
  private table: string | null = null;
  private known = false;

  constructor(
    private readonly house: House,
    private readonly connection: Connection,
  ) {}

  /** Hear a live table, or with null none. */
  listen(table: string | null): void {
    if (table === this.table) return;
    this.table = table;
    this.lines = [];
    this.fresh = 0;
    this.connection.listen(table);
  }

  look(at: "table" | "support" | null): void {
    this.looking = at;
    if (at === "table") this.fresh = 0;
    if (at === "support") void this.read();
  }

  heard(message: Message): void {
    switch (message.type) {
      case "hello":
        this.silentUntil = 0;
        if (message.role === "player") void this.remember();
        return;
      case "chat_history":
        if (message.table === this.table) this.lines = message.messages;
        return;
      case "chat":
        if (message.table !== this.table) return;
        this.lines = byNumber(this.lines, message.message);
        if (this.looking !== "table" && !message.message.you) this.fresh += 1;
        return;
      case "chat_silenced":
        this.silentUntil = message.remaining_ms ? performance.now() + message.remaining_ms : 0;
        return;
      case "support":
        this.support = byNumber(this.support, message.message);
        this.unread = message.unread;
        if (this.looking === "support") void this.read();
    }
  }

  say = (text: string): Promise<unknown> => this.connection.command({ type: "say", table: this.table ?? "", text });

  tellSupport = (text: string, round?: string): Promise<unknown> =>
    this.connection.command({ type: "tell_support", text, ...(round ? { round } : {}) });

  async mute(number: number): Promise<void> {
    this.muted = (await this.house.call("POST", `/api/chat/messages/${number}/mute`)) as MutedShown[];
  }

  async unmute(mute: number): Promise<void> {
    this.muted = (await this.house.call("POST", `/api/chat/mutes/${mute}/lift`)) as MutedShown[];
  }

  report = (number: number): Promise<unknown> => this.house.call("POST", `/api/chat/messages/${number}/report`);
  reportRound = (round: string): Promise<unknown> => this.house.call("POST", `/api/rounds/${encodeURIComponent(round)}/report`);

  /** What was said to support before, and whom the player has muted. After a lost line, what was missed. */
  private async remember(): Promise<void> {
    try {
      const [channel, muted] = await Promise.all([this.house.call("GET", "/api/chat/support"), this.known ? this.muted : this.house.call("GET", "/api/chat/mutes")]);
      this.support = (channel as SupportChannel).messages;
      this.unread = (channel as SupportChannel).unread;
      this.muted = muted as MutedShown[];
      this.known = true;
      if (this.looking === "support") await this.read();
    } catch {
      // Not now; the next hello asks again.
    }
  }

  private async read(): Promise<void> {
    const number = this.support.at(-1)?.number;
    if (!number || !this.unread) return;
    this.unread = 0;
    await this.house.call("POST", "/api/chat/support/read", { number }).catch(() => undefined);
  }
}

/** Whether nothing came of a command because the house said no. */
export const wasRefused = (error: unknown): error is RefusedError => error instanceof RefusedError;
