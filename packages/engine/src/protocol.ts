import type { Answer, CoreState, GameEvent, QuestionOf, StepOf } from "./game.ts";

type KeysOf<T> = T extends unknown ? keyof T & string : never;
type ValueOf<T, K extends string> = T extends { readonly [k in K]?: infer V } ? Exclude<V, undefined> : never;

/** How a value is written in JSON. A field may be a number in one event and a string in another. */
export type Kind<T> = [T] extends [number]
  ? "number"
  : [T] extends [string]
    ? "string"
    : [T] extends [number | string]
      ? "number or string"
      : [T] extends [boolean]
        ? "boolean"
        : [T] extends [readonly number[]]
          ? "numbers"
          : [T] extends [readonly string[]]
            ? "strings"
            : "number or numbers";

/** The fields that are an object for a while. */
type PassingKeys<S> = {
  [F in Exclude<KeysOf<S>, keyof CoreState>]: null extends S[F & keyof S] ? F : never;
}[Exclude<KeysOf<S>, keyof CoreState>];
type EventFields<E, K> = Exclude<KeysOf<Extract<E, { readonly event: K }>>, "event">;
type ToldFields<E> = Exclude<KeysOf<E>, "event">;
type KindIn<E> = { [F in ToldFields<E>]: Kind<ValueOf<E, F>> }[ToldFields<E>];
type IsOptional<T, F extends keyof T> = undefined extends T[F] ? "sometimes" : "always";

/**
 * A game in English words for programs that play it: what its state, its steps, questions, answers and events mean. The compiler asks for
 * each. Forms and limits stand in the game's `StateForm` and with its questions; these words are loaded by the command and the tests only.
 */
export interface ProtocolWords<S extends CoreState, A extends Answer, E extends GameEvent> {
  /** The fields of the state. */
  readonly state: { readonly [F in Exclude<KeysOf<S>, keyof CoreState>]: string };
  /** What is in the fields that are an object for a while. */
  readonly inside: {
    readonly [F in PassingKeys<S>]: { readonly [I in KeysOf<NonNullable<S[F & keyof S]>>]: string };
  };
  /** Who may see the fields that not everybody may see; the others have no entry. */
  readonly secrets: { readonly [F in Exclude<KeysOf<S>, keyof CoreState>]?: string };
  readonly steps: { readonly [D in StepOf<S>["do"]]: string };
  readonly questions: { readonly [K in QuestionOf<S>["ask"]]: string };
  /** The fields of steps and questions. */
  readonly entries: { readonly [F in Exclude<KeysOf<S["agenda"][number]>, "do" | "ask" | "of" | "together">]: string };
  /** The terms of answers. */
  readonly terms: { readonly [T in KeysOf<A>]: string };
  readonly events: {
    readonly [K in E["event"]]: {
      readonly about: string;
      readonly has: {
        readonly [F in EventFields<E, K>]: IsOptional<
          Extract<E, { readonly event: K }>,
          F & keyof Extract<E, { readonly event: K }>
        >;
      };
    };
  };
  /** The fields of events, by how their values are written. */
  readonly told: {
    readonly [K in KindIn<E>]: { readonly [F in ToldFields<E> as Kind<ValueOf<E, F>> extends K ? F : never]: string };
  };
}

type Meanings = { readonly [name: string]: string };

/** The words of whatever game. */
export interface AnyProtocolWords {
  readonly state: Meanings;
  readonly inside: { readonly [field: string]: Meanings };
  readonly secrets: { readonly [field: string]: string | undefined };
  readonly steps: Meanings;
  readonly questions: Meanings;
  readonly entries: Meanings;
  readonly terms: Meanings;
  readonly events: {
    readonly [event: string]: {
      readonly about: string;
      readonly has: { readonly [field: string]: "always" | "sometimes" };
    };
  };
  readonly told: { readonly [kind: string]: Meanings };
}

/** The fields of a game's events by their names: how each is written, and what it means. */
export const toldFields = ({
  told,
}: AnyProtocolWords): ReadonlyMap<string, { readonly kind: string; readonly about: string }> =>
  new Map(
    Object.entries(told).flatMap(([kind, fields]) =>
      Object.entries(fields).map(([field, about]) => [field, { kind, about }] as const),
    ),
  );
