import type { StateForm } from "../src/fields.ts";
import type { CoreState } from "../src/game.ts";
import { isObject } from "../src/json.ts";

type Described = StateForm<CoreState>["fields"];

/**
 * Puts into every field of a state another value than the field has: numbers, lists of other lengths, objects where there was none. The
 * state means nothing afterwards; whoever copies it must not forget a field.
 */
export function fillOtherwise(state: CoreState, { fields }: { readonly fields: Described }): void {
  state.agenda = [...state.agenda, { do: "filled" }];
  state.random = state.random.map((word) => word + 1);
  state.given = [...state.given, { filled: 1 }];
  state.outcome = { winners: [0], reason: "filled" };
  for (const [name, field] of Object.entries(fields))
    Reflect.set(state, name, otherwise(field, Reflect.get(state, name)));
}

function otherwise(field: Described[string], value: unknown): unknown {
  switch (field.form) {
    case "whole":
      return Number(value) + 1;
    case "flag":
      return value !== true;
    case "word":
      return field.words.find((word) => word !== value);
    case "list":
      return othersOf(value, field.length === undefined);
    case "lists":
      return Array.isArray(value) ? value.map((list) => othersOf(list, true)) : [];
    case "passing":
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, inner]) => [
          name,
          otherwise(inner, isObject(value) ? value[name] : inner.form === "list" || inner.form === "lists" ? [] : 0),
        ]),
      );
    case "rules":
    case "printed":
      return isObject(value) ? { ...value } : value;
  }
}

function othersOf(list: unknown, longer: boolean): number[] {
  const others = Array.isArray(list) ? list.map((value) => Number(value) + 1) : [];
  return longer ? [...others, 1] : others;
}
