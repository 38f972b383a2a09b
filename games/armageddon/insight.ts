import type { Note, Odds } from "@endzeit/engine";
import { AREAS, Area, COLOURS, Colour, LAST_SPACE, MOST_MARAUDERS, ROUNDS, SITES } from "./content/board.ts";
import { type ActionRow, BUILDINGS, buildingOf, MOST_ACTIONS } from "./content/buildings.ts";
import { type EquipmentId, equipment, ICONS, SCORING_TILES, scoringTile } from "./content/cards.ts";
import { pools } from "./pools.ts";
import { fightPoints, VENGEFUL_FIRST } from "./rules/actions.ts";
import { bidOf, rowOf } from "./rules/bidding.ts";
import { countType, hasPassive, shelterOf } from "./rules/buildings.ts";
import { TO_PICK_FROM } from "./rules/equipment.ts";
import { countAt, inBag, KINDS, slotOf } from "./rules/figures.ts";
import { countKinds, pointsOf, tilePoints, vehiclePoints } from "./rules/scoring.ts";
import { type Answer, type Answers, Phase, Place, type View } from "./state.ts";

/** What a person at the table would point out: what holds now, what an answer would bring, how chance stands. */

export function notes(view: View, seat: number | null): readonly Note[] {
  const found: Note[] = [];
  if (view.phase <= Phase.bidding) found.push(...bidTileNotes(view));
  if (view.open[0] >= 0) found.push(tileNote(view, "note.interim-tile", view.open[0]));
  if (view.open[1] >= 0) found.push(tileNote(view, "note.final-tile", view.open[1]));
  for (let other = 0; other < view.seats; other++) found.push(...seatNotes(view, other));
  // Whoever looks through other eyes than the view's sees backs.
  if (seat !== null) for (const tile of view.secret[seat]) if (tile >= 0) found.push(secretNote(view, seat, tile));
  if (view.stack.length === 0)
    found.push({ text: "note.stack-empty", values: {}, icon: "equipment", rule: "equipment" });
  return found;
}

function bidTileNotes(view: View): Note[] {
  return AREAS.map((area, at) => {
    const tile = view.bidTiles[at];
    const values = { area, bonus: ICONS[view.numbers.bonus[tile]], malus: ICONS[view.numbers.malus[tile]] };
    return { text: "note.bid-tile", values, icon: area, rule: "bid-tiles" };
  });
}

function tileNote(view: View, text: string, tile: number): Note {
  return {
    text,
    values: { tile: SCORING_TILES[tile].id, n: view.numbers.scoring[tile] },
    icon: "scoring",
    rule: "scoring-tiles",
  };
}

function secretNote(view: View, seat: number, tile: number): Note {
  const values = { tile: SCORING_TILES[tile].id, n: tilePoints(view, seat, tile) };
  return { text: "note.secret-tile", values, icon: "scoring", rule: "secrets" };
}

function seatNotes(view: View, seat: number): Note[] {
  const found: Note[] = [];
  const shelter = shelterOf(view, seat);
  if (view.people[seat] > shelter) {
    found.push({
      text: "note.homeless",
      values: { seat, n: view.people[seat] - shelter, shelter },
      icon: "shelter",
      rule: "shelter",
    });
  }
  if (view.marauders[seat] > 0) {
    found.push({
      text: "note.marauders",
      values: { seat, n: view.marauders[seat] },
      icon: "marauder",
      rule: "raiders",
    });
  }
  if (view.figures[slotOf(seat, Place.aside, Colour.leader)] > 0) {
    found.push({ text: "note.leader-out", values: { seat }, icon: "leader", rule: "leader" });
  }
  const playing = view.phase !== Phase.final;
  if (view.houses[seat] > 0 && playing)
    found.push({
      text: "note.houses",
      values: { seat, n: view.houses[seat] },
      icon: "shelter",
      rule: "building-tiles",
    });
  if (hasPassive(view, seat, "training"))
    found.push({ text: "note.training", values: { seat }, icon: "training", rule: "training-center" });
  if (hasPassive(view, seat, "merciful"))
    found.push({ text: "note.merciful", values: { seat }, icon: "church", rule: "churches" });
  if (hasPassive(view, seat, "vengeful") && playing) {
    const left = VENGEFUL_FIRST - view.fought[seat];
    found.push({ text: "note.vengeful", values: { seat, n: Math.max(left, 0) }, icon: "church", rule: "churches" });
  }
  return found;
}

