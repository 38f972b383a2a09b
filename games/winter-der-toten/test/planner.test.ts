import { readFileSync } from "node:fs";
import { makeBot, playout } from "@endzeit/bots";
import {
  advance,
  awaited,
  canonical,
  defaultOptions,
  type Answer as Given,
  give,
  hashOf,
  imagine,
  legal,
  questionOf,
  type Reporter,
  randomFrom,
  silent,
  text,
} from "@endzeit/engine";
import { describe, expect, test } from "vitest";
import { optionReason, pickReason } from "../bot/choices.ts";
import { REASONS } from "../bot/reasons.ts";
import { think } from "../bot/thought.ts";
import { CROSSROADS } from "../content/crossroads.ts";
import { winterDerToten } from "../index.ts";
import { type Answer, type Event, PICKS, type State } from "../state.ts";
import { type Position, type Table, table } from "./table.ts";

// What the planner advises at a position, and why; the same words a person gets who asks for a hint.

interface Advised {
  readonly answer: Given;
  readonly why: string;
  readonly words: string;
}

function advisedBy(s: State, seat: number, answers: readonly Answer[], story: readonly Event[] = []): Advised {
  const question = questionOf(s);
  if (question === null) throw new Error("Nobody is asked.");
  const view = winterDerToten.view(s, seat);
  const before = hashOf(view);
  const advice = winterDerToten.advise?.(view, seat, question, answers, story) ?? null;
  if (advice === null) throw new Error("There is no advice.");
  expect(hashOf(view)).toBe(before);
  const { reason, answer } = advice;
  return { answer, why: reason.text, words: text(winterDerToten.texts.en, reason.text, reason.values) };
}

function advised(match: Table, story: readonly Event[] = []): Advised {
  const [seat = 0] = awaited(match.state);
  const answers: Answer[] = [];
  legal(winterDerToten, match.state, seat, answers);
  return advisedBy(match.state, seat, answers, story);
}

/** All that the planner does in its turn, in its own order. */
function turn(position: Position): readonly Advised[] {
  const match = table(position);
  const done: Advised[] = [];
  for (let n = 0; n < 60 && match.waits !== "turn 1" && match.ended === null; n++) {
    const one = advised(match);
    done.push(one);
    match.answer(one.answer);
    if ("end" in one.answer) break;
  }
  return done;
}

const whys = (done: readonly Advised[]): readonly string[] => done.map(({ why }) => why);

/** Nothing to do but with cards; nobody is hungry, no crisis. */
const idle: Position = {
  players: 3,
  main: "eight-weeks-of-darkness",
  secrets: ["loner", "hope", "hope"],
  crisis: null,
  food: 9,
  dice: [[], [], []],
};

test("each reason has its words in both languages, and its picture", () => {
  const pictures = readFileSync(new URL("../board/art/icons.svg", import.meta.url), "utf8");
  for (const { id, icon } of REASONS) {
    for (const language of ["de", "en"] as const)
      expect(winterDerToten.texts[language][`reason.${id}`], `${id} ${language}`).toBeDefined();
    expect(pictures, id).toContain(`id="${icon}"`);
  }
});

/** What is answered to a choice beside an action, one of each form. */
const ANSWERS = [
  { yes: true },
  { no: true },
  { survivor: "sophie-robinson" },
  { seat: 1 },
  { face: 3 },
  { gate: 1, at: "colony" },
  { place: "school" },
  { card: "food-1" },
] as const;

test("each choice beside an action and each option of a crossroads card has a reason of its own kind, and no reason is left over", () => {
  const t = think(winterDerToten.view(table(idle).state, 0), 0, []);
  const said = new Set(PICKS.flatMap((why) => ANSWERS.map((answer) => pickReason(t, why, answer).text)));
  for (const [card, { options }] of CROSSROADS.entries())
    for (const option of options.keys()) said.add(optionReason(t, card, option).text);
  expect(said.size).toBeGreaterThan(25);
  for (const language of ["de", "en"] as const)
    for (const key of said) expect(winterDerToten.texts[language], language).toHaveProperty([key]);
  const sources = ["planner", "choices", "reasons"].map((file) =>
    readFileSync(new URL(`../bot/${file}.ts`, import.meta.url), "utf8"),
  );
  for (const key of Object.keys(winterDerToten.texts.de).filter((name) => name.startsWith("reason.")))
    expect(said.has(key) || sources.some((source) => source.includes(`"${key.slice("reason.".length)}"`)), key).toBe(
      true,
    );
});

