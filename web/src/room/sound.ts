/**
 * The sounds of a table, made on the spot: clay on clay, paper on felt, three soft notes; and what calls a supervisor.
 * Quiet, short, and only once somebody has touched the page: browsers allow no sound before.
 */
export type Effect = "chip" | "card" | "win" | "warning" | "alarm";

/** The loudest that anything gets, as a share of what the device can do. */
const FULL = 0.5;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A tone that fades away: frequency in hertz, times in seconds from now. */
function tone(to: AudioNode, hertz: number, at: number, lasts: number, gain: number, type: OscillatorType = "sine"): void {
  const { context } = to as AudioNode & { context: AudioContext };
  const source = new OscillatorNode(context, { frequency: hertz, type });
  const fade = new GainNode(context, { gain: 0 });
  const start = context.currentTime + at;
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(gain, start + 0.004);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(fade).connect(to);
  source.start(start);
  source.stop(start + lasts);
}

/** A breath of noise around a frequency. */
function brush(to: AudioNode, hertz: number, at: number, lasts: number, gain: number): void {
  const { context } = to as AudioNode & { context: AudioContext };
  if (!noise) {
    noise = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 0.9 });
  const fade = new GainNode(context, { gain: 0 });
  const start = context.currentTime + at;
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(gain, start + lasts / 4);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(band).connect(fade).connect(to);
  source.start(start);
  source.stop(start + lasts);
}

const EFFECTS: Record<Effect, (to: AudioNode) => void> = {
  chip: (to) => {
    for (const [at, gain] of [[0, 0.22], [0.045, 0.13]] as const) {
      tone(to, 2650, at, 0.05, gain);
      tone(to, 4310, at, 0.035, gain / 2);
    }
  },
  card: (to) => brush(to, 2100, 0, 0.11, 0.5),
  win: (to) => [523.25, 659.25, 783.99].forEach((hertz, i) => tone(to, hertz, i * 0.11, 0.5, 0.16)),
  warning: (to) => [392, 330].forEach((hertz, i) => tone(to, hertz, i * 0.13, 0.22, 0.2, "triangle")),
  alarm: (to) => [880, 660, 880, 660].forEach((hertz, i) => tone(to, hertz, i * 0.22, 0.28, 0.34, "triangle")),
};

/** Make a sound; `volume` from 0 to 1. */
export function play(effect: Effect, volume: number): void {
  const to = volume > 0 ? ready() : null;
  if (!to) return;
  const master = new GainNode(to, { gain: volume * volume * FULL });
  master.connect(to.destination);
  EFFECTS[effect](master);
  setTimeout(() => master.disconnect(), 1500);
}
