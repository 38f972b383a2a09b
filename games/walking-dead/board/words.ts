import { type Texts, text } from "@endzeit/engine";
import { NAMES, REGIONS, SPACES } from "../content/board.ts";
import { CHARACTERS, TILES } from "../content/cards.ts";
import { Role, type View } from "../state.ts";

const ROLES = ["survivor", "dying", "walker", "beaten", "out"] as const;
export const roleOf = (view: View, seat: number): (typeof ROLES)[number] => ROLES[view.role[seat] ?? 0] ?? "out";

export const tilesOf = (view: View, seat: number): readonly string[] =>
  TILES.flatMap(({ id }, tile) => ((view.tiles[seat] & (1 << tile)) !== 0 ? [id] : []));

/** The character's id, or null for walkers and before the choice. */
export const characterOf = (view: View, seat: number): string | null =>
  view.role[seat] === Role.survivor ? (CHARACTERS[view.character[seat]]?.id ?? null) : null;

/** Who sits there: the table calls a seat by its character as soon as there is one, and a walker by the one it was. */
export const whoIs = (seat: number, texts: Texts): string => texts[`seat.${seat}`] ?? String(seat + 1);

/** The letter on a figure's base. */
export function initial(seat: number, texts: Texts): string {
  const name = whoIs(seat, texts);
  return name === texts[`player.${seat}`] ? String(seat + 1) : name.charAt(0);
}

export const placeName = (space: number, texts: Texts): string => {
  const { kind, tile } = SPACES[space];
  return texts[tile >= 0 ? `tile.${TILES[tile].id}` : `space.${kind}`] ?? kind;
};

/** A space in one line: where, what it is, its region, who stands there. */
export function describe(view: View, space: number, texts: Texts): string {
  const { name, region } = SPACES[space];
  const said = [`${name} ${placeName(space, texts)}`];
  if (region >= 0) said.push(texts[`region.${REGIONS[region]}`] ?? "");
  for (let seat = 0; seat < view.seats; seat++) {
    if (view.at[seat] !== space) continue;
    const role = view.role[seat];
    said.push(
      role === Role.survivor
        ? whoIs(seat, texts)
        : `${whoIs(seat, texts)}, ${texts[`role.${roleOf(view, seat)}`] ?? ""}`,
    );
  }
  return said.filter(Boolean).join(", ");
}

/** Each space that can be reached with what it is, stops marked. */
export function reachWords(spaces: readonly number[], texts: Texts): string {
  const list = spaces.map((space) => {
    const stop = SPACES[space].kind === "corner" || SPACES[space].kind === "camp";
    return `${NAMES[space]} ${placeName(space, texts)}${stop ? ` (${text(texts, "board.stop")})` : ""}`;
  });
  return list.join(", ");
}
