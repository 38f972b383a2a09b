import { isObject, languageIds } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { games } from "../games.ts";
import { openSession } from "./session.ts";

/*
 * Whole answers over the wire. Each stands for its kind: the first term is refused already, the thing is not there, the moment is another
 * one, or the turn is somebody else's.
 */

type Json = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, string | number | boolean>>;

/** A match of a session, in the words of a program. */
class SessionMatch {
  readonly #session = openSession(games);

  async ask(request: Json): Promise<Json> {
    const reply: unknown = JSON.parse(await this.#session.reply(JSON.stringify({ match: 1, ...request })));
    if (!isObject(reply)) throw new Error("A reply is an object.");
    return reply;
  }

  /** Gives the answers that `choose` picks, until the question is asked. Returns the seat that it is put to. */
  async playTo(ask: string, choose: (answers: readonly Answer[]) => Answer | undefined): Promise<number> {
    for (let n = 0; n < 400; n++) {
      const { question } = await this.ask({ do: "question" });
      if (!isObject(question) || !Array.isArray(question["of"])) throw new Error(`The match never comes to "${ask}".`);
      const [seat] = question["of"];
      if (question["ask"] === ask) return Number(seat);
      // Of a question to several the lists are those of the seat that is named.
      const { answers } = await this.ask({ do: "question", seat });
      const list: readonly Answer[] = Array.isArray(answers) ? answers : [];
      await this.ask({ do: "answer", seat, answer: choose(list) ?? list[0] });
    }
    throw new Error(`"${ask}" is far away.`);
  }

  /** The rule and the reason against an answer. The refusal has words of its own in both languages. */
  async against(seat: number, answer: Answer): Promise<string> {
    const before = await this.ask({ do: "state" });
    const said: string[] = [];
    let told = "accepted";
    for (const lang of languageIds) {
      const { error } = await this.ask({ do: "answer", seat, answer, lang });
      if (!isObject(error) || !isObject(error["refusal"])) return told;
      said.push(String(error["message"]));
      told = `${String(error["refusal"]["rule"])}: ${String(error["refusal"]["reason"])}`;
    }
    expect(said[0]).not.toBe(said[1]);
    for (const message of said) expect(message).toMatch(/^\S[^{}]*[.!?]$/);
    expect(await this.ask({ do: "state" })).toEqual(before);
    return told;
  }
}

async function open(game: string, players: number, options: Json = {}): Promise<SessionMatch> {
  const match = new SessionMatch();
  await match.ask({ do: "new", game, players, options, seed: "refusals" });
  return match;
}

/** A street of Zombiaki: zombies on B3 (a Boss who has given his order), B4 and B5, a dog on A4, and the hands that are named. */
async function street(phase: number, zombies: readonly number[], humans: readonly number[]): Promise<SessionMatch> {
  const match = await open("zombiaki", 2);
  const { state } = await match.ask({ do: "state" });
  const squares = (more: { readonly [square: number]: number }): number[] =>
    Array.from({ length: 15 }, (_, square) => more[square] ?? 0);
  const position = {
    ...(isObject(state) ? state : {}),
    agenda: [{ do: "ask-play" }],
    phase,
    figure: squares({ 7: 1, 8: 1, 9: 1, 3: 2 }),
    strength: squares({ 7: 2, 8: 2, 9: 1, 3: 1 }),
    marks: squares({ 7: 2 + 64 }),
    orders: squares({ 7: 2 }),
    hand: [zombies, humans],
    deck: [
      [0, 0, 1],
      [18, 18, 18],
    ],
  };
  const loaded = new SessionMatch();
  expect(await loaded.ask({ do: "load", game: "zombiaki", state: position })).not.toHaveProperty("error");
  return loaded;
}

describe("Zombiaki", () => {
  const [BITE, SWAP, MERGE, SHOT, SOAP] = [5, 14, 16, 17, 39];

  test("zombies: orders, swap, merge, bite, and what the humans do", async () => {
    const match = await street(0, [BITE, SWAP, MERGE], [SHOT, SOAP]);
    expect(await match.against(0, { order: "B4" })).toBe("boss: order-given");
    expect(await match.against(0, { order: "B4", to: "B3" })).toBe("boss: order-given");
    expect(await match.against(0, { order: "C1", to: "barricade" })).toBe("R11: no-zombie-there");
    expect(await match.against(0, { play: "swap", at: "A4", to: "B4" })).toBe("R11: no-zombie-there");
    expect(await match.against(0, { play: "swap", at: "B3", to: "B5" })).toBe("swap: swap-next-door");
    expect(await match.against(0, { play: "merge", at: "C1", to: "B4" })).toBe("R11: no-zombie-there");
    expect(await match.against(0, { play: "bite", at: "B4", to: "A4" })).toBe("bite: no-shield-there");
    expect(await match.against(0, { play: "click" })).toBe("click: only-after-a-shot");
    expect(await match.against(0, { play: "soap", at: "B4", to: "A4" })).toBe("hand: not-held");
    expect(await match.against(0, { play: "swap", at: "B3" })).toBe("human-phase: incomplete-answer");
    // Out of turn: a card of the phase that runs, and one of another moment.
    expect(await match.against(1, { play: "shot", at: "B3" })).toBe("human-phase: not-asked");
    expect(await match.against(1, { pour: "B3" })).toBe("gasoline: only-while-pouring");
  });

  test("humans: soap, shots at a car, reactions of the zombies in their turn", async () => {
    const match = await street(1, [SWAP], [SHOT, SOAP]);
    expect(await match.against(1, { play: "soap", at: "C2", to: "B2" })).toBe("R11: nobody-there");
    expect(await match.against(1, { play: "soap", at: "B3", to: "B2" })).toBe("soap: sideways-only");
    expect(await match.against(1, { play: "shot", at: "B4", hit: "car" })).toBe("R44: not-the-first");
    expect(await match.against(1, { play: "shot", at: "B3", hit: "car" })).toBe("R45: no-car-there");
    expect(await match.against(1, { order: "B4", to: "B3" })).toBe("boss: zombies-give-orders");
    expect(await match.against(0, { play: "click" })).toBe("click: only-after-a-shot");
    expect(await match.against(0, { dog: "A4", to: "A3" })).toBe("dog: only-when-dogs-run");
  });

  test("what is no answer of the game is unknown", async () => {
    const match = await street(1, [SWAP], [SHOT]);
    for (const answer of [{ play: "shot", at: "D1" }, { play: "napalms", at: "B3" }, { fly: true }, { end: 1 }])
      expect(await match.against(1, answer)).toBe("table: unknown-answer");
  });
});

test("The Walking Dead: a move before the roll, powers of others, cards of another moment, another one's turn", async () => {
  const match = await open("walking-dead", 3);
  const seat = await match.playTo("turn", (answers) => answers[0]);
  const other = (seat + 1) % 3;
  const powers = ["collect", "exchange", "run-again", "strike-again"];
  expect(await match.against(seat, { move: "E5" })).toBe("move: only-when-moving");
  expect(await match.against(seat, { end: true })).toBe("move: roll-first");
  const against = await Promise.all(powers.map((power) => match.against(seat, { power })));
  expect(against).toContain("characters: not-your-power");
  expect(await match.against(seat, { win: true })).toBe("fight: only-in-a-fight");
  expect(await match.against(seat, { play: "blood-swap" })).toBe("reactions: only-in-a-survivors-turn");
  expect(await match.against(seat, { play: "overrun", seat: other })).toBe("walker-card: only-as-a-walker");
  expect(await match.against(other, { roll: true })).toBe("X19: not-asked");
  expect(await match.against(other, { play: "blood-swap" })).toBe("reactions: only-in-a-survivors-turn");
  await match.ask({ do: "answer", seat, answer: { roll: true } });
  expect(await match.against(seat, { power: "move-survivor", seat: other, to: "E4" })).toBe("X19: only-in-your-turn");
  expect(await match.against(other, { move: "E5" })).toBe("move: not-asked");
});

test("Armageddon: a figure won this round, repairs by two colours, an action of the extension that is not built", async () => {
  const match = await open("armageddon", 3);
  /** Two workers into the city, everything else stays at home. */
  const seat = await match.playTo("city", (answers) =>
    answers.find(({ bid, worker, leader }) => bid === "city" && worker === 2 && leader === 0),
  );
  expect(await match.against(seat, { city: "repair", pay: "soldier", with: "engineer" })).toBe("Q64: not-bid-here");
  expect(await match.against(seat, { city: "repair", pay: "leader", with: "worker" })).toBe("Q64: not-bid-here");
  expect(await match.against(seat, { city: "extend", pay: "worker", with: "leader" })).toBe("Q64: not-bid-here");
  expect(
    await match.against(seat, { city: "special", site: 8, action: 1, pay: "worker", with: "worker", take: "soldier" }),
  ).toBe("extension: extension-first");
  expect(await match.against(seat, { city: "special", site: 5, action: 1, pay: "worker" })).toBe(
    "sites: nothing-built-there",
  );
  expect(await match.against(seat, { bid: "city", worker: 1, soldier: 0, engineer: 0, leader: 0 })).toBe(
    "bidding: only-when-bidding",
  );
  expect(await match.against((seat + 1) % 3, { city: "repair", pay: "worker" })).toBe("city: not-asked");
  await match.ask({ do: "answer", seat, answer: { city: "special", site: 1, action: 1, pay: "worker" } });
  expect(await match.against(seat, { city: "extend", pay: "worker", with: "worker" })).toBe("extension: two-figures");
});

test("Dawn of the Zeds: another seat's hero, too far a way, cards that are not kept, other questions", async () => {
  const match = await open("dawn-of-the-zeds", 2);
  const first = await match.playTo("act", (answers) => answers[0]);
  const { state } = await match.ask({ do: "state" });
  const owners = isObject(state) && Array.isArray(state["owner"]) ? state["owner"] : [];
  const heroes = ["piazza", "hernandez", "schmidt", "hunt", "johnson"];
  const mine = heroes[Number(owners[first])] ?? "";
  const theirs = heroes[Number(owners[1 - first])] ?? "";
  expect(await match.against(first, { move: theirs, to: "F0" })).toBe("R80: ask-first");
  expect(await match.against(first, { move: mine, to: "FS" })).toMatch(/^5\.2: /);
  expect(await match.against(first, { fire: mine, at: "F6" })).toMatch(/^(5\.4|R39): /);
  expect(await match.against(first, { play: "adrenaline" })).toBe("story-cards: not-kept");
  expect(await match.against(first, { lend: true })).toBe("R80: only-when-asked-to-lend");
  expect(await match.against(first, { zed: 3 })).toBe("R4: only-of-these-zeds");
  expect(await match.against(first, { play: "iron-resolve" })).toBe("story-cards: only-in-a-fight");
});
