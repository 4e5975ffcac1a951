/** Calls the supervisor from whatever else they look at: every new incident is heard once, unless the sound is off. */
import { play } from "../room/sound";
import { settings } from "../settings.svelte";
import type { IncidentShown } from "./wire";

export class Alarm {
  /** The number of the latest incident that is known; null before the floor is. Numbers only rise. */
  private latest: number | null = null;

  /** Those of the open incidents that are new since the last time. What is open when the page opens calls nobody. */
  heed(open: readonly IncidentShown[]): IncidentShown[] {
    const { latest } = this;
    const fresh = latest === null ? [] : open.filter((one) => one.incident > latest);
    this.latest = Math.max(latest ?? 0, ...open.map((one) => one.incident));
    if (fresh.length && settings.sound) play("alarm", settings.volume);
    return fresh;
  }
}
