import type { Answer, Refusal } from "@endzeit/engine";
import type { Asked, Picker } from "@endzeit/kit";
import { COLOURS, type ColourName } from "../content/board.ts";
import { type Answers, Place, type View } from "../state.ts";
import * as choice from "./choice.ts";
import { endsWayBack, figureCount } from "./words.ts";

interface Sources {
  readonly picker: () => Picker;
  readonly view: () => View;
  readonly seat: () => number | null;
  readonly focus: (answer: Answer | null) => void;
  readonly refused: (refusal: Refusal | null) => void;
  readonly zoom: (card: string) => void;
}

/** What the fingers have chosen on the table so far, and what they may choose next. One for all parts of the board. */
export class Control {
  plan: choice.Plan = $state.raw(choice.NO_PLAN);
  readonly #from: Sources;

  constructor(from: Sources) {
    this.#from = from;
  }

  get asked(): Asked {
    return this.#from.picker().asked;
  }
  /** The question, while it is this seat's to answer. */
  get ask(): string | null {
    return this.asked.answers.length === 0 ? null : (this.asked.question?.ask ?? null);
  }
  get view(): View {
    return this.#from.view();
  }
  get seat(): number | null {
    return this.#from.seat();
  }

  reset(): void {
    this.plan = choice.NO_PLAN;
    this.#from.focus(null);
  }

  give(answer: Answer | null): void {
    if (answer === null) return;
    this.reset();
    this.#from.picker().give(answer);
  }

  /** The eye rests on a target: its forecast, or why not. */
  look(target: choice.Target | null, on: boolean): void {
    const lit = choice.isLit(target);
    this.#from.refused(on && target !== null && !lit ? target.refusal : null);
    this.#from.focus(on && lit ? (target?.answers[0] ?? null) : null);
  }

  refuse(refusal: Refusal | null): void {
    this.#from.refused(refusal);
  }

  /** What the rules say to a press that nothing lists. */
  #why(answer: Answer): Refusal | null {
    return this.#from.picker().why(answer);
  }

  zoom(card: string): void {
    this.#from.zoom(card);
  }

  /** Figures behind the own screen that are not yet in the bid that is being made. */
  left(colour: number): number {
    const seat = this.seat;
    return seat === null ? 0 : figureCount(this.view, seat, Place.home, colour) - this.plan.sent[colour];
  }

  /** Figures of the city bid that are not yet in the payment that is being made. */
  free(colour: number): number {
    const seat = this.seat;
    if (seat === null) return 0;
    return (
      figureCount(this.view, seat, Place.city, colour) - this.plan.pay.filter((name) => name === COLOURS[colour]).length
    );
  }

  area(area: string): void {
    const target = choice.areaTarget(this.asked, area);
    if (!choice.isLit(target)) return this.refuse(target?.refusal ?? this.#why({ bid: area }));
    this.plan = { ...this.plan, area: this.plan.area === area ? null : area };
    this.#from.focus(this.bid);
  }

  send(colour: number, n: 1 | -1): void {
    const sent = this.plan.sent.map((have, at) => (at === colour ? have + n : have));
    if ((sent[colour] ?? 0) < 0 || (n > 0 && this.left(colour) <= 0)) return;
    this.plan = { ...this.plan, sent };
    this.#from.focus(this.bid);
  }

  get bid(): Answer | null {
    return choice.bidOf(this.asked, this.plan);
  }
  get sending(): number {
    return this.plan.sent.reduce((sum, n) => sum + n, 0);
  }

  slot(slot: number): void {
    const target = choice.slotTarget(this.asked, slot);
    if (choice.isLit(target)) this.give(target?.answers[0] ?? null);
  }

  build(card: string): void {
    const target = choice.buildTarget(this.asked, card);
    if (!choice.isLit(target)) return this.zoom(card);
    this.plan = { ...this.plan, build: this.plan.build === card ? null : card };
  }

  site(site: number): void {
    const target = choice.siteTarget(this.asked, this.plan, site);
    if (choice.isLit(target)) this.give(target?.answers[0] ?? null);
    else this.refuse(target?.refusal ?? this.#why({ build: this.plan.build ?? "", site }));
  }

  act(act: string): void {
    if (this.plan.act === act) {
      this.plan = { ...this.plan, act: null };
      return;
    }
    const fresh = { ...this.plan, act: null };
    const target = choice.actTarget(this.asked, fresh, act);
    if (!choice.isLit(target)) return this.refuse(target?.refusal ?? this.#why(choice.partOf(act)));
    this.plan = { ...fresh, act };
    const ready = this.ready;
    // Figures that were named first leave no moment to say that there is no way back: it is said, and asked for a last word.
    if (ready !== null && this.seat !== null && endsWayBack(this.view, this.seat, ready)) this.#from.focus(ready);
    else this.#finish();
  }

  pay(colour: number): void {
    const name = COLOURS[colour];
    const target = choice.payTarget(this.asked, this.plan, name);
    if (!choice.isLit(target))
      return this.refuse(target?.refusal ?? this.#why(choice.partOf(this.plan.act ?? "extend")));
    this.plan = { ...this.plan, pay: [...this.plan.pay, name] };
    this.#finish();
  }

  unpay(name: ColourName): void {
    const at = this.plan.pay.indexOf(name);
    this.plan = { ...this.plan, pay: this.plan.pay.filter((_, i) => i !== at) };
  }

  /** Gives the city's answer as soon as there is one way left to mean it. */
  #finish(): void {
    const answers = choice.cityAnswers(this.asked, this.plan);
    const [only] = answers;
    if (answers.length === 1 && only !== undefined) return this.give(only);
    const pay = only === undefined ? [] : choice.payers(only);
    // What is taken for the worker is still to be said: the figures are settled.
    if (answers.length > 1) this.plan = { ...this.plan, pay };
  }

  get ready(): Answers["city"] | null {
    return choice.readyAnswer(this.asked, this.plan);
  }

  dismiss(name: string): void {
    const target = choice.dismissTarget(this.asked, name);
    if (choice.isLit(target)) this.give(target?.answers[0] ?? null);
    else this.refuse(target?.refusal ?? this.#why({ dismiss: name }));
  }

  from(place: string): void {
    const target = choice.fromTarget(this.asked, place);
    if (!choice.isLit(target)) return this.refuse(target?.refusal ?? this.#why({ from: place }));
    this.plan = { ...this.plan, from: this.plan.from === place ? null : place };
  }
}
