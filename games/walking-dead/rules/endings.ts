import { shuffle } from "@endzeit/engine";
import { CAMP, NAMES } from "../content/board.ts";
import { TILES } from "../content/cards.ts";
import { type Event, type MoveCause, Role, type State } from "../state.ts";
import type { Out } from "./rule.ts";
import { ALL_TILES, hasTile, isSurvivor } from "./stock.ts";

/** Team Zombie against Team Survivors: from the second death on, or from the start in the team variant. */
export function inTeams(s: State): boolean {
  return s.rules.variant === "team" || (s.seats > 2 && s.deaths >= 2);
}

const seatsWhere = (s: State, test: (seat: number) => boolean): number[] => s.role.map((_, seat) => seat).filter(test);

/** The survivors' side: the living and, in teams, those who are out. */
const survivorSide = (s: State): number[] => seatsWhere(s, (seat) => isSurvivor(s, seat) || s.role[seat] === Role.out);
const walkerSide = (s: State): number[] => seatsWhere(s, (seat) => !isSurvivor(s, seat) && s.role[seat] !== Role.out);

/** Moves a figure and looks whether that was the way home (Spielziel, S10). Who stands on the camp already must leave it first (T3). */
export function moveTo(s: State, seat: number, to: number, why: MoveCause, path: readonly number[], out: Out): void {
  const from = s.at[seat];
  s.at[seat] = to;
  if (out.listening) {
    out.tell({
      event: "moved",
      seat,
      from: from < 0 ? "" : NAMES[from],
      to: NAMES[to],
      why,
      path: path.map((space) => NAMES[space]),
    });
  }
  if (to === CAMP && from !== CAMP && isSurvivor(s, seat) && tilesThatCount(s, seat) === ALL_TILES) home(s, seat, out);
}

/** In the team variant the tiles of both count together, also those of one who stands elsewhere. */
function tilesThatCount(s: State, seat: number): number {
  if (s.rules.variant !== "team") return s.tiles[seat];
  return s.tiles.reduce((all, tiles, other) => (isSurvivor(s, other) ? all | tiles : all), 0);
}

function home(s: State, seat: number, out: Out): void {
  const together = inTeams(s);
  end(s, together ? survivorSide(s) : [seat], together ? "team-camp" : "camp", seat, out);
}

function end(
  s: State,
  winners: readonly number[],
  reason: Extract<Event, { event: "ended" }>["reason"],
  seat: number,
  out: Out,
): void {
  if (out.listening) out.tell({ event: "ended", reason, seat });
  s.outcome = { winners, reason };
}

/** A bite with no ally left: the survivor is a walker from now on (D1), or out. Cards into the draw pile, tiles to the box. */
export function die(s: State, seat: number, out: Out): void {
  if (out.listening) out.tell({ event: "died", seat, at: NAMES[s.at[seat]] });
  const cards = s.hand[seat];
  if (cards.length > 0) {
    s.equipmentDeck.push(...cards);
    s.equipmentDeck.sort((a, b) => a - b);
    shuffle(s.random, s.equipmentDeck);
    s.hand[seat] = [];
    out.reveal();
  }
  const tiles = s.tiles[seat];
  s.tiles[seat] = 0;
  s.allies[seat] = 0;
  s.skips[seat] = 0;
  s.character[seat] = -1;
  s.deaths++;
  const eliminated = s.rules.variant === "team" || s.deaths > 2;
  s.role[seat] = eliminated ? Role.out : Role.dying;
  if (eliminated) {
    s.at[seat] = -1;
    if (out.listening) out.tell({ event: "out", seat });
  }
  if (s.rules.variant === "team") inherit(s, tiles, out);
  afterDeath(s, seat, out);
}

/** Team variant: the partner gets the tiles; immediate bonuses are not repeated, doubles go to the box (T2). */
function inherit(s: State, tiles: number, out: Out): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isSurvivor(s, seat)) continue;
    for (const [tile, { id }] of TILES.entries()) {
      if ((tiles & (1 << tile)) === 0 || hasTile(s, seat, tile)) continue;
      s.tiles[seat] |= 1 << tile;
      if (out.listening) out.tell({ event: "inherited", seat, tile: id });
    }
  }
}

/** Spielende, 1-Personen-Spiel, and the exception for two players. */
function afterDeath(s: State, seat: number, out: Out): void {
  if (s.seats === 1) return end(s, [], "solo-death", seat, out);
  if (s.seats === 2 && s.deaths === 2) return end(s, [], "nobody", seat, out);
  if (!s.role.some((role) => role === Role.survivor)) return end(s, walkerSide(s), "all-dead", seat, out);
  if (s.rules.variant === "standard" && s.seats > 2 && s.deaths === 2 && out.listening) out.tell({ event: "teams" });
}