/** Chance is ahead where a figure comes from the bag or a card from the stack. */
export function odds(view: View, seat: number, answer: Answer): readonly Odds[] {
  const action = specialOf(view, seat, answer);
  if (action === null) return [];
  if (action.row.effect === "recruit") return recruitOdds(view);
  if (action.row.effect === "draw" && action.n === 1) return drawOdds(view, seat);
  return [];
}

function recruitOdds(view: View): readonly Odds[] {
  const all = inBag(view);
  if (all === 0) return [];
  const sent = view.bag[Colour.worker] + view.bag[Colour.marauder];
  return [
    { text: "odds.recruit", values: {}, chance: all - sent, of: all, tone: "good" },
    { text: "odds.sent-back", values: {}, chance: sent, of: all, tone: "even" },
  ];
}

/** Whether the next card is worth points with the hand as it is; any unseen card is as likely as any other. */
function drawOdds(view: View, seat: number): readonly Odds[] {
  if (view.stack.length === 0) return [];
  const unseen = pools.leftIn("equipment", view);
  if (unseen.length === 0) return [];
  const before = handPoints(view, seat, -1);
  const chance = unseen.filter((card) => handPoints(view, seat, card) > before).length;
  return [{ text: "odds.useful-card", values: {}, chance, of: unseen.length, tone: "good" }];
}

/** Points of a hand but for its maps, with a card more (-1 without). */
export function handPoints(view: View, seat: number, more: number): number {
  const counts = countKinds(view.hand[seat]).slice();
  if (more >= 0) counts[more]++;
  const { scales } = view.numbers;
  let sum = vehiclePoints(scales, counts);
  for (let kind = 0; kind < counts.length; kind++) sum += pointsOf(scales, kind, counts[kind]);
  return sum;
}

/** What is done in the city, but for being done. */
type Acted = Extract<Answers["city"], { readonly city: string }>;

interface Special {
  readonly row: ActionRow;
  readonly n: number;
}

function specialOf(view: View, seat: number, answer: Answer): Special | null {
  if (!("action" in answer)) return null;
  const building = view.sites[seat * SITES + answer.site - 1];
  const action = answer.action - 1;
  if (building === undefined || building < 0) return null;
  return { row: BUILDINGS[building].actions[action], n: view.numbers.amount[building * MOST_ACTIONS + action] };
}

const forecastOf = (text: string, icon: string, values: Note["values"] = {}): Note => ({
  text: `forecast.${text}`,
  values,
  icon,
});

/** What the answer would bring if nobody interfered. */
export function forecast(view: View, seat: number, answer: Answer): Note | null {
  if ("bid" in answer) return bidForecast(view, seat, answer);
  if ("slot" in answer) return takeForecast(view, seat, answer);
  if ("build" in answer) return buildForecast(view, seat, answer);
  if ("city" in answer) return cityForecast(view, seat, answer);
  if ("done" in answer) {
    const n = countAt(view, seat, Place.city);
    return n > 0 ? forecastOf("idle", "figures", { n }) : null;
  }
  if ("dismiss" in answer) return forecastOf("dismiss", "points", { n: 2 });
  if ("score" in answer)
    return forecastOf("points", "points", { n: tilePoints(view, seat, scoringTile(answer.score)) });
  if ("keep" in answer) return forecastOf("card", "equipment", { n: cardPoints(view, seat, answer.keep) });
  if ("search" in answer) return forecastOf("card", "equipment", { n: cardPoints(view, seat, answer.search) });
  return null;
}

