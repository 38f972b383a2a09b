import { type Contest, hasWon, marksOf } from "@endzeit/engine";
import type { Event, View } from "./state.ts";

const WIN = 300;
const MORALE = 10;
const SURVIVOR = 5;
const ROUND = 10;
const EARLY = 20;

/** One colony, held together with two bots. */
export const contest: Contest<Event, View> = {
  // Which main objective it is, is drawn with everything else: the same for everybody.
  table: () => ({ seats: [null, "planner", "planner"], options: { mode: "cooperative", objective: "random" } }),
  score(life) {
    const { view } = life;
    const won = hasWon(life);
    const survivors = view.place.filter((at) => at >= 0).length;
    const morale = Math.max(0, view.morale);
    const early = won ? view.marker : 0;
    const marks = marksOf<Event>(life, (event) => {
      if (event.event === "round") return "round";
      if (event.event === "died" || event.event === "helpless-died") return "loss";
      return event.event === "zombie-killed" ? "fight" : null;
    });
    return {
      parts: [
        { name: { de: "Ziel erreicht", en: "Objective reached" }, n: Number(won), points: won ? WIN : 0 },
        { name: { de: "Moral", en: "Morale" }, n: morale, points: MORALE * morale },
        { name: { de: "Überlebende", en: "Survivors" }, n: survivors, points: SURVIVOR * survivors },
        { name: { de: "Runden durchgehalten", en: "Rounds held" }, n: view.round, points: ROUND * view.round },
        { name: { de: "Runden früher fertig", en: "Rounds to spare" }, n: early, points: EARLY * early },
      ],
      marks,
    };
  },
};
