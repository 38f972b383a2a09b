import { languageIds } from "@endzeit/engine";
import * as v from "valibot";
import { FACES } from "./faces.ts";
import {
  ClockShape,
  NameShape,
  OwnFaceShape,
  SeatNumberShape,
  SecretShape,
  SubscriptionShape,
  TableIdShape,
} from "./shapes.ts";

/** Most members of a group that have not left it. */
export const MEMBERS = 24;
/** With fewer matches nothing is said of how well somebody plays a side. */
export const ENOUGH_MATCHES = 3;
/** What a device is linked by: letters and digits that are not taken for each other. */
export const CODE_LENGTH = 10;

/** 12 random bytes in base64url. */
export const GroupIdShape = v.pipe(v.string(), v.regex(/^[\w-]{16}$/, "is not the id of a group"));
const MemberNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const Game = v.pipe(v.string(), v.maxLength(40));
const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const Own = { name: NameShape, face: OwnFaceShape };

/** POST /api/groups: makes a group. `secret` is the founder's own, made by the client. */
export const FoundShape = v.object({ title: NameShape, ...Own, secret: SecretShape });
/** POST /api/group: how a group stands for a member. With its invitation: what it is, for somebody who may join. */
export const GroupAskedShape = v.object({ group: GroupIdShape, secret: SecretShape });
/** POST /api/group/join: whoever has the invitation is a member from now on; asked again with the same secret, it says so again. */
export const JoinShape = v.object({ group: GroupIdShape, invitation: SecretShape, ...Own, secret: SecretShape });
/** POST /api/group/sit: takes a free seat at a table of the group under the member's name; without a seat, one of those who watch. */
export const SitShape = v.object({
  group: GroupIdShape,
  secret: SecretShape,
  table: TableIdShape,
  seat: v.nullable(SeatNumberShape),
  /** The secret that leads to the seat from then on, made by the client. */
  key: SecretShape,
});
/** Its reply. */
export const SatShape = v.object({ table: TableIdShape, seat: v.nullable(SeatNumberShape), secret: SecretShape });
export type Sat = v.InferOutput<typeof SatShape>;

/** POST /api/group/link: a code of one's own other device makes this one the same member. */
export const LinkShape = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z2-9]{10}$/, "is not a code")),
  secret: SecretShape,
});

const GroupDeedShape = v.variant("what", [
  v.object({ what: v.literal("title"), title: NameShape }),
  /** What one is called and looks like from now on. */
  v.object({ what: v.literal("self"), ...Own }),
  /** The next evening; null where none is planned any more. */
  v.object({ what: v.literal("evening"), evening: v.nullable(v.object({ at: Moment, game: v.nullable(Game) })) }),
  v.object({ what: v.literal("coming"), coming: v.nullable(v.boolean()) }),
  /** A new invitation; the old one is worth nothing from then on. */
  v.object({ what: v.literal("invite") }),
  /** That a member is no longer one. It comes true once all others agree. */
  v.object({ what: v.literal("remove"), member: MemberNumber, yes: v.boolean() }),
  v.object({ what: v.literal("leave") }),
  /** This browser is called when somebody invites the group, or, with null, its member's browsers are called no more. */
  v.object({ what: v.literal("push"), subscription: SubscriptionShape, lang: v.picklist(languageIds) }),
  /** A code for one's own other device; the reply brings it. */
  v.object({ what: v.literal("code") }),
]);
/** POST /api/group/act: what a member does in the group. */
export const GroupActShape = v.object({ group: GroupIdShape, secret: SecretShape, act: GroupDeedShape });
export type GroupAct = v.InferOutput<typeof GroupDeedShape>;

const Face = v.nullable(v.picklist(FACES));

const MemberShape = v.object({
  n: v.number(),
  name: v.string(),
  face: Face,
  /** Has left, or was voted out: what they have played stays. */
  gone: v.boolean(),
  /** Comes to the next evening, does not, or has not said. */
  coming: v.nullable(v.boolean()),
  /** Has not been here for so long that nobody waits for their word. */
  away: v.boolean(),
  /** The members that want this one to be no longer one, and how many of them it takes. */
  against: v.array(v.number()),
  needed: v.number(),
  /** Whether whoever looks has a say in that: whoever came later has none for a week. */
  asked: v.boolean(),
});
export type GroupMember = v.InferOutput<typeof MemberShape>;

