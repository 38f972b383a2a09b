import { type SoundKind, settings } from "./settings.svelte.ts";

/** All sounds, each with its kind. Which events make which is decided by the words of the event's name, so that any game is heard. */
const KINDS = {
  turn: "turn",
  bell: "turn",
  lose: "turn",
  dice: "dice",
  card: "cards",
  step: "cards",
  blow: "fight",
  shot: "fight",
  boom: "fight",
  fire: "fight",
  hurt: "fight",
  chat: "chat",
} as const satisfies { readonly [sound: string]: SoundKind };
export type Sound = keyof typeof KINDS;
const isSound = (name: string): name is Sound => name in KINDS;
export const SOUNDS: readonly Sound[] = Object.keys(KINDS).filter(isSound);

const words: readonly (readonly [RegExp, Sound])[] = [
  [/(^|[^o]-)roll(ed)?\b|\bdie\b|\bdice\b/, "dice"],
  [/explo|burst|boom/, "boom"],
  [/shot|splinter|fired|gunfire$/, "shot"],
  [/burn|flame|\bfire|shock|pour/, "fire"],
  [/melee|fought/, "blow"],
  [/die|dead|fell|lost|wound|bitten|claw|taken|-hit$|killed/, "hurt"],
  [/sunrise|phase|round/, "bell"],
  [/ended|over/, "lose"],
  [/move|swap|enter|merge|order|placed/, "step"],
  [/drew|play|discard|laid|net|crown|shield|click|^card$|^story$|forage/, "card"],
];

/** The sound of an event, by its name; null for silence. `lost`: whether those who listen lose by it, should it be the end. */
export function soundOf(event: string, lost = true): Sound | null {
  const sound = words.find(([pattern]) => pattern.test(event))?.[1] ?? null;
  return sound === "lose" && !lost ? "bell" : sound;
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Whether such sounds are wanted. */
export function isHeard(kind: SoundKind): boolean {
  const { sound, volume, hushed } = settings.values;
  return sound && volume > 0 && !hushed.includes(kind);
}

/** Where sounds are made; null until the person has touched the page: browsers want it so. */
export function audible(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !(navigator.userActivation?.hasBeenActive ?? true)) return null;
  context ??= new AudioContext();
  return context;
}

/** Plays a sound, made on the spot from tones and noise. */
export function play(sound: Sound): void {
  if (!isHeard(KINDS[sound])) return;
  const context = audible();
  if (context === null) return;
  const at = context.currentTime;
  const out = context.createGain();
  out.gain.value = settings.values.volume * 0.5;
  out.connect(context.destination);
  switch (sound) {
    case "turn":
      tone(context, out, 523, at, 0.18, 0.5, "sine");
      tone(context, out, 784, at + 0.12, 0.3, 0.5, "sine");
      return;
    case "card":
      hiss(context, out, at, 0.09, 3200, 0.35);
      return;
    case "dice":
      for (const after of [0, 0.09, 0.16, 0.21]) hiss(context, out, at + after, 0.045, 2400, 0.5);
      return;
    case "chat":
      tone(context, out, 880, at, 0.09, 0.3, "sine");
      tone(context, out, 1175, at + 0.07, 0.14, 0.25, "sine");
      return;
    case "step":
      tone(context, out, 96, at, 0.12, 0.5, "triangle");
      return;
    case "blow":
      hiss(context, out, at, 0.14, 700, 0.7);
      tone(context, out, 110, at, 0.16, 0.7, "triangle", 60);
      return;
    case "shot":
      hiss(context, out, at, 0.16, 1400, 0.9);
      tone(context, out, 140, at, 0.1, 0.6, "square");
      return;
    case "boom":
      hiss(context, out, at, 0.7, 420, 1);
      tone(context, out, 52, at, 0.6, 0.9, "sine");
      return;
    case "fire":
      hiss(context, out, at, 0.5, 900, 0.4);
      return;
    case "hurt":
      tone(context, out, 174, at, 0.22, 0.4, "sawtooth", 98);
      return;
    case "bell":
      tone(context, out, 330, at, 0.7, 0.35, "sine");
      tone(context, out, 660, at, 0.5, 0.15, "sine");
      return;
    case "lose":
      tone(context, out, 392, at, 0.5, 0.4, "triangle");
      tone(context, out, 294, at + 0.25, 0.9, 0.4, "triangle");
      return;
  }
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  hertz: number,
  at: number,
  seconds: number,
  loud: number,
  wave: OscillatorType,
  to = hertz,
): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.linearRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds + 0.05);
}

function hiss(audio: AudioContext, out: AudioNode, at: number, seconds: number, hertz: number, loud: number): void {
  if (noise === null) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  filter.type = "lowpass";
  filter.frequency.value = hertz;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
  source.stop(at + seconds + 0.05);
}
