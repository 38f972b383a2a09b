import { CRISES } from "../content/crises.ts";
import { ITEMS, type ItemId } from "../content/items.ts";
import type { SymbolName } from "../content/locations.ts";
import { crisisOf } from "../content/printed.ts";
import { isBetrayal } from "../content/secrets-deck.ts";
import { isCooperative } from "../rules/groups.ts";
import type { Event, View } from "../state.ts";

/**
 * Who betrays, by what a seat has seen and heard. At most one does, for one betrayal is among the secrets: a case for each seat and one for
 * nobody, each with its odds against that one. What happens multiplies them: a factor says how much likelier a sign is from who betrays than
 * from others, so their logarithms are weights that add up.
 */

/** Fitted to matches of planners, and rounded towards 1: people make mistakes too. */
export const SIGNS = {
  /** A crisis with a wrong card: gave to it, or did not. One without: gave, or did not. One that failed: gave nothing. */
  "among-wrong": 8,
  "apart-from-wrong": 0.5,
  "among-right": 0.95,
  "apart-from-right": 1.05,
  withheld: 1.1,
  /** Gave a card for all to see; worked for the colony. */
  "gave-openly": 0.5,
  gave: 0.95,
  fought: 0.8,
  searched: 0.7,
  cleaned: 0.9,
  built: 0.87,
  /** Looked at more cards, which makes noise. */
  looked: 1.25,
  equipped: 1.3,
  requested: 1.2,
  /** Attacked a survivor. */
  struck: 3,
  /** Wanted somebody exiled who was innocent, or called that vote. */
  "voted-innocent": 1.2,
  "called-innocent": 1.4,
  /** Said that it gives, and did not; said that it had nothing, and then it had. */
  "empty-promise": 1.6,
  "had-something": 1.3,
  thanked: 0.98,
} as const;
export type Sign = keyof typeof SIGNS;

/** What spoken distrust adds to the odds, from a speaker who is wholly trusted. */
const SPOKEN = 0.25;

/** By seat: how likely it betrays. Of the own seat: how likely the others must think it. */
export function beliefs(view: View, seat: number, story: readonly Event[]): readonly number[] {
  if (isCooperative(view) || view.rules.mode === "no-betrayer") return view.hand.map(() => 0);
  const odds = readSigns(view, seat, story);
  const [own] = view.secret[seat];
  const betrays = own !== undefined && own >= 0 && isBetrayal(own);
  return shares(odds, betrays ? -1 : seat);
}

/** Of `besides` it is known that it does not betray; its own share is what it is to the others. */
function shares(odds: readonly number[], besides: number): readonly number[] {
  let all = 1;
  let others = 1;
  for (let of = 0; of < odds.length; of++) {
    all += odds[of];
    if (of !== besides) others += odds[of];
  }
  return odds.map((one, of) => one / (of === besides ? all : others));
}

/** What is read out of the story, from the first event on. */
interface Reading {
  readonly view: View;
  readonly seat: number;
  readonly odds: number[];
  /** Of the crisis of the round: what helps; by seat the face-down cards, a promise (1), the word that it had nothing (2). */
  symbols: readonly SymbolName[];
  readonly given: number[];
  readonly words: number[];
  /** Wrong cards: all, those that lay open, own ones. */
  wrong: number;
  open: number;
  own: number;
  /** What the last crisis made of each seat's odds; who has denied it; who has told its distrust of whom. */
  readonly blame: number[];
  readonly denied: boolean[];
  readonly told: boolean[];
  /** The last vote about an exile: who called it, who wanted it. */
  caller: number;
  readonly up: number[];
}

const PROMISE = 1;
const NOTHING = 2;

function readSigns(view: View, seat: number, story: readonly Event[]): readonly number[] {
  const { seats } = view;
  const zeros = (): number[] => view.hand.map(() => 0);
  // All secrets but one are loyal, and so many go to nobody.
  const secrets = view.rules.mode === "betrayer" ? seats + 1 : 2 * seats + 1;
  const reading: Reading = {
    seat,
    odds: view.hand.map(() => 1 / (secrets - seats)),
    view,
    symbols: [],
    given: zeros(),
    words: zeros(),
    wrong: 0,
    open: 0,
    own: 0,
    blame: view.hand.map(() => 1),
    denied: view.hand.map(() => false),
    told: Array.from({ length: seats * seats }, () => false),
    caller: -1,
    up: [],
  };
  for (const event of story) read(reading, event);
  for (let of = 0; of < seats; of++) {
    if (view.exiled[of] === 0) continue;
    // An innocent has shown the secret. Who has not betrays, and nobody else.
    const [secret] = view.secret[of];
    if (of !== seat && (secret === undefined || secret < 0))
      return view.hand.map((_, other) => (other === of ? CERTAIN : 0));
    if (secret !== undefined && !isBetrayal(secret)) reading.odds[of] = 0;
  }
  return reading.odds;
}
const CERTAIN = 1e6;