const EveningShape = v.object({
  at: v.number(),
  game: v.nullable(v.string()),
  /** Counts the evenings; one that is moved before it has been stays the same, with `moved` one higher. */
  n: v.number(),
  moved: v.number(),
});
export type Evening = v.InferOutput<typeof EveningShape>;

const AtSeatShape = v.object({
  /** The member who sits there; null for a guest, a bot and a free seat. */
  member: v.nullable(v.number()),
  name: v.nullable(v.string()),
  bot: v.nullable(v.string()),
});

const GroupTableShape = v.object({
  table: TableIdShape,
  game: v.string(),
  created: v.number(),
  gathering: v.boolean(),
  /** The seat of whoever invites. */
  host: v.number(),
  seats: v.array(v.object({ ...AtSeatShape.entries, open: v.boolean() })),
});
/** A table of the group that is not over. */
export type GroupTable = v.InferOutput<typeof GroupTableShape>;

const RoundShape = v.object({
  table: TableIdShape,
  game: v.string(),
  at: v.number(),
  seats: v.array(
    v.object({
      ...AtSeatShape.entries,
      won: v.boolean(),
      /** By the game's own measure, for members. */
      points: v.nullable(v.number()),
    }),
  ),
});
/** A match that members have played against each other or together, and how it ended. */
export type GroupRound = v.InferOutput<typeof RoundShape>;

const StandingShape = v.object({
  member: v.number(),
  played: v.number(),
  won: v.number(),
  /** Wins in a row: up to now, and the most there ever were. */
  run: v.number(),
  longest: v.number(),
});
/** What the matches of a member come to. */
export type MemberStanding = v.InferOutput<typeof StandingShape>;

const TallyShape = v.object({
  member: v.number(),
  game: v.string(),
  seat: v.number(),
  played: v.number(),
  won: v.number(),
});
/** How often a member has sat at a seat of a game, and won there. */
export type SeatTally = v.InferOutput<typeof TallyShape>;

const TermsShape = v.object({
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.boolean()])),
  clock: v.nullable(ClockShape),
  absence: v.number(),
});
/** By which rules, and with how much time, a group has last set a game. */
export type GroupTerms = v.InferOutput<typeof TermsShape>;

const BestShape = v.object({
  game: v.string(),
  member: v.number(),
  seat: v.number(),
  points: v.number(),
  at: v.number(),
});
/** The win with the most points that the members have had in a game. */
export type LargestWin = v.InferOutput<typeof BestShape>;

/** What a member is told of the group. */
export const GroupShape = v.object({
  as: v.literal("member"),
  group: GroupIdShape,
  title: v.string(),
  created: v.number(),
  me: v.number(),
  invitation: SecretShape,
  members: v.array(MemberShape),
  evening: v.nullable(EveningShape),
  /** The latest of them first, and no more than a page shows. */
  tables: v.array(GroupTableShape),
  rounds: v.array(RoundShape),
  /** Over all rounds, also those that are not listed. */
  played: v.number(),
  standing: v.array(StandingShape),
  tallies: v.array(TallyShape),
  bests: v.array(BestShape),
  /** One row for each of the games that were set lately. */
  terms: v.array(TermsShape),
  /** Public key for web push. */
  push: v.string(),
  /** The server's clock. */
  now: v.number(),
});
export type FriendGroup = v.InferOutput<typeof GroupShape>;

/** What somebody is told who has the invitation. */
export const GroupSignShape = v.object({
  as: v.literal("guest"),
  group: GroupIdShape,
  title: v.string(),
  members: v.array(v.object({ name: v.string(), face: Face })),
});
export type GroupSign = v.InferOutput<typeof GroupSignShape>;

export const GroupSeenShape = v.variant("as", [GroupShape, GroupSignShape]);
/** The reply to what a member has done: how the group stands then; null to whoever has left. */
export const GroupDoneShape = v.object({ group: v.nullable(GroupShape), code: v.nullable(v.string()) });
/** The reply to a code. */
export const LinkedShape = v.object({ group: GroupIdShape, name: v.string(), face: Face });
export type Linked = v.InferOutput<typeof LinkedShape>;
