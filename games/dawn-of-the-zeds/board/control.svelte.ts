import type { Answer, Refusal } from "@endzeit/engine";
import type { BoardProps } from "@endzeit/kit";
import { Control as BoardControl, isLit, type Target } from "@endzeit/kit/board";
import { SPACE_IDS, TOWN, TRACKS } from "../content/board.ts";
import { UNIT_IDS, UNITS } from "../content/units.ts";
import type { View } from "../state.ts";
import * as choice from "./choice.ts";

/** A place with several meanings, or one that is to be thought over: what could be done there. */
export interface Prospect {
  readonly what: "attack" | "move" | "fire" | "forage" | "other";
  readonly answers: readonly Answer[];
}

/** What the fingers have chosen on the board so far, and what they may choose next. One for all parts of the board. */
export class Control extends BoardControl<View> {
  /** A unit that may act but not move, so that the picker has no term for it. */
  #held: string | null = $state(null);
  /** The space whose deeds lie on the table. */
  aimed: number | null = $state(null);
  own = $state(true);
  spare = $state(false);
  /** The space under the eye. */
  eyedSpace: number = $state(-1);
  /** The unit under the eye. */
  eyed: number = $state(-1);
  /** Little room: what is risky is shown with its odds before it is done. */
  readonly #small: () => boolean;

  constructor(props: () => BoardProps<View>, small: () => boolean) {
    super(props, (answers) => choice.paidWith(answers, this));
    this.#small = small;
  }

  get small(): boolean {
    return this.#small();
  }

  /** The unit in the hand. */
  get unit(): string | null {
    const { question } = this.asked;
    if (this.ask === null || question === null) return null;
    if (question.ask === "extra" && "unit" in question && typeof question.unit === "number")
      return UNIT_IDS[question.unit] ?? null;
    const { move, fire } = this.picked;
    if (typeof move === "string") return move;
    if (typeof fire === "string") return fire;
    return Object.keys(this.picked).length > 0 ? null : this.#held;
  }

  /** Where it happens that is asked about; -1 when it is nowhere in particular. */
  get scene(): number {
    const { question } = this.asked;
    if (this.view.fight !== null) return this.view.fight.at;
    return question !== null && "at" in question && typeof question.at === "number" ? question.at : -1;
  }

  reset(): void {
    this.#held = null;
    this.aimed = null;
    this.picker.cancel();
    this.focus([]);
  }
  /** A new question. */
  renew(): void {
    this.#held = null;
    this.aimed = null;
    this.spare = false;
    this.eyed = -1;
    this.eyedSpace = -1;
  }
  get busy(): boolean {
    return this.#held !== null || this.aimed !== null || Object.keys(this.picked).length > 0;
  }

  override give(answer: Answer | null): void {
    if (answer !== null) this.renew();
    super.give(answer);
  }

  /** What pressing a unit would do: name it, or take it into the hand. */
  unitTarget(unit: number): Target | null {
    const id = UNIT_IDS[unit];
    if (id === undefined) return null;
    const direct = choice.unitTarget(this.asked, this.picked, id);
    if (direct !== null) return direct;
    if (this.asked.question?.ask !== "act" || this.picked.special !== undefined || this.picked.play !== undefined)
      return null;
    return choice.actsOf(this.asked, id);
  }

  pressUnit(unit: number): void {
    const id = UNIT_IDS[unit];
    const target = this.unitTarget(unit);
    if (id === undefined) return;
    if (target === null) return this.refuse(this.whyNotUnit(id));
    const answer = target.answers[0];
    if (answer === undefined) return this.refuse(target.refusal);
    const direct = choice.unitTarget(this.asked, this.picked, id);
    if (direct !== null) {
      if (choice.sameDeed(direct.answers)) this.give(choice.paidWith(direct.answers, this));
      else this.picker.pick(answer.borrow === id ? "borrow" : "unit", id);
      return;
    }
    const again = this.unit === id;
    this.reset();
    if (again) return;
    if (this.picker.may("move", id)) this.picker.pick("move", id);
    else this.#held = id;
  }

  /** What the rules say to a press on a unit that nothing lists. */
  whyNotUnit(id: string): Refusal | null {
    const acts = this.ask === null || this.ask === "act";
    return this.why(acts ? { forage: id } : { unit: id });
  }

