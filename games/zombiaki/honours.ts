import { type Honour, hasWon, type Lived } from "@endzeit/engine";
import { type Event, Figure, HUMANS, LANES, type View, ZOMBIES } from "./state.ts";

type Life = Lived<Event, View>;

/** The cards that are shots. */
const SHOTS: ReadonlySet<string> = new Set(["shot", "good-shot", "burst-2", "burst-3", "sniper"]);
/** What lies in wait for the dead. */
const TRAPS: ReadonlySet<string> = new Set(["pit", "mine", "splinter", "fire", "napalm"]);
const SECTIONS = 5;

/** How many figures died of what lay in wait, in the zombie phase in which most did. */
function mostTrapped({ log }: Life): number {
  let most = 0;
  let n = 0;
  let walking = false;
  for (const { event } of log) {
    if (event.event === "phase") {
      walking = event.phase === "zombies";
      n = 0;
    } else if (event.event === "died" && walking && TRAPS.has(event.cause)) most = Math.max(most, ++n);
  }
  return most;
}

/** Whether a zombie has crossed the barricade that had been too weak for a wall on its way, and came over it all the same. */
function helpedAcross({ log }: Life): boolean {
  const strength = new Map<string, number>();
  const walls = new Map<string, number>();
  let helped = new Set<string>();
  /** On its way onto another one, a figure is told of where that one stands. */
  let merging: { readonly from: string; readonly to: string } | null = null;
  const whose = (at: string): string => (at === merging?.to ? merging.from : at);
  const step = (from: string, to: string): void => {
    strength.set(to, strength.get(from) ?? 0);
    strength.delete(from);
    if (helped.delete(from)) helped.add(to);
  };
  for (const { event } of log) {
    switch (event.event) {
      case "played":
        merging =
          event.card === "merge" && event.at !== undefined && event.to !== undefined
            ? { from: event.at, to: event.to }
            : null;
        break;
      case "enters":
        strength.set(event.at, event.strength);
        helped.delete(event.at);
        break;
      case "laid":
        if (event.thing === "wall") walls.set(event.at, event.size);
        break;
      case "removed":
        if (event.thing === "wall") walls.delete(event.at);
        break;
      case "moved":
        step(event.from, event.to);
        if (event.figure === "zombie" && (walls.get(event.to) ?? 0) > (strength.get(event.to) ?? 0))
          helped.add(event.to);
        break;
      case "swapped": {
        const [here = 0, there = 0] = [strength.get(event.at), strength.get(event.to)];
        strength.set(event.at, there).set(event.to, here);
        const other = (at: string): string => (at === event.at ? event.to : at === event.to ? event.at : at);
        helped = new Set([...helped].map(other));
        break;
      }
      case "merged":
        merging = null;
        step(event.from, event.to);
        strength.set(event.to, event.strength);
        break;
      case "clawed":
        strength.set(event.at, event.strength);
        break;
      case "wounded":
        strength.set(whose(event.at), event.left);
        break;
      case "died": {
        const at = whose(event.at);
        merging = null;
        strength.delete(at);
        helped.delete(at);
        break;
      }
      case "over-the-barricade":
        return event.figure === "zombie" && helped.has(event.from);
    }
  }
  return false;
}

export const honours: readonly Honour<Event, View>[] = [
  {
    id: "not-a-shot",
    stamp: "moon",
    name: { de: "Kein Schuss gefallen", en: "Not a shot fired" },
    deed: {
      de: "Als Menschen gewonnen, ohne einen Schuss zu spielen.",
      en: "Won as the humans without playing a shot.",
    },
    earned: (life) =>
      life.seat === HUMANS &&
      hasWon(life) &&
      !life.log.some(({ event }) => event.event === "played" && event.seat === HUMANS && SHOTS.has(event.card)),
  },
  {
    id: "at-the-fence",
    stamp: "house",
    name: { de: "Zaungast", en: "At the fence" },
    deed: {
      de: "Als Menschen gewonnen, während einer der Toten noch in Abschnitt 1 stand.",
      en: "Won as the humans while one of the dead still stood in section 1.",
    },
    earned: (life) =>
      life.seat === HUMANS &&
      hasWon(life) &&
      LANES.some((_, lane) => life.view.figure[lane * SECTIONS] !== Figure.none),
  },
  {
    id: "all-by-themselves",
    stamp: "flame",
    name: { de: "Von allein", en: "All by themselves" },
    deed: {
      de: "Als Menschen: In einer Zombiephase fielen zwei der Toten Gruben, Minen oder Feuer zum Opfer.",
      en: "As the humans: in one zombie phase two of the dead fell to pits, mines or fire.",
    },
    earned: (life) => life.seat === HUMANS && mostTrapped(life) >= 2,
  },
  {
    id: "put-your-backs",
    stamp: "people",
    name: { de: "Schiebt an", en: "Put your backs into it" },
    deed: {
      de: "Als Zombies: Einer kam nur mit Hilfe über eine Mauer und später über die Barrikade.",
      en: "As the zombies: one got over a wall only with help, and over the barricade later.",
    },
    earned: (life) => life.seat === ZOMBIES && helpedAcross(life),
  },
  {
    id: "good-dog",
    stamp: "bite",
    name: { de: "Braver Hund", en: "Good dog" },
    deed: {
      de: "Als Zombies: Der Hund kam über die Barrikade.",
      en: "As the zombies: the dog got over the barricade.",
    },
    earned: ({ seat, log }) =>
      seat === ZOMBIES && log.some(({ event }) => event.event === "over-the-barricade" && event.figure === "dog"),
  },
];