describe("for the colony", () => {
  test("feeds it when the supply is too small for tonight, and says by how much", () => {
    const { answer, why, words } = advised(table({ ...idle, food: 2, hands: [["food-1"]] }));
    expect([answer, why]).toEqual([{ play: "food-1" }, "reason.hunger"]);
    expect(words).toBe("Food is short tonight: 3 are needed, 2 are there.");
    expect(whys(turn({ ...idle, food: 3, hands: [["food-1"]] }))).toEqual(["reason.end"]);
  });

  test("gives to a crisis that can still be prevented, and nothing to one that is lost", () => {
    const crisis = { ...idle, crisis: "despair", first: 1 } as const;
    const near = turn({ ...crisis, hands: [["medicine"]], contributed: [[], ["medicine"], ["medicine"]] });
    expect(near[0]).toMatchObject({ answer: { contribute: "medicine" }, why: "reason.crisis" });
    expect(near[0].words).toBe("The crisis can still be prevented: 1 fitting card is missing.");
    expect(whys(turn({ ...crisis, hands: [["medicine"]] }))).toEqual(["reason.end"]);
  });

  test("searches outside with the dice that are high enough, and builds with the others", () => {
    const out = turn({
      ...idle,
      groups: [{ arthur: "school" }],
      dice: [[1, 3]],
      zombies: { school: 3 },
      decks: { school: ["food-2", "food-2", "food-2"] },
    });
    expect(out.map(({ answer }) => Object.keys(answer)[0])).toContain("search");
    expect(out.find(({ answer }) => "search" in answer)?.answer).toMatchObject({ die: 3 });
    expect(out.find(({ answer }) => "barricade" in answer)?.answer).toMatchObject({ die: 1 });
  });

  test("makes room at an entrance where somebody would die tonight", () => {
    const everywhere = { "police-station": 4, "grocery-store": 4, library: 3, hospital: 4, "gas-station": 3 };
    const full = turn({
      ...idle,
      groups: [{ arthur: "school" }],
      dice: [[6]],
      zombies: { ...everywhere, colony: [3, 3, 3, 3, 3, 3], school: 4 },
    });
    expect(full[0]).toMatchObject({ answer: { attack: "arthur-thurston", die: 6 }, why: "reason.gate" });
    expect(full[0].words).toBe("Space at the entrance runs short: School.");
  });

  test("cleans before the waste costs morale", () => {
    const position: Position = { ...idle, dice: [[1]] };
    const heap = Array.from({ length: 11 }, () => "junk" as const);
    expect(whys(turn({ ...position, waste: heap }))).toContain("reason.clean");
    expect(whys(turn(position))).not.toContain("reason.clean");
  });

  test("kills for samples, which are the objective", () => {
    const done = turn({
      ...idle,
      main: "we-need-more-samples",
      groups: [{ arthur: "school" }],
      dice: [[6]],
      zombies: { school: 2 },
    });
    expect(whys(done)).toContain("reason.objective.kill");
  });

  test("lures the zombies that the objective counts to where it counts none", () => {
    const kill: Position = { ...idle, main: "kill-them", zombies: { school: 4, hospital: 4 }, dice: [[1]] };
    const done = turn(kill);
    expect(done[0]).toMatchObject({ answer: { die: 1 }, why: "reason.lure" });
    expect(done[0].answer).toHaveProperty("attract");
    expect(done[1].answer).toMatchObject({ gate: 1 });
    expect(whys(turn({ ...kill, main: "eight-weeks-of-darkness" }))).not.toContain("reason.lure");
  });

  test("takes no gift that makes the objective ask for more", () => {
    const deputy = table({ ...idle, groups: [{ arthur: "school" }], card: "the-deputy" });
    expect(deputy.waits).toBe("option 0");
    expect(advised(deputy).answer).toEqual({ option: 2 });
  });

  test("puts cards on the objective that wants them", () => {
    const done = turn({
      ...idle,
      main: "leave-it-all-behind",
      hands: [["food-1"]],
      secrets: ["loner", "hope", "hope"],
    });
    expect(done[0]).toMatchObject({ answer: { offer: "food-1" }, why: "reason.objective.card" });
  });
});

describe("for itself", () => {
  test("keeps at the end what the own objective wants", () => {
    const last: Position = { ...idle, marker: 1, food: 2, hands: [["food-1", "food-1", "food-1"]] };
    expect(whys(turn({ ...last, secrets: ["loner", "hope", "hope"] }))).toContain("reason.hunger");
    expect(whys(turn({ ...last, secrets: ["hunger", "hope", "hope"] }))).not.toContain("reason.hunger");
  });

  test("in exile it feeds nobody", () => {
    const position: Position = { ...idle, food: 0, hands: [["food-1"]], exiled: [0] };
    expect(whys(turn(position))).not.toContain("reason.hunger");
  });
});

