import { join as pathOf } from "node:path";
import { MEMBERS, OpenedShape, SatShape } from "@endzeit/wire";
import { parse } from "valibot";
import { describe, expect, test } from "vitest";
import type { Sender } from "../src/push.ts";
import { openStore } from "../src/store/index.ts";
import { newSecret } from "../src/tables/secrets.ts";
import { act, almostOver, type Device, found, join, look, overUncounted, recorded, tableOf } from "./groups.kit.ts";
import { Client, claim, folder, newKey, open, post, serverWith } from "./table.kit.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 30, 18);

const refused = (status: number, code: string, message: RegExp = /./) => ({
  status,
  said: { error: { code, message: expect.stringMatching(message) } },
});

const names = (members: readonly { readonly name: string; readonly gone: boolean }[]) =>
  members.flatMap(({ name, gone }) => (gone ? [] : [name]));

/** A server with a clock, and a group of three on it. */
async function circle(push?: Sender) {
  const clock = { now: NOW };
  const store = await openStore({ kind: "sqlite", file: pathOf(folder(), "groups.sqlite") });
  const { url } = await serverWith({ store, now: () => clock.now, ...(push === undefined ? {} : { push }) });
  const ada = await found(url, "Thursdays", "Ada");
  const ben = await join(url, ada.seen, "Ben", "cap");
  const cleo = await join(url, ada.seen, "Cleo");
  return { url, clock, store, ada, ben, cleo, group: ada.group, invitation: ada.seen.invitation };
}

