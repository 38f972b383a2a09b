import type { Agenda, QuestionShapes, StepShapes } from "@endzeit/engine";
import { TOWN, TRACKS } from "./content/board.ts";
import { UNITS } from "./content/units.ts";
import { ZEDS } from "./content/zeds.ts";
import { PURPOSES, type State } from "./state.ts";

/** What may stand on the agenda of Dawn of the Zeds. */

const SPACE = [0, TOWN - 1] as const;
const ANYWHERE = [-1, TOWN] as const;
const TRACK = [0, TRACKS.length - 1] as const;
const TRACK_BITS = [0, (1 << TRACKS.length) - 1] as const;
const UNIT = [0, UNITS.length - 1] as const;
const UNIT_BITS = [0, 0x3fffffff] as const;
const ZED = [0, ZEDS.length - 1] as const;
const COUNT = [0, 99] as const;
const RETREAT = ["retreat", "fall-back"] as const;

const enter = { at: SPACE, advance: [0, 1] } as const;
const back = { at: ANYWHERE, units: UNIT_BITS, origin: ANYWHERE, calm: "flag", why: RETREAT } as const;

const steps: StepShapes<State> = {
  "setup/draft": { left: [0, 4] },
  "setup/hero": { seat: "seat" },
  "hero/take": { seat: "seat" },
  "round/draw": {},
  "zeds/open": {},
  "zeds/symbol": { left: COUNT },
  "zeds/event": {},
  "zeds/tab": { at: COUNT },
  "zeds/all": { tracks: TRACK_BITS },
  "zeds/track": { track: [-1, TRACKS.length - 1] },
  "zeds/march": { track: TRACK, number: [0, 7] },
  "zeds/advance": { at: SPACE },
  "zeds/enter": enter,
  "zeds/withdraw": enter,
  "zeds/hello": enter,
  "zeds/yield": { at: SPACE },
  "zeds/end": {},
  meet: { at: SPACE },
  clash: { at: SPACE, origin: ANYWHERE, cause: RETREAT },
  "story/draw": {},
  "story/effect": {},
  "story/lay": { left: [1, 2] },
  "event/spread": {},
  "event/starts": { track: TRACK },
  "event/clean": {},
  "event/replace": {},
  "event/toughest": {},
  "event/underfoot": {},
  "event/smell-after": { zed: ZED, at: SPACE },
  "event/plague": { at: SPACE },
  "fight/choose": {},
  "fight/cards": {},
  "fight/roll": {},
  "fight/judge": {},
  "fight/hits": {},
  "fight/wounds": {},
  "fight/end": {},
  "retreat/zeds": { at: SPACE },
  "retreat/units": back,
  "actions/begin": {},
  "actions/ask": {},
  "actions/end": {},
  overwatch: {},
  organise: {},
  finale: {},
};

const questions: QuestionShapes<State> = {
  draft: { left: [1, 4] },
  hero: {},
  start: { zed: ZED, tracks: TRACK_BITS },
  track: { why: ["story", "order"], tracks: TRACK_BITS },
  strongest: { left: COUNT },
  advance: { at: SPACE, why: ["march", "symbol", "brains"], advance: [0, 1] },
  nearer: { at: SPACE },
  ready: {},
  toughest: {},
  replace: {},
  armed: {},
  charged: {},
  underfoot: {},
  smell: {},
  arrive: { unit: UNIT },
  withdraw: enter,
  hello: { ...enter, unit: UNIT },
  defend: {},
  before: {},
  reroll: {},
  resolve: {},
  hit: { at: SPACE, left: COUNT },
  stop: { ...back, next: [0, TOWN] },
  act: {},
  extra: { unit: UNIT },
  lend: { seat: "seat", unit: UNIT, for: PURPOSES },
  overwatch: {},
};

/** After each of these the match goes on to its end. */
const ground: readonly string[] = ["round/draw", "finale"];

export const agenda: Agenda = { steps, questions, ground };
