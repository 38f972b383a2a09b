import { type Answer, type Odds, questionOf, type Texts, text, type Words } from "@endzeit/engine";
import type { BoardProps } from "@endzeit/kit";
import { Control as BoardControl, isLit, type Marked, type Row, type Target, targetOf } from "@endzeit/kit/board";
import { PLACES } from "../content/locations.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { odds } from "../insight.ts";
import { gateNumber, placeOfGate } from "../rules/places.ts";
import type { View } from "../state.ts";
import { words } from "../words.ts";
import {
  type ActionKind,
  actionsOf,
  actorOf,
  dieOf,
  isEmpty,
  KINDS,
  kindOf,
  movesOf,
  NO_PLAN,
  type Plan,
  SIGN_OF,
} from "./actions.ts";

const said: Words = words;
const chances: { of(view: View, seat: number, answer: Answer): readonly Odds[] } = { of: odds };

/** What the large parts of the board are given. */
export interface PartProps {
  control: Control;
  texts: Texts;
  /** One part has the whole board at a time. */
  small?: boolean;
}

/** One thing to be pressed in the tray or on the scene. */
export interface Doable {
  readonly key: string;
  readonly label: string;
  readonly icon: string;
  readonly target: Target;
  /** How many ways there are, where the press only opens them. */
  readonly more: number;
  readonly press: () => void;
}

