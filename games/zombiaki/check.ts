import { problemsOf } from "@endzeit/engine";
import { CARDS } from "./content/cards.ts";
import { form } from "./form.ts";
import { HAND } from "./rules/hands.ts";
import { Figure, HUMANS, SQUARES, type State, ZOMBIES } from "./state.ts";

/** What is wrong with a state from outside, so that a position made by hand fails with the field's name and not in a rule. */
export const stateProblems = problemsOf(form, [
  handProblems,
  squareProblems,
  valueProblems,
  knownProblems,
  clickProblems,
  dogProblems,
  cardProblems,
]);

function handProblems({ hand }: State): string[] {
  return hand.flatMap((cards, seat) =>
    cards.length > HAND ? [`state.hand[${seat}]: must have ${HAND} cards at most, nobody draws more.`] : [],
  );
}

/** Who stands has strength, and where nobody stands nothing is true of anybody. */
function squareProblems(state: State): string[] {
  const problems: string[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const somebody = state.figure[square] !== Figure.none;
    if (somebody && state.strength[square] < 1)
      problems.push(`state.strength[${square}]: a figure has a strength of 1 or more.`);
    for (const field of ["strength", "wounds", "marks", "orders"] as const)
      if (!somebody && state[field][square] !== 0)
        problems.push(`state.${field}[${square}]: must be 0, nobody stands there.`);
  }
  return problems;
}

/** A card whose number counts for something has one: nobody rises with a strength of 0. */
function valueProblems({ values }: State): string[] {
  return CARDS.flatMap((row, kind) =>
    row.value !== 0 && values[kind] < 1 ? [`state.values[${kind}]: must be 1 or more for "${row.id}".`] : [],
  );
}

function knownProblems({ hand, known }: State): string[] {
  const left = hand[HUMANS].slice();
  for (const [index, card] of known.entries()) {
    const held = left.indexOf(card);
    if (held < 0) return [`state.known[${index}]: the humans do not hold that card.`];
    left.splice(held, 1);
  }
  return [];
}

/** Klick! takes away the shot beneath it. */
function clickProblems({ agenda }: State): string[] {
  return agenda.flatMap((entry, index) => {
    const shot = agenda[index - 1];
    const answersShot = shot !== undefined && "do" in shot && (shot.do === "shoot" || shot.do === "burst");
    if (!("ask" in entry) || entry.ask !== "click" || answersShot) return [];
    return [`state.agenda[${index}]: "click" must follow the step "shoot" or "burst" that it answers.`];
  });
}

/** A dog on its way is a dog, and stands where it has come to. */
function dogProblems({ agenda, figure }: State): string[] {
  return agenda.flatMap((entry, index) => {
    if (!("ask" in entry) || entry.ask !== "dog") return [];
    const there = entry.at === -1 ? figure.includes(Figure.dog) : figure[entry.at] === Figure.dog;
    return there
      ? []
      : [`state.agenda[${index}].at: no dog stands ${entry.at === -1 ? "on the street" : "on that square"}.`];
  });
}

/** Whose cards a question chooses from: without any there is no answer to it. */
function cardProblems({ agenda, hand }: State): string[] {
  return agenda.flatMap((entry, index) => {
    if (!("ask" in entry)) return [];
    const seat =
      entry.ask === "discard" ? entry.of[0] : entry.ask === "meat" ? HUMANS : entry.ask === "punch" ? ZOMBIES : null;
    if (seat === null || hand[seat].length > 0) return [];
    return [`state.agenda[${index}]: "${entry.ask}" needs a card in \`hand[${seat}]\`.`];
  });
}
