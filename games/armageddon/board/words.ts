import { type Texts, text } from "@endzeit/engine";
import { COLOURS, DAMAGE_TRACK, LAST_SPACE, PRINTS, SITES } from "../content/board.ts";
import { BUILDINGS, MOST_ACTIONS, TYPES } from "../content/buildings.ts";
import { EQUIPMENT, Kind, SCALES, SCORING_TILES, type Scales, VEHICLES } from "../content/cards.ts";
import { shelterOf } from "../rules/buildings.ts";
import { KINDS, slotOf } from "../rules/figures.ts";
import { evaluatedUpTo } from "../rules/points.ts";
import { MEDICINE_SET, WEAPON_SET } from "../rules/scoring.ts";
import { type Answers, Place, SOURCES, type Source, type View } from "../state.ts";

/** What lies where, in words: for labels, the table of the screen reader and the terminal. */

export const seatName = (seat: number, texts: Texts): string => text(texts, `seat.${seat}`);
export const cardName = (id: string, texts: Texts): string => text(texts, `card.${id}`);
/** A card's name for a narrow face: where a long compound may break is marked, as browsers seldom know by themselves. */
export const cardTitle = (id: string, texts: Texts): string =>
  cardName(id, texts).replace(
    /(?<=\p{L}{3})(karosserie|fahrgestell|schafts|gebäude|schützen|motor|reifen|turm|platz|park|zentrum|station|halle|kammer|quartier|zentrale|karten|teile|mente|kraft)/gu,
    "\u00ad$1",
  );
export const figureCount = (view: View, seat: number, place: number, colour: number): number =>
  view.figures[slotOf(seat, place, colour)] ?? 0;

/** Whether the figures behind a screen are hidden from this view. */
export const isScreened = (view: View, seat: number): boolean => figureCount(view, seat, Place.home, 0) < 0;

/** "3 Arbeiter, 1 Soldat" of counts by colour. */
export function colourWords(counts: readonly number[], texts: Texts): string {
  return [...COLOURS, "marauder"]
    .flatMap((colour, at) => ((counts[at] ?? 0) > 0 ? [`${counts[at]} × ${text(texts, `colour.${colour}`)}`] : []))
    .join(", ");
}

export const placeCounts = (view: View, seat: number, place: number): readonly number[] =>
  COLOURS.map((_, colour) => figureCount(view, seat, place, colour));

/** How many of a bid's figures lie in an area, by colour; of the city those too that have done their work. */
export const bidCounts = (view: View, seat: number, area: number): readonly number[] =>
  COLOURS.map((_, colour) => {
    const there = figureCount(view, seat, area + 1, colour);
    return area === 2 ? there + figureCount(view, seat, Place.spent, colour) : there;
  });

export function actionWords(view: View, building: number, action: number, texts: Texts): string {
  const row = BUILDINGS[building].actions[action];
  const n = view.numbers.amount[building * MOST_ACTIONS + action];
  const effect = text(texts, `effect.${row.effect}`, { n, ...(row.type >= 0 && { type: TYPES[row.type] }) });
  return `${text(texts, `cost.${row.cost}`)}: ${effect}`;
}

/** Several remarks for a reader: sentences, each with one full stop between it and the next. */
export const sentences = (...said: readonly (string | null | undefined)[]): string =>
  said.flatMap((words) => (words ? [words.replace(/\.$/, "")] : [])).join(". ");

/** Whether an action shows what nobody could know, so that it cannot be taken back. A search does so only with its first card. */
export function endsWayBack(view: View, seat: number, answer: Answers["city"]): boolean {
  if (!("action" in answer)) return false;
  const building = view.sites[seat * SITES + answer.site - 1] ?? -1;
  const effect = BUILDINGS[building]?.actions[answer.action - 1]?.effect;
  return effect === "recruit" || ((effect === "draw" || effect === "pick") && view.stack.length > 0);
}