/** What the fingers have chosen on the table so far, and what they may choose next. One for all parts of the board. */
export class Control extends BoardControl<View> {
  plan: Plan = $state.raw(NO_PLAN);
  /** Survivors that are to be kept at the start. */
  kept: readonly number[] = $state.raw([]);
  /** A move whose ways differ in the fuel alone, or what is weighed: which of them? */
  ways: readonly Answer[] = $state.raw([]);
  /** Fingers cannot rest on a thing: its chances are weighed after a first press, and the second one does it. */
  careful = $state(false);
  readonly #board: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    super(props);
    this.#board = props;
  }

  /** What one survivor of a crowded turn does is chosen as in any turn. */
  override get ask(): string | null {
    return super.ask === "act" ? "turn" : super.ask;
  }

  get isBusy(): boolean {
    return !isEmpty(this.plan) || this.ways.length > 0 || this.kept.length > 0;
  }
  reset(): void {
    this.plan = NO_PLAN;
    this.ways = [];
    this.kept = [];
    this.focus([]);
  }
  /** Undoes the last choice. */
  back(): void {
    if (this.ways.length > 0) this.ways = [];
    else this.plan = this.plan.kind === null ? NO_PLAN : { ...this.plan, kind: null, page: 0 };
    this.focus([]);
  }
  override give(answer: Answer | null): void {
    if (answer !== null) this.reset();
    super.give(answer);
  }

  /** What may come of the ways that are weighed. */
  get risks(): readonly Odds[] {
    return this.careful ? (this.ways.map((way) => this.#chances(way)).find(({ length }) => length > 0) ?? []) : [];
  }
  #chances(answer: Answer): readonly Odds[] {
    return this.seat === null ? [] : chances.of(this.view, this.seat, answer);
  }
  /** Gives the answer, or has its chances weighed first. */
  #do(answer: Answer | undefined): void {
    if (answer === undefined) return;
    if (this.careful && !this.ways.includes(answer) && this.#chances(answer).length > 0) this.ways = [answer];
    else this.give(answer);
  }

  label(answer: Answer): string {
    const { question } = this.asked;
    if (question === null) return "";
    const phrase = said.answer(this.view, question, answer);
    return text(this.#board().texts, phrase.text, phrase.values);
  }

  /** What the tray lists: actions that agree with what has been chosen, allowed or refused. */
  get actions(): readonly Row[] {
    return this.ask === "turn" ? actionsOf(this.asked, this.picked, this.plan) : [];
  }

  die(face: number): void {
    this.plan = { ...this.plan, die: this.plan.die === face ? 0 : face, page: 0 };
    this.ways = [];
  }

  /** Dice that lead to an action: all of them until something else has been chosen. */
  dieTarget(face: number): Target | null {
    const all = this.ask === "turn" ? actionsOf(this.asked, this.picked, { ...this.plan, die: 0 }) : [];
    return targetIn(all.filter(({ answer }) => dieOf(answer) === face));
  }

  survivorTarget(who: number): Target | null {
    const id = SURVIVORS[who]?.id;
    switch (this.ask) {
      case "turn": {
        const own = actionsOf(this.asked, this.picked, { ...this.plan, who, kind: null });
        const step = targetOf(this.asked, ({ act }) => act === id);
        return step ?? targetIn([...own, ...movesOf(this.asked, who)].filter(({ answer }) => actorOf(answer) === who));
      }
      case "pick":
        return targetOf(this.asked, ({ survivor }) => survivor === id);
      case "target":
        return targetOf(this.asked, ({ strike }) => strike === id);
      case "pass":
        return targetOf(this.asked, ({ pass }) => pass === id);
      case "leader":
        return targetOf(this.asked, ({ leader }) => leader === id);
      default:
        return null;
    }
  }

  survivor(who: number): void {
    const target = this.survivorTarget(who);
    if (target === null) return this.zoom(`survivor-${SURVIVORS[who].id}`);
    if (!isLit(target)) return this.refuse(target.refusal);
    const [first] = target.answers;
    if (this.ask !== "turn" || (first !== undefined && "act" in first)) return this.#do(first);
    this.plan = { ...this.plan, who: this.plan.who === who ? -1 : who, kind: null, page: 0 };
    this.ways = [];
    this.focus([]);
  }

  placeTarget(place: number): Target | null {
    const { id } = PLACES[place];
    if (this.ask === "pick") return targetOf(this.asked, (answer) => answer["place"] === id);
    if (this.ask !== "turn" || this.plan.who < 0) return null;
    return targetIn(movesOf(this.asked, this.plan.who).filter(({ answer }) => answer["to"] === id));
  }

  place(place: number): void {
    const target = this.placeTarget(place);
    if (target === null) return this.zoom(`place-${PLACES[place].id}`);
    if (!isLit(target)) return this.refuse(target.refusal);
    if (target.answers.length === 1) return this.#do(target.answers[0]);
    this.ways = target.answers;
    this.focus(target.answers);
  }

  gateTarget(gate: number): Target | null {
    const question = questionOf(this.view);
    const place = placeOfGate(gate);
    if (this.ask === "pick")
      return targetOf(this.asked, (answer) => answer["gate"] === gateNumber(gate) && answer["at"] === PLACES[place].id);
    if (question?.ask !== "target" || this.ask !== "target" || this.view.place[question.by] !== place) return null;
    return targetOf(this.asked, ({ zombie }) => zombie === gateNumber(gate));
  }

  gate(gate: number): void {
    const target = this.gateTarget(gate);
    if (isLit(target)) this.give(target?.answers[0] ?? null);
    else if (target !== null) this.refuse(target.refusal);
    else this.place(placeOfGate(gate));
  }

  /** Ways of a move, actions one by one, or kinds of them while too many are possible. */
  get offers(): readonly Doable[] {
    if (this.ways.length > 0) return this.ways.map((answer) => this.#one(answer));
    const rows = this.actions;
    const allowed = rows.filter(({ refusal }) => refusal === null);
    if (this.plan.kind !== null) return allowed.map(({ answer }) => this.#one(answer));
    if (!isEmpty(this.plan) && allowed.length <= FEW) {
      const refused = KINDS.flatMap((kind) => this.#refused(kind, rows));
      return [...allowed.map(({ answer }) => this.#one(answer)), ...refused];
    }
    return KINDS.flatMap((kind): readonly Doable[] => {
      const own = rows.filter(({ answer }) => kindOf(answer) === kind);
      const answers = own.flatMap(({ answer, refusal }) => (refusal === null ? [answer] : []));
      if (answers.length === 0) return this.#refused(kind, rows);
      const open = (): void => {
        this.plan = { ...this.plan, kind, page: 0 };
      };
      return [
        {
          key: kind,
          label: text(this.#board().texts, `kind.${kind}`),
          icon: SIGN_OF[kind],
          target: { answers, refusal: null },
          more: answers.length,
          press: open,
        },
      ];
    });
  }

  #one(answer: Answer): Doable {
    const kind = kindOf(answer);
    return {
      key: JSON.stringify(answer),
      label: this.label(answer),
      icon: kind === null ? "move" : SIGN_OF[kind],
      target: { answers: [answer], refusal: null },
      more: 0,
      press: () => this.#do(answer),
    };
  }

  /** A kind that a chosen die or survivor is refused altogether: the press says why. */
  #refused(kind: ActionKind, rows: readonly Row[]): readonly Doable[] {
    const own = rows.filter(({ answer }) => kindOf(answer) === kind);
    const [first] = own;
    if (first === undefined || isEmpty(this.plan) || own.some(({ refusal }) => refusal === null)) return [];
    return [
      {
        key: `no-${kind}`,
        label: text(this.#board().texts, `kind.${kind}`),
        icon: SIGN_OF[kind],
        target: { answers: [], refusal: first.refusal },
        more: 0,
        press: () => this.refuse(first.refusal),
      },
    ];
  }

  /** What a scene offers: answers that neither lie on the board or in the hand nor are buttons of the question. */
  get sceneOffers(): readonly Doable[] {
    if (this.ask === "turn" || this.ask === "keep") return [];
    return this.asked.answers
      .filter((answer) => Object.entries(answer).some(([term, value]) => isScenic(term, value)))
      .map((answer) => ({ ...this.#one(answer), icon: "" }));
  }

  /** For `data-advised`: whether a survivor is among those that a hint would keep. */
  advisesToKeep(who: number): Marked {
    return this.picker.markOf((answer) => Object.values(answer).includes(SURVIVORS[who].id));
  }

  /** At the start: a survivor more, or one fewer; the last one gives the answer. */
  keep(who: number): void {
    this.kept = this.kept.includes(who) ? this.kept.filter((other) => other !== who) : [...this.kept, who];
    const ids = this.kept.map((one): string => SURVIVORS[one].id);
    const whole = this.asked.answers.find((answer) => {
      const values = Object.values(answer);
      return values.length === ids.length && values.every((value) => ids.includes(String(value)));
    });
    if (whole !== undefined) this.give(whole);
  }
}

/** So many actions are listed one by one. */
const FEW = 12;

/** Terms whose values stand nowhere on the board; a card that is taken lies beside the hand. */
const SCENE = ["with", "use", "vote", "decide", "option", "face", "seat"];
const isScenic = (term: string, value: Answer[string]): boolean =>
  SCENE.includes(term) || (term === "take" && typeof value === "number");

function targetIn(rows: readonly Row[]): Target | null {
  const answers = rows.flatMap(({ answer, refusal }) => (refusal === null ? [answer] : []));
  const [first] = rows;
  if (answers.length > 0) return { answers, refusal: null };
  return first === undefined ? null : { answers, refusal: first.refusal };
}
