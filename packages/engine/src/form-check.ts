import type { AnyField, Bound, StateForm } from "./fields.ts";
import type { CoreState } from "./game.ts";
import { isObject } from "./json.ts";
import { StateCheck } from "./shape.ts";

/**
 * What does not hold of a state from outside, each with the path of its field and the way out. What fields say about each other is for
 * the game to check, when this finds nothing.
 */
export function formProblems<S extends CoreState>(form: StateForm<S>, given: unknown): readonly string[] {
  if (!isObject(given)) return ["state: must be an object; ask a match for its state to see the form."];
  const check = new StateCheck(given);
  if (stands(form, given, check)) agrees(form, given, check);
  return check.problems;
}

/** What is wrong with a state from outside: first with its fields one by one; where these are good, with what they say about each other. */
export const problemsOf =
  <S extends CoreState>(form: StateForm<S>, rules: readonly ((state: S) => readonly string[])[]) =>
  (given: unknown): readonly string[] => {
    const problems: string[] = [];
    return holds(form, given, problems) ? rules.flatMap((rule) => rule(given)) : problems;
  };

/** Whether something from outside is a state as far as its fields go; if not, `problems` says why. */
function holds<S extends CoreState>(form: StateForm<S>, given: unknown, problems: string[]): given is S {
  for (const problem of formProblems(form, given)) problems.push(problem);
  return problems.length === 0;
}

/** Checks what rests on nothing else. Only when that is good the limits that other fields set can be read. */
function stands<S extends CoreState>(form: StateForm<S>, _given: unknown, check: StateCheck): _given is S {
  check.generator();
  for (const [name, field] of Object.entries(form.fields))
    if (!rests(field)) checkField(check, name, field, (bound) => Number(bound));
  return check.problems.length === 0;
}

function agrees<S extends CoreState>(form: StateForm<S>, state: S, check: StateCheck): void {
  const sized = (bound: Bound<S>): number => (typeof bound === "number" ? bound : bound(state));
  for (const [name, field] of Object.entries(form.fields)) if (rests(field)) checkField(check, name, field, sized);
  const { steps, questions, ground, above } = form.agenda;
  check.core(steps, questions, form.seats(state), ground);
  if (check.problems.length === 0 && above !== undefined) check.stack(above);
  if (check.problems.length > 0) return;
  for (const [pool, { box, name }] of Object.entries(form.pools.of))
    check.box(form.pools.places(state, pool), box(state), name);
}

/** Whether limits of a field are set by other fields. */
function rests<S>(field: AnyField<S>): boolean {
  switch (field.form) {
    case "whole":
      return typeof field.least !== "number" || typeof field.most !== "number";
    case "list":
      return [field.least, field.most, field.length].some((bound) => typeof bound === "function");
    case "lists":
      return [field.least, field.most, field.count].some((bound) => typeof bound === "function");
    case "passing":
      return Object.values(field.fields).some((inner) => rests(inner));
    case "word":
    case "flag":
    case "rules":
    case "printed":
      return false;
  }
}

function checkField<S>(check: StateCheck, name: string, field: AnyField<S>, sized: (bound: Bound<S>) => number): void {
  switch (field.form) {
    case "whole":
      return check.whole(name, sized(field.least), sized(field.most));
    case "list":
      check.list(name, field.length === undefined ? null : sized(field.length), sized(field.least), sized(field.most));
      return;
    case "lists":
      return check.lists(name, sized(field.count), sized(field.least), sized(field.most));
    case "word":
      return check.word(name, field.words);
    case "flag":
      return check.flag(name);
    case "passing":
      return check.passing(name, (inner) => {
        for (const [part, of] of Object.entries(field.fields)) checkField(inner, part, of, sized);
      });
    case "rules":
      return check.rules(field.specs, field.optional);
    case "printed":
      return check.printed(name, field.lists, field.optional);
  }
}
