import { nameOf, problemsOf } from "@endzeit/engine";
import { COMPLETION, PREPARATION } from "./agenda.ts";
import { AREAS, BOXED_FOR_THREE, COLOURS, HALF, IN_BOX, MOST_SEATS, ROUNDS, SITES } from "./content/board.ts";
import { BUILDINGS, EXTENSION, LEVELS } from "./content/buildings.ts";
import { form } from "./form.ts";
import { TO_PICK_FROM } from "./rules/equipment.ts";
import { countAt, FIGURES_EACH, KINDS } from "./rules/figures.ts";
import { Place, type Question, SOURCES, type State, type Step } from "./state.ts";

/** What is wrong with a state from outside, so that a position made by hand fails with the field's name and not in a rule. */
export const stateProblems = problemsOf(form, [
  peopleProblems,
  bagProblems,
  knownProblems,
  extensionProblems,
  pointProblems,
  markerProblems,
  roundProblems,
  bidProblems,
  displayProblems,
  siteProblems,
  drawnProblems,
  deckProblems,
  homeProblems,
  agendaProblems,
]);

const sumOf = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);

function peopleProblems({ figures, people }: State): string[] {
  return people.flatMap((n, seat) => {
    const problems: string[] = [];
    const own = figures.slice(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH);
    const all = sumOf(own);
    if (all !== n) problems.push(`state.people[${seat}]: must be ${all}, the figures of this seat.`);
    const aside = own.slice(Place.aside * COLOURS.length, Place.aside * COLOURS.length + COLOURS.length - 1);
    if (aside.some((figure) => figure > 0))
      problems.push(`state.figures: only a leader may be set aside (seat ${seat}).`);
    return problems;
  });
}

/** No colour may have more figures than the box. */
function bagProblems({ bag, crowd, figures, seats }: State): string[] {
  return IN_BOX.flatMap((most, kind) => {
    let sum = bag[kind];
    for (let slot = 0; slot < seats; slot++) sum += crowd[slot * KINDS + kind];
    if (kind < COLOURS.length) for (let at = kind; at < figures.length; at += COLOURS.length) sum += figures[at];
    const all = most - (seats < MOST_SEATS ? BOXED_FOR_THREE[kind] : 0);
    // A position may leave marauders out; without a survivor the colours of the bag would tell a lie.
    const good = kind < COLOURS.length ? sum === all : sum <= all;
    return good ? [] : [`state.bag[${kind}]: there must be ${all} of this colour in all, not ${sum}.`];
  });
}

function knownProblems({ hand, known, stack, placed }: State): string[] {
  const problems = known.flatMap((list, seat) =>
    list.length === hand[seat].length ? [] : [`state.known[${seat}]: must have one number for each card of the hand.`],
  );
  if (placed.length !== stack.length) problems.push("state.placed: must have one number for each card of the stack.");
  return problems;
}

function extensionProblems({ extended, sites }: State): string[] {
  return extended.flatMap((built, seat) => {
    const at = seat * SITES + SITES - 1;
    if (built === 0 && sites[at] >= 0) return [`state.sites[${at}]: must be -1 while the extension is covered.`];
    if (built === 1 && sites[at] < 0)
      return [`state.sites[${at}]: must be a building, ${EXTENSION} for the extension itself.`];
    return [];
  });
}

function pointProblems({ gained, points }: State): string[] {
  return points.flatMap((n, seat) => {
    const sum = sumOf(gained.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length));
    return sum === n ? [] : [`state.gained: the columns of seat ${seat} add up to ${sum}, its points are ${n}.`];
  });
}

/** Of two points markers on a space one lies on top, so no two have come at the same time. */
function markerProblems({ arrived, moves }: State): string[] {
  return arrived.flatMap((at, seat) =>
    at > moves || arrived.indexOf(at) < seat
      ? [`state.arrived[${seat}]: must be another move than those of the other seats, up to \`moves\`.`]
      : [],
  );
}

const groundOf = ({ agenda }: State): string => nameOf(agenda[0]);

/** The round in which the match may stand at these. */
const ROUND_OF: { readonly [ground: string]: readonly [least: number, most: number] } = {
  "prepare/raiders": [0, ROUNDS - 1],
  interim: [HALF, HALF],
  "final/public": [ROUNDS, ROUNDS],
  "final/count": [ROUNDS, ROUNDS],
};

/** Rounds that are still to come need something to be there. */
function roundProblems(state: State): string[] {
  const problems: string[] = [];
  const ground = groundOf(state);
  const { round, bidStack } = state;
  const [least, most] = ROUND_OF[ground] ?? [1, ROUNDS];
  if (round < least || round > most)
    problems.push(`state.round: must be a whole number from ${least} to ${most} at "${ground}".`);
  const toCome = round < HALF || (round === HALF && ground !== "prepare/raiders");
  if (toCome && bidStack.length < AREAS.length)
    problems.push(`state.bidStack: must have ${AREAS.length} tiles for the interim scoring.`);
  return problems;
}

