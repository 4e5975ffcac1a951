/** The player at this browser: who, what money, which tables are in view. */
import { Chat } from "./chat/chat.svelte";
import { Connection, RefusedError } from "./connection";
import { House, HouseError, type Transport, server } from "./house";
import { isFun } from "./money/fun";
import { MoneyDesk } from "./money/desk.svelte";
import { notices } from "./notices.svelte";
import { newKey } from "./random";
import { Table } from "./table/table.svelte";
import type { Me, Message, Wallet } from "./wire";
import { refusal } from "./words";

export class Session {
  me = $state.raw<Me | null>(null);
  wallet = $state.raw<Wallet>({ currency: "PLAY", exponent: 2, available: 0, held: 0 });
  up = $state(false);
  /** Why nothing works, when nothing does. */
  failed = $state(false);
  /** Whether the session ended by itself or elsewhere: nothing goes on before somebody comes in. */
  gone = $state(false);
  table = $state.raw<Table | null>(null);
  missing = $state<string | null>(null);
  readonly house: House;
  readonly chat: Chat;
  readonly money: MoneyDesk;
  /** Who else hears what the server says: pages that are no table of the player's. */
  readonly listeners = new Set<(message: Message) => void>();
  private readonly connection: Connection;
  /** The table asked for, while its description is on the way and after. */
  private looking: string | null = null;
  private entering = false;

  constructor(transport: Transport = server) {
    this.house = new House(transport);
    this.connection = new Connection(this.house.dial);
    this.chat = new Chat(this.house, this.connection);
    this.money = new MoneyDesk(this.house, (error) => this.problem(error));
    this.connection.onstate = (up) => (this.up = up);
    this.connection.onmessage = (message) => this.heard(message);
    this.connection.onended = () => void this.ended();
    for (const sign of ["pointerdown", "keydown", "wheel"]) addEventListener(sign, this.connection.touch, { passive: true });
  }

  async start(): Promise<void> {
    try {
      await this.be(await this.house.session());
      this.failed = false;
    } catch {
      this.failed = true;
      setTimeout(() => void this.start(), 3000);
    }
  }

  /** Come in with a new token, perhaps as somebody else: what `call` answers is who it is from now on. */
  async enter(call: () => Promise<Me>): Promise<Me> {
    this.entering = true;
    try {
      const me = await call();
      await this.be(me);
      return me;
    } finally {
      this.entering = false;
    }
  }

  /** Sign out, and go on as a guest. */
  leave = (): Promise<Me> =>
    this.enter(async () => {
      await this.house.call("POST", "/api/people/sign-out", {});
      return this.house.session();
    });

  private async be(me: Me): Promise<void> {
    this.away();
    this.me = me;
    this.gone = false;
    this.connection.reopen();
    if (me.role === "player") this.wallet = await this.house.wallet();
  }

  /** The server hung up because the session is over; another page of this browser may have begun a new one. */
  private async ended(): Promise<void> {
    if (this.entering) return;
    try {
      await this.be((await this.house.call("GET", "/api/people/me")) as Me);
    } catch (error) {
      if (!(error instanceof HouseError)) setTimeout(() => void this.ended(), 3000);
      else if (!this.entering) {
        this.gone = true;
        this.away();
        this.me = null;
      }
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
      this.table = new Table(desc, this.connection, isFun(desc) ? 0 : this.wallet.available);
      this.missing = null;
      this.connection.join(id);
      this.chat.listen(desc.kind === "live" ? id : null);
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
    this.chat.listen(null);
    if (!this.table) return;
    this.connection.part(this.table.desc.id);
    this.table.close();
    this.table = null;
  }

  async topUp(): Promise<void> {
    try {
      const fun = this.table && isFun(this.table.desc);
      this.paid(fun ? ((await this.house.call("POST", "/api/cashier/trial")) as Wallet) : await this.house.topUp(newKey()));
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
    if (!isFun(wallet)) this.wallet = wallet;
    if (wallet.currency === this.table?.desc.currency) this.table.paid(wallet);
  }

  private heard(message: Message): void {
    for (const listener of this.listeners) listener(message);
    this.chat.heard(message);
    this.money.heard(message);
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
