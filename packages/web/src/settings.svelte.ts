import { type Language, languageIds, languageOf } from "@endzeit/engine";
import * as v from "valibot";

const KEY = "endzeit-settings";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
/** What can be silenced by itself. */
export const SOUND_KINDS = ["turn", "dice", "cards", "fight", "chat", "music"] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
/** How much a hint tells: where to look, what is at stake, what to do. */
export const HELPS = ["look", "why", "what"] as const;
export type Help = (typeof HELPS)[number];
export type Speed = (typeof SPEEDS)[number];

/** How long one beat of the story stays, in milliseconds. */
const BEATS: { readonly [speed in Speed]: number } = { slow: 1100, normal: 620, fast: 260, instant: 0 };

const Shape = v.object({
  lang: v.fallback(v.picklist(languageIds), browserLanguage()),
  textSize: v.fallback(v.picklist([0.9, 1, 1.15, 1.3, 1.5]), 1),
  speed: v.fallback(v.picklist(SPEEDS), "normal"),
  sound: v.fallback(v.boolean(), true),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
  /** Kinds of sound that are not wanted. Nobody gets music unasked. */
  hushed: v.fallback(v.array(v.picklist(SOUND_KINDS)), ["music"]),
  confirmEnd: v.fallback(v.boolean(), true),
  help: v.fallback(v.picklist(HELPS), "what"),
  contrast: v.fallback(v.boolean(), false),
  /** Where one answer alone is possible it is given without a click. */
  automatic: v.fallback(v.boolean(), true),
  /** The persons among the bots say something now and then. */
  remarks: v.fallback(v.boolean(), true),
  /** Keys of their own do something wherever the focus is. */
  shortcuts: v.fallback(v.boolean(), true),
  /** Other keys than the usual ones, by action. */
  keys: v.fallback(v.record(v.string(), v.string()), {}),
});
type Wishes = v.InferOutput<typeof Shape>;

function browserLanguage(): Language {
  return typeof navigator === "undefined" ? "de" : languageOf(navigator.language);
}

function stored(): Wishes {
  let found: unknown = {};
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    // A blocked or damaged store: the defaults hold.
  }
  return v.parse(Shape, typeof found === "object" && found !== null ? found : {});
}

/** What this person wants of every table on this device. */
class PageSettings {
  #values: Wishes = $state(stored());
  /** The system asks for stillness: every motion is instant. */
  #still = $state(false);

  constructor() {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = query.matches;
    query.addEventListener("change", () => {
      this.#still = query.matches;
    });
  }

  get values(): Readonly<Wishes> {
    return this.#values;
  }

  get lang(): Language {
    return this.#values.lang;
  }

  /** How long one beat of the story stays: 0 is instant. */
  get beatMs(): number {
    return this.#still ? 0 : BEATS[this.#values.speed];
  }

  set(change: Partial<Wishes>): void {
    Object.assign(this.#values, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // Blocked storage: the choice holds until the page is closed.
    }
  }
}

export const settings = new PageSettings();
