import {
  type AnyGame,
  defaultOptions,
  fits,
  isObject,
  isRange,
  type JsonObject,
  mayHold,
  type Options,
  type PackField,
  type PackList,
} from "@endzeit/engine";
import * as v from "valibot";
import { keep, kept, local } from "../small.ts";

/** What a field of a pack holds. */
export type FieldValue = number | string;
const ValueShape = v.union([v.number(), v.string()]);

/** A field of a row that is given another value. */
const EditShape = v.object({ list: v.string(), id: v.string(), field: v.string(), from: ValueShape, to: ValueShape });
export type Edit = v.InferOutput<typeof EditShape>;
/** What was done step by step, and how many of the steps hold: the others were taken back. */
const HistoryShape = v.object({ version: v.literal(1), steps: v.array(v.array(EditShape)), at: v.number() });

/** So many steps can be taken back; older ones become one. */
const MOST_STEPS = 300;

/** Why a value is not taken. */
export type Refused =
  | { readonly why: "number"; readonly low: number; readonly high: number }
  | { readonly why: "form"; readonly told: string };

const keyOf = (game: string, { option, value }: Edition): string =>
  option === null ? `endzeit-content-${game}` : `endzeit-content-${game}-${option}-${value}`;

/** One of the decks that a game may be played with: the value of an option under which other numbers are printed. */
export interface Edition {
  /** Null: what is played unless somebody chooses otherwise. */
  readonly option: string | null;
  readonly value: string;
  readonly options: Options;
}

/** The decks of a game, the usual one first; that alone where no option prints other numbers. */
export function editionsOf({ options, content }: AnyGame): readonly [Edition, ...Edition[]] {
  const usual = defaultOptions(options);
  const rowsOf = (chosen: Options): string =>
    JSON.stringify(Object.values(content.lists(chosen)).map(({ rows }) => rows));
  const printed = rowsOf(usual);
  const others = options.flatMap((spec) =>
    spec.kind !== "choice"
      ? []
      : spec.values.flatMap((value): Edition[] => {
          const chosen = { ...usual, [spec.id]: value };
          return rowsOf(chosen) === printed ? [] : [{ option: spec.id, value, options: chosen }];
        }),
  );
  const [of] = others;
  return [{ option: null, value: of?.option == null ? "" : String(usual[of.option]), options: usual }, ...others];
}
const isValue = (value: unknown): value is FieldValue => typeof value === "number" || typeof value === "string";

/** A game's numbers while somebody edits them: what is built in, what was changed, step by step, and the pack that it makes. */
export class Editor {
  readonly game: AnyGame;
  readonly edition: Edition;
  readonly lists: Readonly<Record<string, PackList>>;
  #steps = $state.raw<readonly (readonly Edit[])[]>([]);
  #at = $state(0);
  /** Whether the browser keeps what was changed. */
  kept = $state(true);

