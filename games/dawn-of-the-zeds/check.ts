import { problemsOf } from "@endzeit/engine";
import { agenda } from "./agenda.ts";
import { TOWN } from "./content/board.ts";
import { CIVILIAN_LEADER, EVENTS, IRON_RESOLVE } from "./content/cards.ts";
import { ALYSSA, JOHNSON, PIAZZA } from "./content/units.ts";
import { STACK, ZEDS } from "./content/zeds.ts";
import { form } from "./form.ts";
import type { Fight, Question, State, Step } from "./state.ts";

/** What is wrong with a state from outside, so that a position made by hand fails with the field's name and not in a rule. */
export const stateProblems = problemsOf(form, [
  fightProblems,
  deckProblems,
  boardProblems,
  (state) => (state.outcome === null ? roundProblems(state) : []),
  agendaProblems,
]);

type Entry = Step | Question;
type Name = Step["do"] | Question["ask"];

const nameOf = (entry: Entry): Name => ("ask" in entry ? entry.ask : entry.do);

const FIGHT_ENTRIES: readonly Name[] = [
  "fight/choose",
  "fight/cards",
  "fight/roll",
  "fight/judge",
  "fight/hits",
  "fight/wounds",
  "fight/end",
  "defend",
  "before",
  "reroll",
  "resolve",
];
/** Before a unit has been chosen for the fight. */
const UNCHOSEN: readonly Name[] = ["fight/choose", "defend"];
const ROLLED: readonly Name[] = ["fight/judge", "fight/hits", "fight/wounds", "reroll", "resolve"];

/** A fight is there exactly while the agenda has something to do with one. */
function fightProblems(state: State): string[] {
  const names = state.agenda.map(nameOf);
  const fighting = names.some((name) => FIGHT_ENTRIES.includes(name));
  if (state.fight === null) return fighting ? ["state.fight: the agenda fights, so there must be a fight."] : [];
  return fighting
    ? standingProblems(state.fight, names, state)
    : ["state.fight: must be null, the agenda has no fight."];
}

/** Who fights stands where the fight is; once dice lie, there is a column and a unit. */
function standingProblems(fight: Fight, names: readonly Name[], { unitAt }: State): string[] {
  const at = fight.cause === "town" ? TOWN : fight.at;
  if (fight.unit < 0) {
    if (names.some((name) => FIGHT_ENTRIES.includes(name) && !UNCHOSEN.includes(name)))
      return ["state.fight.unit: must be the unit that fights."];
    return unitAt.includes(at) ? [] : ["state.fight.at: no unit is there."];
  }
  const dice = fight.dice.length >= 2 && fight.column >= 0;
  if (!dice && names.some((name) => ROLLED.includes(name)))
    return ["state.fight.dice: the dice have been rolled, so there must be two of them and a column."];
  if (!names.includes("fight/end") && unitAt[fight.unit] !== at)
    return ["state.fight.unit: must be in the space of the fight."];
  return [];
}

/** Which event cards were left out of a deck nobody knows, but how many are in it everybody. */
function deckProblems({ event, eventDeck, eventDiscard, numbers, rules }: State): string[] {
  const all = eventDeck.length + eventDiscard.length + (event >= 0 ? 1 : 0);
  const recipe = rules.deck === "normal" ? numbers.normal : numbers.short;
  const most = recipe.reduce((sum, n) => sum + n, EVENTS.filter(({ special }) => special).length + 1);
  return all > most ? [`state.eventDeck: there are ${all} event cards in all, the deck has ${most}.`] : [];
}

const SETUP: readonly Name[] = ["setup/draft", "setup/hero", "draft", "hero", "hero/take"];
const BEFORE_THE_FIRST: readonly Name[] = ["setup/draft", "setup/hero", "draft"];
/** A fight is fought to its end before anything else: what is asked between its steps, and nothing more, lies over them. */
const OVER_A_FIGHT: { readonly [name in Name]?: Name } = {
  "fight/cards": "hello",
  "fight/roll": "before",
  "fight/judge": "reroll",
  "fight/hits": "resolve",
  "fight/wounds": "hit",
};
const NEEDS_STORY: readonly Name[] = ["story/draw", "event/underfoot", "event/spread"];

