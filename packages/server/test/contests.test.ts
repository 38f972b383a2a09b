import { randomBytes } from "node:crypto";
import { contestTable, dateAt, spanOf, weekAt } from "@endzeit/engine";
import { loadContest, loadGame } from "@endzeit/games";
import { describe, expect, test } from "vitest";
import { answersOf, played } from "../../master/test/contest.kit.ts";
import { post, serverWith } from "./table.kit.ts";

const NOW = Date.UTC(2026, 11, 2, 20);
const newSecret = (): string => randomBytes(32).toString("base64url");

const [game, contest] = await Promise.all([loadGame("zombiaki"), loadContest("zombiaki")]);
/** A night in these days against the quickest of the bots. */
const NIGHT =
  Array.from({ length: 30 }, (_, n) => dateAt(NOW + n * 86_400_000)).find((id) =>
    contestTable(contest, "zombiaki", id)?.seats.includes("level-1"),
  ) ?? "";
const { from, to } = spanOf(NIGHT) ?? { from: 0, to: 0 };
const answers = answersOf(played(game, contest, NIGHT, "somebody"));
const others = answersOf(played(game, contest, NIGHT, "somebody else"));
const base = { game: "zombiaki", contest: NIGHT, rules: game.rulesVersion, name: "Ada", face: "hat", answers };

const refused = (status: number, code: string, message: RegExp = /./) => ({
  status,
  said: { error: { code, message: expect.stringMatching(message) } },
});

describe("results of the night of the week", () => {
  test("one that the rules confirm is listed, and said again when the reply was lost; a second one does not count", async () => {
    const { url } = await serverWith({ now: () => from + 1000 });
    const [ada, ben] = [newSecret(), newSecret()];
    const first = await post(url, "result", { ...base, secret: ada });
    expect(first).toMatchObject({
      status: 200,
      said: { of: 1, mine: { place: 1, name: "Ada", face: "hat", mine: true } },
    });
    expect(await post(url, "result", { ...base, secret: ada })).toEqual(first);
    expect(await post(url, "result", { ...base, answers: others, secret: ada })).toMatchObject(refused(409, "counted"));
    await post(url, "result", { ...base, name: "Ben", face: null, answers: others, secret: ben });
    const { said } = await post(url, "standings", { game: "zombiaki", contest: NIGHT, secret: ben });
    expect(said).toMatchObject({ of: 2, mine: { name: "Ben", mine: true }, best: [{ place: 1 }, {}] });
    expect((await post(url, "standings", { game: "zombiaki", contest: NIGHT })).said).toMatchObject({
      of: 2,
      mine: null,
    });
    expect(JSON.stringify(said)).not.toContain(ada);
  });

  test("what was not played so is refused by the place where it is wrong, and lists nothing", async () => {
    let now = from + 1000;
    const { url } = await serverWith({ now: () => now });
    const secret = newSecret();
    const bot = answers.findIndex(([, answer], at) => JSON.stringify(answer) !== JSON.stringify(others[at]?.[1]));
    const wrong = async (change: object) => post(url, "result", { ...base, secret, ...change });
    const forged = answers.toSpliced(bot, 1, [answers[bot]?.[0] ?? 0, { end: true, to: "A1" }]);
    expect(await wrong({ answers: forged })).toMatchObject(
      refused(400, "bad-request", new RegExp(`^answers\\.${bot}: `)),
    );
    expect(await wrong({ answers: answers.slice(0, -3) })).toMatchObject(
      refused(400, "bad-request", /^answers: .*not over/),
    );
    expect(await wrong({ contest: weekAt(from) }), "another seed").toMatchObject(
      refused(400, "bad-request", /^answers/),
    );
    expect(await wrong({ contest: "2026-W54" })).toMatchObject(refused(400, "bad-request", /^contest: /));
    expect(await wrong({ game: "chess" })).toMatchObject(refused(400, "bad-request", /^game: /));
    expect(await wrong({ answers: [[0, { play: { deep: 1 } }]] })).toMatchObject(
      refused(400, "bad-request", /^answers\.0/),
    );
    expect(await wrong({ secret: "me" })).toMatchObject(refused(400, "bad-request", /^secret: /));
    expect(await wrong({ name: "\u202e" })).toMatchObject(refused(400, "bad-request", /^name: /));
    expect(await wrong({ rules: game.rulesVersion - 1 })).toMatchObject(refused(409, "old-page"));
    expect(await wrong({ answers: Array.from({ length: 5000 }, () => [0, {}]) })).toMatchObject(
      refused(400, "bad-request"),
    );
    expect(await wrong({ name: "x".repeat(200_000) })).toMatchObject(refused(413, "too-large"));
    expect((await post(url, "standings", { game: "zombiaki", contest: NIGHT, secret })).said).toMatchObject({ of: 0 });

    // Open from its beginning until a day after its end.
    now = from - 1;
    expect(await wrong({})).toMatchObject(refused(409, "not-open"));
    now = to + 25 * 3_600_000;
    expect(await wrong({})).toMatchObject(refused(409, "not-open"));
    now = to + 3_600_000;
    expect(await wrong({})).toMatchObject({ status: 200 });
  });
});
