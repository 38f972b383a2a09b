import { FACE_OF, KIND_OF, kindNumber } from "../content/prints.ts";
import { SURVIVORS } from "../content/survivors.ts";
import type { Answers, State } from "../state.ts";
import { begin } from "./acts.ts";
import { CONTRIBUTE, contributeFromAnswer } from "./answers.ts";
import { eachKind, gearOf, takeFromHand, takeGear } from "./cards.ts";
import { mayContribute } from "./crossroads/lasting.ts";
import { survivorNumber } from "./groups.ts";
import type { Reason } from "./reasons.ts";
import type { Out } from "./rule.ts";
import type { TurnOffer } from "./turn.ts";

/** Karte zur Krisen-Abwendung beisteuern: face down from the hand, openly from survivors. */

/** R-10, card 18. */
function whyNot(s: State, seat: number): Reason | null {
  if (s.exiled[seat] === 1) return "exiled-contribute-not";
  if (s.crisis < 0 || s.crisisOff === 1) return "no-crisis";
  return mayContribute(s, seat) ? null : "led-by-gray-beard";
}

export function listContributions(s: State, seat: number, offer: TurnOffer): void {
  const why = whyNot(s, seat);
  eachKind(s.hand[seat], (kind) => {
    if (why === null) offer(CONTRIBUTE[kind]);
    else offer(CONTRIBUTE[kind], why);
  });
  for (let at = 0; at < s.gear.length; at++) {
    const who = s.bearer[at];
    const kind = KIND_OF[s.gear[at]];
    if (s.owner[who] !== seat || gearOf(s, who, kind) !== at) continue;
    if (why === null) offer(contributeFromAnswer(who, kind));
    else offer(contributeFromAnswer(who, kind), why);
  }
}

type Contribute = Extract<Answers["turn"], { readonly contribute: string }>;

export function applyContribution(s: State, seat: number, answer: Contribute, out: Out): void {
  const kind = kindNumber(answer.contribute);
  begin(s, "contribute", -1, -1);
  if ("from" in answer) {
    const who = survivorNumber(answer.from);
    const print = takeGear(s, gearOf(s, who, kind));
    s.contributedOpenly[seat].push(print);
    if (out.listening) out.tell({ event: "contributed-openly", seat, ...FACE_OF[print], who: SURVIVORS[who].id });
    return;
  }
  // it cannot be told from the others any more.
  const print = takeFromHand(s, seat, kind);
  s.contributed[seat].push(print);
  if (!out.listening) return;
  out.tell({ event: "contributed", seat, n: 1 });
  out.tell({ event: "contributed-card", seat, ...FACE_OF[print] }, [seat]);
}
