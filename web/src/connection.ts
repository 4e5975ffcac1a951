/**
 * The socket: one per page, kept open. Commands that carry a key wait for their answer and are said again, with
 * the same key, after a reconnect: the server carries out a key once.
 */
import { newKey } from "./random";
import type { Accepted, Command, Keyed, Message, Refused } from "./wire";

export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  /** With the code that the server gave, if any. */
  onclose: ((code?: number) => void) | null;
}

export type Dial = () => Line;

export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

const OVER: Refused = { type: "refused", key: null, code: "session_ended", args: {}, message: "This session has ended." };

interface Waiting {
  command: Command;
  resolve: (accepted: Accepted) => void;
  reject: (error: RefusedError) => void;
}

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 8000;
const PING_MS = 15000;
/** The server's word that the session is over: trying again would change nothing. */
const SESSION_OVER = 1008;

export class Connection {
  onmessage: (message: Message) => void = () => {};
  onstate: (up: boolean) => void = () => {};
  onended: () => void = () => {};

  private line: Line | null = null;
  private up = false;
  private retry = FIRST_RETRY_MS;
  private pings = 0;
  private pongs = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** Whether someone has done something on the page since the last ping. */
  private touched = false;
  private readonly waiting = new Map<string, Waiting>();
  /** Tables being watched -> the last event number seen, null before the first. */
  private readonly watched = new Map<string, number | null>();

  private listening: string | null = null;

  constructor(private readonly dial: Dial) {}

  open(): void {
    this.closed = false;
    const line = this.dial();
    this.line = line;
    line.onopen = () => this.opened();
    line.onmessage = (text) => this.heard(JSON.parse(text) as Message);
    line.onclose = (code) => this.lost(line, code);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.again);
    this.line?.close();
  }

  /** Someone is at the page: the next ping says so, and an idle session does not end. */
  touch = (): void => void (this.touched = true);

  /** Begin anew as somebody else: what was watched or waited for was another's. */
  reopen(): void {
    this.close();
    this.watched.clear();
    for (const { reject } of this.waiting.values()) reject(new RefusedError(OVER));
    this.waiting.clear();
    this.retry = FIRST_RETRY_MS;
    this.open();
  }

  join(table: string): void {
    if (this.watched.has(table)) return;
    this.watched.set(table, null);
    this.say({ type: "join", table });
    if (table === this.listening) this.sayListening();
  }

  /** Hear what is said at a table, or with null at none; one table at a time, while it is joined. */
  listen(table: string | null): void {
    this.listening = table;
    this.sayListening();
  }

  private sayListening(): void {
    if (this.listening && this.watched.has(this.listening)) this.say({ type: "listen", table: this.listening });
  }

  part(table: string): void {
    if (this.watched.delete(table)) this.say({ type: "part", table });
  }

  /** Say a command and wait until it is carried out, or refused. */
  command(keyed: Keyed): Promise<Accepted> {
    const command: Command = { ...keyed, key: newKey() };
    return new Promise((resolve, reject) => {
      this.waiting.set(command.key, { command, resolve, reject });
      this.say(command);
    });
  }

  private say(command: Command): void {
    if (this.up) this.line?.send(JSON.stringify(command));
  }

  private opened(): void {
    this.up = true;
    this.retry = FIRST_RETRY_MS;
    this.pings = this.pongs = 0;
    this.onstate(true);
    for (const table of this.watched.keys()) this.say({ type: "join", table });
    this.sayListening();
    for (const { command } of this.waiting.values()) this.say(command);
    clearInterval(this.timer);
    this.timer = setInterval(() => this.ping(), PING_MS);
  }

  private ping(): void {
    // A ping without its pong before the next one is due: the line is dead, though nobody said so, and nobody may
    // ever answer its closing either.
    if (this.line && this.pings > this.pongs) {
      const dead = this.line;
      dead.close();
      this.lost(dead);
    } else this.say({ type: "ping", number: ++this.pings, ...(this.touched && { here: true }) });
    this.touched = false;
  }

  private lost(line: Line, code?: number): void {
    if (line !== this.line) return;
    this.line = null;
    this.up = false;
    clearInterval(this.timer);
    this.onstate(false);
    if (this.closed) return;
    if (code === SESSION_OVER) return this.onended();
    this.again = setTimeout(() => this.open(), this.retry * (0.75 + Math.random() / 2));
    this.retry = Math.min(LAST_RETRY_MS, this.retry * 2);
  }

  private heard(message: Message): void {
    switch (message.type) {
      case "pong":
        this.pongs = message.number;
        return;
      case "accepted":
        this.settle(message.key)?.resolve(message);
        return;
      case "refused":
        if (message.key !== null) {
          const waiting = this.settle(message.key);
          if (waiting) return waiting.reject(new RefusedError(message));
        }
        break;
      case "snapshot":
        if (!this.watched.has(message.table)) return;
        this.watched.set(message.table, message.number);
        break;
      case "event":
        if (!this.follows(message.table, message.number)) return;
        break;
    }
    this.onmessage(message);
  }

  private settle(key: string): Waiting | undefined {
    const waiting = this.waiting.get(key);
    this.waiting.delete(key);
    return waiting;
  }

  /** Whether an event is the next one of its table. An older one is ignored; a hole asks for a snapshot. */
  private follows(table: string, number: number): boolean {
    const seen = this.watched.get(table);
    if (seen === undefined) return false;
    if (seen === null || number <= seen) return false;
    if (number > seen + 1) {
      this.say({ type: "join", table });
      return false;
    }
    this.watched.set(table, number);
    return true;
  }
}