const sign = (reading: Reading, seat: number, of: Sign): void => {
  reading.odds[seat] *= SIGNS[of];
};

const symbolOf = (card: ItemId): SymbolName | undefined => SYMBOL.get(card);
const SYMBOL: ReadonlyMap<ItemId, SymbolName> = new Map(ITEMS.map(({ id, symbol }) => [id, symbol]));
const helps = (reading: Reading, card: ItemId): boolean => {
  const symbol = symbolOf(card);
  return symbol !== undefined && reading.symbols.includes(symbol);
};

function read(reading: Reading, event: Event): void {
  switch (event.event) {
    case "crisis":
      return begin(reading, event.crisis);
    case "contributed":
      reading.given[event.seat] += event.n;
      return caught(reading, event.seat);
    case "contributed-card":
      if (!helps(reading, event.card)) reading.own++;
      return;
    case "contributed-openly":
      if (helps(reading, event.card)) sign(reading, event.seat, "gave-openly");
      else reading.open++;
      return;
    case "crisis-card":
      if (!event.helps) reading.wrong++;
      return;
    case "crisis-result":
      return judge(reading, event.prevented);
    case "played":
      if (helps(reading, event.card)) caught(reading, event.seat);
      return;
    case "gave":
      sign(reading, event.seat, "gave");
      return;
    case "cleaned":
      sign(reading, event.seat, "cleaned");
      return;
    case "barricaded":
      sign(reading, event.seat, "built");
      return;
    case "attacked":
      return sign(reading, event.seat, "fought");
    case "searched":
      return sign(reading, event.seat, "searched");
    case "looked":
      return sign(reading, event.seat, "looked");
    case "equipped":
      return sign(reading, event.seat, "equipped");
    case "requested":
      return sign(reading, event.seat, "requested");
    case "struck":
      sign(reading, event.seat, "struck");
      return;
    case "exile-called":
      reading.caller = event.seat;
      reading.up.length = 0;
      return;
    case "voted":
      if (event.vote === "up") reading.up.push(event.seat);
      return;
    case "innocent":
      sign(reading, reading.caller, "called-innocent");
      for (const voter of reading.up) sign(reading, voter, "voted-innocent");
      return;
    case "said":
      return hear(reading, event);
    default:
      return;
  }
}

function begin(reading: Reading, crisis: string): void {
  const number = CRISES.findIndex(({ id }) => id === crisis);
  reading.symbols = number < 0 ? [] : crisisOf(reading.view, number).symbols;
  reading.given.fill(0);
  reading.words.fill(0);
  reading.wrong = 0;
  reading.open = 0;
  reading.own = 0;
}

/** Who said that it had nothing had something after all. */
function caught(reading: Reading, seat: number): void {
  if (reading.words[seat] !== NOTHING) return;
  reading.words[seat] = 0;
  sign(reading, seat, "had-something");
}

function hear(reading: Reading, { seat, phrase, about }: Extract<Event, { readonly event: "said" }>): void {
  if (phrase === "i-give") reading.words[seat] = PROMISE;
  else if (phrase === "nothing-fits") reading.words[seat] = NOTHING;
  else if (phrase === "thanks") sign(reading, seat, "thanked");
  else if (phrase === "distrust") {
    const at = seat * reading.odds.length + about;
    if (reading.told[at]) return;
    reading.told[at] = true;
    reading.odds[about] *= 1 + SPOKEN / (1 + reading.odds[seat]);
  } else if (phrase === "not-me" && !reading.denied[seat]) {
    // Once a match, half of the last loss of trust.
    reading.denied[seat] = true;
    if (reading.blame[seat] > 1) reading.odds[seat] /= Math.sqrt(reading.blame[seat]);
  }
}

/** The cards are open: whose might the wrong ones be. */
function judge(reading: Reading, prevented: boolean): void {
  const { seat, odds, given, words, blame } = reading;
  const hidden = reading.wrong - reading.open;
  for (let of = 0; of < odds.length; of++) {
    // To the others the own cards are as unknown as theirs.
    const wrong = of === seat ? hidden : hidden - reading.own;
    const among = given[of] > 0;
    blame[of] = wrong > 0 && among ? SIGNS["among-wrong"] : 1;
    if (wrong > 0) sign(reading, of, among ? "among-wrong" : "apart-from-wrong");
    else sign(reading, of, among ? "among-right" : "apart-from-right");
    if (!among && words[of] === PROMISE) sign(reading, of, "empty-promise");
    if (!among && !prevented) sign(reading, of, "withheld");
  }
}