describe("who betrays", () => {
  const secrets = ["gluttony", "hope", "hope"];
  const crisis = { ...idle, secrets, crisis: "despair", hands: [["junk", "fuel"]] } as const;

  test("hides a wrong card among those of others, and never gives the only one", () => {
    const crowd = turn({ ...crisis, contributed: [[], ["medicine", "medicine"], ["medicine"]] });
    expect(whys(crowd)).toContain("reason.sabotage");
    expect(whys(turn(crisis))).not.toContain("reason.sabotage");
    const loyal = turn({ ...crisis, secrets: ["loner", "hope", "hope"], contributed: [[], ["medicine", "medicine"]] });
    expect(whys(loyal)).not.toContain("reason.sabotage");
  });

  test("plays along while it hides, and lets the colony starve when its own objective only waits for that", () => {
    const hungry: Position = { ...idle, food: 2, secrets: ["trigger-happy", "hope", "hope"], hands: [["food-1"]] };
    expect(whys(turn(hungry))).toContain("reason.hunger");
    const armed: Position["gear"] = { arthur: ["pistol", "pistol"], carla: ["shotgun", "lighter"] };
    expect(whys(turn({ ...hungry, gear: armed }))).not.toContain("reason.hunger");
  });
});

/** A match of planners, as each seat has heard it; `each` looks at every moment. */
function play(
  seed: string,
  mode: string,
  each: (s: State, seat: number, story: readonly Event[]) => void = () => {},
): readonly (readonly Event[])[] {
  const options = { ...defaultOptions(winterDerToten.options), mode };
  const s = winterDerToten.setup({ players: 3, options, content: null }, randomFrom(seed));
  const stories: Event[][] = [[], [], []];
  const out: Reporter<Event> = {
    listening: true,
    tell: (event, to) => {
      for (const [seat, story] of stories.entries()) if (to?.includes(seat) !== false) story.push(event);
    },
    reveal() {},
  };
  advance(winterDerToten, s, out);
  const answers: Answer[] = [];
  while (questionOf(s) !== null) {
    const [seat = 0] = awaited(s);
    each(s, seat, stories[seat]);
    legal(winterDerToten, s, seat, answers);
    const { answer } = advisedBy(s, seat, answers, stories[seat]);
    give(winterDerToten, s, seat, answer as Answer, out);
  }
  return stories;
}

describe("what it knows", () => {
  test("the advice is the same in two worlds that differ only in what the seat may not know", () => {
    const random = randomFrom("worlds");
    const answers: Answer[] = [];
    let moments = 0;
    let different = 0;
    play("worlds", "betrayer", (s, seat, story) => {
      if (moments++ % 4 !== 0) return;
      const other = imagine(winterDerToten, winterDerToten.view(s, seat), seat, random);
      legal(winterDerToten, s, seat, answers);
      const here = advisedBy(s, seat, answers, story);
      legal(winterDerToten, other, seat, answers);
      expect(advisedBy(other, seat, answers, story)).toEqual(here);
      if (canonical(other.hand) !== canonical(s.hand)) different++;
    });
    expect(different).toBeGreaterThan(10);
  });

  test("two matches from one seed are the same match", () => {
    const options = defaultOptions(winterDerToten.options);
    const ends = [0, 1].map(() => {
      const s = winterDerToten.setup({ players: 4, options, content: null }, randomFrom("twice"));
      advance(winterDerToten, s, silent);
      const bots = Array.from({ length: 4 }, (_, seat) => makeBot("planner", { seed: `twice ${seat}` }));
      playout(winterDerToten as never, s, bots, randomFrom("twice"));
      return hashOf(s);
    });
    expect(ends[0]).toBe(ends[1]);
  });
});

describe("table talk", () => {
  test("a bot speaks now and then, and nothing again in the next round", () => {
    for (const seed of ["a", "b", "c"]) {
      const [story = []] = play(seed, "standard");
      const turns = story.filter(({ event }) => event === "turn").length;
      let round = 0;
      const spoken: string[] = [];
      for (const event of story) {
        if (event.event === "round") round = event.round;
        if (event.event === "said") spoken.push(`${event.seat} ${event.phrase} ${round}`);
      }
      expect(spoken.length).toBeGreaterThan(0);
      expect(spoken.length).toBeLessThan(turns * 0.8);
      for (const words of spoken) {
        const [seat, phrase, at] = words.split(" ");
        expect(spoken).not.toContain(`${seat} ${phrase} ${Number(at) - 1}`);
      }
    }
  });

  test("asks for food when much is missing, if it has a memory of what was said", () => {
    const match = table({ ...idle, food: 0 });
    const story: Event[] = [{ event: "round", round: 1, left: 8 }];
    expect(advised(match, story)).toMatchObject({ answer: { say: "need-food" }, why: "reason.say" });
    story.push({ event: "said", seat: 0, phrase: "need-food", about: -1 });
    expect(advised(match, story).answer).not.toMatchObject({ say: "need-food" });
  });
});
