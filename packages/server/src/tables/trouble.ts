import type { Refusal } from "@endzeit/engine";
import type { Trouble } from "@endzeit/wire";
import { SecretTakenError, StoreError } from "../store/store.ts";

/** Each trouble in a sentence that says the way on. The page has its own words; these are for programs. */
const MESSAGES: { readonly [code in Trouble]: string } = {
  "bad-request": "The request does not have the shape that the protocol gives it.",
  "too-large": "The request is too large.",
  "too-many": "Too many requests. Wait a little and try again.",
  "written-out":
    "This seat has written as much into the log of this table as one may. It plays on; it writes and proposes nothing more.",
  "linked-out":
    "This seat has as many links as one may have. All of them are good: use one of those. Whoever leaves the seat makes all of them worthless.",
  "seated-out":
    "People have sat down at this table as often as they may. Who sits here plays on, and bots take free seats; for new people open another table after this one.",
  "no-table": "There is no such table. Check the link, or ask for a new one.",
  "no-seat": "This link leads to no seat: it was replaced, or mistyped. Ask the host for a new one.",
  "seat-taken": "This seat is taken. Ask the host for another one.",
  "table-full": "All seats of this table are taken. Ask the host for the link to watch.",
  "name-taken":
    "name: somebody at this table is called that, or so nearly that the two would be taken for each other. Choose another.",
  "not-host": "Only the host may do that. The host can hand the table over.",
  "not-yours": "That is not for this seat to do.",
  muted: "The host has muted this seat.",
  proposed: "Something is proposed already. Vote on it, or wait until it is withdrawn.",
  unasked: "Whoever sat there has not given up the say on what is taken back, and cannot be asked.",
  closed:
    "The match has begun: whoever comes to this seat is let in by the vote of all who play. Propose it; a link is worth nothing before.",
  late: "The table has moved on. Look at it again and decide anew.",
  refused: "The rules do not allow that.",
  "not-started": "The match begins when every seat is taken.",
  over: "The match is over. Open a new table to play again.",
  "old-page": "This page is older than the server. Reload it.",
  "old-server": "This server is older than the page. Wait until it has been renewed.",
  away: "The server cannot reach its database. Nothing was changed; it goes on by itself, try again in a moment.",
  "disk-full": "The server has no room left to write. Nothing was changed; its operator has to make room.",
  "not-open":
    "contest: results of this night are not taken, because it is still to come or has been over for more than a day.",
  "no-group": "There is no such group, or its invitation was replaced. Ask a member for a new link.",
  "no-member": "This secret is no member's: whoever had it has left the group, or it was mistyped.",
  "group-full": "As many belong to this group as may. Make another one.",
  counted: "This person has a result of this night already. One attempt counts.",
  internal: "The server made a mistake. Nothing was changed; try again.",
};

/** A request that changes nothing, and why. */
export class Refuse extends Error {
  override readonly name = "Refuse";
  readonly code: Trouble;
  readonly refusal: Refusal | null;

  constructor(code: Trouble, message: string = MESSAGES[code], refusal: Refusal | null = null) {
    super(message);
    this.code = code;
    this.refusal = refusal;
  }
}

/** What went wrong, as the one who asked is told. An error that nobody expected keeps its words to itself. */
export function troubleOf(error: unknown): Refuse {
  if (error instanceof Refuse) return error;
  if (error instanceof StoreError) return new Refuse(error.trouble === "full" ? "disk-full" : "away");
  if (error instanceof SecretTakenError)
    return new Refuse("bad-request", "secret: it leads to another seat already. Make a new one for each seat.");
  return new Refuse("internal");
}
