/**
 * Plays what the server said, one step after another. Each step applies the view an event led to and waits a
 * while for the eye; with nothing to wait for, or nobody watching, steps apply at once.
 *
 * Where a picture shows the table, it comes late: what the camera sees waits until the picture has come to the time
 * of the event, within bounds. What the house decides, and the time it leaves, wait for nothing.
 */
import { reducedMotion } from "../settings.svelte";

/**
 * How long an event's effect is looked at before the next one, in milliseconds. None for another player's choice: who
 * is deciding meanwhile must not lose the buttons.
 */
const PAUSE: Record<string, number> = {
  betting_closed: 350,
  card_dealt: 190,
  stage_closed: 250,
  card_turned: 420,
  lines_settled: 200,
};

/** Where nothing moves, only words need their time: that bets are closed (E2). */
const PAUSE_OF_WORDS: Record<string, number> = { betting_closed: 600 };

/** A long burst is hurried, so that a full table's deal does not eat the time to decide. */
const BURST_MS = 1400;

/** What the camera sees, or hears. Bets, choices and seats are the page's own and need no picture. */
const FILMED = new Set([
  "round_opened",
  "betting_closed",
  "card_dealt",
  "card_turned",
  "card_burnt",
  "stage_opened",
  "stage_closed",
  "lines_settled",
  "round_ended",
  "announced",
]);

/** However late the picture is, nothing waits for it longer. */
export const LONGEST_WAIT_MS = 8000;
const LOOK_MS = 50;

/** The time of day in the picture that is on the page, in milliseconds; null where there is none to wait for. */
export type Picture = () => number | null;

interface Step {
  kind: string;
  apply: () => void;
  /** When it happened, by the house's time of day; null for what no camera sees. */
  at: number | null;
  /** When it is shown at the latest, by this page's clock. */
  until: number;
}

export interface Timed {
  /** The house's time of day when it happened, in milliseconds. */
  at: number;
  /** What is left to act in then, in milliseconds; Infinity where there is nothing to do. */
  left: number;
}

export class Playback {
  playing = $state(false);
  picture: Picture = () => null;
  /** A dealer says what is to be read meanwhile. */
  spoken = false;
  /** Cards come at once, without a pause. */
  quick: () => boolean = () => false;
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Play a step after those before it. Waiting for a picture never takes more than half of the time to act. */
  push(kind: string, apply: () => void, timed: Timed | null = null): void {
    const waits = timed !== null && FILMED.has(kind);
    const longest = waits ? Math.min(LONGEST_WAIT_MS, timed.left / 2) : 0;
    const until = performance.now() + longest;
    // What leads to something to do has no longer than that: it is shown before.
    if (waits) for (const step of this.steps) step.until = Math.min(step.until, until);
    this.steps.push({ kind, apply, at: waits ? timed.at : null, until });
    if (!this.playing) this.run();
  }

  /** Forget what was to be played: a snapshot says it all. */
  clear(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.playing = false;
  }

  private run = (): void => {
    for (;;) {
      const step = this.steps[0];
      if (!step) break;
      const wait = this.waitOf(step);
      if (wait) {
        this.playing = true;
        this.timer = setTimeout(this.run, wait);
        return;
      }
      this.steps.shift();
      const pause = this.pauseOf(step.kind);
      if (pause) this.playing = true;
      step.apply();
      if (pause) {
        this.timer = setTimeout(this.run, pause);
        return;
      }
    }
    this.playing = false;
  };

  private waitOf(step: Step): number {
    const seen = step.at === null ? null : this.picture();
    if (step.at === null || seen === null || seen >= step.at) return 0;
    return Math.max(0, Math.min(LOOK_MS, step.until - performance.now()));
  }

  private pauseOf(kind: string): number {
    if (document.hidden || this.quick()) return 0;
    if (reducedMotion()) return this.spoken ? (PAUSE_OF_WORDS[kind] ?? 0) : 0;
    return Math.min(PAUSE[kind] ?? 0, BURST_MS / (this.steps.length + 1));
  }
}
