import { type Texts, text } from "@endzeit/engine";
import type { Large } from "@endzeit/kit";
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

/** The letter on a figure's base; its number as long as the seat has neither a character nor a person, of whom the texts say that it is one. */
export function initial(seat: number, texts: Texts): string {
  const name = whoIs(seat, texts);
  const nameless = name === texts[`player.${seat}`] && texts[`seat.${seat}.number`] === undefined;
  return nameless ? String(seat + 1) : name.charAt(0);
}

export const placeName = (space: number, texts: Texts): string => {
  const { kind, tile } = SPACES[space];
  return texts[tile >= 0 ? `tile.${TILES[tile].id}` : `space.${kind}`] ?? kind;
};

/** The sign of a space. */
export const iconOf = (space: number): string => {
  const { kind, tile } = SPACES[space];
  return tile >= 0 ? TILES[tile].id : kind.startsWith("attack") ? "attack" : kind;
};

/** What a space is and does, for whoever looks at it unasked. */
export function explain(view: View, space: number, texts: Texts): string {
  const { kind, region } = SPACES[space];
  const does = texts[kind === "rise" || kind === "corner" ? `sign.${kind}` : `forecast.${kind}`] ?? "";
  const where = region < 0 ? "" : text(texts, `region.${REGIONS[region]}`);
  const who = standing(view, space).map((seat) => whoIs(seat, texts));
  const head = [kind === "corner" ? placeName(space, texts) : where, ...who].filter(Boolean).join(", ");
  return head === "" ? does : `${head}: ${does}`;
}

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

const PLACE = "place-";
/** A space, with whoever stands there, as something to be shown large. */
export const placeId = (space: number): string => `${PLACE}${NAMES[space]}`;
/** The space of such a name; -1 for cards. */
export const placeOf = (thing: string): number =>
  thing.startsWith(PLACE) ? NAMES.indexOf(thing.slice(PLACE.length)) : -1;

/** Who stands on a space. */
export const standing = (view: View, space: number): readonly number[] =>
  Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => view.at[seat] === space);

/** What a figure carries and what has become of it, as far as everybody sees it. */
function figureFacts(view: View, seat: number, texts: Texts): readonly string[] {
  const survivor = view.role[seat] === Role.survivor;
  const cards = (survivor ? view.hand[seat] : view.claws[seat])?.length ?? 0;
  const facts = survivor
    ? [
        text(texts, "mark.allies", { n: view.allies[seat] }),
        ...(view.front[seat] > 0 ? [text(texts, "mark.revolvers", { n: view.front[seat] })] : []),
        ...(view.character[seat] >= 0
          ? [text(texts, view.spent[seat] === 0 ? "mark.power-ready" : "mark.power-spent")]
          : []),
        ...(view.skips[seat] > 0 ? [text(texts, "mark.skips", { n: view.skips[seat] })] : []),
        ...tilesOf(view, seat).map((tile) => text(texts, `tile.${tile}`)),
      ]
    : [text(texts, `role.${roleOf(view, seat)}`)];
  if (cards > 0) facts.push(text(texts, "badge.hand", { n: cards }));
  return [`${whoIs(seat, texts)}: ${facts.join(", ")}`];
}

/** A space as it is: its region, and each figure there with what belongs to it. */
export function large(thing: string, view: View, texts: Texts): Large | null {
  const space = placeOf(thing);
  if (space < 0) return null;
  const { name, region } = SPACES[space];
  return {
    name: `${name} ${placeName(space, texts)}`,
    facts: [
      ...(region >= 0 ? [text(texts, `region.${REGIONS[region]}`)] : []),
      ...standing(view, space).flatMap((seat) => figureFacts(view, seat, texts)),
    ],
  };
}

/** Each space that can be reached with what it is, stops marked. */
export function reachWords(spaces: readonly number[], texts: Texts): string {
  const list = spaces.map((space) => {
    const stop = SPACES[space].kind === "corner" || SPACES[space].kind === "camp";
    return `${NAMES[space]} ${placeName(space, texts)}${stop ? ` (${text(texts, "board.stop")})` : ""}`;
  });
  return list.join(", ");
}
