import { type Contest, hasWon, marksOf, oneOf } from "@endzeit/engine";
import { TOWN } from "./content/board.ts";
import type { Event, View } from "./state.ts";

const WIN = 200;
const UNIT = 10;
const CARD = 5;
const AMMO = 5;

/** Alone for Farmingdale: what counts is who still stands, and how far the cards had run. */
export const contest: Contest<Event, View> = {
  table: (kind, random) => ({
    seats: [null],
    options: {
      deck: kind === "day" ? "short" : oneOf(["short", "normal"], random),
      heroes: oneOf(["standard", "random"], random),
    },
  }),
  score(life) {
    const { view } = life;
    const won = hasWon(life);
    const units = view.unitAt.filter((at) => at >= 0 && at <= TOWN).length;
    const marks = marksOf<Event>(life, (event) => {
      if (event.event === "card") return "round";
      if (event.event === "killed") return "loss";
      return event.event === "zed-hit" && event.what === "killed" ? "fight" : null;
    });
    return {
      parts: [
        { name: { de: "Farmingdale steht", en: "Farmingdale stands" }, n: Number(won), points: won ? WIN : 0 },
        { name: { de: "Einheiten auf dem Plan", en: "Units on the board" }, n: units, points: UNIT * units },
        { name: { de: "Karten überstanden", en: "Cards survived" }, n: view.round, points: CARD * view.round },
        { name: { de: "Munition", en: "Ammunition" }, n: view.ammo, points: AMMO * view.ammo },
      ],
      marks,
    };
  },
};
