import type { VerdictKind } from "./verdict.ts";

interface Signal {
  /** Tones one after the other: hertz, and milliseconds. */
  tones: readonly (readonly [hertz: number, ms: number])[];
  /** Vibration pattern: milliseconds of vibration and of pause in turn. */
  shakes: readonly number[];
}

const good: Signal = { tones: [[1320, 140]], shakes: [80] };
const again: Signal = {
  tones: [
    [660, 160],
    [660, 160],
  ],
  shakes: [160, 90, 160],
};
const elsewhere: Signal = {
  tones: [
    [520, 180],
    [390, 260],
  ],
  shakes: [240, 90, 80],
};
const wrong: Signal = {
  tones: [
    [196, 260],
    [147, 480],
  ],
  shakes: [450, 120, 450],
};

const signals: Record<VerdictKind, Signal> = {
  admitted: good,
  already: again,
  "wrong-day": elsewhere,
  "wrong-event": elsewhere,
  "wrong-gate": elsewhere,
  unchecked: elsewhere,
  cancelled: wrong,
  "event-postponed": wrong,
  "event-cancelled": wrong,
  forged: wrong,
  unknown: wrong,
};

let audio: AudioContext | null = null;

/** Enables sounds. Call it from a click: browsers allow audio only then. */
export function allowSounds(): void {
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

/** Signals a verdict by sound and vibration, so that staff needn't look at the screen. */
export function giveSignal(kind: VerdictKind): void {
  const { tones, shakes } = signals[kind];
  if ("vibrate" in navigator) navigator.vibrate([...shakes]);
  if (audio === null || audio.state !== "running") return;
  let at = audio.currentTime;
  for (const [hertz, ms] of tones) {
    const seconds = ms / 1000;
    const oscillator = new OscillatorNode(audio, { frequency: hertz, type: kind === "admitted" ? "sine" : "square" });
    const volume = new GainNode(audio, { gain: 0.2 });
    volume.gain.setTargetAtTime(0, at + seconds - 0.03, 0.01);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds + 0.05;
  }
}
