import { type Honour, hasWon, type Lived } from "@endzeit/engine";
import { AREAS, ROUNDS } from "./content/board.ts";
import type { Event, View } from "./state.ts";

type Life = Lived<Event, View>;

const MANY = 8;
const LATE = 5;

/** What happened in each round, in order. */
function rounds({ log }: Life): readonly (readonly Event[])[] {
  const all: Event[][] = [[]];
  for (const { event } of log) {
    if (event.event === "round") all.push([]);
    all.at(-1)?.push(event);
  }
  return all;
}

/** Whether a seat ended each late round without marauders after many had been there in it. */
function cleared(life: Life): boolean {
  let now = 0;
  let times = 0;
  for (const events of rounds(life)) {
    let most = now;
    for (const event of events) {
      if (event.event === "marauders" && event.seat === life.seat) {
        now = event.left;
        most = Math.max(most, now);
      } else if (event.event === "raiders-gone" && event.seat === life.seat) now = 0;
      else if (event.event === "completed" && event.round >= LATE && now === 0 && most >= MANY) times++;
    }
  }
  return times > ROUNDS - LATE;
}

/** Whether a seat has bid in a round without its leader, who has to sit out from the preparation of that round on. */
const withoutLeader = ({ seat, log }: Life): boolean =>
  log.some(({ event }) => event.event === "leader-out" && event.seat === seat);

export const honours: readonly Honour<Event, View>[] = [
  {
    id: "full-house",
    stamp: "house",
    name: { de: "Volles Haus", en: "Full house" },
    deed: {
      de: "Gewonnen, und in sechs Runden musste niemand gehen, weil ein Bett fehlte.",
      en: "Won, and in six rounds nobody had to leave for want of a bed.",
    },
    earned: (life) =>
      hasWon(life) && !life.log.some(({ event }) => event.event === "homeless" && event.seat === life.seat),
  },
  {
    id: "leftovers",
    stamp: "star",
    name: { de: "Der Rest war gut", en: "Leftovers" },
    deed: {
      de: "Beim Erkunden null geboten und eine Karte ohne Plünderer bekommen.",
      en: "Bid zero in exploration and got a card without a marauder.",
    },
    earned: (life) =>
      rounds(life).some(
        (events) =>
          events.some(
            (event) =>
              event.event === "bid" && event.seat === life.seat && event.area === "exploration" && event.n === 0,
          ) && events.some((event) => event.event === "took" && event.seat === life.seat && event.marauder === 0),
      ),
  },
  {
    id: "first-everywhere",
    stamp: "sun",
    name: { de: "Überall zuerst", en: "First everywhere" },
    deed: { de: "In einer Runde den Bonus aller drei Bereiche.", en: "The bonus of all three areas in one round." },
    earned: (life) =>
      rounds(life).some((events) =>
        AREAS.every((area) =>
          events.some((event) => event.event === "bonus" && event.seat === life.seat && event.area === area),
        ),
      ),
  },
  {
    id: "clear-road",
    stamp: "shield",
    name: { de: "Straße frei", en: "Clear road" },
    deed: {
      de: "Die Runden 5 und 6 ohne Plünderer beendet, nachdem es in jeder acht oder mehr waren.",
      en: "Ended rounds 5 and 6 with no marauder after facing eight or more in each.",
    },
    earned: cleared,
  },
  {
    id: "without-the-boss",
    stamp: "people",
    name: { de: "Ohne Chefin", en: "Without the boss" },
    deed: {
      de: "Gewonnen, obwohl die Anführerin eine Runde oder länger aussetzen musste.",
      en: "Won although the leader had to sit out for a round or longer.",
    },
    earned: (life) => hasWon(life) && withoutLeader(life),
  },
];
