import { type FieldSight, type Fields, HIDDEN, ownersOnly, questionOf, StateForm, unseen } from "@endzeit/engine";
import { agenda } from "./agenda.ts";
import { BETRAYALS } from "./content/betrayals.ts";
import { CRISES } from "./content/crises.ts";
import { CROSSROADS } from "./content/crossroads.ts";
import { EXILES } from "./content/exiles.ts";
import { ITEMS } from "./content/items.ts";
import { MORALE_TRACK, ROUND_TRACK } from "./content/locations.ts";
import { MAIN_OBJECTIVES } from "./content/main-objectives.ts";
import { SIDE_COUNT } from "./content/pack.ts";
import { PRINTS, SYMBOLS, USED } from "./content/prints.ts";
import { SECRETS } from "./content/secrets.ts";
import { CONDITIONS_SPELLED, EFFECTS_SPELLED, SYMBOLS_SPELLED } from "./content/spelled.ts";
import { SURVIVORS } from "./content/survivors.ts";
import { options } from "./options.ts";
import { pools } from "./pools.ts";
import { cardNumber } from "./rules/crossroads/lasting.ts";
import { nextSeat } from "./rules/groups.ts";
import { GATE_SPACES, GATES, MOST_NOISE, PLACE_COUNT } from "./rules/places.ts";
import { ACTS, COLONY_STEPS, LASTING, MOST_SEATS, Phase, type Question, type State } from "./state.ts";

/** What a state of Winter der Toten is made of: forms, limits, who may see what. `copy` in copy.ts is written out beside it. */

const MANY = 999;
const MOST_SAMPLES = 999;
const MOST_SPACES = Math.max(...GATE_SPACES);
const EVERYBODY = (1 << SURVIVORS.length) - 1;

const seats = (state: State): number => state.seats;
const lastSeat = (state: State): number => state.seats - 1;
const pieces = (state: State): number => state.gear.length;
const attachments = (state: State): number => state.attached.length;
const inForce = (state: State): number => state.lasting.length;

const bySeat = { form: "list", length: seats, least: 0, most: MANY } as const;
const bySurvivor = { form: "list", length: SURVIVORS.length, least: 0, most: MANY } as const;
const print = { least: 0, most: PRINTS.length - 1 } as const;
/** a print, or one that was used in this round. */
const item = { least: 0, most: USED + PRINTS.length - 1 } as const;
const survivor = { least: 0, most: SURVIVORS.length - 1 } as const;
const crisis = { least: 0, most: CRISES.length - 1 } as const;
const card = { least: 0, most: CROSSROADS.length - 1 } as const;
const secret = { least: 0, most: SECRETS.length + BETRAYALS.length - 1 } as const;
const die = { least: 1, most: 6 } as const;

const owners = ownersOnly<State>(() => false);
/** The question that the seat is asked alone, about cards of others: while it chooses it sees them, and they stay where they lie. */
function lookingAt(state: State, seat: number | null): Question | null {
  const question = questionOf(state);
  return question !== null && seat !== null && question.of.includes(seat) ? question : null;
}

const VOYEUR = cardNumber("voyeur");
/** Cards 35 and 73: a seat has read hands and has them before it until it has chosen. */
function reads(state: State, question: Question | null, owner: number): boolean {
  if (question?.ask === "option") return question.card === VOYEUR && state.owner[state.subject] === owner;
  if (question?.ask !== "pick-card") return false;
  return question.why === "medicine-from" || (question.why === "their-card" && question.a === owner);
}
const hands: FieldSight<State, number[][]> = (held, state, seat) => {
  const question = lookingAt(state, seat);
  return held.map((cards, owner) =>
    owner === seat || reads(state, question, owner) ? cards : cards.map(() => HIDDEN),
  );
};
/** a deck that is looked through. */
const decks: FieldSight<State, number[][]> = (piles, state, seat) => {
  const question = lookingAt(state, seat);
  const read = question?.ask === "pick-card" && question.why === "deck-card" ? state.scene : -1;
  return piles.map((cards, place) => (place === read ? cards : cards.map(() => HIDDEN)));
};
/** Card 73: not even how many, for that would tell that such a card has been contributed. */
const alone: FieldSight<State, number[][]> = (held, _state, seat) =>
  held.map((cards, owner) => (owner === seat ? cards : []));
