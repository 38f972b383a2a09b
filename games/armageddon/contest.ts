import { type Contest, hasWon, marksOf, oneOf } from "@endzeit/engine";
import type { Event, View } from "./state.ts";

const WIN = 50;

/** Three cities, two of them built by bots. The points are those of the count. */
export const contest: Contest<Event, View> = {
  table(kind, random) {
    const bots = kind === "week" ? ["level-2", "level-3"] : ["level-1", "level-2"];
    const [first, second] = oneOf([bots, bots.toReversed()], random);
    const seats = oneOf(
      [
        [null, first, second],
        [first, null, second],
        [first, second, null],
      ],
      random,
    );
    return { seats, options: {} };
  },
  score(life) {
    const { seat, outcome } = life;
    const won = hasWon(life);
    const points = outcome.scores?.[seat] ?? 0;
    const marks = marksOf<Event>(life, (event) => {
      if (event.event === "round") return "round";
      if ((event.event === "overrun" || event.event === "homeless") && event.seat === seat) return "loss";
      return event.event === "fought" && event.seat === seat ? "fight" : null;
    });
    return {
      parts: [
        { name: { de: "Siegpunkte", en: "Victory points" }, n: points, points },
        { name: { de: "Größte Stadt", en: "The greatest city" }, n: Number(won), points: won ? WIN : 0 },
      ],
      marks,
    };
  },
};
