import { type Motions, movesBy } from "@endzeit/kit/board";
import { SPACES, spaceOf } from "../content/board.ts";

const figure = (seat: unknown) => `[data-figure="${String(seat)}"]`;
const place = (name: string) => SPACES[spaceOf(name)];

const hurt: Motions[string] = (stage, { seat }) => stage.shake(figure(seat), 8, 4);
const glad: Motions[string] = (stage, { seat }) => stage.nod(figure(seat), "translateY(-22%)");

export const moveIn = movesBy({
  moved(stage, { seat, path, ...ends }) {
    const [from, to] = [ends["from"] ?? "", ends["to"] ?? ""].map(String);
    if (from === "") return stage.arrive(figure(seat), "translateY(-60%)");
    const cell = stage.board.clientWidth / 9;
    const end = place(to);
    const stops = [from, ...(Array.isArray(path) ? path.map(String) : []), to];
    const steps = stops.filter((stop, i) => stop !== stops[i - 1]);
    stage.play(
      figure(seat),
      steps.map((stop) => ({
        transform: `translate(${(place(stop).x - end.x) * cell}px, ${(place(stop).y - end.y) * cell}px)`,
        zIndex: 9,
      })),
      steps.length * 180,
      "linear",
    );
  },
  bitten: hurt,
  lost: hurt,
  died: (stage, { seat }) =>
    stage.play(
      figure(seat),
      [{ transform: "rotate(-80deg) translateY(-30%)" }, { transform: "none" }],
      480,
      "cubic-bezier(.5,0,.9,.4)",
    ),
  rose: (stage, { seat }) => stage.arrive(figure(seat), "rotate(80deg)", 520, 0.3),
  won: glad,
  tile: glad,
  "ally-gained": glad,
  saved: glad,
});