describe("members", () => {
  test("whoever has the invitation looks at the group first, and is a member by name and face then", async () => {
    const { url, ada, group, invitation } = await circle();
    expect((await post(url, "group", { group, secret: invitation })).said).toEqual({
      as: "guest",
      group,
      title: "Thursdays",
      members: [
        { name: "Ada", face: "hat" },
        { name: "Ben", face: "cap" },
        { name: "Cleo", face: null },
      ],
    });
    const secret = newSecret();
    const dana = { group, invitation, name: "Dana", face: "hood", secret };
    const first = await post(url, "group/join", dana);
    expect(first).toMatchObject({ status: 200, said: { as: "member", me: 4, title: "Thursdays", evening: null } });
    // The reply was lost: the same again is answered as before, and nobody comes twice.
    expect(await post(url, "group/join", dana)).toEqual(first);
    expect(names((await look(url, ada)).members)).toEqual(["Ada", "Ben", "Cleo", "Dana"]);
    expect(JSON.stringify(first.said)).not.toContain(secret);
  });

  test("a bad request is refused by its field, and forged secrets lead nowhere", async () => {
    const { url, group, invitation, ada } = await circle();
    const wrong = { group, invitation, name: "Dana", secret: newSecret() };
    for (const [change, answer] of [
      [{ name: "  " }, refused(400, "bad-request", /^name: /)],
      [{ name: "АDА" }, refused(409, "name-taken", /^name: /)],
      [{ face: "queen" }, refused(400, "bad-request", /^face: /)],
      [{ secret: "mine" }, refused(400, "bad-request", /^secret: /)],
      [{ group: "thursdays" }, refused(400, "bad-request", /^group: /)],
      [{ invitation: newSecret() }, refused(404, "no-group")],
      [{ group: "A".repeat(16) }, refused(404, "no-group")],
    ] as const)
      expect(await post(url, "group/join", { ...wrong, ...change })).toMatchObject(answer);
    expect(await post(url, "groups", { title: "\u202e", name: "Eve", secret: newSecret() })).toMatchObject(
      refused(400, "bad-request", /^title: /),
    );
    const forged = { group, secret: newSecret() };
    expect(await post(url, "group", forged)).toMatchObject(refused(404, "no-member"));
    expect(await post(url, "group/act", { ...forged, act: { what: "leave" } })).toMatchObject(
      refused(404, "no-member"),
    );
    // One of another group is none of this one.
    const eve = await found(url, "Others", "Eve");
    expect(await post(url, "group", { group, secret: eve.secret })).toMatchObject(refused(404, "no-member"));
    expect(await post(url, "group", { group: eve.group, secret: invitation })).toMatchObject(refused(404, "no-member"));
    expect(await post(url, "group/act", { ...ada, act: { what: "crown" } })).toMatchObject(
      refused(400, "bad-request", /^act/),
    );
    expect(names((await look(url, ada)).members)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("no more come than may, and an address makes only so many groups", async () => {
    const { url, ada } = await circle();
    for (let n = 3; n < MEMBERS; n++) await join(url, ada.seen, `Member ${n}`);
    const { group, invitation } = ada.seen;
    const late = { group, invitation, name: "Late", secret: newSecret() };
    expect(await post(url, "group/join", late)).toMatchObject(refused(409, "group-full"));
    const strict = await serverWith({ patience: 1 });
    const many = await Promise.all(
      Array.from({ length: 12 }, () => post(strict.url, "groups", { title: "Many", name: "Eve", secret: newSecret() })),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(many.at(-1)).toMatchObject(refused(429, "too-many"));
  });

  test("several at once all come in, each under a number of their own", async () => {
    const { url, ada } = await circle();
    await Promise.all(["Dana", "Emil", "Fay", "Gus"].map((name) => join(url, ada.seen, name)));
    const { members } = await look(url, ada);
    expect(names(members).toSorted()).toEqual(["Ada", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gus"]);
    expect(members.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("the same request twice at once is one, whether it founds, joins or links", async () => {
    const { url, ada, group, invitation } = await circle();
    const both = async (path: string, body: object): Promise<unknown> => {
      const replies = await Promise.all([post(url, path, body), post(url, path, body)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(replies[1]).toEqual(replies[0]);
      return replies[0]?.said;
    };
    await both("group/join", { group, invitation, name: "Dana", face: "hood", secret: newSecret() });
    expect(names((await look(url, ada)).members)).toEqual(["Ada", "Ben", "Cleo", "Dana"]);
    const { code } = await act(url, ada, { what: "code" });
    await both("group/link", { code, secret: newSecret() });
    const founded = await both("groups", { title: "Fridays", name: "Eve", secret: newSecret() });
    expect(founded).toMatchObject({ title: "Fridays", members: [{ name: "Eve" }] });
  });

  test("whoever leaves is no member any more, and the group goes with the last", async () => {
    const { url, ada, ben, cleo, group, invitation } = await circle();
    expect(await act(url, cleo, { what: "leave" })).toEqual({ group: null, code: null });
    expect(await post(url, "group", { group, secret: cleo.secret })).toMatchObject(refused(404, "no-member"));
    expect(names((await look(url, ada)).members)).toEqual(["Ada", "Ben"]);
    // The name is free again, and a new number goes with it.
    const again = await join(url, ada.seen, "Cleo");
    expect((await look(url, again)).me).toBe(4);
    for (const device of [again, ben, ada]) await act(url, device, { what: "leave" });
    expect(await post(url, "group", { group, secret: invitation })).toMatchObject(refused(404, "no-group"));
  });

  test("all others together send somebody away; one alone only whoever has been away for a month", async () => {
    const { url, clock, ada, ben, cleo, group } = await circle();
    const remove = (by: Device, member: number, yes = true) => act(url, by, { what: "remove", member, yes });
    const against = async () => (await look(url, ada)).members.find(({ n }) => n === 3);
    await remove(ada, 3);
    expect(await against()).toMatchObject({ gone: false, against: [1], needed: 2 });
    await remove(ada, 3, false);
    await remove(ben, 3);
    expect(await against()).toMatchObject({ gone: false, against: [2] });
    await remove(ada, 3);
    expect(await against()).toMatchObject({ name: "Cleo", gone: true });
    expect(await post(url, "group", { group, secret: cleo.secret })).toMatchObject(refused(404, "no-member"));
    // Of two, neither sends the other away,
    await remove(ada, 2);
    expect(names((await look(url, ben)).members)).toEqual(["Ada", "Ben"]);
    expect(await post(url, "group/act", { ...ada, act: { what: "remove", member: 1, yes: true } })).toMatchObject(
      refused(400, "bad-request", /^act\.member/),
    );
    // but for one who has not been here for a month.
    clock.now += 31 * DAY;
    expect((await look(url, ada)).members[1]).toMatchObject({ away: true, needed: 1 });
    await remove(ada, 2);
    expect(names((await look(url, ada)).members)).toEqual(["Ada"]);
  });

  test("whoever was sent away does not come back by the link that they know", async () => {
    const { url, ada, ben, group, invitation } = await circle();
    for (const by of [ada, ben]) await act(url, by, { what: "remove", member: 3, yes: true });
    const back = { group, invitation, name: "Cleo", secret: newSecret() };
    expect(await post(url, "group/join", back)).toMatchObject(refused(404, "no-group"));
    expect(names((await look(url, ada)).members.filter(({ gone }) => !gone))).toEqual(["Ada", "Ben"]);
  });

  test("nobody brings votes along: whoever came after a member has a say about them after a week", async () => {
    const { url, clock, ada, ben, cleo } = await circle();
    const wanted = { what: "remove", member: 1, yes: true };
    expect(await post(url, "group/act", { ...ben, act: wanted })).toMatchObject(refused(409, "not-yours"));
    // Nor are they waited for by those who were there before.
    const dana = await join(url, ada.seen, "Dana");
    for (const by of [ada, ben]) await act(url, by, { what: "remove", member: 3, yes: true });
    expect((await look(url, dana)).members[2]).toMatchObject({ name: "Cleo", gone: true });
    clock.now += 8 * DAY;
    for (const by of [ben, dana]) await act(url, by, wanted);
    expect((await look(url, ben)).members[0]).toMatchObject({ name: "Ada", gone: true });
    expect(await post(url, "group", { group: cleo.group, secret: cleo.secret })).toMatchObject(
      refused(404, "no-member"),
    );
  });

  test("a link that has gone astray lets so many in a day", async () => {
    const { url, clock, ada } = await circle();
    const statuses: number[] = [];
    for (let n = 0; n < 50; n++) {
      const one = { group: ada.group, secret: newSecret() };
      const { invitation } = ada.seen;
      const { status } = await post(url, "group/join", {
        ...one,
        group: ada.group,
        invitation,
        name: `Guest ${n}`,
        face: null,
      });
      statuses.push(status);
      if (status === 200) await act(url, one, { what: "leave" });
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([45, 429]);
    clock.now += DAY;
    await join(url, ada.seen, "Dana");
    expect(names((await look(url, ada)).members).slice(0, 3)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("a new invitation makes the old one worthless; name and face are one's own to change", async () => {
    const { url, ada, ben, group, invitation } = await circle();
    const { group: after } = await act(url, ben, { what: "invite" });
    expect(after?.invitation).not.toBe(invitation);
    const late = { group, invitation, name: "Late", secret: newSecret() };
    expect(await post(url, "group/join", late)).toMatchObject(refused(404, "no-group"));
    expect((await act(url, ben, { what: "self", name: "Benno", face: "fur" })).group?.members[1]).toMatchObject({
      name: "Benno",
      face: "fur",
    });
    expect(await post(url, "group/act", { ...ben, act: { what: "self", name: "adá", face: null } })).toMatchObject(
      refused(409, "name-taken"),
    );
    await act(url, ada, { what: "title", title: "Fridays" });
    expect((await look(url, ben)).title).toBe("Fridays");
  });

  test("a new code takes the place of the one before", async () => {
    const { url, ben } = await circle();
    const codes: (string | null)[] = [];
    for (let n = 0; n < 3; n++) codes.push((await act(url, ben, { what: "code" })).code);
    const linked = [];
    for (const code of codes) linked.push((await post(url, "group/link", { code, secret: newSecret() })).status);
    expect(linked).toEqual([404, 404, 200]);
  });

  test("a code makes a second device the same member, once and for a quarter of an hour", async () => {
    const { url, clock, ben, group } = await circle();
    const { code } = await act(url, ben, { what: "code" });
    expect(code).toMatch(/^[a-z2-9]{10}$/);
    // The code itself opens nothing.
    expect(await post(url, "group", { group, secret: `${code}`.padEnd(43, "a") })).toMatchObject(
      refused(404, "no-member"),
    );
    const phone = { group, secret: newSecret() };
    const linked = await post(url, "group/link", { code, secret: phone.secret });
    expect(linked).toEqual({ status: 200, said: { group, name: "Ben", face: "cap" } });
    expect(await post(url, "group/link", { code, secret: phone.secret })).toEqual(linked);
    expect((await look(url, phone)).me).toBe(2);
    expect((await look(url, ben)).me).toBe(2);
    expect(await post(url, "group/link", { code, secret: newSecret() })).toMatchObject(
      refused(404, "no-member", /^code: /),
    );
    const { code: stale } = await act(url, phone, { what: "code" });
    clock.now += 16 * 60_000;
    expect(await post(url, "group/link", { code: stale, secret: newSecret() })).toMatchObject(
      refused(404, "no-member", /^code: /),
    );
    // Both are gone together.
    await act(url, phone, { what: "leave" });
    expect(await post(url, "group", ben)).toMatchObject(refused(404, "no-member"));
  });
});

describe("the next evening", () => {
  test("is planned, moved, said yes and no to, and gone once it has been", async () => {
    const { url, clock, ada, ben } = await circle();
    const at = NOW + 3 * DAY;
    const { group: planned } = await act(url, ada, { what: "evening", evening: { at, game: "zombiaki" } });
    expect(planned?.evening).toMatchObject({ at, game: "zombiaki", moved: 0 });
    await act(url, ben, { what: "coming", coming: true });
    expect((await act(url, ada, { what: "coming", coming: false })).group?.members.map(({ coming }) => coming)).toEqual(
      [false, true, null],
    );
    // Another game at the same hour: whoever comes comes. Another hour is another question.
    const other = await act(url, ben, { what: "evening", evening: { at, game: "armageddon" } });
    expect(other.group).toMatchObject({
      evening: { n: planned?.evening?.n, moved: 1 },
      members: [{ coming: false }, { coming: true }, {}],
    });
    const moved = await act(url, ben, { what: "evening", evening: { at: at + DAY, game: null } });
    expect(moved.group).toMatchObject({
      evening: { at: at + DAY, n: planned?.evening?.n, moved: 2 },
      members: [{ coming: null }, { coming: null }, {}],
    });
    clock.now = at + 2 * DAY;
    expect((await look(url, ada)).evening).toBeNull();
    for (const [evening, message] of [
      [{ at: NOW - 9 * DAY, game: null }, /^act\.evening\.at/],
      [{ at: NOW + 900 * DAY, game: null }, /^act\.evening\.at/],
      [{ at: clock.now + DAY, game: "chess" }, /^act\.evening\.game/],
      [{ at: "tomorrow", game: null }, /^act\.evening\.at/],
    ] as const)
      expect(await post(url, "group/act", { ...ada, act: { what: "evening", evening } })).toMatchObject(
        refused(400, "bad-request", message),
      );
  });
});

describe("tables of the group", () => {
  const seats = [{ kind: "me" }, { kind: "open" }] as const;

  test("one is opened for all: each member takes a free seat by name, once, and a stranger does not", async () => {
    const { url, ada, ben, cleo, group } = await circle();
    const opened = parse(
      OpenedShape,
      (
        await post(url, "tables", {
          game: "zombiaki",
          name: "Ada",
          seats,
          options: {},
          content: null,
          clock: null,
          group: { group, secret: ada.secret },
        })
      ).said,
    );
    const { table } = opened;
    expect((await look(url, ben)).tables).toEqual([
      {
        table,
        game: "zombiaki",
        created: NOW,
        gathering: true,
        host: 0,
        seats: [
          { member: 1, name: "Ada", bot: null, open: false },
          { member: null, name: null, bot: null, open: true },
        ],
      },
    ]);
    const sit = (device: Device, seat: number | null, key = newSecret()) =>
      post(url, "group/sit", { ...device, table, seat, key });
    const eve = await found(url, "Others", "Eve");
    expect(await sit(eve, 1)).toMatchObject(refused(404, "no-table"));
    expect(await sit({ group, secret: eve.secret }, 1)).toMatchObject(refused(404, "no-member"));
    expect(await sit(ada, 1)).toMatchObject(refused(409, "name-taken"));
    expect(await sit(ben, 0)).toMatchObject(refused(409, "seat-taken"));
    expect(await sit(ben, 9)).toMatchObject(refused(400, "bad-request", /^seat: /));
    const key = newSecret();
    const sat = await sit(ben, 1, key);
    expect(parse(SatShape, sat.said)).toEqual({ table, seat: 1, secret: key });
    expect(await sit(ben, 1, key)).toEqual(sat);
    // Another device of the same member comes to the same seat.
    const other = new Client(url, parse(SatShape, (await sit(ben, 1)).said));
    expect(await other.join()).toMatchObject({ say: "joined", seat: 1 });
    expect(await sit(cleo, 1)).toMatchObject(refused(409, "seat-taken"));
    // Who finds no seat looks on.
    const { said } = await sit(cleo, null);
    const watcher = new Client(url, parse(SatShape, said));
    expect(await watcher.join()).toMatchObject({ say: "joined", facts: { group, stage: "playing" } });
    expect((await look(url, cleo)).tables[0]).toMatchObject({
      gathering: false,
      seats: [{ member: 1 }, { member: 2, name: "Ben" }],
    });
    expect(
      await post(url, "tables", {
        game: "zombiaki",
        name: "Eve",
        seats,
        options: {},
        content: null,
        clock: null,
        group: { group, secret: eve.secret },
      }),
    ).toMatchObject(refused(404, "no-member"));
  });

  test("whoever wants it is called when somebody invites, but not the one who does, and not for each of many tables", async () => {
    const calls: { readonly endpoint: string; readonly said: unknown }[] = [];
    const { url, clock, ada, ben, cleo, group } = await circle(async ({ endpoint }, message) => {
      calls.push({ endpoint, said: JSON.parse(message) });
      return endpoint.endsWith("ben");
    });
    const wish = (device: Device, endpoint: string, lang = "de") => {
      const subscription = { endpoint, keys: { p256dh: "key", auth: "secret" } };
      return post(url, "group/act", { ...device, act: { what: "push", subscription, lang } });
    };
    expect(await wish(ben, "https://localhost/ben")).toMatchObject(
      refused(400, "bad-request", /^act\.subscription\.endpoint/),
    );
    const service = "https://fcm.googleapis.com";
    for (const [device, name] of [
      [ada, "ada"],
      [ben, "ben"],
      [cleo, "cleo"],
    ] as const)
      expect(await wish(device, `${service}/${name}`)).toMatchObject({ status: 200 });
    const invite = async () =>
      parse(
        OpenedShape,
        (
          await post(url, "tables", {
            game: "zombiaki",
            name: "Ada",
            seats,
            options: {},
            content: null,
            clock: null,
            group: { group, secret: ada.secret },
          })
        ).said,
      ).table;
    const table = await invite();
    const said = { title: "Thursdays", body: "Ada lädt ein: Zombiaki", table, group };
    await expect
      .poll(() => calls)
      .toEqual([
        { endpoint: `${service}/ben`, said },
        { endpoint: `${service}/cleo`, said },
      ]);
    // Cleo's browser wants none any more, and within a minute nobody is called twice.
    await invite();
    clock.now += 61_000;
    const later = await invite();
    await expect.poll(() => calls.slice(2)).toEqual([{ endpoint: `${service}/ben`, said: { ...said, table: later } }]);
    await act(url, ben, { what: "push", subscription: null, lang: "de" });
    clock.now += 61_000;
    await invite();
    await act(url, ben, { what: "leave" });
    expect(calls).toHaveLength(3);
  });

  test("whoever was sent away from a table, or is no member any more, takes no seat by being one", async () => {
    const { url, ada, ben, cleo, group } = await circle();
    const { said } = await post(url, "tables", {
      game: "zombiaki",
      name: "Ada",
      seats,
      options: {},
      content: null,
      clock: null,
      group: { group, secret: ada.secret },
    });
    const { table, mine } = parse(OpenedShape, said);
    const three = await post(url, "tables", {
      game: "walking-dead",
      name: "Ada",
      seats: [...seats, { kind: "open" }],
      options: {},
      content: null,
      clock: null,
      group: { group, secret: ada.secret },
    });
    const wide = parse(OpenedShape, three.said);
    await post(url, "group/sit", { ...ben, table: wide.table, seat: 1, key: newSecret() });
    const host = new Client(url, { table: wide.table, secret: wide.mine[0]?.secret ?? "" });
    await host.join();
    await host.say({ do: "host", act: { what: "remove", seat: 1 } });
    expect(await post(url, "group/sit", { ...ben, table: wide.table, seat: 1, key: newSecret() })).toMatchObject(
      refused(409, "seat-taken"),
    );
    expect(await post(url, "group/sit", { ...cleo, table: wide.table, seat: 1, key: newSecret() })).toMatchObject({
      status: 200,
    });
    await act(url, cleo, { what: "leave" });
    expect(await post(url, "group/sit", { ...cleo, table, seat: 1, key: newSecret() })).toMatchObject(
      refused(404, "no-member"),
    );
    expect(mine).toHaveLength(1);
  });

  test("a link to a seat serves members and guests alike, and the next match of the same people is one of the group too", async () => {
    const { url, ada, ben, group } = await circle();
    const wanted = { game: "zombiaki", name: "Ada", seats, options: {}, content: null, clock: null };
    const first = parse(
      OpenedShape,
      (await post(url, "tables", { ...wanted, group: { group, secret: ada.secret } })).said,
    );
    const invitation = first.invitations[0]?.secret ?? "";
    const claimed = await post(url, "claim", { table: first.table, invitation, name: "Ben", member: ben.secret });
    expect(claimed).toMatchObject({ status: 200, said: { seat: 1 } });
    expect((await look(url, ben)).tables[0]?.seats[1]).toMatchObject({ member: 2, name: "Ben" });
    const after = { table: first.table, secret: first.mine[0]?.secret ?? "" };
    const second = await open(url, { game: "zombiaki", seats, after });
    const { said } = claimed;
    const { secret } = parse(SatShape, said);
    await claim(url, second.table, secret, "Ben");
    const tables = (await look(url, ben)).tables.find(({ table }) => table === second.table);
    expect(tables?.seats.map(({ member }) => member)).toEqual([1, 2]);
    // The rules and the time of the latest table of a game are there for the next one.
    const clock = { kind: "days", days: 2 };
    const other = { ...wanted, options: { openHands: true }, clock, absence: 72, group: { group, secret: ada.secret } };
    await post(url, "tables", other);
    expect((await look(url, ben)).terms).toMatchObject([
      { game: "zombiaki", options: { openHands: true }, clock, absence: 72 },
    ]);
    // A guest by a link is nobody's number.
    const third = parse(
      OpenedShape,
      (await post(url, "tables", { ...wanted, group: { group, secret: ada.secret } })).said,
    );
    await claim(url, third.table, third.invitations[0]?.secret ?? "", "Gus");
    const guests = (await look(url, ben)).tables.find(({ table }) => table === third.table);
    expect(guests?.seats[1]).toMatchObject({ member: null, name: "Gus" });
  });
});

test("a seat at the next match of the same people is kept for who sat there, until whoever does not come is away for long", async () => {
  const { url, clock, ada, ben, cleo, group } = await circle();
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }] as const;
  const wanted = { game: "walking-dead", name: "Ada", seats, options: {}, content: null, clock: null };
  const first = parse(
    OpenedShape,
    (await post(url, "tables", { ...wanted, group: { group, secret: ada.secret } })).said,
  );
  await post(url, "group/sit", { ...ben, table: first.table, seat: 1, key: newSecret() });
  await claim(url, first.table, first.invitations[1]?.secret ?? "", "Gus");
  const after = { table: first.table, secret: first.mine[0]?.secret ?? "" };
  const { table } = await open(url, { game: "walking-dead", seats, after });
  const free = async (by: Device) =>
    (await look(url, by)).tables.find((one) => one.table === table)?.seats.map((seat) => seat.open);
  expect([await free(ben), await free(cleo)]).toEqual([
    [false, true, false],
    [false, false, false],
  ]);
  const sit = (by: Device, seat: number) => post(url, "group/sit", { ...by, table, seat, key: newSecret() });
  for (const seat of [1, 2]) expect(await sit(cleo, seat)).toMatchObject(refused(409, "seat-taken"));
  clock.now += DAY + 1;
  expect(await free(cleo)).toEqual([false, true, true]);
  expect(await sit(cleo, 2)).toMatchObject({ status: 200 });
  expect(await sit(ben, 1)).toMatchObject({ status: 200 });
});

describe("the standing", () => {
  test("counts what has ended at the server's own tables, at the moment of its last answer", async () => {
    const { url, store, ada, group } = await circle();
    const match = await recorded("zombiaki");
    const winner = match.outcome?.winners[0] ?? 0;
    const { table, secrets, seat, answer } = await almostOver(store, match, group, [1, 2], NOW);
    expect(await look(url, ada)).toMatchObject({ played: 0, standing: [], tables: [{ table }] });
    const client = new Client(url, { table, secret: secrets[seat] ?? "" });
    await client.join();
    await client.say({ do: "answer", key: newKey(), at: client.n, answer });
    const seen = await look(url, ada);
    const [won, lost] = winner === 0 ? [1, 2] : [2, 1];
    expect(seen).toMatchObject({
      tables: [],
      played: 1,
      standing: [
        { member: won, played: 1, won: 1, run: 1, longest: 1 },
        { member: lost, played: 1, won: 0, run: 0, longest: 0 },
      ],
      bests: [{ game: "zombiaki", member: won, seat: winner }],
      rounds: [
        {
          table,
          game: "zombiaki",
          seats: [
            { member: 1, won: winner === 0 },
            { member: 2, won: winner === 1 },
          ],
        },
      ],
    });
    expect(seen.bests[0]?.points).toBeGreaterThan(0);
    expect(seen.bests[0]?.points).toBe(seen.rounds[0]?.seats[winner]?.points);
    // Chat after the end changes nothing, nor does asking again.
    await client.say({ do: "chat", text: "Once more?" });
    expect((await look(url, ada)).played).toBe(1);
  });

  test("a match that ended while nobody counted is counted when somebody asks; one against guests or bots alone is none", async () => {
    const { url, store, ada, ben, group } = await circle();
    const match = await recorded("zombiaki");
    for (let n = 0; n < 5; n++) await overUncounted(store, match, group, [1, 2], NOW + n);
    await overUncounted(store, match, group, [1, null], NOW + 9);
    await act(url, ben, { what: "leave" });
    // Some at a time, so that nobody waits for all of them.
    await expect.poll(async () => (await look(url, ada)).played).toBe(5);
    const seen = await look(url, ada);
    const winner = match.outcome?.winners[0] === 0 ? 1 : 2;
    expect(seen.standing[0]).toMatchObject({ member: winner, played: 5, won: 5, run: 5, longest: 5 });
    expect(seen.tallies).toContainEqual({ member: winner, game: "zombiaki", seat: winner - 1, played: 5, won: 5 });
    expect(seen.members[1]).toMatchObject({ name: "Ben", gone: true });
    expect(await store.uncounted(group, 9, [])).toEqual([]);
  });

  test("is of the moment at which a match has ended and of those who sat there then, however late it is counted", async () => {
    const { url, store, ada, group } = await circle();
    const match = await recorded("zombiaki");
    const { table, n } = await overUncounted(store, match, group, [1, 2], NOW - DAY);
    const later = { at: NOW, by: 1, key: null } as const;
    const idle = { bot: null, deadline: null, over: true };
    const said = { ...later, n: n + 1, deed: { do: "chat", text: "Good night" } } as const;
    await store.append({ table, entry: said, duty: idle });
    const left = { ...later, n: n + 2, deed: { do: "leave", seat: 1, host: 0 } } as const;
    await store.append({ table, entry: left, duty: idle });
    const seen = await look(url, ada);
    expect(seen).toMatchObject({ played: 1, rounds: [{ at: NOW - DAY, seats: [{ member: 1 }, { member: 2 }] }] });
    expect(seen.standing.map(({ member }) => member).toSorted()).toEqual([1, 2]);
  });

  test("a table that this server no longer plays, or cannot, costs nobody the group", async () => {
    const { url, store, ada, group } = await circle();
    const match = await recorded("zombiaki");
    const row = (id: string, rules: number, players: number) =>
      tableOf(match, group, { id: id.padEnd(16, "x"), created: NOW, rules, players });
    const { rulesVersion } = match.game;
    const duty = (over: boolean) => ({ bot: null, deadline: null, over });
    for (const over of [true, false]) {
      await store.open(row(`old${over}`, rulesVersion - 1, 2), [], [], duty(over));
      await store.open(row(`new${over}`, rulesVersion + 1, 2), [], [], duty(over));
      // No match of this game has so many seats: it cannot be woken.
      await store.open(row(`odd${over}`, rulesVersion, 7), [], [], duty(over));
    }
    expect(await look(url, ada)).toMatchObject({ tables: [], played: 0 });
    // What can never be counted is asked for once; the others may be counted by another server.
    expect((await store.uncounted(group, 9, [])).map((id) => id.slice(0, 7)).toSorted()).toEqual([
      "newtrue",
      "oddtrue",
    ]);
  });

  test("tables that cannot be woken keep nobody from counting the one behind them", async () => {
    const { url, store, ada, group } = await circle();
    const match = await recorded("zombiaki");
    await overUncounted(store, match, group, [1, 2], NOW);
    const over = { bot: null, deadline: null, over: true };
    const odd = (id: string) => tableOf(match, group, { id: id.padEnd(16, "x"), created: NOW + 9, players: 7 });
    for (let n = 0; n < 6; n++) await store.open(odd(`odd${n}`), [], [], over);
    await expect.poll(async () => (await look(url, ada)).played).toBe(1);
  });

  test("nobody types it in", async () => {
    const { url, ada, group } = await circle();
    const forged = {
      group,
      secret: ada.secret,
      act: { what: "title", title: "Thursdays", played: 9, standing: [{ member: 1, won: 9 }] },
    };
    await post(url, "group/act", forged);
    expect(await look(url, ada)).toMatchObject({ played: 0, standing: [], bests: [] });
  });
});
