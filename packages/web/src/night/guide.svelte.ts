import {
  type Answer,
  type AnyNight,
  type NightMoment,
  type NightPlace,
  type NightRemark,
  type NightStep,
  newNight,
  nightBack,
  nightDone,
  nightRemark,
  nightStep,
  type Refusal,
  text,
} from "@endzeit/engine";
import { settings } from "../settings.svelte.ts";
import { sameAnswer } from "../table/choice.ts";
import type { Scene } from "../table/scene.svelte.ts";
import { tc } from "../texts/night.ts";

/** Somebody who gives so many answers without a step goes ways of their own: the speaker waits no longer. */
const PATIENCE = 40;

/** What is said in a guided match at this moment, and how far it has come. */
export class NightGuide {
  readonly #scene: Scene;
  readonly script: AnyNight;
  /** What is said, and since how many answers of the match. */
  #shown: { readonly at: number; readonly remark: NightRemark | null; readonly answers: number } | null = null;

  constructor(scene: Scene, script: AnyNight) {
    this.#scene = scene;
    this.script = script;
  }

  get place(): NightPlace {
    return this.#scene.client.night ?? newNight;
  }

  /** Whether there are steps to come: the speaker sits at the table. */
  readonly guiding = $derived.by(() => !this.place.away && this.place.done.length < this.script.steps.length);

  readonly #moment: NightMoment | null = $derived.by(() => {
    const { now, log, seat } = this.#scene.client;
    if (now === null || seat === null || !this.#scene.lit) return null;
    const own = log.findLast(({ by }) => by === seat)?.step ?? 0;
    const heard = log.flatMap(({ step, event }) => (step >= own ? [event] : []));
    return { ask: now.question?.ask ?? null, view: now.view, answers: now.answers, heard };
  });

  readonly at = $derived.by(() =>
    this.#moment === null || !this.guiding ? -1 : nightStep(this.script, this.place, this.#moment),
  );
  readonly step: NightStep | null = $derived.by(() => this.script.steps[this.at] ?? null);
  readonly remark: NightRemark | null = $derived.by(() =>
    this.#moment === null || this.place.away ? null : nightRemark(this.script, this.place, this.#moment),
  );

  /** The answer that the step is about: recommended, or to be tried. */
  readonly meant: Answer | null = $derived.by(() => this.step?.do ?? this.step?.dare ?? null);

  /** The same in words. */
  readonly words = $derived.by(() => {
    const { game, now } = this.#scene.client;
    if (game === null || now === null || now.question === null || this.meant === null) return "";
    const phrase = game.words.answer(now.view, now.question, this.meant);
    return text(this.#scene.texts, phrase.text, phrase.values);
  });

  /** Why the rules refuse what is to be tried. */
  get #expected(): Refusal | null {
    const { picker } = this.#scene.client;
    const dare = this.step?.dare;
    if (dare === undefined) return null;
    return picker.asked.refused.find(({ answer }) => sameAnswer([answer], dare))?.refusal ?? picker.why(dare);
  }

  /** The reason of a refusal stands on the table: what was to be tried has been. */
  refused(reason: Refusal): void {
    const expected = this.#expected;
    if (expected !== null && expected.reason === reason.reason && expected.about === reason.about) this.next();
  }

  /** The step is read. */
  next(): void {
    const { now } = this.#scene.client;
    if (now === null) return;
    if (this.at >= 0) this.#keep(nightDone(this.place, this.at, now.step));
    else this.#said(this.remark);
    this.#shown = null;
  }

  #said(remark: NightRemark | null): void {
    if (remark !== null) this.#keep({ ...this.place, said: [...this.place.said, remark.id] });
  }

  #keep(place: NightPlace): void {
    this.#scene.client.guide(place);
  }

  /** The match has gone on, or back. */
  moved(): void {
    const step = this.#scene.client.now?.step ?? 0;
    const shown = this.#shown;
    if (shown !== null && step > shown.answers) {
      this.#shown = null;
      if (shown.at >= 0) this.#keep(nightDone(this.place, shown.at, shown.answers + 1));
      else this.#said(shown.remark);
    }
    const back = nightBack(this.place, step);
    if (back !== this.place) this.#keep(back);
    const last = this.place.done.at(-1) ?? this.script.opening;
    if (this.guiding && step > last + PATIENCE) this.#keep(nightDone(this.place, this.script.steps.length - 1, step));
  }

  /** What is said now is remembered, to be done with the next answer. */
  show(): void {
    const answers = this.#scene.client.now?.step ?? 0;
    const { at, remark } = this;
    if (at >= 0 || remark !== null) this.#shown = { at, remark, answers };
  }

  leave(): void {
    this.#shown = null;
    this.#keep({ ...this.place, away: true });
  }

  /** What stands on the button that takes the guidance up again. */
  get taking(): string {
    return tc("night.take", { speaker: this.script.with[settings.lang] });
  }

  take(): void {
    this.#keep({ ...this.place, away: false });
  }

  /** The parts of the table that the step is about: of the hand and the buttons by what they carry, of the board by the script's selectors. */
  marks(root: HTMLElement): readonly Element[] {
    const { step, meant } = this;
    if (step === null) return [];
    const picked = this.#scene.client.picker.picked;
    const found: Element[] = [];
    const values = Object.entries(meant ?? {}).filter(([term]) => picked[term] === undefined);
    for (const [, value] of values)
      found.push(...root.querySelectorAll(`.cards [data-card="${CSS.escape(String(value))}"]`));
    const button = [...root.querySelectorAll<HTMLElement>(".ask [data-answer]")].find(
      ({ dataset }) => dataset["answer"] === JSON.stringify(meant),
    );
    if (button !== undefined) found.push(button);
    for (const selector of step.show ?? []) found.push(...root.querySelectorAll(`.board ${selector}`));
    return found;
  }
}
