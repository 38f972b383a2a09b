import { problemsOf } from "@endzeit/engine";
import { agenda } from "./agenda.ts";
import { KIND_OF } from "./content/prints.ts";
import { SURVIVORS } from "./content/survivors.ts";
import { form } from "./form.ts";
import { GATE_SPACES, PLACE_COUNT } from "./rules/places.ts";
import type { Question, State, Step } from "./state.ts";

/** What is wrong with a state from outside, so that a position made by hand fails with the field's name and not in a rule. */
export const stateProblems = problemsOf(form, [
  gateProblems,
  groupProblems,
  leaderProblems,
  outProblems,
  orderProblems,
  entryProblems,
  crossroadsProblems,
]);

function gateProblems({ zombies, barricades }: State): string[] {
  return GATE_SPACES.flatMap((spaces, gate) =>
    zombies[gate] + barricades[gate] > spaces
      ? [`state.zombies[${gate}]: with the barricades there are more than the ${spaces} spaces of this entrance.`]
      : [],
  );
}

/** A survivor in play stands somewhere, unless the owner is asked where; nobody else has wounds. */
function groupProblems({ owner, place, wounds, frost, agenda }: State): string[] {
  return SURVIVORS.flatMap((_, who) => {
    const arriving = agenda.some((entry) => "ask" in entry && entry.ask === "pick" && entry.why === "new-home");
    if (owner[who] < 0 && place[who] >= 0)
      return [`state.owner[${who}]: must be a seat, for this survivor stands at a place.`];
    if (owner[who] >= 0 && place[who] < 0 && !arriving)
      return [`state.place[${who}]: must be a place, for this survivor has an owner.`];
    if (owner[who] < 0 && wounds[who] + frost[who] > 0)
      return [`state.wounds[${who}]: must be 0, for this survivor is not in play.`];
    return [];
  });
}

function leaderProblems({ leader, owner }: State): string[] {
  return leader.flatMap((who, seat) =>
    who >= 0 && owner[who] !== seat ? [`state.leader[${seat}]: must be a survivor of this seat, or -1.`] : [],
  );
}

/** Whoever is out in the own turn has it ended. */
function outProblems({ out, first, outcome }: State): string[] {
  if (outcome !== null) return [];
  if (out.every((gone) => gone === 1)) return ["state.out: somebody must be in the match."];
  return out[first] === 1 ? ["state.first: must be a seat that is in the match."] : [];
}

const nameOf = (entry: Step | Question): string => ("ask" in entry ? entry.ask : entry.do);

/** A turn that has begun has one of these on the agenda. Under them lie only the turns that are still to come, and what follows them: nothing of an earlier action is left. */
const RUNNING: readonly string[] = ["turn/ask", "turn", "act", "acted", "turn/end"];
const IN_TURN: readonly string[] = ["turn/begin", ...RUNNING];
const UNDER_TURN: readonly string[] = ["turn/begin", "colony/begin"];

/** The phases follow each other, so that one is at the bottom and no crisis is revealed over another. */
function orderProblems({ agenda: entries }: State): string[] {
  return entries.flatMap((entry, at) => {
    const name = nameOf(entry);
    if (at > 0 && agenda.ground.includes(name))
      return [`state.agenda[${at}]: must be the first entry, for everything before it would come too late.`];
    if (at > 0 && IN_TURN.includes(name) && !UNDER_TURN.includes(nameOf(entries[at - 1])))
      return [`state.agenda[${at - 1}]: must be "turn/begin" or "colony/begin", for a turn stands after it.`];
    return [];
  });
}

/** What an entry names is there. */
function entryProblems(state: State): string[] {
  return state.agenda.flatMap((entry, at) => {
    if ("ask" in entry) {
      if (entry.ask === "accept") return giftProblems(state, entry.from, at);
      if (entry.ask === "pick" && entry.why === "attract-from" && (entry.a < 0 || entry.a >= PLACE_COUNT))
        return [`state.agenda[${at}].a: must be a place, for zombies are attracted to it.`];
      if (entry.ask === "pick" && entry.why === "leave-game" && (entry.a < 0 || state.owner[entry.a] !== entry.of[0]))
        return [`state.agenda[${at}].a: must be a survivor of the seat that is asked whether he leaves.`];
    } else if (entry.do === "attack/strike" && (state.owner[entry.by] < 0 || state.owner[entry.target] < 0))
      return [`state.agenda[${at}]: must name two survivors who have an owner.`];
    return [];
  });
}

/** A crossroads card is put away once, when all that it brought is done. */
function crossroadsProblems({ agenda: entries, acting, crossroad, outcome }: State): string[] {
  if (outcome !== null) return [];
  // one card a turn, put back when the turn ends.
  if (crossroad.length > (entries.some((entry) => RUNNING.includes(nameOf(entry))) ? 1 : 0))
    return ["state.crossroad: must have one card in a turn, and none between turns."];
  const done = entries.filter((entry) => nameOf(entry) === "crossroads/done").length;
  if (done > 1) return ["state.agenda: must have at most one crossroads card to put away."];
  if (done === 1 && acting < 0) return ["state.acting: must be the card that the agenda puts away."];
  return done === 0 && acting >= 0 ? ["state.acting: must be -1, for the agenda puts no card away."] : [];
}

/** Um Karten bitten: whoever would give names a card and has it. */
function giftProblems({ seats, gifts, hand }: State, from: number, at: number): string[] {
  if (from >= 1 << seats) return [`state.agenda[${at}].from: must be seats of the table.`];
  return gifts.flatMap((kinds, seat) => {
    if ((from & (1 << seat)) === 0) return [];
    const [kind] = kinds;
    return kind !== undefined && hand[seat].some((print) => KIND_OF[print] === kind)
      ? []
      : [`state.gifts[${seat}]: must name a card of this seat's hand, for the seat offers one.`];
  });
}
