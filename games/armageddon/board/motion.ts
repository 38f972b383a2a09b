import { type EventValues, type Motions, movesBy, type Stage } from "@endzeit/kit/board";
import { mount, unmount } from "svelte";
import { AREAS, FIGURES, TRACK } from "../content/board.ts";
import { buildingOf } from "../content/buildings.ts";
import { spaceOf } from "../rules/points.ts";
import type { View } from "../state.ts";
import Figure from "./Figure.svelte";

const areas: readonly string[] = AREAS;
const number = (value: unknown): number => Number(value ?? 0);
const figuresOf = (fields: EventValues, names: readonly string[]) =>
  names.flatMap((name) => Array(number(fields[name])).fill(name));
const city = ({ seat }: EventValues) => `[data-home="${number(seat)}"], [data-shelter="${number(seat)}"]`;
const bid = (f: EventValues) => `[data-bid="${areas.indexOf(String(f["area"]))}-${number(f["seat"])}"]`;
const marauders = ({ seat }: EventValues) => `[data-marauders="${number(seat)}"]`;

const lay = (stage: Stage, selector: string) => stage.arrive(selector, "translateY(-1.4rem) scale(1.12)");
const beat = (stage: Stage, selector: string) => stage.nod(selector, "scale(1.35)", 420);

/** What lies over the board for a moment, its corner so far from the board's. */
function over(stage: Stage, x: number, y: number, style: string): HTMLElement {
  const { board } = stage;
  const home = board.getBoundingClientRect();
  const thing = document.createElement("span");
  thing.setAttribute("aria-hidden", "true");
  thing.style.cssText = `position:absolute;z-index:9;left:${x - home.x + board.scrollLeft}px;top:${y - home.y + board.scrollTop}px;pointer-events:none;${style}`;
  board.append(thing);
  return thing;
}

/** Figures on their way over the board. A place that is not in sight, such as a page of a small screen, has none. */
function walk(stage: Stage, from: string, to: string, figures: readonly string[]): void {
  const [a, b] = [from, to].map((place) => stage.all(place)[0]?.getBoundingClientRect());
  if (a === undefined || b === undefined || figures.length === 0) return;
  const style = "display:flex;font-size:1.7rem;line-height:1;filter:drop-shadow(0 .3rem .3rem #000)";
  const group = over(stage, a.x + a.width / 2, a.y + a.height / 2, style);
  const drawn = figures.map((colour) => mount(Figure, { target: group, props: { colour } }));
  const shift = `${b.x + b.width / 2 - a.x - a.width / 2}px, ${b.y + b.height / 2 - a.y - a.height / 2}px`;
  const frames = [
    { transform: "translate(-50%, -50%)" },
    { transform: `translate(-50%, -50%) translate(${shift})`, opacity: 1, offset: 0.85 },
    { transform: `translate(-50%, -50%) translate(${shift}) scale(.6)`, opacity: 0 },
  ];
  stage.animate(group, frames, 620).finished.finally(() => {
    for (const figure of drawn) void unmount(figure);
    group.remove();
  });
}

/** A number rises from where a seat's points stand. */
function rise(stage: Stage, seat: number, words: string, bad: boolean): void {
  const box = stage.all(`[data-points="${seat}"]`)[0]?.getBoundingClientRect();
  if (box === undefined) return;
  const style = `font:800 1.6rem/1 var(--sans);color:${bad ? "var(--blood)" : "var(--lamp)"};text-shadow:0 0 .4rem #000,0 0 .2rem #000`;
  const word = over(stage, box.x, box.y, style);
  word.textContent = words;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-1.8rem)", opacity: 0 },
  ];
  stage.animate(word, frames, 620, "ease-out").finished.finally(() => word.remove());
}

type Motion = Motions<[before: View, view: View]>[string];
const raid: Motion = (stage, f) => {
  lay(stage, `[data-raid="${number(f["seat"])}"]`);
  beat(stage, marauders(f));
};
const fought: Motion = (stage, f) => beat(stage, marauders(f));
const built: Motion = (stage, f) => lay(stage, `[data-site="${number(f["seat"])}-${number(f["site"]) - 1}"]`);
const left: Motion = (stage, f) => walk(stage, city(f), "[data-bag]", [String(f["colour"])]);
const marked: Motion = (stage, f) => beat(stage, bid(f));
const housed: Motion = (stage, f) => beat(stage, `[data-shelter="${number(f["seat"])}"]`);

/** Markers come from where they stood, cards lie down, figures go from place to place, numbers rise from a city. */
export const moveIn = movesBy<[before: View, view: View]>({
  points(stage, { seat, ...f }) {
    const [n, total] = [number(f["n"]), number(f["total"])];
    const score = `[data-score="${number(seat)}"]`;
    const track = stage.all(score)[0]?.parentElement;
    if (track != null) {
      const shift = ((spaceOf(total - n) - spaceOf(total)) * track.clientWidth) / (TRACK + 1);
      stage.play(score, [{ transform: `translateX(${shift}px)` }, { transform: "none" }], 420);
    }
    rise(stage, number(seat), `${n > 0 ? "+" : "−"}${Math.abs(n)}`, n < 0);
  },
  marauders: raid,
  overrun: raid,
  fought,
  "pushed-back": fought,
  damage: (stage, { seat }) => stage.shake(`[data-damage="${number(seat)}"]`, 12, 8),
  bid(stage, f) {
    walk(stage, city(f), bid(f), figuresOf(f, FIGURES));
    lay(stage, bid(f));
  },
  took(stage, f, before, view) {
    const slot = before.display.findIndex((card, at) => card >= 0 && (view.display[at] ?? -1) < 0);
    walk(stage, `[data-slot="${slot}"]`, city(f), figuresOf(f, FIGURES.slice(0, -1)));
    walk(stage, `[data-slot="${slot}"]`, marauders(f), figuresOf(f, FIGURES.slice(-1)));
  },
  recruited: (stage, f) => walk(stage, "[data-bag]", city(f), [String(f["colour"])]),
  "sent-back": left,
  dismissed: left,
  bonus: marked,
  malus: marked,
  displayed: (stage, f) => lay(stage, `[data-slot="${number(f["slot"]) - 1}"]`),
  offered: (stage, f) => lay(stage, `[data-building="${buildingOf(String(f["card"]))}"]`),
  built,
  "built-over": built,
  extended: (stage, f) => lay(stage, `[data-site="${number(f["seat"])}-7"]`),
  homeless: housed,
  houses: housed,
});
