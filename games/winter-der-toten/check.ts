import { holds } from "@endzeit/engine";
import { SURVIVORS } from "./content/survivors.ts";
import { form } from "./form.ts";
import { GATE_SPACES } from "./rules/places.ts";
import type { State } from "./state.ts";

/** What is wrong with a state from outside, so that a position made by hand fails with the field's name and not in a rule. */
export function stateProblems(given: unknown): readonly string[] {
  const problems: string[] = [];
  if (!holds(form, given, problems)) return problems;
  return [...gateProblems(given), ...groupProblems(given), ...leaderProblems(given), ...outProblems(given)];
}

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
