/** How the client reaches the server: the REST calls and a socket. Tests and the dev page put a fake here. */
import type { Dial, Line } from "./connection";
import type { AdviceShown, LabGame, OddsAsked, OddsFound } from "./lab/wire";
import type { RuledTable, Verdict } from "./rules/wire";
import type { HistoryRow, Me, RoundShown, TableCard, TableDescription, Wallet } from "./wire";

export class HouseError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number>,
    message: string,
  ) {
    super(message);
  }
}

export type Call = (method: "GET" | "POST", path: string, body?: unknown) => Promise<unknown>;

export interface Transport {
  call: Call;
  dial: Dial;
}

export class House {
  readonly dial: Dial;
  /** Any call of the API, for pages whose calls are named where they are used. */
  readonly call: Call;

  constructor(private readonly transport: Transport) {
    this.dial = transport.dial;
    this.call = transport.call;
  }

  private get<T>(path: string): Promise<T> {
    return this.transport.call("GET", path) as Promise<T>;
  }

  session = (): Promise<Me> => this.transport.call("POST", "/api/session") as Promise<Me>;
  wallet = (): Promise<Wallet> => this.get("/api/wallet");
  tables = (): Promise<TableCard[]> => this.get("/api/tables");
  table = (id: string): Promise<TableDescription> => this.get(`/api/tables/${encodeURIComponent(id)}`);
  round = (id: string): Promise<RoundShown> => this.get(`/api/rounds/${encodeURIComponent(id)}`);
  /** The same description, with what only a rules page reads. */
  rules = (id: string): Promise<RuledTable> => this.get(`/api/tables/${encodeURIComponent(id)}`);
  verify = (id: string): Promise<Verdict> => this.get(`/api/rounds/${encodeURIComponent(id)}/verify`);
  labGames = (): Promise<LabGame[]> => this.get("/api/odds");
  odds = (game: string, asked: OddsAsked): Promise<OddsFound> =>
    this.transport.call("POST", `/api/odds/${encodeURIComponent(game)}`, asked) as Promise<OddsFound>;
  advice = (round: string): Promise<AdviceShown> => this.get(`/api/rounds/${encodeURIComponent(round)}/advice`);
  topUp = (key: string): Promise<Wallet> => this.transport.call("POST", "/api/cashier/top-up", { key }) as Promise<Wallet>;

  history(limit = 50, before?: string): Promise<HistoryRow[]> {
    const query = new URLSearchParams({ limit: String(limit), ...(before ? { before } : {}) });
    return this.get(`/api/history?${query}`);
  }
}

async function call(method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    credentials: "same-origin",
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const told = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  if (answer.ok) return told;
  throw new HouseError(
    String(told?.["code"] ?? answer.status),
    (told?.["args"] ?? {}) as Record<string, string | number>,
    String(told?.["message"] ?? answer.statusText),
  );
}

function dial(): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  const line: Line = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event) => line.onmessage?.(String(event.data));
  socket.onclose = (event) => line.onclose?.(event.code);
  return line;
}

export const server: Transport = { call, dial };