/** A building in one line. */
export function buildingWords(view: View, building: number, texts: Texts): string {
  const { id, type, actions, passive } = BUILDINGS[building];
  const said = [
    cardName(id, texts),
    text(texts, `type.${TYPES[type]}`),
    text(texts, "board.shelter-of", { n: view.numbers.shelter[building] }),
  ];
  for (let action = 0; action < actions.length; action++) said.push(actionWords(view, building, action, texts));
  if (passive !== "none") said.push(text(texts, `passive.${passive}`));
  if (view.numbers.fixed[building] > 0) said.push(text(texts, "board.fixed", { n: view.numbers.fixed[building] }));
  return said.join(", ");
}

export const damagePrint = (view: View, space: number): string =>
  PRINTS[view.numbers.damage[space - 1] ?? DAMAGE_TRACK[space - 1]?.print ?? 1] ?? "none";

/** Where the damage marker lies, and what the spaces that count would do at an evaluation. */
export function damageWords(view: View, seat: number, texts: Texts): string {
  const at = view.damage[seat];
  const counted = Array.from({ length: at === 1 ? 1 : evaluatedUpTo(view, at) }, (_, i) => damagePrint(view, i + 1));
  const effects = at === 1 ? ["plus-2"] : ["minus-1", "minus-2", "marauder", "leader-out"];
  const said = counted.slice(at === 1 ? 0 : 1).filter((print) => effects.includes(print));
  return [
    `${at}/${LAST_SPACE}`,
    ...(said.length > 0 ? said : ["none"]).map((print) => text(texts, `print.${print}`)),
  ].join(", ");
}

export const equipmentId = (card: number): string => EQUIPMENT[card]?.id ?? "hidden";
export const tileId = (tile: number): string =>
  SCORING_TILES[tile] === undefined ? "hidden" : `tile-${SCORING_TILES[tile].id}`;

/** Where the points of a seat came from; nothing that brought none. */
export function breakdown(view: View, seat: number): readonly { readonly source: Source; readonly n: number }[] {
  return SOURCES.map((source, at) => ({ source, n: view.gained[seat * SOURCES.length + at] ?? 0 })).filter(
    ({ n }) => n !== 0,
  );
}

export const shelterWords = (view: View, seat: number, texts: Texts): string =>
  text(texts, "board.shelter", { n: view.people[seat], of: shelterOf(view, seat) });

export const crowdOf = (view: View, slot: number): readonly number[] =>
  view.crowd.slice(slot * KINDS, slot * KINDS + KINDS);

export function siteWords(view: View, seat: number, site: number, texts: Texts): string {
  const building = view.sites[seat * SITES + site];
  return building < 0
    ? text(texts, "board.empty-site", { n: site + 1 })
    : `${text(texts, "board.site", { n: site + 1 })}: ${buildingWords(view, building, texts)}`;
}

/** A way to count equipment: signs of what is counted, where the card itself does not say it, and the points for so many. */
interface ScaleRow {
  readonly signs: readonly string[];
  readonly steps: readonly (readonly [cards: string, points: number])[];
}

/** What a card of equipment brings at the end, as a card in the box prints it. Of other cards nothing. */
export function scaleRows(card: string, texts: Texts, scales: Scales = SCALES): readonly ScaleRow[] {
  const upward = (signs: readonly string[], points: readonly number[], more = ""): ScaleRow => ({
    signs,
    steps: points.map((n, at) => [`${at + 1}${at + 1 === points.length ? more : ""}`, n]),
  });
  const kind = EQUIPMENT.findIndex(({ id }) => id === card);
  switch (kind) {
    case -1:
      return [];
    case Kind.beer:
      return [upward([], scales.beer, "+")];
    case Kind.gasoline:
      return [upward([], scales.gasoline, "+")];
    case Kind.weapons:
      return [{ signs: [], steps: [[String(WEAPON_SET), scales.weapons[0]]] }];
    case Kind.medicine:
      return [{ signs: [], steps: [[String(MEDICINE_SET), scales.medicine[0]]] }];
    case Kind.map:
      return [{ signs: [], steps: scales.map.map((n, at) => [text(texts, `rank.${at + 1}`), n]) }];
    default:
      return [upward(card.split("-").slice(0, 1), scales.same), upward(VEHICLES, scales.mixed)];
  }
}
