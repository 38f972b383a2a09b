import { audible } from "./sound.ts";

/** Steps of a scale without half tones, in Hertz: whatever comes after whatever, it fits. */
const NOTES = [110, 130.8, 146.8, 164.8, 196, 220, 261.6] as const;
/** So far apart notes come, in milliseconds: at least, and how much more by chance. */
const REST_MS = 2600;
const MORE_MS = 5200;
/** It comes and goes slowly. */
const FADE_S = 2.5;
/** Until somebody has touched the page nothing may sound: it is tried again. */
const RETRY_MS = 1500;

/** The music of the night, made on the spot: wind, a deep chord and a few notes, which rise with the dawn. */
export class NightMusic {
  #loud: number;
  #dawn: number;
  #out: GainNode | null = null;
  #sources: AudioScheduledSourceNode[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `dawn`: how far the night has gone, 0 to 1. */
  constructor(loud: number, dawn: number) {
    this.#loud = loud;
    this.#dawn = dawn;
    this.#begin();
  }

  set loud(loud: number) {
    this.#loud = loud;
    const { context } = this.#out ?? {};
    if (context !== undefined) this.#out?.gain.setTargetAtTime(loud * 0.12, context.currentTime, 0.2);
  }

  set dawn(dawn: number) {
    this.#dawn = dawn;
  }

  /** Fades out and is gone. */
  stop(): void {
    clearTimeout(this.#timer);
    const out = this.#out;
    this.#out = null;
    if (out === null) return;
    const now = out.context.currentTime;
    out.gain.setTargetAtTime(0, now, 0.3);
    for (const source of this.#sources) source.stop(now + 1.5);
    setTimeout(() => out.disconnect(), 2000);
  }

  #begin(): void {
    const audio = audible();
    if (audio === null) {
      this.#timer = setTimeout(() => this.#begin(), RETRY_MS);
      return;
    }
    const out = audio.createGain();
    out.gain.setValueAtTime(0, audio.currentTime);
    out.gain.linearRampToValueAtTime(this.#loud * 0.12, audio.currentTime + FADE_S);
    out.connect(audio.destination);
    this.#out = out;
    for (const hertz of [55, 55.3, 82.4]) this.#drone(audio, out, hertz);
    this.#wind(audio, out);
    this.#next(audio, out);
  }

  #drone(audio: AudioContext, out: GainNode, hertz: number): void {
    const source = audio.createOscillator();
    const gain = audio.createGain();
    source.type = "triangle";
    source.frequency.value = hertz;
    gain.gain.value = 0.5;
    source.connect(gain).connect(out);
    source.start();
    this.#sources.push(source);
  }

  #wind(audio: AudioContext, out: GainNode): void {
    const noise = audio.createBuffer(1, audio.sampleRate * 4, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = 380;
    filter.Q.value = 0.8;
    const gust = audio.createOscillator();
    const depth = audio.createGain();
    gust.frequency.value = 0.07;
    depth.gain.value = 220;
    gust.connect(depth).connect(filter.frequency);
    const gain = audio.createGain();
    gain.gain.value = 0.35;
    source.connect(filter).connect(gain).connect(out);
    source.start();
    gust.start();
    this.#sources.push(source, gust);
  }

  #next(audio: AudioContext, out: GainNode): void {
    this.#timer = setTimeout(
      () => {
        // In a page that nobody sees it rests.
        if (document.visibilityState === "visible") this.#note(audio, out);
        this.#next(audio, out);
      },
      REST_MS + Math.random() * MORE_MS,
    );
  }

  #note(audio: AudioContext, out: GainNode): void {
    const hertz = NOTES[Math.floor(Math.random() * NOTES.length)] ?? NOTES[0];
    const source = audio.createOscillator();
    const gain = audio.createGain();
    const at = audio.currentTime;
    source.type = "sine";
    source.frequency.value = hertz * (1 + Math.round(this.#dawn * 2));
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(0.6, at + 0.6);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 4.5);
    source.connect(gain).connect(out);
    source.start(at);
    source.stop(at + 5);
  }
}
