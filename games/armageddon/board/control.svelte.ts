import type { Answer } from "@endzeit/engine";
import { Control as BoardControl, isLit } from "@endzeit/kit/board";
import { COLOURS, type ColourName } from "../content/board.ts";
import { type Answers, Place, type View } from "../state.ts";
import * as choice from "./choice.ts";
import { endsWayBack, figureCount } from "./words.ts";

/** What the fingers have chosen on the table so far, and what they may choose next. One for all parts of the board. */
export class Control extends BoardControl<View> {
  plan: choice.Plan = $state.raw(choice.NO_PLAN);

  reset(): void {
    this.plan = choice.NO_PLAN;
    this.focus([]);
  }

  override give(answer: Answer | null): void {
    if (answer !== null) this.plan = choice.NO_PLAN;
    super.give(answer);
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
    if (!isLit(target)) return this.refuse(target?.refusal ?? this.why({ bid: area }));
    this.plan = { ...this.plan, area: this.plan.area === area ? null : area };
    this.focus(this.bid === null ? [] : [this.bid]);
  }

  send(colour: number, n: 1 | -1): void {
    const sent = this.plan.sent.map((have, at) => (at === colour ? have + n : have));
    if ((sent[colour] ?? 0) < 0 || (n > 0 && this.left(colour) <= 0)) return;
    this.plan = { ...this.plan, sent };
    this.focus(this.bid === null ? [] : [this.bid]);
  }

  /** Makes up a bid that is advised, without giving it. Whether it is one. */
  propose(answer: Answer): boolean {
    const plan = choice.planOf(this.asked, answer);
    if (plan !== null) this.plan = plan;
    return plan !== null;
  }

  get bid(): Answer | null {
    return choice.bidOf(this.asked, this.plan);
  }
  get sending(): number {
    return this.plan.sent.reduce((sum, n) => sum + n, 0);
  }

  slot(slot: number): void {
    const target = choice.slotTarget(this.asked, slot);
    if (isLit(target)) this.give(target?.answers[0] ?? null);
  }

  build(card: string): void {
    const target = choice.buildTarget(this.asked, card);
    if (!isLit(target)) return this.zoom(card);
    this.plan = { ...this.plan, build: this.plan.build === card ? null : card };
  }

  site(site: number): void {
    const target = choice.siteTarget(this.asked, this.plan, site);
    if (isLit(target)) this.give(target?.answers[0] ?? null);
    else this.refuse(target?.refusal ?? this.why({ build: this.plan.build ?? "", site }));
  }

  act(act: string): void {
    if (this.plan.act === act) {
      this.plan = { ...this.plan, act: null };
      return;
    }
    const fresh = { ...this.plan, act: null };
    const target = choice.actTarget(this.asked, fresh, act);
    if (!isLit(target)) return this.refuse(target?.refusal ?? this.why(choice.partOf(act)));
    this.plan = { ...fresh, act };
    const ready = this.ready;
    // Figures that were named first leave no moment to say that there is no way back: it is said, and asked for a last word.
    if (ready !== null && this.seat !== null && endsWayBack(this.view, this.seat, ready)) this.focus([ready]);
    else this.#finish();
  }

  pay(colour: number): void {
    const name = COLOURS[colour];
    const target = choice.payTarget(this.asked, this.plan, name);
    if (!isLit(target)) return this.refuse(target?.refusal ?? this.why(choice.partOf(this.plan.act ?? "extend")));
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
    if (isLit(target)) this.give(target?.answers[0] ?? null);
    else this.refuse(target?.refusal ?? this.why({ dismiss: name }));
  }

  from(place: string): void {
    const target = choice.fromTarget(this.asked, place);
    if (!isLit(target)) return this.refuse(target?.refusal ?? this.why({ from: place }));
    this.plan = { ...this.plan, from: this.plan.from === place ? null : place };
  }
}
