import { type Texts, text } from "@endzeit/engine";
import { PRINTS } from "../content/board.ts";
import { BUILDINGS, MOST_ACTIONS, TYPES } from "../content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, ICONS, SCORING_TILES } from "../content/cards.ts";
import { numbers as numbersOf } from "../content/pack.ts";
import type { Numbers } from "../state.ts";

/** What a content pack has changed against the numbers that the rules page states: by anchor, in words. */
export function changedNumbers(numbers: Numbers, texts: Texts): ReadonlyMap<string, string> {
  const built = numbersOf(null);
  const changed = new Map<string, string>();
  const add = (anchor: string, now: readonly string[], before: readonly string[]): void => {
    if (now.join() === before.join()) return;
    const said = changed.get(anchor);
    changed.set(anchor, said === undefined ? now.join(", ") : `${said}, ${now.join(", ")}`);
  };
  const both = (anchor: string, words: (of: Numbers) => readonly string[]): void =>
    add(anchor, words(numbers), words(built));

  both("preparation-1", ({ rounds }) => rounds.map(String));
  both("preparation-2", ({ slots }) => slots.map(String));
  both("damage-prints", ({ damage }) => damage.map((print) => texts[`print.${PRINTS[print]}`] ?? ""));
  for (const [tile, { id }] of BID_TILES.entries()) {
    both(id, ({ bonus, malus }) => [
      text(texts, `bonus.${ICONS[bonus[tile]]}`),
      text(texts, `malus.${ICONS[malus[tile]]}`),
    ]);
  }
  for (const [tile, { id }] of BUILDING_TILES.entries()) both(`tile-${id}`, ({ tileCount }) => [`${tileCount[tile]}×`]);
  for (const [building, { id }] of BUILDINGS.entries()) both(id, (of) => buildingNumbers(of, building, texts));
  for (const [tile, { id }] of SCORING_TILES.entries()) {
    both(`tile-${id}`, ({ scoring }) => [text(texts, "effect.points", { n: scoring[tile] })]);
  }
  for (const [kind, { id }] of EQUIPMENT.entries()) both(id, ({ equipmentCount }) => [`${equipmentCount[kind]}×`]);
  for (const name of ["beer", "gasoline", "weapons", "medicine", "map"] as const)
    both(name, ({ scales }) => [scales[name].join(" / ")]);
  both("vehicles-1", ({ scales }) => [scales.same.join(" / "), scales.mixed.join(" / ")]);
  return changed;
}

function buildingNumbers({ shelter, fixed, uses, amount }: Numbers, building: number, texts: Texts): readonly string[] {
  const said = [text(texts, "board.shelter-of", { n: shelter[building] })];
  if (fixed[building] > 0) said.push(text(texts, "board.fixed", { n: fixed[building] }));
  for (const [action, { cost, effect, type }] of BUILDINGS[building].actions.entries()) {
    const at = building * MOST_ACTIONS + action;
    const brings = text(texts, `effect.${effect}`, { n: amount[at], ...(type >= 0 && { type: TYPES[type] }) });
    said.push(`${uses[at]}× ${text(texts, `cost.${cost}`)}: ${brings}`);
  }
  return said;
}