  /** Every field that differs from what is built in, by its place. */
  readonly #changes: ReadonlyMap<string, Edit> = $derived.by(() => {
    const changes = new Map<string, Edit>();
    for (const edit of this.#steps.slice(0, this.#at).flat()) {
      const key = placeOf(edit);
      const from = this.built(edit.list, edit.id, edit.field) ?? edit.from;
      if (edit.to === from) changes.delete(key);
      else changes.set(key, { ...edit, from });
    }
    return changes;
  });
  /** The numbers as a pack that holds what was changed and nothing else; null where nothing was. */
  readonly pack: JsonObject | null = $derived.by(() => {
    if (this.#changes.size === 0) return null;
    const rows: Record<string, Record<string, Record<string, FieldValue>>> = {};
    for (const { list, id, field, to } of this.#changes.values()) {
      rows[list] ??= {};
      rows[list][id] ??= {};
      rows[list][id][field] = to;
    }
    const lists = Object.entries(rows).map(([list, of]) => [
      list,
      Object.entries(of).map(([id, fields]) => ({ id, ...fields })),
    ]);
    return { game: this.game.id, ...Object.fromEntries(lists) };
  });
  /** What of the numbers does not fit together. */
  readonly problems: readonly string[] = $derived.by(() =>
    this.pack === null ? [] : this.game.content.problems(this.pack),
  );

  constructor(game: AnyGame, edition: Edition = editionsOf(game)[0]) {
    this.game = game;
    this.edition = edition;
    this.lists = game.content.lists(edition.options);
    this.#read(kept(local, keyOf(game.id, edition)));
  }

  get changes(): readonly Edit[] {
    return [...this.#changes.values()];
  }
  get canUndo(): boolean {
    return this.#at > 0;
  }
  get canRedo(): boolean {
    return this.#at < this.#steps.length;
  }

  /** The built-in value of a field; undefined where there is none. */
  built(list: string, id: string, field: string): FieldValue | undefined {
    const value = this.#row(list, id)?.[field];
    return isValue(value) ? value : undefined;
  }

  now(list: string, id: string, field: string): FieldValue | undefined {
    return this.#changes.get(placeOf({ list, id, field }))?.to ?? this.built(list, id, field);
  }

  may(list: string, id: string, field: string): PackField | null {
    const row = this.#row(list, id);
    const fields = this.lists[list]?.fields;
    return row === undefined || fields === undefined ? null : mayHold(fields, row, field);
  }

  /** Takes a value as it was typed, or says why it does not. */
  set(list: string, id: string, field: string, typed: string): Refused | null {
    const may = this.may(list, id, field);
    const from = this.now(list, id, field);
    if (may === null || from === undefined) return { why: "form", told: "" };
    const to = isRange(may) ? (typed.trim() === "" ? Number.NaN : Number(typed)) : typed;
    if (!fits(to, may)) {
      if ("form" in may) return { why: "form", told: may.told };
      return isRange(may)
        ? { why: "number", low: may[0], high: may[1] }
        : { why: "form", told: may.filter((word) => typeof word === "string").join(", ") };
    }
    if (to !== from) this.#do([{ list, id, field, from, to }]);
    return null;
  }

  undo(): void {
    if (this.canUndo) this.#go(this.#at - 1);
  }
  redo(): void {
    if (this.canRedo) this.#go(this.#at + 1);
  }
  /** Everything as it is built in. It can be undone like anything else. */
  reset(): void {
    this.#become(new Map());
  }

  /** Takes a pack from a file in the place of all that was changed, or says what is wrong with it. */
  take(pack: unknown): readonly string[] {
    const problems = this.game.content.problems(pack);
    if (problems.length > 0 || !isObject(pack)) return problems;
    const wanted = new Map<string, Edit>();
    for (const list of Object.keys(this.lists)) {
      const rows: unknown = pack[list];
      for (const row of Array.isArray(rows) ? rows.filter(isObject) : [])
        for (const [field, to] of Object.entries(row)) {
          const id = String(row["id"]);
          const from = this.built(list, id, field);
          if (this.may(list, id, field) === null || from === undefined || !isValue(to) || to === from) continue;
          wanted.set(placeOf({ list, id, field }), { list, id, field, from, to });
        }
    }
    this.#become(wanted);
    return [];
  }

  #become(wanted: ReadonlyMap<string, Edit>): void {
    const back = this.changes.flatMap((edit) =>
      wanted.has(placeOf(edit)) ? [] : [{ ...edit, from: edit.to, to: edit.from }],
    );
    const on = [...wanted.values()].flatMap((edit) => {
      const from = this.now(edit.list, edit.id, edit.field) ?? edit.from;
      return from === edit.to ? [] : [{ ...edit, from }];
    });
    if (back.length + on.length > 0) this.#do([...back, ...on]);
  }

  #row(list: string, id: string): JsonObject | undefined {
    return this.lists[list]?.rows.find((row) => row["id"] === id);
  }

  #do(edits: readonly Edit[]): void {
    const steps = [...this.#steps.slice(0, this.#at), edits];
    const old = steps.splice(0, Math.max(0, steps.length - MOST_STEPS)).flat();
    this.#steps = old.length === 0 ? steps : [[...old, ...(steps[0] ?? [])], ...steps.slice(1)];
    this.#go(this.#steps.length);
  }

  #go(at: number): void {
    this.#at = at;
    const history = { version: 1, steps: this.#steps, at };
    this.kept = keep(local, keyOf(this.game.id, this.edition), JSON.stringify(history));
  }

  /** Takes up where the browser's storage says it stood. What this version of the game does not know is left out. */
  #read(text: string | null): void {
    let stored: unknown = null;
    try {
      stored = JSON.parse(text ?? "null");
    } catch {
      return;
    }
    const read = v.safeParse(HistoryShape, stored);
    if (!read.success) return;
    const { steps, at } = read.output;
    this.#steps = steps.map((edits) =>
      edits.filter(({ list, id, field, to }) => {
        const may = this.may(list, id, field);
        return may !== null && fits(to, may);
      }),
    );
    this.#at = Math.max(0, Math.min(this.#steps.length, Math.trunc(at)));
  }
}

const placeOf = ({ list, id, field }: Pick<Edit, "list" | "id" | "field">): string => JSON.stringify([list, id, field]);
