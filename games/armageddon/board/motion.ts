import type { GameEvent } from "@endzeit/engine";
import { mount, unmount } from "svelte";
import { AREAS, FIGURES, TRACK } from "../content/board.ts";
import { buildingOf } from "../content/buildings.ts";
import { spaceOf } from "../rules/points.ts";
import type { View } from "../state.ts";
import Figure from "./Figure.svelte";

const areas: readonly string[] = AREAS;
const LAY = "cubic-bezier(.2,.8,.2,1)";
const field = (event: GameEvent, name: string): unknown => Object.entries(event).find(([key]) => key === name)?.[1];
const number = (event: GameEvent, name: string): number => Number(field(event, name) ?? 0);

/**
 * Moves what an event has moved, once its view is drawn: markers come from where they stood, cards lie down, figures go
 * from place to place, numbers rise from a city. Every motion ends within the beat; none under reduced motion.
 */
export function moveIn(board: HTMLElement, event: GameEvent, beatMs: number, before: View, view: View): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.querySelector("[data-motion='none']") !== null)
    return;
  const seat = number(event, "seat");
  const limit = beatMs * 0.9;
  const find = (selector: string) => [...board.querySelectorAll<HTMLElement>(selector)];
  const play = (selector: string, frames: Keyframe[], ms: number, easing = LAY) => {
    for (const target of find(selector)) target.animate(frames, { duration: Math.min(ms, limit), easing });
  };
  const lay = (selector: string) =>
    play(
      selector,
      [
        { transform: "translateY(-1.4rem) scale(1.12)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      420,
    );
  const beat = (selector: string) =>
    play(selector, [{ transform: "none" }, { transform: "scale(1.35)" }, { transform: "none" }], 420);
  /** Figures on their way over the board. A place that is not in sight, such as a page of a small screen, has none. */
  const walk = (from: string, to: string, figures: readonly string[]) => {
    const [start, goal] = [find(from)[0], find(to)[0]];
    if (start === undefined || goal === undefined || figures.length === 0) return;
    const [a, b, home] = [start, goal, board].map((place) => place.getBoundingClientRect());
    const group = document.createElement("span");
    group.setAttribute("aria-hidden", "true");
    const x = a.x - home.x + board.scrollLeft + a.width / 2;
    const y = a.y - home.y + board.scrollTop + a.height / 2;
    group.style.cssText = `position:absolute;z-index:9;left:${x}px;top:${y}px;display:flex;font-size:1.7rem;line-height:1;pointer-events:none;filter:drop-shadow(0 .3rem .3rem #000)`;
    const drawn = figures.map((colour) => mount(Figure, { target: group, props: { colour } }));
    board.append(group);
    const shift = `${b.x + b.width / 2 - a.x - a.width / 2}px, ${b.y + b.height / 2 - a.y - a.height / 2}px`;
    group
      .animate(
        [
          { transform: "translate(-50%, -50%)" },
          { transform: `translate(-50%, -50%) translate(${shift})`, opacity: 1, offset: 0.85 },
          { transform: `translate(-50%, -50%) translate(${shift}) scale(.6)`, opacity: 0 },
        ],
        { duration: Math.min(620, limit), easing: LAY },
      )
      .finished.finally(() => {
        for (const figure of drawn) void unmount(figure);
        group.remove();
      });
  };
  const figuresOf = (names: readonly string[]) => names.flatMap((name) => Array(number(event, name)).fill(name));
  const city = `[data-home="${seat}"], [data-shelter="${seat}"]`;
  const rise = (words: string, bad: boolean) => {
    const score = find(`[data-points="${seat}"]`)[0];
    if (score === undefined) return;
    const box = score.getBoundingClientRect();
    const home = board.getBoundingClientRect();
    const word = document.createElement("span");
    word.textContent = words;
    word.setAttribute("aria-hidden", "true");
    word.style.cssText = `position:absolute;z-index:9;left:${box.left - home.left + board.scrollLeft}px;top:${box.top - home.top + board.scrollTop}px;font:800 1.6rem/1 var(--sans);color:${bad ? "var(--blood)" : "var(--lamp)"};text-shadow:0 0 .4rem #000,0 0 .2rem #000;pointer-events:none`;
    board.append(word);
    word
      .animate(
        [
          { transform: "none", opacity: 1 },
          { transform: "translateY(-1.8rem)", opacity: 0 },
        ],
        { duration: Math.min(620, limit), easing: "ease-out" },
      )
      .finished.finally(() => word.remove());
  };
  switch (event.event) {
    case "points": {
      const n = number(event, "n");
      const total = number(event, "total");
      const mark = find(`[data-score="${seat}"]`)[0];
      const track = mark?.parentElement;
      if (mark !== undefined && track != null) {
        const shift = ((spaceOf(total - n) - spaceOf(total)) * track.clientWidth) / (TRACK + 1);
        play(`[data-score="${seat}"]`, [{ transform: `translateX(${shift}px)` }, { transform: "none" }], 420);
      }
      rise(`${n > 0 ? "+" : "−"}${Math.abs(n)}`, n < 0);
      return;
    }
    case "marauders":
    case "overrun":
      lay(`[data-raid="${seat}"]`);
      beat(`[data-marauders="${seat}"]`);
      return;
    case "fought":
    case "pushed-back":
      beat(`[data-marauders="${seat}"]`);
      return;
    case "damage":
      play(
        `[data-damage="${seat}"]`,
        ["none", "translateX(-12%) rotate(-8deg)", "translateX(12%) rotate(8deg)", "none"].map((transform) => ({
          transform,
        })),
        340,
        "linear",
      );
      return;
    case "bid": {
      const row = `[data-bid="${areas.indexOf(String(field(event, "area")))}-${seat}"]`;
      walk(city, row, figuresOf(FIGURES));
      lay(row);
      return;
    }
    case "took": {
      const slot = before.display.findIndex((card, at) => card >= 0 && (view.display[at] ?? -1) < 0);
      const [survivors, marauders] = [FIGURES.slice(0, -1), FIGURES.slice(-1)];
      walk(`[data-slot="${slot}"]`, city, figuresOf(survivors));
      walk(`[data-slot="${slot}"]`, `[data-marauders="${seat}"]`, figuresOf(marauders));
      return;
    }
    case "recruited":
      walk("[data-bag]", city, [String(field(event, "colour"))]);
      return;
    case "sent-back":
    case "dismissed":
      walk(city, "[data-bag]", [String(field(event, "colour"))]);
      return;
    case "bonus":
    case "malus":
      beat(`[data-bid="${areas.indexOf(String(field(event, "area")))}-${seat}"]`);
      return;
    case "displayed":
      lay(`[data-slot="${number(event, "slot") - 1}"]`);
      return;
    case "offered":
      lay(`[data-building="${buildingOf(String(field(event, "card")))}"]`);
      return;
    case "built":
    case "built-over":
      lay(`[data-site="${seat}-${number(event, "site") - 1}"]`);
      return;
    case "extended":
      lay(`[data-site="${seat}-7"]`);
      return;
    case "homeless":
    case "houses":
      beat(`[data-shelter="${seat}"]`);
      return;
    default:
      return;
  }
}
