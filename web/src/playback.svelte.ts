/**
 * Plays what the server said, one step after another. Each step applies the view an event led to and waits a
 * while for the eye; with nothing to wait for, or nobody watching, steps apply at once.
 */
import { reducedMotion } from "./settings.svelte";

/** How long an event's effect is looked at before the next one, in milliseconds. */
const PAUSE: Record<string, number> = {
  betting_closed: 350,
  card_dealt: 190,
  stage_opened: 0,
  option_chosen: 120,
  stage_closed: 250,
  card_turned: 420,
  lines_settled: 200,
};

/** A long burst is hurried, so that a full table's deal does not eat the time to decide. */
const BURST_MS = 1400;

interface Step {
  kind: string;
  apply: () => void;
}

export class Playback {
  playing = $state(false);
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Play a step after those before it. */
  push(kind: string, apply: () => void): void {
    this.steps.push({ kind, apply });
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
      const step = this.steps.shift();
      if (!step) break;
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

  private pauseOf(kind: string): number {
    if (document.hidden || reducedMotion()) return 0;
    return Math.min(PAUSE[kind] ?? 0, BURST_MS / (this.steps.length + 1));
  }
}
