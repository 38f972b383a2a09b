import { type Honour, hasWon, type Lived } from "@endzeit/engine";
import { GRAVEYARD, LENGTH, TOWN } from "./content/board.ts";
import type { Event, FightCause, View } from "./state.ts";

type Life = Lived<Event, View>;

const BRIDGE = "S1";
const MELEES = 3;

/** What is told of a shot until all its hits are dealt; whatever else is told, the shot is over. */
const SHOT: ReadonlySet<Event["event"]> = new Set([
  "shift",
  "fight-roll",
  "gunfire-result",
  "zed-hit",
  "returned",
  "bag-empty",
]);
/** To these melees the units came. */
const ATTACKS: ReadonlySet<FightCause> = new Set(["attack", "retreat", "fall-back"]);

/** Whether a Zed fell to the shot that took the last ammunition. */
function lastRound({ log }: Life): boolean {
  let last = false;
  for (const { event } of log) {
    if (event.event === "gunfire") last = event.paid === "ammo" && event.n === 0;
    else if (event.event === "zed-hit" && event.what === "killed" && last) return true;
    else if (!SHOT.has(event.event) && !(event.event === "roll" && event.why === "tough-zed")) last = false;
  }
  return false;
}

/** How many melees the unit has won on the bridge, to which the Zeds came, that has won most of them. */
function heldBridge({ log }: Life): number {
  const won = new Map<string, number>();
  let defending = false;
  for (const { event } of log) {
    if (event.event === "melee") defending = event.at === BRIDGE && !ATTACKS.has(event.cause);
    else if (event.event === "result" && defending && event.lost === "zeds")
      won.set(event.unit, (won.get(event.unit) ?? 0) + 1);
  }
  return Math.max(0, ...won.values());
}

/** The space of a track that has its printed 0 lies in the city; the places of a space lie side by side. */
const zedInCity = ({ view: { spots } }: Life): boolean =>
  spots.some((zed, place) => zed >= 0 && Math.floor((place * TOWN) / spots.length) % LENGTH === 0);

export const honours: readonly Honour<Event, View>[] = [
  {
    id: "nobody-left-behind",
    stamp: "heart",
    name: { de: "Niemand zurück", en: "Nobody left behind" },
    deed: { de: "Gewonnen, und niemand liegt auf dem Friedhof.", en: "Won with nobody in the graveyard." },
    earned: (life) => hasWon(life) && !life.view.unitAt.includes(GRAVEYARD),
  },
  {
    id: "last-round",
    stamp: "flame",
    name: { de: "Letzte Patrone", en: "Last round" },
    deed: {
      de: "Mit dem Schuss, nach dem keine Munition mehr da war, einen Zed erledigt.",
      en: "Killed a Zed with the shot that left no ammunition.",
    },
    earned: lastRound,
  },
  {
    id: "bridge-watch",
    stamp: "shield",
    name: { de: "Brückenwacht", en: "Bridge watch" },
    deed: {
      de: "Dieselbe Einheit hat auf der Hängebrücke drei Angriffe abgewehrt.",
      en: "The same unit beat off three attacks on the Suspension Bridge.",
    },
    earned: (life) => heldBridge(life) >= MELEES,
  },
  {
    id: "on-the-doorstep",
    stamp: "house",
    name: { de: "Auf der Schwelle", en: "On the doorstep" },
    deed: {
      de: "Gewonnen, während ein Zed schon auf einem Feld der Stadt stand.",
      en: "Won while a Zed already stood on a city space.",
    },
    earned: (life) => hasWon(life) && zedInCity(life),
  },
  {
    id: "not-moving",
    stamp: "people",
    name: { de: "Hier wird nicht umgezogen", en: "Not moving" },
    deed: {
      de: "Gewonnen, und die Leute eines Dorfes wollten bis zuletzt nicht weg.",
      en: "Won, and the people of a village would not leave to the very end.",
    },
    earned: (life) =>
      hasWon(life) &&
      life.view.defiant.some(
        (defiant, unit) => defiant === 1 && life.view.unitAt[unit] >= 0 && life.view.unitAt[unit] <= TOWN,
      ),
  },
];
