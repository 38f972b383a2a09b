import { objection } from "@endzeit/engine";
import { TRACKS } from "../content/board.ts";
import { UNIT_IDS, unitOf } from "../content/units.ts";
import { ZEDS } from "../content/zeds.ts";
import type { Answers, Question, State } from "../state.ts";
import type { Questions } from "./rule.ts";

/** What questions for one thing have in common, whatever becomes of it. */

type Common<K extends keyof Questions> = Pick<Questions[K], "forms" | "otherwise" | "objection">;

export const ONE_HERO = {
  forms: [{ hero: UNIT_IDS }],
  otherwise: "only-when-heroes-are-chosen",
  objection: () => objection("not-a-free-hero"),
} satisfies Common<"draft" | "hero">;

export const ONE_UNIT = {
  forms: [{ unit: UNIT_IDS }],
  otherwise: "only-when-a-unit-is-asked",
  objection: (_s: State, _question: Question, _seat: number, { unit }: Partial<Answers["defend"]>) =>
    objection("not-that-unit", unitOf(unit)),
} satisfies Common<"armed" | "charged" | "underfoot" | "smell" | "defend" | "stop">;

export const ONE_ZED = {
  forms: [{ zed: ZEDS.map((_, zed) => zed) }],
  otherwise: "only-of-these-zeds",
  objection: () => objection("not-that-zed"),
} satisfies Common<"advance" | "nearer" | "toughest" | "replace" | "hit">;

export const ONE_TRACK = {
  forms: [{ track: TRACKS }],
  otherwise: "only-when-a-track-is-asked",
  objection: () => objection("not-that-track"),
} satisfies Common<"start" | "track">;
