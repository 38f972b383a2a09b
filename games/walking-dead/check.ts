import { problemsOf } from "@endzeit/engine";
import { RISES, SURVIVOR_STEPS } from "./content/board.ts";
import { form } from "./form.ts";
import { CLAWS } from "./rules/stock.ts";
import { STANDARD } from "./setup.ts";
import { type Question, Role, type State, type Step } from "./state.ts";

/** What is wrong with a state from outside, so that a position made by hand fails with the field's name and not in a rule. */
export const stateProblems = problemsOf(form, [
  amountProblems,
  fightProblems,
  figureProblems,
  (state) => (state.outcome === null ? livingProblems(state) : []),
  entryProblems,
]);

type Entry = Step | Question;
type Name = Step["do"] | Question["ask"];

const nameOf = (entry: Entry): Name => ("ask" in entry ? entry.ask : entry.do);

function entryProblems(state: State): string[] {
  return state.agenda.flatMap((entry, index) =>
    entryNeeds(state, entry, index).flatMap(([good, what]) =>
      good ? [] : [`state.agenda[${index}]: "${nameOf(entry)}" needs ${what}.`],
    ),
  );
}

/** Nobody draws more than a hand, and there are no more tokens than the table has. */
function amountProblems({ claws, allies, pool, box, seats }: State): string[] {
  const problems = claws.flatMap((cards, seat) =>
    cards.length > CLAWS ? [`state.claws[${seat}]: must have ${CLAWS} cards at most, nobody draws more.`] : [],
  );
  const tokens = allies.reduce((sum, n) => sum + n, pool + box);
  const most = seats * (STANDARD.poolEach + STANDARD.allies);
  if (tokens > most) problems.push(`state.pool: there are ${tokens} ally tokens in all, the table has ${most}.`);
  return problems;
}

const FIGHTING: readonly Name[] = ["fight/arm", "fight/judge", "fight/axe", "arm", "reroll", "axe"];

/** A fight is there exactly while the agenda has something to do with one; a survivor defends, a walker attacks. */
function fightProblems({ fight, agenda, role, outcome }: State): string[] {
  const fighting = agenda.some((entry) => FIGHTING.includes(nameOf(entry)));
  if (fight === null) return fighting ? ["state.fight: the agenda fights, so there must be a fight."] : [];
  if (!fighting) return ["state.fight: must be null, the agenda has no fight."];
  if (outcome !== null) return [];
  const problems: string[] = [];
  if (role[fight.defender] !== Role.survivor) problems.push("state.fight.defender: must be a survivor.");
  if (fight.attacker !== -1 && role[fight.attacker] !== Role.walker)
    problems.push("state.fight.attacker: must be a walker on the board, or -1.");
  return problems;
}

/** Survivors stand on the street, walkers anywhere; who is beaten or out stands nowhere. */
function figureProblems(state: State): string[] {
  return state.at.flatMap((at, seat) => {
    switch (state.role[seat]) {
      case Role.survivor:
        return at < 0 || SURVIVOR_STEPS[at].length === 0
          ? [`state.at[${seat}]: a survivor stands on a street space.`]
          : [];
      case Role.dying:
        return at < 0 ? [`state.at[${seat}]: who has just died lies on a space.`] : [];
      case Role.walker:
        return at < 0 && !waitsToRise(state, seat)
          ? [`state.at[${seat}]: a walker stands on a space, such as ${RISES[0]}.`]
          : [];
      default:
        return at >= 0 ? [`state.at[${seat}]: must be -1, the figure is off the board.`] : [];
    }
  });
}

/** Team variant: walkers have no space until they have chosen one. */
function waitsToRise({ agenda }: State, seat: number): boolean {
  return agenda.some((entry) =>
    "ask" in entry
      ? entry.ask === "rise" && entry.of.includes(seat)
      : entry.do === "setup/first" || (entry.do === "setup/rise" && entry.seat === seat),
  );
}

/** Somebody lives as long as the match runs. */
function livingProblems({ role }: State): string[] {
  return role.includes(Role.survivor) ? [] : ["state.role: the match runs, so there must be a survivor (0)."];
}

const IN_A_SURVIVORS_TURN: readonly Name[] = ["turn", "move", "draw", "between", "end", "give", "exchange"];
const IN_A_WALKERS_TURN: readonly Name[] = ["walk", "claw", "lunge", "strike", "swap"];

