/** What chat and support say: a mirror of the server's wire/desk. */
import type { HistoryRow, RoundShown, TableEvent } from "../wire";

export interface ChatShown {
  number: number;
  at_ms: number;
  round: string | null;
  name: string;
  role: string;
  you: boolean;
  text: string;
  code: string | null;
}

export type ChatMessage =
  | { type: "chat_history"; table: string; messages: ChatShown[] }
  | { type: "chat"; table: string; message: ChatShown }
  | { type: "chat_silenced"; remaining_ms: number }
  | { type: "support"; message: ChatShown; unread: number }
  | { type: "support_called"; player: string; name: string; message: ChatShown };

export interface MutedShown {
  mute: number;
  name: string;
}

export interface SupportChannel {
  messages: ChatShown[];
  unread: number;
}

export interface ReplayStep {
  at_ms: number;
  event: TableEvent;
  view: RoundShown;
}

export interface Replay {
  round: string;
  table: string;
  table_name: string;
  game: string;
  currency: string;
  exponent: number;
  opened_ms: number;
  steps: ReplayStep[];
  chat: ChatShown[];
}

export interface ConversationShown {
  player: string;
  name: string;
  guest: boolean;
  last_ms: number;
  unread: number;
}

export interface ConversationWhole {
  player: string;
  name: string;
  guest: boolean;
  silent_ms: number;
  messages: ChatShown[];
}

export interface ReportShown {
  report: number;
  at_ms: number;
  by: string;
  kind: "message" | "round";
  table: string;
  round: string | null;
  message: number | null;
  author: string | null;
  text: string | null;
  closed_ms: number | null;
  closed_by: string | null;
  word: string | null;
}

export interface RoundFound {
  round: string;
  table: string;
  table_name: string;
  opened_ms: number;
  ended_ms: number | null;
  outcome: string | null;
}

export interface PlayerFound {
  player: string;
  name: string;
  guest: boolean;
  created_ms: number;
}

export interface PlayersRounds {
  player: string;
  name: string;
  rounds: HistoryRow[];
}

/** As many characters as a message may have. */
export const MOST_CHARACTERS = 200;
/** As many messages as a page keeps of a table. */
export const MOST_LINES = 200;
