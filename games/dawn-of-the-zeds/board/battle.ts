import type { Answer, GameEvent } from "@endzeit/engine";
import { fieldsOf } from "@endzeit/kit/board";
import { spaceOf } from "../content/board.ts";
import { COLUMNS, MELEE, ROW } from "../content/tables.ts";
import { UNIT_IDS, unitOf } from "../content/units.ts";
import {
  clampColumn,
  meleeShifts,
  meleeStart,
  shotColumn,
  shotDistance,
  shotShifts,
  shotStrength,
} from "../rules/columns.ts";
import { newFight } from "../rules/fight.ts";
import { unitStrength } from "../rules/units.ts";
import { groupStrength } from "../rules/zeds.ts";
import type { Fight, View } from "../state.ts";

/** A fight as it is told, step by step: column, shifts with their causes, dice, result, and what became of everybody. */
export interface Battle {
  readonly kind: "melee" | "gunfire";
  readonly unit: string;
  readonly at: string;
  /** Strengths; of gunfire the strength of the shot. */
  readonly strength: number;
  readonly zeds: number;
  /** The column as an index from 0, -1 before it is known. */
  readonly column: number;
  readonly shifts: readonly { readonly n: number; readonly cause: string }[];
  readonly dice: readonly number[];
  readonly again: boolean;
  readonly result: { readonly onZeds: number; readonly onUnit: number; readonly lost: string } | null;
  /** Rolls against hits: tough, saves. */
  readonly rolls: readonly {
    readonly why: string;
    readonly who: string;
    readonly dice: readonly number[];
    readonly good: boolean;
  }[];
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const word = (value: unknown): string => (typeof value === "string" ? value : "");
const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((n): n is number => typeof n === "number") : [];

const GUNFIRE_COLUMNS = 7;
const NAMES: readonly string[] = COLUMNS;
/** A column by its name in melee, by its number in gunfire. */
const columnOf = (name: string): number => {
  const at = NAMES.indexOf(name);
  return at >= 0 ? at : Math.max(0, Math.min(GUNFIRE_COLUMNS, Number(name)) - 1);
};

/** What goes on with a fight without beginning another. */
const WITHIN: ReadonlySet<string> = new Set([
  "zed-hit",
  "unit-hit",
  "saved",
  "killed",
  "returned",
  "defiant-off",
  "played",
  "marker",
  "paid",
]);

/** The fight after one more event; null when the story has gone on to something else. */
export function told(battle: Battle | null, event: GameEvent): Battle | null {
  const f = fieldsOf(event);
  switch (event.event) {
    case "melee":
    case "gunfire": {
      const gun = event.event === "gunfire";
      return {
        kind: gun ? "gunfire" : "melee",
        unit: word(f.unit),
        at: word(f.at),
        strength: number(f.strength),
        zeds: number(f.zeds),
        column: gun ? columnOf(String(number(f.strength))) : columnOf(word(f.column)),
        shifts: [],
        dice: [],
        again: false,
        result: null,
        rolls: [],
      };
    }
    case "shift":
      return battle === null
        ? null
        : {
            ...battle,
            column: columnOf(word(f.column)),
            shifts: [...battle.shifts, { n: number(f.n), cause: word(f.cause) }],
          };
    case "fight-roll":
      return battle === null
        ? null
        : { ...battle, dice: numbers(f.dice), column: columnOf(word(f.column)), again: f.again === 1 };
    case "result":
    case "gunfire-result":
      return battle === null
        ? null
        : { ...battle, result: { onZeds: number(f.onZeds), onUnit: number(f.onUnit), lost: word(f.lost) } };
    case "roll":
      return battle === null || battle.result === null
        ? null
        : {
            ...battle,
            rolls: [...battle.rolls, { why: word(f.why), who: word(f.who), dice: numbers(f.dice), good: f.good === 1 }],
          };
    case "zeds-moved":
      return f.why === "retreat" ? battle : null;
    case "unit-moved":
      return f.why === "retreat" || f.why === "saved" ? battle : null;
    default:
      return WITHIN.has(event.event) ? battle : null;
  }
}

/** The fight that a view is in the middle of. */
export function standing(view: View): Battle | null {
  const { fight } = view;
  if (fight === null || fight.unit < 0) return null;
  const shifts: { n: number; cause: string }[] = [];
  const sum = meleeShifts(view, fight, (n, cause) => {
    shifts.push({ n, cause });
  });
  return {
    kind: "melee",
    unit: UNIT_IDS[fight.unit] ?? "",
    at: "",
    strength: unitStrength(view, fight.unit),
    zeds: groupStrength(view, fight.at),
    column: fight.column >= 0 ? fight.column : clampColumn(meleeStart(view, fight) + sum),
    shifts,
    dice: fight.dice,
    again: fight.rerolled === 1,
    result: judged(fight),
    rolls: [],
  };
}

/** How an attack or a shot would begin, before any die. */
export function previewOf(view: View, answer: Answer): Battle | null {
  const at = spaceOf(answer.to ?? answer.at);
  const unit = unitOf(answer.move ?? answer.fire ?? answer.unit);
  if (at < 0 || unit < 0) return null;
  if (answer.move !== undefined) return standing({ ...view, fight: newFight(at, "attack", unit) });
  const citadel = answer.special === "citadel";
  const distance = shotDistance(view.unitAt[unit], at);
  const shifts: { n: number; cause: string }[] = [];
  shotShifts(view, unit, distance, citadel, (n, cause) => {
    shifts.push({ n, cause });
  });
  return {
    kind: "gunfire",
    unit: UNIT_IDS[unit] ?? "",
    at: "",
    strength: shotStrength(view, unit, distance),
    zeds: groupStrength(view, at),
    column: shotColumn(view, unit, distance, citadel),
    shifts,
    dice: [],
    again: false,
    result: null,
    rolls: [],
  };
}

/** A result is known as soon as it is to be resolved. */
const judged = (fight: Fight): Battle["result"] =>
  fight.onZeds + fight.onUnit === 0
    ? null
    : { onZeds: fight.onZeds, onUnit: fight.onUnit, lost: fight.zedsLost === 1 ? "zeds" : "units" };

/** The row of the table for the dice: hits on the Zeds and on the unit, column by column. */
export function rowOf(battle: Battle): readonly (readonly [zeds: number, unit: number])[] {
  const [a, b] = battle.dice;
  return a === undefined || b === undefined ? [] : (MELEE[ROW[a + b] ?? 0] ?? []);
}
