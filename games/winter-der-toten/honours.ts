import { type Honour, hasWon, type Lived } from "@endzeit/engine";
import type { Event, View } from "./state.ts";

type Life = Lived<Event, View>;

const GIFTS = 6;
const SEARCHES = 6;

/** How many cards a seat has given to crises, all of which fitted; 0 when one did not. What a card was worth shows when all come to light. */
function fitting({ seat, log }: Life): number {
  let given: string[] = [];
  let n = 0;
  for (const { event } of log) {
    switch (event.event) {
      case "crisis":
        given = [];
        break;
      case "contributed-card":
      case "contributed-openly":
        if (event.seat === seat) given.push(event.card);
        break;
      case "crisis-card": {
        const at = given.indexOf(event.card);
        if (at < 0) break;
        if (!event.helps) return 0;
        given.splice(at, 1);
        n++;
        break;
      }
    }
  }
  return n;
}

/** Whether a seat has searched so often and never made a noise at it; what a crossroads card makes of it is none of a search. */
function quietly({ seat, log }: Life): boolean {
  let searches = 0;
  let searching = false;
  for (const { event, by } of log) {
    if (event.event === "searched") {
      searching = event.seat === seat;
      if (searching) searches++;
    } else if (event.event === "kept") searching = false;
    else if (event.event === "noise" && searching && by === seat) return false;
  }
  return searches >= SEARCHES;
}

/** Whether zombies broke boards at an entrance where the seat had put some up in the same round. */
function held({ seat, log }: Life): boolean {
  const built = new Set<string>();
  for (const { event } of log) {
    if (event.event === "round") built.clear();
    else if (event.event === "barricaded" && event.seat === seat) built.add(`${event.at} ${event.gate}`);
    else if (event.event === "barricade-broken" && built.has(`${event.at} ${event.gate}`)) return true;
  }
  return false;
}

/** Whether a bite ended with a survivor whom its own seat gave up, while others stood there. */
function stopped({ seat, log }: Life): boolean {
  const group = new Set<string>();
  const at = new Map<string, string>();
  let bitten: string | null = null;
  for (const { event, by } of log) {
    const before = bitten;
    bitten = null;
    switch (event.event) {
      case "joined":
        if (event.seat === seat) group.add(event.who);
        at.set(event.who, event.at);
        break;
      case "moved":
      case "placed":
        at.set(event.who, event.to);
        break;
      case "taken-over":
        if (event.seat === seat) group.add(event.who);
        else group.delete(event.who);
        break;
      case "spreads":
        bitten = event.who;
        break;
      case "left":
        at.delete(event.who);
        group.delete(event.who);
        break;
      case "died":
        at.delete(event.who);
        if (event.who === before && by === seat && group.has(event.who) && [...at.values()].includes(event.at))
          return true;
        break;
    }
  }
  return false;
}

export const honours: readonly Honour<Event, View>[] = [
  {
    id: "nothing-wrong",
    stamp: "heart",
    name: { de: "Nichts Falsches", en: "Nothing wrong" },
    deed: {
      de: "Sechs oder mehr Karten zu Krisen gegeben, und jede passte.",
      en: "Gave six or more cards to crises, and every one matched.",
    },
    earned: (life) => fitting(life) >= GIFTS,
  },
  {
    id: "in-socks",
    stamp: "moon",
    name: { de: "Auf Socken", en: "In socks" },
    deed: {
      de: "Sechsmal oder öfter gesucht, ohne Lärm zu machen.",
      en: "Searched six times or more without a noise.",
    },
    earned: quietly,
  },
  {
    id: "board-held",
    stamp: "shield",
    name: { de: "Das Brett hielt", en: "The board held" },
    deed: {
      de: "An einem Eingang, den du in der Runde verbarrikadiert hattest, brach ein Brett statt der Tür.",
      en: "At an entrance you had barricaded that round, a board broke instead of the door.",
    },
    earned: held,
  },
  {
    id: "it-ends-here",
    stamp: "bite",
    name: { de: "Hier endet es", en: "It ends here" },
    deed: {
      de: "Jemanden aus der eigenen Gruppe geopfert, um einen Biss aufzuhalten, als noch andere dort waren.",
      en: "Gave up one of your own group to stop a bite while others stood there.",
    },
    earned: stopped,
  },
  {
    id: "in-from-the-cold",
    stamp: "flame",
    name: { de: "Aus der Kälte", en: "In from the cold" },
    deed: { de: "Verbannt und trotzdem gewonnen.", en: "Exiled, and won all the same." },
    earned: (life) => hasWon(life) && life.view.exiled[life.seat] === 1,
  },
];
