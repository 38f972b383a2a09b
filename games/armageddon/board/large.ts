import { type Texts, text } from "@endzeit/engine";
import type { Large } from "@endzeit/kit";
import { AREAS, COLOURS, SITES } from "../content/board.ts";
import { BUILDINGS, MOST_ACTIONS } from "../content/buildings.ts";
import { BUILDING_TILES, ICONS } from "../content/cards.ts";
import { usesLeft } from "../rules/city.ts";
import { inBag } from "../rules/figures.ts";
import { PLACES, type View } from "../state.ts";
import { actionWords, bidCounts, cardName, colourWords, crowdOf, equipmentId, figureCount, seatName } from "./words.ts";

/** What is shown large with what lies on it: a site of a city, a place on display, an area with its bids, one bid, the figures of a colour, the bag. */
export const siteName = (seat: number, site: number): string => `site-${seat}-${site}`;
export const offerName = (slot: number): string => `offer-${slot}`;
export const slotName = (slot: number): string => `slot-${slot}`;
export const areaName = (area: number): string => `area-${area}`;
export const bidName = (area: number, row: number): string => `bid-${area}-${row}`;
export const BAG = "bag-0";
export const figureName = (seat: number, colour: number): string => `figure-${seat}-${colour}`;

type Place =
  | { readonly kind: "site"; readonly seat: number; readonly site: number }
  | { readonly kind: "figure"; readonly seat: number; readonly colour: number }
  | { readonly kind: "bid"; readonly area: number; readonly row: number }
  | { readonly kind: "offer" | "slot" | "area" | "bag"; readonly at: number };

function placeOf(thing: string): Place | null {
  const [kind, first, second] = thing.split("-");
  const at = Number(first);
  if (first === undefined || !Number.isInteger(at)) return null;
  if (kind === "site" && second !== undefined) return { kind, seat: at, site: Number(second) };
  if (kind === "figure" && second !== undefined) return { kind, seat: at, colour: Number(second) };
  if (kind === "bid" && second !== undefined) return { kind, area: at, row: Number(second) };
  return kind === "offer" || kind === "slot" || kind === "area" || kind === "bag" ? { kind, at } : null;
}

/** The card that lies at such a place; the name itself for cards, "" where none lies. */
export function cardAt(thing: string, view: View): string {
  const place = placeOf(thing);
  switch (place?.kind) {
    case undefined:
      return thing;
    case "site":
      return BUILDINGS[view.sites[place.seat * SITES + place.site] ?? -1]?.id ?? "";
    case "offer":
      return BUILDINGS[view.site[place.at] ?? -1]?.id ?? "";
    case "slot":
      return (view.display[place.at] ?? -1) < 0 ? "" : equipmentId(view.display[place.at] ?? -1);
    case "area":
    case "bid":
    case "bag":
    case "figure":
      return "";
  }
}

/** The sign of a place where no card lies. */
export function signOf(thing: string): string {
  const place = placeOf(thing);
  if (place?.kind === "figure") return COLOURS[place.colour] ?? "worker";
  if (place?.kind === "bag") return "bag";
  const area = place?.kind === "area" ? place.at : place?.kind === "bid" ? place.area : -1;
  return AREAS[area] ?? "city";
}

/** A place as it is now: what lies there, what of it is used up, what comes with it. */
export function large(thing: string, view: View, texts: Texts): Large | null {
  const place = placeOf(thing);
  if (place === null) return null;
  const card = cardAt(thing, view);
  const name = card === "" ? "" : cardName(card, texts);
  switch (place.kind) {
    case "site": {
      const { seat, site } = place;
      const n = site + 1;
      const city = text(texts, "board.city-of", { seat });
      if (card === "") return { name: text(texts, "board.empty-site", { n }), facts: [city] };
      const building = view.sites[seat * SITES + site] ?? -1;
      const uses = BUILDINGS[building].actions.map((_, action) => {
        const of = view.numbers.uses[building * MOST_ACTIONS + action];
        const left = text(texts, "board.uses", { n: usesLeft(view, seat, site, action), of });
        return `${actionWords(view, building, action, texts)} (${left})`;
      });
      return { name, facts: [`${city}, ${text(texts, "board.site", { n })}`, ...uses] };
    }
    case "offer": {
      const tile = BUILDING_TILES[view.siteTile[place.at] ?? -1]?.id;
      return {
        name,
        facts: tile === undefined ? [] : [`${text(texts, `tile.${tile}`)}: ${text(texts, `text.tile-${tile}`)}`],
      };
    }
    case "slot": {
      const crowd = colourWords(crowdOf(view, place.at), texts);
      return { name, facts: crowd === "" ? [] : [crowd] };
    }
    case "figure": {
      const { seat, colour } = place;
      // Behind the screens of others nobody counts.
      const there = PLACES.flatMap((at, i) => {
        const n = figureCount(view, seat, i, colour);
        return n > 0 ? [`${n} × ${text(texts, `place.${at}`)}`] : [];
      });
      return { name: text(texts, `colour.${COLOURS[colour] ?? "worker"}`), facts: [seatName(seat, texts), ...there] };
    }
    case "bid": {
      const { area, row } = place;
      const seat = view.rows[area * view.seats + row] ?? -1;
      if (seat < 0) return { name: text(texts, `area.${AREAS[area] ?? "city"}`), facts: [] };
      return {
        name: `${seatName(seat, texts)}: ${colourWords(bidCounts(view, seat, area), texts) || "0"}`,
        facts: [`${row + 1}. ${text(texts, `area.${AREAS[area] ?? "city"}`)}`],
      };
    }
    case "bag":
      return { name: text(texts, "board.bag", { n: inBag(view) }), facts: [colourWords(view.bag, texts) || "0"] };
    case "area": {
      const area = AREAS[place.at] ?? "city";
      const tile = view.bidTiles[place.at] ?? -1;
      const bids = view.rows.slice(place.at * view.seats, (place.at + 1) * view.seats);
      return {
        name: text(texts, `area.${area}`),
        facts: [
          ...(tile < 0
            ? []
            : [
                text(texts, "note.bid-tile", {
                  area,
                  bonus: ICONS[view.numbers.bonus[tile]],
                  malus: ICONS[view.numbers.malus[tile]],
                }),
              ]),
          ...bids.flatMap((seat, row) =>
            seat < 0
              ? []
              : [`${row + 1}. ${seatName(seat, texts)}: ${colourWords(bidCounts(view, seat, place.at), texts) || "0"}`],
          ),
        ],
      };
    }
  }
}
