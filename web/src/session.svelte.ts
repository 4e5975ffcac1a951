/** The player at this browser: who, what money, which tables are in view. */
import { Connection, RefusedError, randomHex } from "./connection";
import { House, HouseError, type Transport, server } from "./house";
import { notices } from "./notices.svelte";
import { Table } from "./table.svelte";
import type { Me, Message, Wallet } from "./wire";
import { refusal } from "./words";

export class Session {
  me = $state.raw<Me | null>(null);
  wallet = $state.raw<Wallet>({ currency: "PLAY", exponent: 2, available: 0, held: 0 });
  up = $state(false);
  /** Why nothing works, when nothing does. */
  failed = $state(false);
  table = $state.raw<Table | null>(null);
  missing = $state<string | null>(null);
  readonly house: House;
  /** Who else hears what the server says: pages that are no table of the player's. */
  readonly listeners = new Set<(message: Message) => void>();
  private readonly connection: Connection;
  /** The table asked for, while its description is on the way and after. */
  private looking: string | null = null;

  constructor(transport: Transport = server) {
    this.house = new House(transport);
    this.connection = new Connection(this.house.dial);
    this.connection.onstate = (up) => (this.up = up);
    this.connection.onmessage = (message) => this.heard(message);
  }

  async start(): Promise<void> {
    try {
      this.me = await this.house.session();
      this.failed = false;
      this.connection.open();
      if (this.me.role === "player") this.wallet = await this.house.wallet();
    } catch {
      this.failed = true;
      setTimeout(() => void this.start(), 3000);
    }
  }

  /** Look at a table; the one looked at before is no longer told about. Seats and bets stay. */
  async look(id: string): Promise<void> {
    if (this.looking === id) return;
    this.away();
    this.looking = id;
    try {
      const desc = await this.house.table(id);
      if (this.looking !== id) return;
      this.table = new Table(desc, this.connection, this.wallet.available);
      this.missing = null;
      this.connection.join(id);
    } catch (error) {
      if (this.looking !== id) return;
      this.looking = null;
      this.missing = id;
      this.problem(error);
    }
  }

  /** Watch a table beside the one looked at; listeners hear of it. Returns what ends it. */
  watch(id: string): () => void {
    this.connection.join(id);
    return () => this.connection.part(id);
  }

  away(): void {
    this.looking = null;
    if (!this.table) return;
    this.connection.part(this.table.desc.id);
    this.table.close();
    this.table = null;
  }

  async topUp(): Promise<void> {
    try {
      this.paid(await this.house.topUp(randomHex(16)));
    } catch (error) {
      this.problem(error);
    }
  }

  /** Word what went wrong with a call. */
  problem(error: unknown): void {
    if (error instanceof HouseError) notices.toast(refusal(error.code, error.args, this.wallet, ""));
    else if (error instanceof RefusedError) notices.toast(refusal(error.refused.code, error.refused.args, this.wallet, ""));
    else notices.toast(refusal("unreachable", {}, this.wallet, ""));
  }

  private paid(wallet: Wallet): void {
    this.wallet = wallet;
    this.table?.paid(wallet);
  }

  private heard(message: Message): void {
    for (const listener of this.listeners) listener(message);
    switch (message.type) {
      case "wallet":
        return this.paid(message);
      case "hello":
        this.me = { player: message.player, name: message.name, guest: message.guest, role: message.role };
        return;
      case "snapshot":
      case "event":
        if (message.table === this.table?.desc.id) this.table.heard(message);
        return;
      case "refused":
        notices.toast(refusal(message.code, message.args, this.wallet, ""));
    }
  }
}
