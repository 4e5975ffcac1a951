/** The house's clock as this browser counts it down: from the moment a message arrived, never by the time of day. */
import type { ClockShown } from "../wire";

export type Light = "green" | "yellow" | "red";

const TICK_MS = 200;
/** Chips close a little before the house does: a click in the last moment would be refused anyway. */
const EARLY_MS = 300;

export class Clock {
  window = $state<string | null>(null);
  left = $state(0);
  total = $state(0);
  /** What was left when the house last spoke of it, in milliseconds. */
  said = $state(0);
  /** The table is paused: the time that is left stays. */
  frozen = $state(false);
  private warn = 0;
  private deadline = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  light: Light = $derived.by(() => {
    if (this.frozen || this.left <= 0 || (this.window !== "betting" && this.window !== "decision")) return "red";
    return this.left <= this.warn ? "yellow" : "green";
  });

  seconds = $derived(Math.ceil(this.left / 1000));

  /** Take over what a message said that arrived at `heard`: shown later, it has less left to show. */
  set(shown: ClockShown | null, heard = performance.now()): void {
    this.window = shown?.window ?? null;
    this.total = shown?.total_ms ?? 0;
    this.said = shown?.remaining_ms ?? 0;
    this.frozen = shown?.frozen ?? false;
    this.warn = shown?.warn_ms ?? 0;
    this.deadline = heard + this.said;
    this.tick();
    clearInterval(this.timer);
    if (shown && !this.frozen) this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** The house has closed the window: nothing is left of it. */
  end(): void {
    this.stop();
    this.left = 0;
  }

  open(window: string): boolean {
    return this.window === window && !this.frozen && this.left > EARLY_MS;
  }

  private tick(): void {
    this.left = this.frozen ? this.said : Math.max(0, this.deadline - performance.now());
  }
}