/** Bids lie row by row, each seat once in an area; with all of them there the phases after follow their order. */
function bidProblems(state: State): string[] {
  const { rows, seats, start, agenda } = state;
  const problems: string[] = [];
  const bids = new Array<number>(seats).fill(0);
  for (let area = 0; area < AREAS.length; area++) {
    for (let row = 0; row < seats; row++) {
      const at = area * seats + row;
      const seat = rows[at];
      if (seat < 0) continue;
      bids[seat]++;
      if ((row > 0 && rows[at - 1] < 0) || rows.indexOf(seat, area * seats) < at)
        problems.push(`state.rows[${at}]: bids lie from the first row on, each seat once in an area.`);
    }
  }
  const all = sumOf(bids);
  const ground = groundOf(state);
  if ((ground === "explore/begin" || ground === "construct/begin" || ground === "city/begin") && all < rows.length)
    problems.push(`state.rows: must be full at "${ground}", every seat has bid in every area.`);
  if (ground !== "bid" && ground !== "bid/next") return problems;
  const next = (start + all) % seats;
  const outOfTurn = bids.findIndex((n, seat) => {
    const place = (seat - start + seats) % seats;
    return n !== Math.floor((all - place + seats - 1) / seats);
  });
  if (outOfTurn >= 0) problems.push(`state.rows: seat ${outOfTurn} has bid out of turn, counted from \`start\`.`);
  const [asked] = agenda;
  if ("ask" in asked && (all === rows.length || asked.of[0] !== next || asked.of.length !== 1))
    problems.push(`state.agenda[0].of: must be [${next}], the seat whose bid is next, while one is missing.`);
  return problems;
}

type Name = Step["do"] | Question["ask"];

/** How many of these are still to come. */
function toCome({ agenda }: State, ...names: readonly Name[]): number {
  return agenda.filter((entry) => names.includes("ask" in entry ? entry.ask : entry.do)).length;
}

const lying = (list: readonly number[]): number => list.filter((card) => card >= 0).length;

/** From where on the display, or the buildings on offer, have been cleared. */
const BEFORE_SITES: readonly string[] = [...COMPLETION, ...PREPARATION];
const BEFORE_DISPLAY: readonly string[] = [
  "city/begin",
  ...BEFORE_SITES.filter((ground) => ground !== "prepare/buildings"),
];

/** How many seats may still take of what lies out: none at a ground `before` it, those who have not yet at the ground `after` them. */
function takers(state: State, before: readonly string[], after: string, ask: "explore" | "construct"): number {
  const ground = groundOf(state);
  if (before.includes(ground)) return 0;
  return ground === after ? toCome(state, `${ask}/next`, ask) : state.seats;
}

/** What lies out is taken before the next is laid there. */
function displayProblems(state: State): string[] {
  const { display, crowd } = state;
  const problems = display.flatMap((card, slot) =>
    card < 0 && crowd.slice(slot * KINDS, slot * KINDS + KINDS).some((n) => n > 0)
      ? [`state.crowd[${slot * KINDS}]: nobody stands in slot ${slot + 1}, which has no card.`]
      : [],
  );
  const explorers = takers(state, BEFORE_DISPLAY, "construct/begin", "explore");
  if (lying(display) > explorers)
    problems.push(
      `state.display: must have ${explorers} cards at most at "${groundOf(state)}", for the rest will not be taken.`,
    );
  return problems;
}

function siteProblems(state: State): string[] {
  const { site, siteTile } = state;
  const problems = site.flatMap((building, place) =>
    building < 0 && siteTile[place] >= 0 ? [`state.siteTile[${place}]: must be -1, there is no building for it.`] : [],
  );
  const builders = takers(state, BEFORE_SITES, "city/begin", "construct");
  if (lying(site) > builders)
    problems.push(
      `state.site: must have ${builders} buildings at most at "${groundOf(state)}", for the rest will not be taken.`,
    );
  return problems;
}

/** A building lies in the draw pile of its own level, and a printed one in none. */
function deckProblems({ buildings }: State): string[] {
  return buildings.flatMap((deck, at) => {
    const stray = deck.find((kind) => !LEVELS[at].includes(kind));
    return stray === undefined
      ? []
      : [`state.buildings[${at}]: must hold buildings of level ${at + 1} alone, not "${BUILDINGS[stray].id}".`];
  });
}

function drawnProblems(state: State): string[] {
  const most = toCome(state, "keep", "under") > 0 ? TO_PICK_FROM : 0;
  return state.drawn.length > most ? [`state.drawn: must have ${most} cards at most, for nobody picks one.`] : [];
}

/** Before the damage of a round everyone is back. */
function homeProblems(state: State): string[] {
  const ground = groundOf(state);
  if (ground !== "complete/damage" && ground !== "complete/points") return [];
  const out = [Place.exploration, Place.construction, Place.city, Place.spent];
  return state.people.flatMap((_, seat) =>
    out.some((place) => countAt(state, seat, place) > 0)
      ? [`state.figures: all figures of seat ${seat} must be at home at "${ground}".`]
      : [],
  );
}

/** A question needs something to answer with. */
function agendaProblems(state: State): string[] {
  const { agenda, hand, drawn, stack, people, display, site, secret } = state;
  return agenda.flatMap((entry, index) => {
    if (!("ask" in entry)) return [];
    const [seat] = entry.of;
    const lacks =
      (entry.ask === "discard" && (hand[seat].length === 0 || (entry.search && stack.length === 0))) ||
      ((entry.ask === "keep" || entry.ask === "under") && drawn.length === 0) ||
      (entry.ask === "search" && stack.length === 0) ||
      (entry.ask === "dismiss" && people[seat] < entry.left) ||
      (entry.ask === "explore" && lying(display) === 0) ||
      (entry.ask === "construct" && lying(site) === 0) ||
      (entry.ask === "secret" && secret[seat].length === 0);
    return lacks ? [`state.agenda[${index}]: seat ${seat} has nothing to answer "${entry.ask}" with.`] : [];
  });
}
