import type { Save } from "@endzeit/engine";
import {
  type Claimed,
  type FriendGroup,
  type GroupAct,
  GroupDoneShape,
  GroupSeenShape,
  GroupShape,
  type GroupSign,
  type Linked,
  LinkedShape,
  type Look,
  type Open,
  type Opened,
  OpenedShape,
  type Result,
  type Sat,
  SatShape,
  SecretShape,
  type Standings,
  StandingsShape,
  TableIdShape,
} from "@endzeit/wire";
import * as v from "valibot";
import type { Obstacle } from "./net-line.ts";
import type { Own } from "./who.ts";

/** What the server said to a request over HTTP: the value, or why not. */
export type Said<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: Obstacle | "no-server"; readonly message: string };

/** Where the server of this page hears about tables. The page's files may lie in a folder of their own. */
const address = (path: string): URL => new URL(`api/${path}`, document.baseURI);

/** It names the table, so that a proxy before several processes can lead all who sit there to the same one. */
export function socketAddress(table: string): string {
  const url = address("socket");
  url.searchParams.set("table", table);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.hash = "";
  return url.href;
}

const PATIENCE_MS = 15_000;
const TROUBLES: { readonly [code in Obstacle]: true } = {
  "bad-request": true,
  "too-large": true,
  "too-many": true,
  "written-out": true,
  "linked-out": true,
  "seated-out": true,
  "no-table": true,
  "no-seat": true,
  "seat-taken": true,
  "table-full": true,
  "name-taken": true,
  "not-host": true,
  "not-yours": true,
  muted: true,
  proposed: true,
  unasked: true,
  closed: true,
  late: true,
  refused: true,
  "not-started": true,
  over: true,
  "old-page": true,
  "old-server": true,
  away: true,
  "disk-full": true,
  "not-open": true,
  counted: true,
  "no-group": true,
  "no-member": true,
  "group-full": true,
  internal: true,
  removed: true,
  left: true,
  elsewhere: true,
  lost: true,
};
const isObstacle = (code: string): code is Obstacle => Object.hasOwn(TROUBLES, code);

const ErrorShape = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

async function post<T>(path: string, body: object, shape: v.GenericSchema<unknown, T>): Promise<Said<T>> {
  let reply: Response;
  try {
    reply = await fetch(address(path), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return { ok: false, code: "lost", message: "" };
  }
  let said: unknown = null;
  try {
    said = await reply.json();
  } catch {
    // No JSON: whoever answered is no server of Endzeit.
  }
  const good = v.safeParse(shape, said);
  if (reply.ok && good.success) return { ok: true, value: good.output };
  const bad = v.safeParse(ErrorShape, said);
  if (!bad.success) return { ok: false, code: reply.status >= 502 ? "away" : "no-server", message: "" };
  const { code, message } = bad.output.error;
  if (isObstacle(code)) return { ok: false, code, message };
  return { ok: false, code: reply.status === 404 || reply.status === 405 ? "no-server" : "internal", message };
}

const WithTables = v.object({ tables: v.literal(true) });
let house: Promise<boolean> | null = null;

/** Whether a server with tables and lists stands behind this page. Asked once; without a connection again. */
export function hasServer(): Promise<boolean> {
  house ??= fetch(address("house"), { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (reply) => v.is(WithTables, await reply.json().catch(() => null)),
    () => {
      house = null;
      return false;
    },
  );
  return house;
}

const ClaimedShape = v.object({ table: TableIdShape, seat: v.number(), secret: SecretShape });
const LookShape = v.custom<Look>(
  (value) => typeof value === "object" && value !== null && "facts" in value && "kind" in value,
);

export const openTable = (open: Open): Promise<Said<Opened>> => post("tables", open, OpenedShape);
/** `member`: the secret of a member, where the table is one of their group. */
export const claimSeat = (
  table: string,
  invitation: string,
  own: Own,
  secret: string,
  member: string | null,
): Promise<Said<Claimed>> =>
  post("claim", { table, invitation, ...own, secret, ...(member === null ? {} : { member }) }, ClaimedShape);
export const lookAt = (table: string, secret: string): Promise<Said<Look>> =>
  post("look", { table, secret }, LookShape);
/** A contest with all its answers, as a save has them. */
type Played = Omit<Result, "answers"> & Pick<Save, "answers">;
export const sendResult = (result: Played): Promise<Said<Standings>> => post("result", result, StandingsShape);
export const standingsOf = (game: string, contest: string, secret: string): Promise<Said<Standings>> =>
  post("standings", { game, contest, secret }, StandingsShape);

/** Why a request came to nothing. */
export type Hitch = Extract<Said<unknown>, { readonly ok: false }>["code"];

/** A member of a group, as this device holds it. */
export interface Membership {
  readonly group: string;
  readonly secret: string;
}
export const foundGroup = (title: string, own: Own, secret: string): Promise<Said<FriendGroup>> =>
  post("groups", { title, ...own, secret }, GroupShape);
export const lookAtGroup = ({ group, secret }: Membership): Promise<Said<FriendGroup | GroupSign>> =>
  post("group", { group, secret }, GroupSeenShape);
export const joinGroup = (group: string, invitation: string, own: Own, secret: string): Promise<Said<FriendGroup>> =>
  post("group/join", { group, invitation, ...own, secret }, GroupShape);
export const actInGroup = (
  { group, secret }: Membership,
  act: GroupAct,
): Promise<Said<{ readonly group: FriendGroup | null; readonly code: string | null }>> =>
  post("group/act", { group, secret, act }, GroupDoneShape);
export const sitInGroup = (
  { group, secret }: Membership,
  table: string,
  seat: number | null,
  key: string,
): Promise<Said<Sat>> => post("group/sit", { group, secret, table, seat, key }, SatShape);
export const linkDevice = (code: string, secret: string): Promise<Said<Linked>> =>
  post("group/link", { code, secret }, LinkedShape);
