import type { Note, Odds } from "@endzeit/engine";
import { CAMP, SPACES, spaceOf } from "./content/board.ts";
import { type EquipmentId, equipment, TILES } from "./content/cards.ts";
import { inTeams } from "./rules/endings.ts";
import { armed, attackValue, facesOf, fixedBonus, rolledAgain } from "./rules/fight.ts";
import { ALL_TILES, isSurvivor } from "./rules/stock.ts";
import { type Answer, type Fight, Role, type View } from "./state.ts";

/** What a person at the table would point out: what holds now, what a space means, how a fight stands. */

const SIX = 6;

export function notes(view: View, _seat: number | null): readonly Note[] {
  const found: Note[] = [];
  const { fight } = view;
  if (fight !== null) {
    const text = fight.die > 0 ? "note.fight-rolled" : "note.fight";
    const n = fight.die > 0 ? attackValue(view, fight) : fixedBonus(view, fight);
    found.push({
      text,
      values: { seat: fight.defender, n, strength: fight.strength, missing: Math.max(0, fight.strength - n) },
      icon: "fight",
      rule: "fight",
    });
  }
  if (inTeams(view)) found.push({ text: "note.teams", values: {}, icon: "teams", rule: "teams" });
  for (let seat = 0; seat < view.seats; seat++) found.push(...seatNotes(view, seat));
  if (view.equipmentDeck.length === 0)
    found.push({ text: "note.no-equipment", values: {}, icon: "pile", rule: "piles" });
  if (view.pool === 0) found.push({ text: "note.no-allies", values: {}, icon: "ally", rule: "piles" });
  return found;
}

function seatNotes(view: View, seat: number): Note[] {
  const found: Note[] = [];
  if (isSurvivor(view, seat)) {
    if (view.tiles[seat] === ALL_TILES)
      found.push({ text: "note.going-home", values: { seat }, icon: "camp", rule: "goal" });
    if (view.allies[seat] === 0) found.push({ text: "note.alone", values: { seat }, icon: "bite", rule: "bite" });
    if (view.front[seat] > 0)
      found.push({ text: "note.revolver", values: { seat, n: view.front[seat] }, icon: "revolver", rule: "revolver" });
    if (view.skips[seat] > 0)
      found.push({ text: "note.skips", values: { seat, n: view.skips[seat] }, icon: "skip", rule: "guilt" });
  }
  // Alone, or when that was the last death of the match, nobody rises any more.
  if (view.role[seat] === Role.dying && view.outcome === null)
    found.push({ text: "note.dying", values: { seat }, icon: "walker", rule: "death" });
  if (view.role[seat] === Role.beaten)
    found.push({ text: "note.beaten", values: { seat }, icon: "walker", rule: "rise" });
  return found;
}

/** The exact chance of a fight with the cards chosen, worked out by the fight's own value for each face of the die. */
export function odds(view: View, seat: number, answer: Answer): readonly Odds[] {
  const { fight } = view;
  if (fight === null || fight.defender !== seat) return [];
  if ("power" in answer) return fightOdds(view, rolledAgain(fight));
  if (fight.die > 0) return [];
  if ("win" in answer) return oddsOfSix(SIX, SIX);
  return "arm" in answer ? fightOdds(...armed(view, fight, equipment(answer.arm))) : fightOdds(view, fight);
}

/** Of a fight before its roll: won, won with the Axes that are known of, lost. */
export function fightOdds(view: View, fight: Fight): readonly Odds[] {
  const faces = facesOf(view, fight);
  const count = (...those: readonly string[]): number => faces.filter((face) => those.includes(face)).length;
  return oddsOfSix(count("won"), count("won", "axe"));
}

function oddsOfSix(wins: number, withAxe: number): readonly Odds[] {
  const row = (text: string, chance: number, tone: Odds["tone"]): Odds => ({ text, values: {}, chance, of: SIX, tone });
  return [
    row("odds.win", wins, "good"),
    ...(withAxe > wins ? [row("odds.win.axe", withAxe, "good")] : []),
    row("odds.lose", SIX - wins, "bad"),
  ];
}

/** What a space has in store, or how many faces win with a card more. */
export function forecast(view: View, seat: number, answer: Answer): Note | null {
  if ("arm" in answer && view.fight !== null) return armForecast(view, view.fight, answer.arm);
  if (!("move" in answer) || !isSurvivor(view, seat)) return null;
  const to = spaceOf(answer.move);
  const space = SPACES[to];
  if (to === CAMP)
    return { text: view.tiles[seat] === ALL_TILES ? "forecast.home" : "forecast.camp", values: {}, icon: "camp" };
  if (space.kind !== "corner") return { text: `forecast.${space.kind}`, values: {}, icon: space.kind };
  const owned = (view.tiles[seat] & (1 << space.tile)) !== 0;
  return {
    text: owned ? "forecast.owned" : `forecast.tile.${TILES[space.tile].id}`,
    values: {},
    icon: TILES[space.tile].id,
  };
}

function armForecast(view: View, fight: Fight, card: EquipmentId): Note {
  const percent = (...of: readonly [View, Fight]): number => Math.floor((fightOdds(...of)[0].chance * 100) / SIX + 0.5);
  const values = { from: percent(view, fight), to: percent(...armed(view, fight, equipment(card))) };
  return { text: "forecast.arm", values, icon: "fight" };
}

/** How far the match is: the most that any survivor has gathered, and the dead. */
export function clock(view: View): number {
  let best = 0;
  for (let seat = 0; seat < view.seats; seat++) {
    const tiles = TILES.filter((_, tile) => (view.tiles[seat] & (1 << tile)) !== 0).length;
    if (tiles > best) best = tiles;
  }
  const dead = view.deaths / Math.max(1, view.seats);
  return Math.min(1, Math.max(best / TILES.length, dead));
}