/** Whom these questions and steps are about: they cannot be answered or run as anything else. */
const OF_SURVIVORS: readonly Name[] = [
  ...IN_A_SURVIVORS_TURN,
  "arm",
  "reroll",
  "axe",
  "wound",
  "choose",
  "discard",
  "rival",
];
const OF_WALKERS: readonly Name[] = ["react", ...IN_A_WALKERS_TURN];
const OF_THE_TURN: readonly Name[] = [...IN_A_SURVIVORS_TURN, ...IN_A_WALKERS_TURN];
const SEAT_SURVIVES: readonly Name[] = ["encounter/react", "encounter/resolve", "death", "wound"];

/** What lies at the bottom, and nowhere else. */
const BOTTOM: readonly Name[] = ["setup/first", "turn/begin", "turn/next"];
/** What is done at once: nothing lies over it. */
const AT_ONCE: readonly Name[] = ["setup/first", "fight/arm", "fight/judge", "fight/axe", "bite", "death", "wound"];
const SETUP: readonly Name[] = ["setup/rise", "setup/character", "character", "rise"];

type Need = readonly [good: boolean, what: string];

/** What an entry of the agenda needs: of the seats that it is about while the match runs, and of the entries around it. */
function entryNeeds(state: State, entry: Entry, index: number): Need[] {
  return [...(state.outcome === null ? seatNeeds(state, entry) : []), ...placeNeeds(state, entry, index)];
}

function seatNeeds({ role, turn }: State, entry: Entry): Need[] {
  const name = nameOf(entry);
  const of = "ask" in entry ? entry.of : [];
  const seat = "seat" in entry ? entry.seat : -1;
  const needs: Need[] = [];
  if (OF_SURVIVORS.includes(name)) needs.push([of.every((one) => role[one] === Role.survivor), "a survivor in `of`"]);
  if (OF_WALKERS.includes(name))
    needs.push([of.every((one) => role[one] === Role.walker), "a walker on the board in `of`"]);
  if (OF_THE_TURN.includes(name)) needs.push([isOnly(of, turn), "the seat of `state.turn` in `of`"]);
  if (SEAT_SURVIVES.includes(name)) needs.push([role[seat] === Role.survivor, "a survivor in `seat`"]);
  if (name === "survivor/before") needs.push([role[turn] === Role.survivor, "a survivor in `state.turn`"]);
  if (name === "walker/strike") needs.push([role[turn] === Role.walker, "a walker in `state.turn`"]);
  if (name === "walker/roll")
    needs.push([role[turn] === Role.walker || role[turn] === Role.beaten, "a walker in `state.turn`"]);
  if (name === "give") needs.push([role.filter((one) => one === Role.survivor).length > 1, "a second survivor"]);
  return needs;
}

const isOnly = (of: readonly number[], seat: number): boolean => of.length === 1 && of[0] === seat;

function placeNeeds(state: State, entry: Entry, index: number): Need[] {
  const { agenda, allies, character, fight, role } = state;
  const name = nameOf(entry);
  const top = agenda.length - 1;
  const needs: Need[] = [];
  if (BOTTOM.includes(name)) needs.push([index === 0, "to be the lowest entry"]);
  if (AT_ONCE.includes(name)) {
    const judged = name === "fight/judge" && nameOf(agenda[top]) === "reroll";
    needs.push([index === top || judged, "to be the last entry"]);
  }
  if ("ask" in entry && (name === "arm" || name === "reroll") && fight !== null)
    needs.push([isOnly(entry.of, fight.defender), "the defender in `of`"]);
  if (name === "reroll")
    needs.push([index > 0 && nameOf(agenda[index - 1]) === "fight/judge", '"fight/judge" under it']);
  if ("asked" in entry) needs.push([allies[entry.seat] === 0, "a survivor without allies"]);
  if (index > 0 && nameOf(agenda[0]) === "turn/begin") needs.push([SETUP.includes(name), '"turn/next" at the bottom']);
  if ("do" in entry && entry.do === "setup/character") {
    const without = role.filter((one, seat) => one === Role.survivor && character[seat] < 0).length;
    needs.push([entry.left <= without, "as many survivors without a character as are `left`"]);
  }
  return needs;
}
