import type { Step } from "../state.ts";

/** Steps that say all with their name, made once: the agenda shares them. */

export const ACTIONS_ASK: Step = { do: "actions/ask" };
export const ACTIONS_BEGIN: Step = { do: "actions/begin" };
export const ACTIONS_END: Step = { do: "actions/end" };
export const EVENT_CLEAN: Step = { do: "event/clean" };
export const EVENT_REPLACE: Step = { do: "event/replace" };
export const EVENT_SPREAD: Step = { do: "event/spread" };
export const EVENT_TOUGHEST: Step = { do: "event/toughest" };
export const EVENT_UNDERFOOT: Step = { do: "event/underfoot" };
export const FIGHT_CARDS: Step = { do: "fight/cards" };
export const FIGHT_CHOOSE: Step = { do: "fight/choose" };
export const FIGHT_END: Step = { do: "fight/end" };
export const FIGHT_HITS: Step = { do: "fight/hits" };
export const FIGHT_JUDGE: Step = { do: "fight/judge" };
export const FIGHT_ROLL: Step = { do: "fight/roll" };
export const FIGHT_WOUNDS: Step = { do: "fight/wounds" };
export const FINALE: Step = { do: "finale" };
export const ORGANISE: Step = { do: "organise" };
export const OVERWATCH: Step = { do: "overwatch" };
export const ROUND_DRAW: Step = { do: "round/draw" };
export const STORY_DRAW: Step = { do: "story/draw" };
export const STORY_EFFECT: Step = { do: "story/effect" };
export const ZEDS_END: Step = { do: "zeds/end" };
export const ZEDS_EVENT: Step = { do: "zeds/event" };
export const ZEDS_OPEN: Step = { do: "zeds/open" };
