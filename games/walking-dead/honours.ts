import { type Honour, hasWon, type Lived } from "@endzeit/engine";
import { type Event, Role, type View } from "./state.ts";

type Life = Lived<Event, View>;

const STRONG = 9;

/** Whether a seat has won a fight of such strength without playing a card in it. */
function barehanded({ seat, log }: Life): boolean {
  let strength = 0;
  let armed = false;
  for (const { event } of log) {
    switch (event.event) {
      case "revealed":
        if (event.seat !== seat) break;
        strength = event.strength;
        armed = false;
        break;
      case "attack-roll":
      case "no-roll":
        if (event.seat === seat) strength = event.strength;
        break;
      case "played":
        if (event.seat === seat) armed = true;
        break;
      case "won":
        if (event.seat === seat && strength >= STRONG && !armed) return true;
        break;
      case "turn":
        strength = 0;
        armed = false;
        break;
    }
  }
  return false;
}

/** Whether a seat has taken a tile from a corner at which it had lost both fights. */
function stoodCorner({ seat, log }: Life): boolean {
  let lost = 0;
  for (const { event } of log) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.event === "moved" || event.event === "turn" || event.event === "won") lost = 0;
    else if (event.event === "lost") lost++;
    else if (event.event === "tile" && lost >= 2) return true;
  }
  return false;
}

/** Whether a walker's bite has come in the turn in which it rose out of the sewers. Who has just died stands up on the street. */
function bitFresh({ seat, log }: Life): boolean {
  let beaten = false;
  let rose = false;
  for (const { event } of log) {
    if (event.event === "turn") rose = false;
    else if (event.event === "beaten" && event.seat === seat) beaten = true;
    else if (event.event === "rose" && event.seat === seat) rose = beaten;
    else if ((event.event === "bitten" || event.event === "died") && rose && event.seat !== seat) return true;
  }
  return false;
}

export const honours: readonly Honour<Event, View>[] = [
  {
    id: "bare-hands",
    stamp: "bolt",
    name: { de: "Mit bloßen Händen", en: "Bare hands" },
    deed: {
      de: "Einen Kampf gegen Stärke 9 oder mehr gewonnen, ohne eine Karte zu spielen.",
      en: "Won a fight of strength 9 or more without playing a card.",
    },
    earned: barehanded,
  },
  {
    id: "home-alone",
    stamp: "house",
    name: { de: "Allein nach Hause", en: "Home alone" },
    deed: { de: "Im Camp gewonnen, ohne noch einen Verbündeten.", en: "Won at camp with no ally left." },
    earned: (life) =>
      hasWon(life) &&
      life.view.role[life.seat] === Role.survivor &&
      life.view.allies[life.seat] === 0 &&
      life.log.some(({ event }) => event.event === "ended" && event.seat === life.seat),
  },
  {
    id: "corner-stander",
    stamp: "shield",
    name: { de: "Eckensteher", en: "Corner stander" },
    deed: {
      de: "Ein Plättchen geholt, obwohl an der Ecke beide Kämpfe verloren gingen.",
      en: "Took a tile although both fights at that corner were lost.",
    },
    earned: stoodCorner,
  },
  {
    id: "someone-elses-bite",
    stamp: "heart",
    name: { de: "Fremder Biss", en: "Someone else's bite" },
    deed: {
      de: "Mit einer Karte einen anderen Überlebenden vor dem tödlichen Biss bewahrt.",
      en: "Saved another survivor from a deadly bite with a card.",
    },
    earned: ({ seat, log }) =>
      log.some(({ event }) => event.event === "saved" && event.by === seat && event.seat !== seat),
  },
  {
    id: "out-of-the-drain",
    stamp: "bite",
    name: { de: "Aus dem Kanal", en: "Out of the drain" },
    deed: {
      de: "Als Beißer: einen Überlebenden gebissen, im selben Zug aus der Kanalisation gestiegen.",
      en: "As a walker: bit a survivor in the very turn of rising from the sewers.",
    },
    earned: bitFresh,
  },
];