  /** What the rules say to a press on a space that nothing lists: it would be where the unit in the hand goes. */
  whyNotSpace(at: number): Refusal | null {
    const space = SPACE_IDS[at];
    if (space === undefined) return null;
    if (this.unit !== null) return this.why({ move: this.unit, to: space });
    if (this.ask === "arrive") return this.why({ to: space });
    if (this.ask === "strongest") return this.why({ from: space });
    return this.why(this.ask === null ? { end: true } : { ...this.picked, at: space });
  }

  zedTarget(zed: number): Target | null {
    return choice.zedTarget(this.asked, zed);
  }
  pressZed(zed: number): void {
    const target = this.zedTarget(zed);
    if (target === null) {
      const at = Math.floor(this.view.spots.indexOf(zed) / 2);
      return this.refuse(this.unit === null ? this.why({ zed }) : this.whyNotSpace(at));
    }
    if (isLit(target)) this.give(target.answers[0] ?? null);
    else this.refuse(target.refusal);
  }

  /** Everything that pressing a space could mean. */
  deeds(at: number): readonly Prospect[] {
    const space = SPACE_IDS[at];
    if (space === undefined || this.ask === null) return [];
    const { unit } = this;
    if (unit !== null) {
      const zeds = at < TOWN && this.view.spots[at * 2] >= 0;
      const walk = choice.deedTarget(this.asked, unit, "move", space)?.answers ?? [];
      const shot = choice.deedTarget(this.asked, unit, "fire", space)?.answers ?? [];
      return [
        ...(walk.length > 0 ? [{ what: zeds ? ("attack" as const) : ("move" as const), answers: walk }] : []),
        ...(shot.length > 0 ? [{ what: "fire" as const, answers: shot }] : []),
      ];
    }
    const answers = this.spaceTarget(at)?.answers ?? [];
    if (answers.length === 0) return [];
    return [{ what: this.picked.special === "citadel" ? "fire" : "other", answers }];
  }

  spaceTarget(at: number): Target | null {
    const space = SPACE_IDS[at];
    if (space === undefined) return null;
    const { unit } = this;
    if (unit !== null) {
      const walk = choice.deedTarget(this.asked, unit, "move", space);
      const shot = choice.deedTarget(this.asked, unit, "fire", space);
      const answers = [...(walk?.answers ?? []), ...(shot?.answers ?? [])];
      return walk === null && shot === null
        ? null
        : { answers, refusal: answers.length > 0 ? null : (walk?.refusal ?? shot?.refusal ?? null) };
    }
    const track = SPACE_IDS[at]?.endsWith("S") === true ? TRACKS[Math.floor(at / 8)] : undefined;
    if (track !== undefined) {
      const target = choice.trackTarget(this.asked, track);
      if (target !== null) return target;
    }
    return choice.spaceTarget(this.asked, this.picked, space);
  }

  pressSpace(at: number): void {
    const target = this.spaceTarget(at);
    if (target === null) return this.refuse(this.whyNotSpace(at));
    if (!isLit(target)) return this.refuse(target.refusal);
    const deeds = this.deeds(at);
    const [deed] = deeds;
    const risky = this.small && deed !== undefined && (deed.what === "attack" || deed.what === "fire");
    if (deeds.length > 1 || risky) this.aimed = this.aimed === at ? null : at;
    else this.give(choice.paidWith(target.answers, this));
  }

  /** While the deeds of a space lie over the road, nothing beneath them is to be chosen. */
  get hushed(): boolean {
    return this.small && this.aimed !== null;
  }
  /** Whether anything on the board may be pressed, the purse aside. */
  get anyLit(): boolean {
    if (this.ask === null) return false;
    const { view } = this;
    return (
      SPACE_IDS.some((_, at) => isLit(this.spaceTarget(at))) ||
      view.unitAt.some((_, unit) => isLit(this.unitTarget(unit))) ||
      view.spots.some((zed) => zed >= 0 && isLit(this.zedTarget(zed)))
    );
  }

  /** A special action is pressed: it is given, or asks for a unit. */
  pressSpecial(special: string): void {
    const target = choice.specialTarget(this.asked, special);
    if (!isLit(target)) return this.refuse(target?.refusal ?? this.why({ special }));
    const again = this.picked.special === special;
    this.reset();
    if (!again) this.picker.pick("special", special);
  }

  /** Units in the light that stand nowhere on the board: those that may arrive. */
  get aside(): readonly number[] {
    if (this.ask === null) return [];
    return UNITS.flatMap((_, unit) => {
      const at = this.view.unitAt[unit];
      return at !== undefined && (at < 0 || at > TOWN) && isLit(this.unitTarget(unit)) ? [unit] : [];
    });
  }
}