/** What lies before the active player alone. */
const playersOwn: FieldSight<State, number[]> = (cards, { turn }, seat) =>
  turn === seat ? cards : cards.map(() => HIDDEN);
/** Card 15, Gabriel Diaz: what was turned over lies open. */
const found: FieldSight<State, number[]> = (cards, state, seat) => {
  const question = questionOf(state);
  const open =
    (question?.ask === "pick" && question.why === "christmas-to") ||
    (question?.ask === "pick-card" && question.why === "rescue-card");
  return open ? cards : playersOwn(cards, state, seat);
};
/** The right-hand neighbour reads the crossroads card; its player never does, not even left alone at the table. */
const readers: FieldSight<State, number[]> = (cards, state, seat) =>
  seat !== null && seat !== state.turn && nextSeat(state, state.turn, -1) === seat ? cards : cards.map(() => HIDDEN);

/** An exile who was loyal has shown the old objective; a betrayer keeps it until the end. */
const isInnocent = (state: State, seat: number): boolean =>
  state.exiled[seat] === 1 && state.secret[seat].every((held) => held < SECRETS.length);
const secrets: FieldSight<State, number[][]> = (held, state, seat) =>
  state.outcome !== null
    ? held
    : held.map((cards, owner) => (owner === seat || isInnocent(state, owner) ? cards : cards.map(() => HIDDEN)));
const exiles: FieldSight<State, number[][]> = (held, state, seat) =>
  state.outcome !== null
    ? held
    : held.map((cards, owner) => (owner === seat || isInnocent(state, owner) ? cards : cards.map(() => HIDDEN)));

