import { isGameId } from "@endzeit/games";
import { type Evening, type GroupAct, MEMBERS } from "@endzeit/wire";
import type { GroupState, MemberRow } from "../store/store.ts";
import { areAlike } from "../tables/names.ts";
import { Refuse } from "../tables/trouble.ts";

const DAY = 86_400_000;
/** Whoever was not here for so long is not waited for. */
const AWAY_MS = 30 * DAY;
/** An evening is over so long after its beginning. */
const EVENING_MS = DAY / 2;
/** So far ahead an evening may be planned. */
const AHEAD_MS = 2 * 366 * DAY;
/** Members of all times: their numbers stand in what they have played. */
const MOST_EVER = 500;
/** A link that has gone astray fills a group only so fast. */
const JOIN_DAILY = 2 * MEMBERS;
/** Whoever came after a member has a say in whether that member goes only after so long: nobody brings votes along. */
const SETTLED_MS = 7 * DAY;

/** A person as they come into a group. */
export interface Newcomer {
  readonly name: string;
  readonly face: MemberRow["face"];
}

const memberRow = (n: number, { name, face }: Newcomer, now: number): MemberRow => ({
  n,
  name,
  face,
  joined: now,
  gone: null,
  seen: now,
  coming: null,
  against: [],
});

export const founded = (title: string, founder: Newcomer, invitation: string, now: number): GroupState => ({
  title,
  invitation,
  evening: null,
  members: [memberRow(1, founder, now)],
});

/** The members who belong to it now. */
export const present = ({ members }: GroupState): readonly MemberRow[] => members.filter(({ gone }) => gone === null);

export const isAway = ({ seen }: MemberRow, now: number): boolean => now - seen >= AWAY_MS;

/** The next evening, or the one that is going on; null once it has been. */
export const eveningAt = ({ evening }: GroupState, now: number): Evening | null =>
  evening === null || now > evening.at + EVENING_MS ? null : evening;

/** The group with somebody new. Throws `Refuse`. */
export function joined(state: GroupState, { name, face }: Newcomer, now: number): GroupState {
  if (present(state).length >= MEMBERS || state.members.length >= MOST_EVER) throw new Refuse("group-full");
  const today = state.members.filter((member) => now - member.joined < DAY);
  if (today.length >= JOIN_DAILY)
    throw new Refuse("too-many", "As many have joined this group within a day as may. Try again tomorrow.");
  mustBeFree(state, name, null);
  return { ...state, members: [...state.members, memberRow(state.members.length + 1, { name, face }, now)] };
}

function mustBeFree(state: GroupState, name: string, self: number | null): void {
  if (present(state).some((other) => other.n !== self && areAlike(other.name, name)))
    throw new Refuse(
      "name-taken",
      "name: somebody in this group is called that, or so nearly that the two would be taken for each other. Choose another.",
    );
}

/** Those who are asked whether a member goes. */
export const askedAbout = (state: GroupState, member: MemberRow, now: number): readonly MemberRow[] =>
  present(state).filter(
    (other) => other.n !== member.n && !isAway(other, now) && (other.n < member.n || now - other.joined >= SETTLED_MS),
  );

/** How many have to want that a member goes: all who are asked; one alone only for somebody who is away. */
export const neededAgainst = (state: GroupState, member: MemberRow, now: number): number =>
  Math.max(askedAbout(state, member, now).length, isAway(member, now) ? 1 : 2);

const change = (state: GroupState, n: number, to: Partial<MemberRow>): GroupState => ({
  ...state,
  members: state.members.map((member) => (member.n === n ? { ...member, ...to } : member)),
});

/** Whoever goes takes their votes along, and is not asked any more. */
function without(state: GroupState, n: number, now: number): GroupState {
  const left = change(state, n, { gone: now, against: [], coming: null });
  return {
    ...left,
    members: left.members.map((member) => ({ ...member, against: member.against.filter((by) => by !== n) })),
  };
}

/** The group once everybody has gone against whom enough others are; the invitation that they know leads nowhere then. */
function settled(state: GroupState, now: number, invitation: string): GroupState {
  const doomed = present(state).find((member) => {
    const against = askedAbout(state, member, now).filter(({ n }) => member.against.includes(n));
    return against.length >= neededAgainst(state, member, now);
  });
  return doomed === undefined ? state : settled({ ...without(state, doomed.n, now), invitation }, now, invitation);
}

/** The group after what a member does. `invitation`: a new one, where that is wanted. Throws `Refuse`. */
export function acted(
  state: GroupState,
  me: number,
  act: Exclude<GroupAct, { what: "code" | "push" }>,
  { now, invitation }: { readonly now: number; readonly invitation: string },
): GroupState {
  switch (act.what) {
    case "title":
      return { ...state, title: act.title };
    case "self":
      mustBeFree(state, act.name, me);
      return change(state, me, { name: act.name, face: act.face });
    case "evening":
      return planned(state, act.evening, now);
    case "coming":
      return change(state, me, { coming: act.coming });
    case "invite":
      return { ...state, invitation };
    case "leave":
      return settled(without(state, me, now), now, invitation);
    case "remove": {
      const member = present(state).find(({ n }) => n === act.member);
      if (member === undefined || member.n === me)
        throw new Refuse("bad-request", `act.member: ${act.member} is no other member of this group.`);
      if (!askedAbout(state, member, now).some(({ n }) => n === me))
        throw new Refuse("not-yours", "Whoever came after a member has a say in this after a week.");
      const others = member.against.filter((by) => by !== me);
      return settled(change(state, member.n, { against: act.yes ? [...others, me] : others }), now, invitation);
    }
  }
}

/** One that is moved before it has been is the same evening, so that calendars move it too; to another one nobody has said yet whether they come. */
function planned(state: GroupState, wanted: Pick<Evening, "at" | "game"> | null, now: number): GroupState {
  if (wanted === null) return { ...state, evening: null, members: state.members.map(unsaid) };
  const { at, game } = wanted;
  if (at < now - DAY || at > now + AHEAD_MS)
    throw new Refuse("bad-request", "act.evening.at: an evening lies ahead, by two years at most.");
  if (game !== null && !isGameId(game))
    throw new Refuse("bad-request", `act.evening.game: there is no game "${game}" here.`);
  const before = eveningAt(state, now);
  // Its number is never used twice, for it names it in calendars.
  if (before === null) return { ...state, evening: { at, game, n: now, moved: 0 }, members: state.members.map(unsaid) };
  const { n, moved } = before;
  const members = before.at === at ? state.members : state.members.map(unsaid);
  return { ...state, evening: { at, game, n, moved: moved + 1 }, members };
}

const unsaid = (member: MemberRow): MemberRow => ({ ...member, coming: null });
