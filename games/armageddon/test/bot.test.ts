import { makeBot } from "@endzeit/bots";
import { type Answer, randomFrom } from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { evaluate } from "../bot/evaluate.ts";
import { equipment, scoringTile } from "../content/cards.ts";
import { armageddon, type State } from "../index.ts";
import { type Town, table, town } from "./town.ts";

// The bot's plan: what a card or a survivor is worth depends on what its seat collects, and it plays by that.

/** Three seats in a round without public tiles, so that only what a test deals counts. */
function start(round: number): State {
  const options = Object.fromEntries(armageddon.options.map(({ id, default: value }) => [id, value]));
  const s = armageddon.setup({ players: 3, options, content: null }, randomFrom("plan"));
  s.round = round;
  s.open = [-1, -1];
  s.secret = s.secret.map(() => []);
  return s;
}

/** What one card more in the hand of the first seat changes for it. */
function gain(s: State, card: string): number {
  const before = evaluate(s, 0);
  s.hand[0].push(equipment(card));
  const after = evaluate(s, 0);
  s.hand[0].pop();
  return after - before;
}

const hand = (...cards: readonly string[]): number[] => cards.map(equipment);

/** What the greedy bot answers to the question that a town waits at. */
function chosen({ asked: seat, match, state }: Town): Answer {
  const { question } = match;
  if (question === null) throw new Error("Nobody is asked.");
  return makeBot("greedy", { seed: "plan" }).choose({
    game: armageddon,
    view: armageddon.view(state, seat),
    seat,
    question,
  }).answer;
}

describe("scoring tiles", () => {
  test("a card that the secret tile counts is worth more", () => {
    const s = start(3);
    const plain = gain(s, "weapons");
    s.secret[0] = [scoringTile("weapons"), scoringTile("science")];
    s.hand[0] = hand("weapons", "weapons", "weapons", "weapons");
    const counted = gain(s, "weapons");
    s.secret[0] = [];
    expect(counted).toBeGreaterThan(gain(s, "weapons"));
    expect(plain).toBeGreaterThan(0);
  });

  test("only the better of two secret tiles is counted on", () => {
    const s = start(3);
    s.hand[0] = hand("weapons", "weapons", "medicine");
    const both = [scoringTile("weapons"), scoringTile("medicine")];
    s.secret[0] = both;
    const weapons = gain(s, "weapons");
    const medicine = gain(s, "medicine");
    s.secret[0] = [];
    expect(weapons - gain(s, "weapons")).toBeGreaterThan(medicine - gain(s, "medicine"));
  });

  test("at the end the bot scores the tile that brings more", () => {
    const rich = { hand: ["weapons", "weapons", "medicine"], secret: ["medicine", "weapons"] };
    expect(chosen(town({ at: "final", round: 6, players: table(rich) }))).toEqual({ score: "weapons" });
  });
});

describe("maps", () => {
  test("the map that passes a rival is worth more than one that leads anyway", () => {
    const s = start(6);
    s.hand = [hand("map", "map"), hand("map", "map", "map"), []];
    const level = gain(s, "map");
    s.hand[1] = hand("map");
    expect(level).toBeGreaterThan(gain(s, "map"));
  });

  test("in the last round the bot takes the map that makes it first, and none when it leads anyway", () => {
    const offers = ["map: worker", "beer: worker", "beer: worker", "beer: worker"];
    const bids = { exploration: "2 worker", construction: "worker", city: "2 worker" };
    const at = (own: readonly string[]): Answer =>
      chosen(
        town({
          at: "exploration",
          round: 6,
          display: offers,
          players: table({ ...bids, hand: own }, { exploration: "worker" }),
        }),
      );
    expect(at([])).toMatchObject({ take: "map" });
    expect(at(["map"])).toMatchObject({ take: "beer" });
  });
});

describe("vehicles", () => {
  test("the part that a vehicle lacks is worth more than one of another, and more than a second of its own", () => {
    const s = start(3);
    s.hand[0] = hand("car-tyres", "car-engine");
    expect(gain(s, "car-chassis")).toBeGreaterThan(gain(s, "bus-chassis"));
    expect(gain(s, "car-chassis")).toBeGreaterThan(gain(s, "car-tyres"));
  });

  test("the bot takes the part that completes its car", () => {
    const offers = ["bus-tyres: worker", "car-body: worker", "truck-engine: worker", "car-engine: worker"];
    const driver = { exploration: "2 worker", hand: ["car-tyres", "car-engine", "car-chassis"] };
    const t = town({ at: "exploration", round: 5, display: offers, players: table(driver, { exploration: "worker" }) });
    expect(chosen(t)).toMatchObject({ take: "car-body" });
  });

  test("having to give a card back, it keeps what belongs together", () => {
    const s = start(6);
    s.hand[0] = hand("car-tyres", "car-engine", "car-chassis", "bus-body");
    const all = evaluate(s, 0);
    s.hand[0] = hand("car-tyres", "car-engine", "car-chassis");
    const withoutBus = all - evaluate(s, 0);
    s.hand[0] = hand("car-tyres", "car-engine", "bus-body");
    expect(all - evaluate(s, 0)).toBeGreaterThan(withoutBus);
  });
});
