import type { Answer } from "@endzeit/engine";
import type { Asked } from "@endzeit/kit";
import { isLit } from "@endzeit/kit/board";
import { AREAS, SITES } from "../content/board.ts";
import type { View } from "../state.ts";
import { areaTarget, fromTarget, type Plan } from "./choice.ts";
import { bidCounts } from "./words.ts";

/** The pages of a small screen: the tracks, the three areas, each city. */
export type Tab = "tracks" | `area-${number}` | `seat-${number}`;

export const tabsOf = (view: View, own: number): readonly Tab[] => [
  `seat-${own}`,
  ...AREAS.map((_, area): Tab => `area-${area}`),
  ...Array.from({ length: view.seats - 1 }, (_, i): Tab => `seat-${(own + 1 + i) % view.seats}`),
  "tracks",
];

/** Whether the question of the moment can be answered on a page. */
export function tabLights(asked: Asked, plan: Plan, tab: Tab, own: number): boolean {
  const ask = asked.answers.length === 0 ? null : asked.question?.ask;
  const building = plan.build !== null;
  if (tab === `seat-${own}`) return ask === "city" || ask === "dismiss" || (ask === "construct" && building);
  if (tab === "area-0" && ask === "explore") return true;
  if (tab === "area-1" && ask === "construct") return !building;
  const area = tab.startsWith("area-") ? AREAS[Number(tab.slice(5))] : undefined;
  if (area === undefined) return false;
  return isLit(areaTarget(asked, area)) || isLit(fromTarget(asked, area));
}

/** What of an answer lies on a page: for the mark of what is advised. */
export function tabLeadsTo(answer: Answer, plan: Plan, tab: Tab, own: number): boolean {
  const area = tab.startsWith("area-") ? AREAS[Number(tab.slice(5))] : undefined;
  if ("bid" in answer || "from" in answer) return area !== undefined && (answer["bid"] ?? answer["from"]) === area;
  if ("slot" in answer) return tab === "area-0";
  if ("build" in answer) return plan.build === null ? tab === "area-1" : tab === `seat-${own}`;
  return ("city" in answer || "dismiss" in answer) && tab === `seat-${own}`;
}

/** The page that a question opens at: where it can be answered, and where there is something to see besides. */
export function pageFor(asked: Asked, plan: Plan, open: Tab, own: number): Tab {
  const city: Tab = `seat-${own}`;
  const lit = AREAS.map((_, area): Tab => `area-${area}`).filter((tab) => tabLights(asked, plan, tab, own));
  switch (asked.question?.ask) {
    case "bid":
      return lit.includes(open) || (lit.length === 0 && open.startsWith("area-")) ? open : (lit[0] ?? "area-0");
    case "explore":
      return "area-0";
    case "construct":
      return plan.build === null ? "area-1" : city;
    case "exchange":
      // The tray below every page has the figures behind the screen; those in bids stand on a page of their own.
      return isLit(fromTarget(asked, "home")) ? city : (lit[0] ?? city);
    case "city":
    case "dismiss":
      return city;
    default:
      return open;
  }
}

/** What a page shows, part by part: a part that has changed since it was last seen gives its sign to the tab. */
export function partsOf(view: View, tab: Tab): Readonly<Record<string, string>> {
  const n = Number(tab.slice(5));
  if (tab === "tracks")
    return { start: String(view.round), marauder: view.marauders.join(), points: view.points.join() };
  if (tab.startsWith("seat-")) {
    return {
      building: view.sites.slice(n * SITES, n * SITES + SITES).join(),
      damage: String(view.damage[n]),
      marauder: String(view.marauders[n]),
      equipment: String(view.hand[n]?.length),
      figures: String(view.people[n]),
      points: String(view.points[n]),
    };
  }
  const rows = view.rows.slice(n * view.seats, (n + 1) * view.seats);
  return {
    figures: rows.map((seat) => (seat < 0 ? "" : `${seat}:${bidCounts(view, seat, n).join()}`)).join(),
    [AREAS[n] ?? "city"]: [n === 0 ? view.display : n === 1 ? view.site : [], view.bidTiles[n]].join(),
  };
}

export const changedPart = (
  before: Readonly<Record<string, string>> | undefined,
  now: Readonly<Record<string, string>>,
): string | null =>
  before === undefined ? null : (Object.keys(now).find((part) => now[part] !== before[part]) ?? null);
