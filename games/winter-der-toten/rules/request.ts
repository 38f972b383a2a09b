import { FACE_OF, kindNumber, SYMBOL_OF_KIND, SYMBOLS } from "../content/prints.ts";
import type { Answers, State } from "../state.ts";
import { begin } from "./acts.ts";
import { ACCEPT, GIVE, ITEM_IDS, REFUSE, REQUEST, SEAT_NUMBERS } from "./answers.ts";
import { eachKind, mayPlay, takeToPlay } from "./cards.ts";
import { isOut } from "./groups.ts";
import { playPrint, whyNotPlay } from "./play.ts";
import type { Out, Questions } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";

/** Um Karten bitten: another player may give a card, which is played at once by the one who asked. */

const mayGive = (s: State, seat: number): boolean => seat !== s.turn && !isOut(s, seat) && s.hand[seat].length > 0;

/** Nobody is asked twice in a turn for what nobody gave. */
export function listRequests(s: State, _seat: number, offer: TurnOffer): void {
  let anybody = false;
  for (let other = 0; other < s.seats; other++) if (mayGive(s, other)) anybody = true;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if (!anybody) offer(REQUEST[symbol], "no-cards-elsewhere");
    else if ((s.asked & (1 << symbol)) !== 0) offer(REQUEST[symbol], "asked-already");
    else offer(REQUEST[symbol]);
  }
}

type Request = Extract<Answers["turn"], { readonly request: string }>;

/** Everybody with cards is asked, whatever they are. */
export function applyRequest(s: State, seat: number, answer: Request, out: Out): void {
  begin(s, "request", -1, -1);
  const symbol = SYMBOLS.indexOf(answer.request);
  s.asked |= 1 << symbol;
  if (out.listening) out.tell({ event: "requested", seat, symbol: answer.request });
  const of: number[] = [];
  for (let other = 0; other < s.seats; other++) if (mayGive(s, other)) of.push(other);
  s.agenda.push({ ask: "respond", of, together: true, symbol });
}

function gather(
  s: State,
  of: readonly number[],
  answers: readonly Answers["respond"][],
  symbol: number,
  out: Out,
): void {
  let from = 0;
  out.reveal();
  for (let at = 0; at < of.length; at++) {
    const answer = answers[at];
    if (!("give" in answer)) continue;
    s.gifts[of[at]] = [kindNumber(answer.give)];
    from |= 1 << of[at];
    if (out.listening) out.tell({ event: "would-give", seat: of[at] });
  }
  if (from !== 0) s.agenda.push({ ask: "accept", of: [s.turn], symbol, from });
  else if (out.listening) out.tell({ event: "nobody-gave", seat: s.turn, symbol: SYMBOLS[symbol] });
}

/** Only the card that is taken comes to light. It is played at once, equipment too, and may be asked for again. */
function take(s: State, giver: number, symbol: number, out: Out): void {
  const [kind] = s.gifts[giver];
  forget(s);
  s.asked &= ~(1 << symbol);
  const print = takeToPlay(s, giver, kind);
  out.reveal();
  if (out.listening) out.tell({ event: "gave", seat: giver, to: s.turn, ...FACE_OF[print] });
  playPrint(s, s.turn, print, out);
}

function forget(s: State): void {
  for (const gift of s.gifts) gift.length = 0;
}

export const requestQuestions = {
  respond: {
    forms: [{ give: ITEM_IDS }, { refuse: [true] }],
    otherwise: "only-when-asked",
    closed: true,
    list(s, { symbol }, seat, offer) {
      eachKind(s.hand[seat], (kind) => {
        if (SYMBOL_OF_KIND[kind] !== symbol) return;
        // what the asker cannot play may not be given.
        if (!mayPlay(s, seat, kind)) offer(GIVE[kind], "withheld");
        else if (whyNotPlay(s, s.turn, kind) !== null) offer(GIVE[kind], "asker-cannot-play");
        else offer(GIVE[kind]);
      });
      offer(REFUSE);
    },
    applyTogether: (s, { of, symbol }, answers, out) => gather(s, of, answers, symbol, out),
    objection: () => ({ reason: "not-asked-for", about: -1 }),
  },
  accept: {
    forms: [{ take: SEAT_NUMBERS }, { refuse: [true] }],
    otherwise: "only-when-asked",
    list(s, { from }, _seat, offer) {
      for (let giver = 0; giver < s.seats; giver++) if ((from & (1 << giver)) !== 0) offer(ACCEPT[giver]);
      offer(REFUSE);
    },
    apply(s, { symbol }, _seat, answer, out) {
      if ("take" in answer) take(s, answer.take, symbol, out);
      else forget(s);
    },
    objection: () => ({ reason: "gives-nothing", about: -1 }),
  },
} satisfies Partial<Questions>;