/** A card is active from its draw until it is put away: everything but the set-up happens in between. */
function roundProblems(state: State): readonly string[] {
  const problems: string[] = [];
  const names = state.agenda.map(nameOf);
  const [ground] = names;
  const active = state.event >= 0;
  for (const [index, name] of names.entries()) {
    if (index > 0 && agenda.ground.includes(name))
      problems.push(`state.agenda[${index}]: "${name}" can only be the lowest entry.`);
    if (name === "organise" && !(index === 1 && ground === "round/draw"))
      problems.push(`state.agenda[${index}]: "organise" can only lie on "round/draw".`);
    if (!active && index > 0 && !SETUP.includes(name))
      problems.push(`state.agenda[${index}]: "${name}" needs an active card in \`state.event\`.`);
    if (active && BEFORE_THE_FIRST.includes(name))
      problems.push(`state.agenda[${index}]: "${name}" is for the set-up, \`state.event\` must be -1.`);
    const over = names.slice(index + 1);
    if (FIGHT_ENTRIES.includes(name) && !(over.length === 0 || (over.length === 1 && OVER_A_FIGHT[name] === over[0])))
      problems.push(`state.agenda[${index + 1}]: "${over[0]}" cannot come before "${name}", which goes on at once.`);
    const under = names.slice(0, index);
    if (NEEDS_STORY.includes(name) && !under.includes("story/effect"))
      problems.push(`state.agenda[${index}]: "${name}" needs "story/effect" under it.`);
    if (name === "zeds/event" && under.includes("story/effect"))
      problems.push(`state.agenda[${index}]: "${name}" cannot come while a story card waits.`);
    if ((name === "story/draw" && state.story >= 0) || (name === "story/effect" && under.includes(name)))
      problems.push(`state.agenda[${index}]: "${name}" comes once for each story card.`);
  }
  if (state.story >= 0 && !names.includes("story/effect"))
    problems.push('state.story: must be -1 while the agenda has no "story/effect".');
  // The deck ends with the finale, and the match with it.
  const ends = (card: number | undefined): boolean => EVENTS[card ?? -1]?.effect.startsWith("finale") ?? false;
  if (ground === "round/draw" && !ends(state.eventDeck[0]))
    problems.push("state.eventDeck[0]: must be a finale, the last card of the match.");
  if (ground === "finale" && !ends(state.event)) problems.push('state.event: must be a finale at "finale".');
  if (active && ground === "round/draw" && names[1] !== "organise")
    problems.push('state.agenda[1]: must be "organise" while a card is active, which puts it away.');
  return problems;
}

/** Every Zed is in one place; no space holds too many, and Town Center none. */
function boardProblems({ agenda, bag, spots, unitAt }: State): string[] {
  const problems: string[] = [];
  const held = agenda.flatMap((entry) => ("ask" in entry && entry.ask === "start" ? [entry.zed] : []));
  const all = [...spots.filter((zed) => zed >= 0), ...bag, ...held].sort((a, b) => a - b);
  if (all.length !== ZEDS.length || all.some((zed, place) => zed !== place))
    problems.push(`state.bag: each of the ${ZEDS.length} Zeds must be in the bag or on a space, once.`);
  for (let at = 0; at < TOWN; at++)
    if (spots[at * STACK] < 0 && spots[at * STACK + 1] >= 0)
      problems.push(`state.spots[${at * STACK}]: the first place of a space is filled first.`);
  for (let at = 0; at < TOWN; at++)
    if (unitAt.filter((place) => place === at).length > STACK)
      problems.push(`state.unitAt: more than ${STACK} units are in space ${at}.`);
  return problems;
}

type Need = readonly [good: boolean, what: string];

/** Entries that need something to be there. */
function agendaProblems(state: State): string[] {
  return state.agenda.flatMap((entry, index) =>
    needsOf(state, entry, index).flatMap(([good, what]) =>
      good ? [] : [`state.agenda[${index}]: "${nameOf(entry)}" needs ${what}.`],
    ),
  );
}

function needsOf(state: State, entry: Entry, index: number): Need[] {
  if ("ask" in entry) return questionNeeds(state, entry, state.agenda[index - 1]);
  return entry.do === "retreat/units" && entry.units !== 0 ? [unitsInPlay(state, entry.units)] : [];
}

/** What a question needs, of the board and of the step under it, which its answer takes away. */
function questionNeeds({ spots, unitAt, kept }: State, entry: Question, under: Entry | undefined): Need[] {
  const below = under === undefined ? null : nameOf(under);
  switch (entry.ask) {
    case "advance":
    case "nearer":
    case "hit":
      return [[spots[entry.at * STACK + 1] >= 0, "two Zeds in its space"]];
    case "extra":
    case "lend":
      return [[isInPlay(unitAt[entry.unit]), "a unit in play"]];
    case "resolve":
      return [[kept.includes(IRON_RESOLVE), "Iron Resolve in `state.kept`"]];
    case "ready":
      return [[kept.includes(CIVILIAN_LEADER), "Civilians Get Organised in `state.kept`"]];
    case "before":
      return [[below === "fight/roll", 'the step "fight/roll" under it']];
    case "hello": {
      const can = entry.unit === JOHNSON || (entry.unit === ALYSSA && below === "fight/cards");
      return [[can && unitAt[entry.unit] === entry.at, "a unit that can, in its space"]];
    }
    case "overwatch":
      return [[unitAt[PIAZZA] >= 0 && unitAt[PIAZZA] < TOWN, "Piazza on a track"]];
    case "start":
    case "track":
      return [[entry.tracks > 0, "at least one track"]];
    case "stop":
      return [unitsInPlay({ unitAt }, entry.units)];
    default:
      return [];
  }
}

const isInPlay = (at: number): boolean => at >= 0 && at <= TOWN;

function unitsInPlay({ unitAt }: Pick<State, "unitAt">, units: number): Need {
  return [unitAt.some((at, unit) => (units & (1 << unit)) !== 0 && isInPlay(at)), "units in play"];
}
