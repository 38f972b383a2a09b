import { describe, expect, test } from "vitest";
import type { Game } from "../src/index.ts";
import { below, freshRandom, shuffle } from "../src/index.ts";
import { type Changes, changed, gameChecks } from "../testing/index.ts";
import { type PebblesAnswer, type PebblesEvent, type PebblesState, pebbleCounts, pebbles } from "../testing/pebbles.ts";

type Pebbles = Game<PebblesState, PebblesAnswer, PebblesEvent, PebblesState>;
type Changed = Changes<PebblesState, PebblesAnswer, PebblesEvent>;

const listing = (list: NonNullable<Changed["list"]>): Partial<Pebbles> => changed(pebbles, { list });
const applying = (apply: NonNullable<Changed["apply"]>): Partial<Pebbles> => changed(pebbles, { apply });
const stepping = (step: NonNullable<Changed["step"]>): Partial<Pebbles> => changed(pebbles, { step });

const sharing = (field: "hands" | "charmsUsed"): Partial<Pebbles> => ({
  copy(from, into) {
    pebbles.copy(from, into);
    Object.assign(into, { [field]: from[field] });
  },
});
const forgetting = (field: "river" | "storms"): Partial<Pebbles> => ({
  copy(from, into) {
    const old = into[field];
    pebbles.copy(from, into);
    Object.assign(into, { [field]: old });
  },
});

/** What is not in the hand is not even listed; why not is said by `objection`. */
const mute = (objection: Pebbles["questions"]["grab"]["objection"]): Partial<Pebbles> =>
  changed(pebbles, {
    objection,
    list(list, state, question, seat, offer) {
      list(state, question, seat, (answer, reason, about) => {
        if (reason !== "not-in-hand") offer(answer, reason, about);
      });
    },
  });

const { closed: _, ...bid } = pebbles.questions.bid;
/** Who has a pebble must bid the first of the hand. */
const unsecret: Pebbles["questions"] = {
  ...pebbles.questions,
  bid: { ...bid, list: ({ hands }, _question, seat, offer) => offer({ bid: hands[seat][0] ?? 1 }) },
};

const bidOf = (answer: object): number => ("bid" in answer ? Number(answer.bid) : 0);

