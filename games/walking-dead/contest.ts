import { type Contest, hasWon, marksOf } from "@endzeit/engine";
import type { Event, View } from "./state.ts";

const WIN = 200;
const TILE = 40;
const FIGHT = 5;
const ALLY = 10;
const EARLY = 5;
/** Nobody who comes home is in more of a hurry than this. */
const ROUNDS = 40;

/** Alone against the road: home with all four tiles, soon and with company. */
export const contest: Contest<Event, View> = {
  table: () => ({ seats: [null], options: {} }),
  score(life) {
    const { seat, log, view } = life;
    const won = hasWon(life);
    const tiles = new Set(
      log.flatMap(({ event }) => (event.event === "tile" && event.seat === seat ? event.tile : [])),
    );
    const fights = log.filter(({ event }) => event.event === "won" && event.seat === seat).length;
    const allies = won ? view.allies[seat] : 0;
    const early = won ? Math.max(0, ROUNDS - view.round) : 0;
    const marks = marksOf<Event>(life, (event) => {
      if (event.event === "turn") return "round";
      if (event.event === "bitten" || event.event === "died") return "loss";
      return event.event === "won" ? "fight" : null;
    });
    return {
      parts: [
        { name: { de: "Im Lager", en: "Back in camp" }, n: Number(won), points: won ? WIN : 0 },
        { name: { de: "Orte geplündert", en: "Places searched" }, n: tiles.size, points: TILE * tiles.size },
        { name: { de: "Kämpfe gewonnen", en: "Fights won" }, n: fights, points: FIGHT * fights },
        { name: { de: "Verbündete bei dir", en: "Allies with you" }, n: allies, points: ALLY * allies },
        {
          name: { de: "Runden vor der vierzigsten", en: "Rounds before the fortieth" },
          n: early,
          points: EARLY * early,
        },
      ],
      marks,
    };
  },
};