/** What one card more brings to the hand as it is. */
function cardPoints(view: View, seat: number, card: EquipmentId): number {
  return handPoints(view, seat, equipment(card)) - handPoints(view, seat, -1);
}

/** The place in the order of choice among the bids that lie there. */
function bidForecast(view: View, seat: number, answer: Answers["bid"]): Note {
  const area = Area[answer.bid];
  const n = COLOURS.reduce((sum, colour) => sum + answer[colour], 0);
  let rank = 1;
  let bids = 0;
  for (let other = 0; other < view.seats; other++) {
    if (other === seat || rowOf(view, area, other) < 0) continue;
    bids++;
    if (bidOf(view, area, other) >= n) rank++;
  }
  const text = area === Area.city ? "bid.city" : "bid";
  // The first choice of one says nothing.
  return forecastOf(bids === 0 ? `${text}.first` : text, answer.bid, { n, rank, bids: bids + 1 });
}

function takeForecast(view: View, seat: number, answer: Answers["explore"]): Note {
  const first = (answer.slot - 1) * KINDS;
  const marauder = view.crowd[first + Colour.marauder];
  const room = MOST_MARAUDERS - view.marauders[seat];
  const n = cardPoints(view, seat, answer.take);
  const lost = marauder > room ? marauder - room : 0;
  return forecastOf(lost > 0 ? "take.overrun" : "take", "equipment", { n, marauder, lost });
}

function buildForecast(view: View, seat: number, answer: Answers["construct"]): Note {
  if ("forfeit" in answer) return forecastOf("forfeit", "building");
  const site = answer.site - 1;
  const old = view.sites[seat * SITES + site];
  const gain = shelterOf(view, seat, site, buildingOf(answer.build)) - shelterOf(view, seat);
  const n = gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0";
  return forecastOf(old < 0 ? "build" : "build-over", "shelter", { n });
}

function cityForecast(view: View, seat: number, answer: Acted): Note | null {
  if (answer.city === "extend")
    return forecastOf("extend", "shelter", { n: view.numbers.shelter[buildingOf("extension")] });
  if (answer.city === "repair") return repairForecast(view, seat, 0);
  const special = specialOf(view, seat, answer);
  if (special === null) return null;
  const { row, n } = special;
  switch (row.effect) {
    case "points":
      return forecastOf("points", "points", { n });
    case "per-type":
      return forecastOf("points", "points", { n: n * countType(view, seat, row.type) });
    case "fight":
    case "push-back": {
      const moved = Math.min(n, view.marauders[seat]);
      if (moved === 0) return forecastOf("no-marauders", "marauder");
      const points = row.effect === "fight" ? fightPoints(view, seat, moved) : 0;
      return forecastOf(points > 0 ? "fight" : "push-back", "marauder", { n: moved, points });
    }
    case "draw":
    case "pick":
      return view.stack.length === 0
        ? forecastOf("nothing-to-draw", "equipment")
        : forecastOf(row.effect, "equipment", {
            n: Math.min(n, view.stack.length),
            of: Math.min(TO_PICK_FROM, view.stack.length),
          });
    case "repair":
      return repairForecast(view, seat, n);
    case "search":
    case "exchange":
    case "recruit":
      return forecastOf(row.effect, "figures");
  }
}

function repairForecast(view: View, seat: number, points: number): Note | null {
  if (view.damage[seat] === 1) return null;
  const at = view.damage[seat] - 1;
  return forecastOf(points > 0 ? "repair.points" : "repair", "damage", { at, points, last: LAST_SPACE });
}

/** How far the match has come: whole rounds, and phases within. */
export function clock(view: View): number {
  if (view.phase === Phase.final) return 1;
  const round = view.round === 0 ? 0 : view.round - 1;
  const phases = Phase.interim;
  const within = view.phase < phases ? view.phase / phases : 1;
  const at = (round + within) / ROUNDS;
  return Math.min(at, 1);
}