/** Faults that a game could have, each with the property that finds it. */
const faults: { readonly [property: string]: { readonly [fault: string]: Partial<Pebbles> } } = {
  "every match ends, decided, within the bound": {
    "the last round never ends it": {
      steps: { ...pebbles.steps, end: pebbles.steps.round },
    },
    "nobody can answer": listing(() => {}),
    "the winner sits at another table": stepping((run, state, step, out) => {
      run(state, step, out);
      if (state.outcome !== null) state.outcome = { ...state.outcome, winners: [7] };
    }),
  },
  "listed answers are accepted, refused ones are refused with the same reason": {
    "an answer is offered twice": listing((list, state, question, seat, offer) => {
      list(state, question, seat, offer);
      offer({ pass: true });
    }),
    "an answer is offered and refused": listing((list, state, question, seat, offer) => {
      list(state, question, seat, offer);
      offer({ pass: true }, "in-cup");
    }),
    "listing changes the state": listing((list, state, question, seat, offer) => {
      state.peeked++;
      list(state, question, seat, offer);
    }),
  },
  "whatever of the game is answered, a refusal names its rule and gives nothing away": {
    "a listed answer has no form": {
      questions: { ...pebbles.questions, throw: { ...pebbles.questions.throw, forms: [{ keep: [true] }] } },
    },
    "an allowed answer is spelled at another question alone": {
      questions: { ...pebbles.questions, bid: { ...pebbles.questions.bid, forms: [{ bid: [1, 2, 3, 4, 5, 6] }] } },
    },
    "a refusal tells what others hold": mute((state, _question, seat, answer) => ({
      reason: state.hands.some((hand, of) => of !== seat && hand.includes(bidOf(answer))) ? "in-cup" : "not-in-hand",
      about: 1,
    })),
    "an objection without a rule": mute(() => ({ reason: "bad-weather", about: -1 })),
    "an objection without words": {
      ...mute(() => ({ reason: "bad-weather", about: -1 })),
      reasons: { ...pebbles.reasons, "bad-weather": "bid" },
    },
  },
  "nothing is lost and nothing comes from nowhere": {
    "a grabbed pebble breaks": applying((apply, state, question, seat, answer, out) => {
      apply(state, question, seat, answer, out);
      if ("grab" in answer) state.cups[seat].pop();
    }),
  },
  "a save file leads to the same state": {
    "luck from outside": {
      setup: (setup, random) => ({ ...pebbles.setup(setup, random), random: [setups++, 2, 3, 4] }),
    },
  },
  "replay and undo lead to the same states": {
    "the state is kept outside of the state": applying((apply, state, question, seat, answer, out) => {
      if (memory++ % 7 === 3) below(state.random, 6);
      apply(state, question, seat, answer, out);
    }),
  },
  "a state survives JSON and plays on the same way": {
    "a field that JSON does not keep": {
      setup: (setup, random) => Object.assign(pebbles.setup(setup, random), { round: -0, peeked: Number.NaN }),
      copy(from, into) {
        pebbles.copy(from, into);
        into.storms = Number.isNaN(from.peeked);
      },
    },
    "a state of its own that it would not load": { problems: () => ["bag: is too full."] },
  },
  "a position opens, saves and plays on as a match of its own": {
    "a position is refused": { problems: () => ["bag: is too full."] },
  },
  "copies equal their original and share nothing that changes": {
    "copies share the hands": sharing("hands"),
    "copies forget the river": forgetting("river"),
  },
  "a copy forgets no field": {
    "a field that hardly ever differs": forgetting("storms"),
    "a list is shared": sharing("charmsUsed"),
  },
  "what an answer shows that was hidden ends the free way back": {
    "a roll may be taken back": stepping((run, state, step, out) => run(state, step, { ...out, reveal() {} })),
  },
  "an imagined state shows and asks its seat the same": {
    "the view shows the bag": {
      view: (state, seat) => ({ ...pebbles.view(state, seat), bag: state.bag.slice() }),
      deal: (view, seat, random, into) => pebbles.deal({ ...view, bag: view.bag.map(() => -1) }, seat, random, into),
    },
    "a secret bid shows": {
      view: (state, seat) => ({ ...pebbles.view(state, seat), given: state.given.slice() }),
      deal: (view, seat, random, into) =>
        pebbles.deal(
          { ...view, given: view.given.map((bid, of) => (of === seat ? bid : bid && { hidden: true })) },
          seat,
          random,
          into,
        ),
    },
    "a question lists what the other holds": listing((list, state, question, seat, offer) => {
      list(state, question, seat, (answer, reason, about) => {
        const others = state.hands.some((hand, of) => of !== seat && hand.includes(bidOf(answer)));
        if (reason === "not-in-hand" && others) offer(answer, "too-heavy", about);
        else offer(answer, reason, about);
      });
    }),
  },
  "worlds that a seat cannot tell apart stay so until it hears a difference": {
    "a window that opens only for who holds the card": applying((apply, state, question, seat, answer, out) => {
      apply(state, question, seat, answer, out);
      const holder = state.hands.findIndex((hand) => hand.includes(5));
      if (question.ask === "throw" && holder >= 0) state.agenda.push({ ask: "grab", of: [holder], winner: seat });
    }),
  },
  "an only answer that is given unasked says nothing that is hidden": {
    "a bid that the hand leaves no choice about is said to be no secret": { questions: unsecret },
  },
  "no view carries the random generator": {
    "the whole state is shown": { view: (state, seat) => ({ ...pebbles.view(state, seat), random: state.random }) },
  },
  "cards that are drawn in secret are told to all before anything else happens": {
    "the bag is refilled between a pebble and the word on it": stepping((run, state, step, out) => {
      run(state, step, {
        ...out,
        tell(event, to) {
          if (event.event === "drew") out.tell({ event: "refilled", n: 1 });
          out.tell(event, to);
        },
      });
    }),
  },
  "nobody listening changes nothing": {
    "a rule draws only when somebody listens": applying((apply, state, question, seat, answer, out) => {
      if (out.listening) below(state.random, 6);
      apply(state, question, seat, answer, out);
    }),
  },
  "what is dealt says nothing of the dice": {
    "the dice are those that the cards were dealt with": {
      deal(view, seat, random, into) {
        pebbles.deal(view, seat, [1, 2, 3, 4], into);
        shuffle(freshRandom(random.slice()), into.bag);
      },
    },
  },
  "equal answers are one object": {
    "an answer is made anew": listing((list, state, question, seat, offer) =>
      list(state, question, seat, (answer, reason, about) => offer({ ...answer }, reason, about)),
    ),
  },
  "a content pack is good as it is exported, and refused by its field where it does not fit": {
    "a pack of another game is good": { content: { ...pebbles.content, problems: () => [] } },
  },
  "an end has its worth for each seat": {
    "losing is as good as winning": { utility: () => 1 },
    "more than all": { utility: (_outcome, seat) => seat + 1 },
  },
  "every seat's position has a value": {
    "a value that is no number": { evaluate: (state) => state.round / 0 - 1 / 0 },
  },
  "everything that is said has words in both languages": {
    "an event without a text": {
      words: { ...pebbles.words, event: (event) => ({ text: `story.${event.event}`, values: {} }) },
    },
    "a place that stays empty": {
      words: { ...pebbles.words, heading: () => ({ text: "heading.round", values: {} }) },
    },
    "odds of more than one": { odds: () => [{ chance: 7, of: 6, tone: "good", text: "odds.keeps", values: {} }] },
    "a reason without a rule": { reasons: {} },
  },
  "both languages say the same things": {
    "a text in one language alone": { texts: { ...pebbles.texts, de: { ...pebbles.texts.de, "log.extra": "Mehr." } } },
    "another place": { texts: { ...pebbles.texts, de: { ...pebbles.texts.de, "log.drew": "{player} zieht." } } },
    "an option without a label": {
      options: [...pebbles.options, { id: "fog", kind: "switch", default: false, group: "house" }],
    },
  },
};

let setups = 1;
let memory = 0;

describe("a fault of a game is found, and its seed named", () => {
  for (const [property, games] of Object.entries(faults)) {
    for (const [fault, change] of Object.entries(games)) {
      test(`${property}: ${fault}`, () => {
        const checked = { bound: 200, conserved: pebbleCounts, faces: { "drew-pebble": "drew" } };
        const check = gameChecks({ ...pebbles, ...change }, checked).find(([name]) => name === property);
        expect(check, "the property exists").toBeDefined();
        const messages: string[] = [];
        for (let seed = 0; seed < 60 && messages.length === 0; seed++) {
          try {
            check?.[1](seed);
          } catch (error) {
            messages.push(String(error));
          }
        }
        expect(messages[0]).toMatch(new RegExp(`^Error: pebbles, seed \\d+: ${property}: `));
      });
    }
  }

  test("every property is tried with at least one fault", () => {
    expect(Object.keys(faults).sort()).toEqual(
      gameChecks(pebbles, { bound: 200 })
        .map(([name]) => name)
        .sort(),
    );
  });
});
