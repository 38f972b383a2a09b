export { backsAt, takenBack } from "./backs.ts";
export { type Confirmed, ContestError, confirm, contestAnswer, contestBot, livedBy } from "./contest.ts";
export { Follower, type Line, type Picture } from "./follow.ts";
export { atOnce, Master, type Played } from "./master.ts";
export { apply, diff, type Patch } from "./patch.ts";
export { ownBack, viewOf } from "./sight.ts";
export { botAsked, botsWait, momentOf } from "./turns.ts";
export type * from "./words.ts";