const fields: Fields<State> = {
  rules: { form: "rules", specs: options, optional: [] },
  numbers: {
    form: "printed",
    lists: {
      influence: [SURVIVORS.length, MANY],
      attack: [SURVIVORS.length, 6],
      search: [SURVIVORS.length, 6],
      die: [SURVIVORS.length, 6],
      items: [PRINTS.length, MANY],
      morale: [SIDE_COUNT, MORALE_TRACK],
      rounds: [SIDE_COUNT, ROUND_TRACK],
      helplessEach: [SIDE_COUNT, MANY],
      helplessMore: [SIDE_COUNT, MANY],
      zombies: [SIDE_COUNT * PLACE_COUNT, MANY],
      spelled: {
        symbols: [CRISES.length, SYMBOLS_SPELLED.form],
        effects: [CRISES.length, EFFECTS_SPELLED.form],
        conditions: [SECRETS.length + BETRAYALS.length, CONDITIONS_SPELLED.form],
        loyal: [EXILES.length, CONDITIONS_SPELLED.form],
        betrayer: [EXILES.length, CONDITIONS_SPELLED.form],
      },
    },
    optional: ["spelled"],
  },
  seats: { form: "whole", least: 2, most: MOST_SEATS },
  phase: { form: "whole", least: 0, most: Phase.colony },
  step: { form: "whole", least: 0, most: COLONY_STEPS.length },
  round: { form: "whole", least: 0, most: MANY },
  marker: { form: "whole", least: 0, most: ROUND_TRACK },
  first: { form: "whole", least: 0, most: lastSeat },
  turn: { form: "whole", least: 0, most: lastSeat },
  morale: { form: "whole", least: 0, most: MORALE_TRACK },
  holding: { form: "whole", least: 0, most: 1 },
  food: { form: "whole", least: 0, most: MANY },
  starvation: { form: "whole", least: 0, most: MANY },
  helpless: { form: "whole", least: 0, most: MANY },
  zombies: { form: "list", length: GATES, least: 0, most: MOST_SPACES },
  barricades: { form: "list", length: GATES, least: 0, most: MOST_SPACES },
  noise: { form: "list", length: PLACE_COUNT, least: 0, most: MOST_NOISE },
  main: { form: "whole", least: 0, most: MAIN_OBJECTIVES.length - 1 },
  offered: { form: "list", ...item },
  samples: { form: "whole", least: 0, most: MOST_SAMPLES },
  owner: { ...bySurvivor, least: -1, most: lastSeat },
  place: { ...bySurvivor, least: -1, most: PLACE_COUNT - 1 },
  wounds: { ...bySurvivor, most: MANY },
  frost: { ...bySurvivor, most: MANY },
  moved: { ...bySurvivor, most: 1 },
  used: { ...bySurvivor, most: 3 },
  bans: { ...bySurvivor, most: 255 },
  copied: { form: "whole", least: 0, most: EVERYBODY },
  survivorDeck: { form: "list", ...survivor, sight: unseen },
  survivorsGone: { form: "list", ...survivor },
  choices: { form: "lists", ...survivor, count: seats, sight: owners },
  leader: { form: "list", length: seats, least: -1, most: SURVIVORS.length - 1 },
  hand: { form: "lists", ...item, count: seats, sight: hands },
  decks: { form: "lists", ...item, count: PLACE_COUNT, sight: decks },
  found: { form: "list", ...item, sight: found },
  waste: { form: "list", ...item },
  removed: { form: "list", ...item },
  lost: { form: "list", ...item, sight: unseen },
  gear: { form: "list", ...print },
  bearer: { form: "list", ...survivor, length: pieces },
  spent: { form: "list", least: 0, most: 1, length: pieces },
  handedBy: { form: "list", least: 0, most: EVERYBODY, length: pieces },
  // for nobody but who gave them, also when the match ends before they are counted.
  contributed: { form: "lists", ...item, count: seats, sight: owners },
  contributedOpenly: { form: "lists", ...item, count: seats },
  withheld: { form: "lists", ...item, count: seats, sight: alone },
  crisis: { form: "whole", least: -1, most: CRISES.length - 1 },
  crisisDeck: { form: "list", ...crisis, sight: unseen },
  crisesGone: { form: "list", ...crisis },
  crisisOff: { form: "whole", least: 0, most: 1 },
  foreseen: { form: "list", ...crisis, sight: playersOwn },
  secret: { form: "lists", ...secret, count: seats, sight: secrets },
  secretMix: { form: "list", ...secret, sight: unseen },
  secretBox: { form: "list", ...secret, sight: unseen },
  exiled: { ...bySeat, most: 1 },
  exile: { form: "lists", least: 0, most: EXILES.length - 1, count: seats, sight: exiles },
  exileDeck: { form: "list", least: 0, most: EXILES.length - 1, sight: unseen },
  out: { ...bySeat, most: 1 },
  crossroad: { form: "list", ...card, sight: readers },
  crossroadsDeck: { form: "list", ...card, sight: unseen },
  crossroadsGone: { form: "list", ...card },
  acting: { form: "whole", least: -1, most: card.most },
  subject: { form: "whole", least: -1, most: survivor.most },
  scene: { form: "whole", least: -1, most: PLACE_COUNT - 1 },
  pledges: { form: "lists", ...item, count: seats },
  stakes: { form: "lists", ...item, count: seats, sight: owners },
  pledgedDice: { form: "lists", ...die, count: seats },
  attached: { form: "list", ...card },
  attachedTo: { form: "list", ...survivor, length: attachments },
  attachedBy: { form: "list", least: 0, most: MOST_SEATS - 1, length: attachments },
  attachedMark: { form: "list", least: 0, most: MANY, length: attachments },
  lasting: { form: "list", least: 0, most: LASTING.length - 1 },
  until: { form: "list", least: 0, most: MANY, length: inForce },
  searched: { form: "whole", least: 0, most: (1 << PLACE_COUNT) - 1 },
  dice: { form: "lists", ...die, count: seats },
  spentDice: { ...bySeat, most: MANY },
  act: { form: "whole", least: 0, most: ACTS.length - 1 },
  actor: { form: "whole", least: -1, most: survivor.most },
  actAt: { form: "whole", least: -1, most: PLACE_COUNT - 1 },
  actFrom: { form: "whole", least: -1, most: PLACE_COUNT - 1 },
  actWith: { form: "whole", least: -1, most: print.most },
  how: { form: "whole", least: 0, most: 63 },
  turnMarks: { form: "whole", least: 0, most: 127 },
  gifts: { form: "lists", least: 0, most: ITEMS.length - 1, count: seats, sight: owners },
  asked: { form: "whole", least: 0, most: (1 << SYMBOLS.length) - 1 },
  said: { form: "list", least: -1, most: MANY },
};

export const form = new StateForm<State>(fields, { seats, pools, agenda });
