/** Accounts, staff and the audit as the server shows them: a mirror of its wire/people. */
import type { Role } from "../wire";

export type StaffRole = Exclude<Role, "player">;
export const STAFF_ROLES: readonly StaffRole[] = ["dealer", "supervisor", "support", "admin"];

export interface Account {
  player: string;
  name: string;
  guest: boolean;
  role: Role;
  created_ms: number;
  sessions: number;
  idle_ms: number | null;
}

export interface PersonShown {
  player: string;
  name: string;
  guest: boolean;
  role: Role;
  barred: boolean;
  created_ms: number;
  here: boolean;
}

export interface Hired {
  person: PersonShown;
  password: string;
}

export interface AuditRow {
  number: number;
  at_ms: number;
  by: string;
  name: string;
  role: string;
  act: string;
  subject: string;
  about: string;
  why: string;
  before: string;
  after: string;
  hash: string;
}

export interface Chain {
  whole: boolean;
  rows: number;
  broken: number | null;
  last_hash: string;
}
