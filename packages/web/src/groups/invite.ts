import { standIn } from "@endzeit/bots";
import { type AnyGame, defaultOptions, type Options, readOptions } from "@endzeit/engine";
import type { Poster } from "@endzeit/kit";
import { ABSENCE, type FriendGroup, type GroupTerms, type Open, type Opened } from "@endzeit/wire";
import type { Membership, Said } from "../api.ts";
import { openAndSit } from "../net/open.ts";
import { linkTo } from "../router.ts";
import type { Own } from "../who.ts";

/** The address by which others join a group. */
export const linkOf = ({ group, invitation }: Pick<FriendGroup, "group" | "invitation">): string =>
  `${location.href.replace(/#.*$/, "")}${linkTo({ page: "group", id: group, secret: invitation })}`;

/** How many sit at a table for so many people, and how many of them are bots. */
export interface Round {
  readonly seats: number;
  readonly bots: number;
}

/** Everybody gets a seat where the game has as many; where it wants more, bots fill up. */
export function roundFor({ players: [least, most] }: Pick<Poster, "players">, people: number): Round {
  const seats = Math.min(most, Math.max(least, people));
  return { seats, bots: Math.max(0, seats - Math.max(people, 1)) };
}

/** On what terms the group has set a game last, or how it is usually played. Rules that the game no longer knows are left out. */
export function termsOf(game: AnyGame, terms: readonly GroupTerms[]): Omit<GroupTerms, "game"> {
  const last = terms.find((one) => one.game === game.id);
  const known: Options = Object.assign(
    defaultOptions(game.options),
    ...Object.entries(last?.options ?? {}).map(([id, value]) => {
      const read = readOptions(game.options, { [id]: value });
      return "options" in read ? { [id]: value } : {};
    }),
  );
  return { options: { ...known }, clock: last?.clock ?? null, absence: last?.absence ?? ABSENCE };
}

/** Opens a table for the group: one seat is of whoever invites, the others are for whoever comes first. */
export function openForGroup(
  game: AnyGame,
  { seats, bots }: Round,
  person: number,
  own: Own,
  { options, clock, absence }: Omit<GroupTerms, "game">,
  group: Membership,
): Promise<Said<Opened>> {
  const mine = Math.min(person, seats - 1);
  const bot = standIn(game);
  let left = bots;
  const kinds = Array.from({ length: seats }, (_, seat): Open["seats"][number] => {
    if (seat === mine) return { kind: "me" };
    // The last seats are those of the bots.
    const after = seats - seat - (mine > seat ? 1 : 0);
    if (left > 0 && after <= left) {
      left--;
      return { kind: "bot", bot };
    }
    return { kind: "open" };
  });
  return openAndSit({
    game: game.id,
    ...own,
    seats: kinds,
    options,
    content: null,
    clock,
    absence,
    group: { group: group.group, secret: group.secret },
  });
}
