/**
 * A table's picture: an HLS stream, its qualities and its time code. The player that reads such streams is loaded
 * only when there is one. Where it fails, the table goes on without: nothing but the drawn dealer depends on it.
 */
import type Hls from "hls.js/light";
import { notices } from "../notices.svelte";
import { settings, type Video } from "../settings.svelte";
import { room } from "./words";

const AGAIN_MS = 5000;
const TRIES = 3;
/** Segments behind the newest: fewer are nearer to now, and stall sooner. */
const BEHIND = 2;

/** Safari tells when its stream's first picture was taken; the types do not know it. */
type Native = HTMLVideoElement & { getStartDate?: () => Date };

export class Film {
  playing = $state(false);
  /** Heights of the qualities there are, best first. */
  levels = $state.raw<number[]>([]);
  /** The quality in sight. */
  height = $state<number | null>(null);
  private video: Native | null = null;
  private hls: Hls | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly address: string) {}

  /** Show it on an element until the answer is called. */
  attach = (video: HTMLVideoElement): (() => void) => {
    this.video = video;
    video.onplaying = () => {
      this.playing = true;
      this.tries = 0;
    };
    void this.open();
    return () => this.close();
  };

  /** The time of day that the picture shows, in milliseconds; null where it shows none, or nobody looks. */
  time = (): number | null => {
    const { video } = this;
    if (!video || !this.playing || video.paused || document.hidden) return null;
    if (this.hls) return this.hls.playingDate?.getTime() ?? null;
    const start = video.getStartDate?.().getTime() ?? NaN;
    return Number.isNaN(start) ? null : start + video.currentTime * 1000;
  };

  choose(quality: Video): void {
    const { hls } = this;
    if (hls && quality !== "off") hls.nextLevel = quality === "auto" ? -1 : nearest(hls.levels.map((one) => one.height), quality);
  }

  private async open(): Promise<void> {
    const { video } = this;
    const { default: Player } = await import("hls.js/light");
    if (!video || video !== this.video) return;
    // With media source extensions the quality can be chosen; without, the browser reads the stream and chooses.
    if (!Player.isSupported()) {
      video.onerror = () => this.failed();
      video.src = this.address;
      return this.play();
    }
    const hls = new Player({ enableWorker: false, liveSyncDurationCount: BEHIND, backBufferLength: 20, capLevelToPlayerSize: true });
    this.hls = hls;
    hls.on(Player.Events.MANIFEST_PARSED, () => {
      this.levels = [...new Set(hls.levels.map((one) => one.height))].sort((a, b) => b - a);
      this.choose(settings.video);
      this.play();
    });
    hls.on(Player.Events.LEVEL_SWITCHED, (_, { level }) => (this.height = hls.levels[level]?.height ?? null));
    hls.on(Player.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return;
      if (type === Player.ErrorTypes.MEDIA_ERROR && this.tries++ < TRIES) hls.recoverMediaError();
      else this.failed();
    });
    hls.loadSource(this.address);
    hls.attachMedia(video);
  }

  private play(): void {
    // Where the browser lets nothing play by itself, the drawn dealer stays.
    this.video?.play().catch(() => (this.playing = false));
  }

  /** Try again a few times; then the drawn dealer stays. */
  private failed(): void {
    this.playing = false;
    this.hls?.destroy();
    this.hls = null;
    if (this.tries++ < TRIES) this.again = setTimeout(() => void this.open(), AGAIN_MS);
    else notices.toast(room("video-failed"), "note");
  }

  private close(): void {
    clearTimeout(this.again);
    this.playing = false;
    this.hls?.destroy();
    this.hls = null;
    if (this.video) this.video.onplaying = this.video.onerror = null;
    this.video = null;
    this.height = null;
  }
}

/** The place of the height that is nearest to a wish. */
export function nearest(heights: number[], wish: number): number {
  let best = 0;
  heights.forEach((height, i) => {
    if (Math.abs(height - wish) < Math.abs(heights[best]! - wish)) best = i;
  });
  return best;
}
