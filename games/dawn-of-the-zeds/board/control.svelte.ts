import type { Answer, Refusal } from "@endzeit/engine";
import type { Asked, Picker } from "@endzeit/kit";
import { SPACE_IDS, TOWN, TRACKS } from "../content/board.ts";
import { UNIT_IDS, UNITS } from "../content/units.ts";
import type { View } from "../state.ts";
import * as choice from "./choice.ts";

interface Sources {
  readonly picker: () => Picker;
  readonly view: () => View;
  readonly seat: () => number | null;
  readonly focus: (answer: Answer | null) => void;
  readonly refused: (refusal: Refusal | null) => void;
  readonly zoom: (card: string) => void;
  /** Little room: what is risky is shown with its odds before it is done. */
  readonly small: () => boolean;
}

/** A place with several meanings, or one that is to be thought over: what could be done there. */
export interface Deed {
  readonly what: "attack" | "move" | "fire" | "forage" | "other";
  readonly answers: readonly Answer[];
}

/** What the fingers have chosen on the board so far, and what they may choose next. One for all parts of the board. */
export class Control {
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
  readonly #from: Sources;

  constructor(from: Sources) {
    this.#from = from;
  }

  get asked(): Asked {
    return this.#from.picker().asked;
  }
  get picked(): Picker["picked"] {
    return this.#from.picker().picked;
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
  get small(): boolean {
    return this.#from.small();
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
    this.#from.picker().cancel();
    this.#from.focus(null);
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

  give(answer: Answer | null): void {
    if (answer === null) return;
    this.renew();
    this.#from.focus(null);
    this.#from.picker().give(answer);
  }

  look(target: choice.Target | null, on: boolean): void {
    const lit = choice.isLit(target);
    this.#from.refused(on && target !== null && !lit ? target.refusal : null);
    this.focus(on && lit ? (target?.answers ?? []) : []);
  }
  focus(answers: readonly Answer[]): void {
    this.#from.focus(choice.paidWith(answers, this));
  }
  refuse(refusal: Refusal | null): void {
    this.#from.refused(refusal);
  }
  zoom(card: string): void {
    this.#from.zoom(card);
  }

  /** What pressing a unit would do: name it, or take it into the hand. */
  unitTarget(unit: number): choice.Target | null {
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
    const picker = this.#from.picker();
    const direct = choice.unitTarget(this.asked, this.picked, id);
    if (direct !== null) {
      if (choice.sameDeed(direct.answers)) this.give(choice.paidWith(direct.answers, this));
      else picker.pick(answer.borrow === id ? "borrow" : "unit", id);
      return;
    }
    const again = this.unit === id;
    this.reset();
    if (again) return;
    if (picker.may("move", id)) picker.pick("move", id);
    else this.#held = id;
  }

  /** What the rules say to a press on a unit that nothing lists. */
  whyNotUnit(id: string): Refusal | null {
    const acts = this.ask === null || this.ask === "act";
    return this.#from.picker().why(acts ? { forage: id } : { unit: id });
  }

  /** What the rules say to a press on a space that nothing lists: it would be where the unit in the hand goes. */
  whyNotSpace(at: number): Refusal | null {
    const picker = this.#from.picker();
    const space = SPACE_IDS[at];
    if (space === undefined) return null;
    if (this.unit !== null) return picker.why({ move: this.unit, to: space });
    if (this.ask === "arrive") return picker.why({ to: space });
    if (this.ask === "strongest") return picker.why({ from: space });
    return picker.why(this.ask === null ? { end: true } : { ...this.picked, at: space });
  }

  zedTarget(zed: number): choice.Target | null {
    return choice.zedTarget(this.asked, zed);
  }
  pressZed(zed: number): void {
    const target = this.zedTarget(zed);
    if (target === null) {
      const at = Math.floor(this.view.spots.indexOf(zed) / 2);
      return this.refuse(this.unit === null ? this.#from.picker().why({ zed }) : this.whyNotSpace(at));
    }
    if (choice.isLit(target)) this.give(target.answers[0] ?? null);
    else this.refuse(target.refusal);
  }

  /** Everything that pressing a space could mean. */
  deeds(at: number): readonly Deed[] {
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

  spaceTarget(at: number): choice.Target | null {
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
    if (!choice.isLit(target)) return this.refuse(target.refusal);
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
      SPACE_IDS.some((_, at) => choice.isLit(this.spaceTarget(at))) ||
      view.unitAt.some((_, unit) => choice.isLit(this.unitTarget(unit))) ||
      view.spots.some((zed) => zed >= 0 && choice.isLit(this.zedTarget(zed)))
    );
  }

  /** A special action is pressed: it is given, or asks for a unit. */
  pressSpecial(special: string): void {
    const target = choice.specialTarget(this.asked, special);
    const picker = this.#from.picker();
    if (!choice.isLit(target)) return this.refuse(target?.refusal ?? picker.why({ special }));
    const again = this.picked.special === special;
    this.reset();
    if (!again) picker.pick("special", special);
  }

  /** Units in the light that stand nowhere on the board: those that may arrive. */
  get aside(): readonly number[] {
    if (this.ask === null) return [];
    return UNITS.flatMap((_, unit) => {
      const at = this.view.unitAt[unit];
      return at !== undefined && (at < 0 || at > TOWN) && choice.isLit(this.unitTarget(unit)) ? [unit] : [];
    });
  }
}
