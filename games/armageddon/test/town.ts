import { type Answer as AnyAnswer, type Options, randomFrom } from "@endzeit/engine";
import { Driver } from "@endzeit/engine/testing";
import { AREAS, BOXED_FOR_THREE, COLOURS, IN_BOX, MOST_SEATS, SITES } from "../content/board.ts";
import { BUILDINGS, buildingOf, LEVELS, MOST_ACTIONS } from "../content/buildings.ts";
import { BID_TILES, BUILDING_TILES, EQUIPMENT, equipment, SCORING_TILES, scoringTile } from "../content/cards.ts";
import { type Answer, armageddon, type Event, type State, type View } from "../index.ts";
import { options } from "../options.ts";
import { FIGURES_EACH, KINDS, slotOf } from "../rules/figures.ts";
import { setup } from "../setup.ts";
import { Phase, Place, SOURCES, type Source } from "../state.ts";

/** Figures in words: `"2 worker, soldier"`; in the bag and on cards also `"marauder"`. */
type Figures = string;

/** What a player has, in the words of the rulebook. What is left out is as at the start of a match. */
export interface Player {
  readonly points?: number;
  readonly marauders?: number;
  readonly damage?: number;
  /** Behind the screen, in the bids, beside the damage track. */
  readonly home?: Figures;
  readonly exploration?: Figures;
  readonly construction?: Figures;
  readonly city?: Figures;
  readonly aside?: Figures;
  /** Buildings by site 1 to 8; `""` is an empty plot. */
  readonly sites?: { readonly [site: number]: string };
  readonly hand?: readonly string[];
  readonly secret?: readonly string[];
  readonly houses?: number;
  readonly fought?: number;
}

type Juncture =
  | "preparation"
  | "bids"
  | "bonus and malus"
  | "exploration"
  | "construction"
  | "city"
  | "completion"
  | "round end"
  | "interim"
  | "final"
  | "final count";

export interface Position {
  /** Default: four players, Travis, Nikki, Frank and Ani in the tests of the rulebook. */
  readonly players: readonly Player[];
  readonly round?: number;
  readonly start?: number;
  /** Where the match goes on. */
  readonly at: Juncture;
  /** Seats by row, of each area; default: in seat order. */
  readonly rows?: { readonly [area: string]: readonly number[] };
  readonly bidTiles?: readonly string[];
  /** The display: `"weapons: engineer, soldier, marauder"`. */
  readonly display?: readonly string[];
  /** Buildings on offer: `"bunker: two-houses"`. */
  readonly offers?: readonly string[];
  /** The stack, the top card last. Default: the box without what lies elsewhere. */
  readonly stack?: readonly string[];
  /** What the bag holds; the rest of the box is with nobody and not counted. */
  readonly bag?: Figures;
  /** Building tiles still to come, the next one last. */
  readonly open?: readonly (string | null)[];
  /** Seats from the bottom to the top of a pile of markers. */
  readonly pile?: readonly number[];
  readonly options?: Options;
}

function parse(words: Figures | undefined): number[] {
  const counts = new Array<number>(KINDS).fill(0);
  for (const part of (words ?? "").split(",")) {
    const match = /^\s*(?:(\d+)\s+)?([a-z]+)\s*$/.exec(part);
    if (match === null) continue;
    const kind = [...COLOURS, "marauder"].indexOf(match[2] as string);
    if (kind < 0) throw new Error(`There is no figure "${part}".`);
    counts[kind] += Number(match[1] ?? 1);
  }
  return counts;
}

const STEPS: { readonly [moment in Juncture]: readonly [phase: number, agenda: State["agenda"]] } = {
  preparation: [Phase.preparation, [{ do: "prepare/raiders" }]],
  bids: [Phase.bidding, [{ do: "bid/begin" }]],
  "bonus and malus": [Phase.bidding, [{ do: "bid/next" }]],
  exploration: [Phase.exploration, [{ do: "explore/begin" }]],
  construction: [Phase.construction, [{ do: "construct/begin" }]],
  city: [Phase.city, [{ do: "city/begin" }]],
  completion: [Phase.completion, [{ do: "complete/home" }]],
  "round end": [Phase.completion, [{ do: "round/end" }]],
  interim: [Phase.interim, [{ do: "interim" }]],
  final: [Phase.final, [{ do: "final/public" }]],
  "final count": [Phase.final, [{ do: "final/count" }]],
};

const PLACES_IN_WORDS = ["home", "exploration", "construction", "city"] as const;

/** A match at a position, with the events since then. */
export function town(position: Position): Town {
  const players = position.players.length;
  const chosen = { ...Object.fromEntries(options.map((spec) => [spec.id, spec.default])), ...position.options };
  const s = setup({ players, options: chosen, content: null }, randomFrom("town"));
  s.random = [1, 2, 3, 4];
  const [phase, agenda] = STEPS[position.at];
  s.phase = phase;
  s.agenda = agenda.slice();
  // The preparation of a round begins by counting it.
  s.round = (position.round ?? 2) - (position.at === "preparation" ? 1 : 0);
  s.start = position.start ?? 0;
  s.arrived = (position.pile ?? s.points.map((_, seat) => seat)).reduce<number[]>((all, seat, rank) => {
    all[seat] = rank;
    return all;
  }, []);
  for (const [seat, player] of position.players.entries()) settle(s, seat, player);
  for (const [at, area] of AREAS.entries()) {
    const given =
      position.rows?.[area] ??
      (position.at === "bids" || position.at === "preparation" ? [] : s.points.map((_, seat) => seat));
    for (let row = 0; row < players; row++) s.rows[at * players + row] = given[row] ?? -1;
  }
  if (position.bidTiles !== undefined) {
    s.bidTiles = position.bidTiles.map((id) => BID_TILES.findIndex((row) => row.id === id));
    s.bidStack = BID_TILES.map((_, tile) => tile).filter((tile) => !s.bidTiles.includes(tile));
  }
  s.moves = players;
  if (position.open !== undefined) s.open = position.open.map((id) => (id === null ? -1 : scoringTile(id)));
  else {
    const held = position.players.flatMap((player) => (player.secret ?? []).map(scoringTile));
    const free = SCORING_TILES.map((_, tile) => tile).filter((tile) => !held.includes(tile));
    s.open = s.open.map((tile) => (held.includes(tile) ? free.splice(0, 1)[0] : tile));
  }
  dealTiles(s, position);
  layOut(s, position);
  const cards = [...s.hand.flat(), ...s.display.filter((card) => card >= 0)];
  if (position.stack !== undefined) s.stack = position.stack.map(equipment);
  else {
    s.stack = s.numbers.equipmentCount.flatMap((count, kind) =>
      new Array<number>(Math.max(0, count - cards.filter((card) => card === kind).length)).fill(kind),
    );
  }
  s.placed = s.stack.map(() => 0);
  // A position may need more of a card than there is: then this box has as many.
  const all = [...cards, ...s.stack];
  s.numbers = {
    ...s.numbers,
    equipmentCount: s.numbers.equipmentCount.map((n, kind) => Math.max(n, all.filter((card) => card === kind).length)),
  };
  fillBag(s, position.bag);
  return new Town(s);
}

function settle(s: State, seat: number, player: Player): void {
  s.points[seat] = player.points ?? 10;
  s.gained.fill(0, seat * SOURCES.length, (seat + 1) * SOURCES.length);
  s.gained[seat * SOURCES.length] = s.points[seat];
  s.marauders[seat] = player.marauders ?? 0;
  s.damage[seat] = player.damage ?? 3;
  s.figures.fill(0, seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH);
  const somewhere = PLACES_IN_WORDS.some((place) => player[place] !== undefined);
  for (const [place, name] of PLACES_IN_WORDS.entries()) {
    const counts = parse(player[name] ?? (name === "home" && !somewhere ? "5 worker, leader" : ""));
    for (let colour = 0; colour < COLOURS.length; colour++) s.figures[slotOf(seat, place, colour)] = counts[colour];
  }
  const aside = parse(player.aside);
  for (let colour = 0; colour < COLOURS.length; colour++) s.figures[slotOf(seat, Place.aside, colour)] = aside[colour];
  s.people[seat] = s.figures.slice(seat * FIGURES_EACH, (seat + 1) * FIGURES_EACH).reduce((sum, n) => sum + n, 0);
  for (const [site, id] of Object.entries(player.sites ?? {})) {
    s.sites[seat * SITES + Number(site) - 1] = id === "" ? -1 : buildingOf(id);
    if (Number(site) === SITES) s.extended[seat] = id === "" ? 0 : 1;
  }
  s.hand[seat] = (player.hand ?? []).map(equipment);
  s.known[seat] = s.hand[seat].map(() => 0);
  if (player.secret !== undefined) s.secret[seat] = player.secret.map(scoringTile);
  s.houses[seat] = player.houses ?? 0;
  s.fought[seat] = player.fought ?? 0;
}

/** Secret tiles that the position does not name are dealt from those that it names nowhere. */
function dealTiles(s: State, position: Position): void {
  const named = new Set([
    ...s.open,
    ...position.players.flatMap((player, seat) => (player.secret === undefined ? [] : s.secret[seat])),
  ]);
  const rest = SCORING_TILES.map((_, tile) => tile).filter((tile) => !named.has(tile));
  for (let seat = 0; seat < s.seats; seat++)
    if (position.players[seat].secret === undefined) s.secret[seat] = rest.splice(0, 2);
  s.unseenTiles = rest;
}

function layOut(s: State, position: Position): void {
  s.display.fill(-1);
  s.crowd.fill(0);
  position.display?.forEach((words, slot) => {
    const [card, figures] = words.split(":");
    s.display[slot] = equipment(card);
    for (const [kind, n] of parse(figures).entries()) s.crowd[slot * KINDS + kind] = n;
  });
  position.offers?.forEach((words, place) => {
    const [building, tile] = words.split(":").map((word) => word.trim());
    s.site[place] = buildingOf(building);
    s.siteTile[place] = tile === undefined ? -1 : BUILDING_TILES.findIndex((row) => row.id === tile);
  });
  const laid = s.siteTile.filter((tile) => tile >= 0);
  for (const entry of s.agenda) if ("do" in entry && entry.do === "construct/tile") laid.push(entry.tile);
  for (const tile of laid) if (s.tiles.includes(tile)) s.tiles.splice(s.tiles.indexOf(tile), 1);
  const standing = new Set([...s.sites, ...s.site]);
  s.buildings = LEVELS.map((level) => level.filter((building) => !standing.has(building)));
}

/** The box has so many figures: what is neither in a city nor on a card lies in the bag, unless the position says otherwise. */
function fillBag(s: State, words: Figures | undefined): void {
  const given = words === undefined ? null : parse(words);
  for (let kind = 0; kind < KINDS; kind++) {
    let left = IN_BOX[kind] - (s.seats < MOST_SEATS ? BOXED_FOR_THREE[kind] : 0);
    for (let slot = 0; slot < s.seats; slot++) left -= s.crowd[slot * KINDS + kind];
    if (kind < COLOURS.length) for (let at = kind; at < s.figures.length; at += COLOURS.length) left -= s.figures[at];
    // What the bag is said not to hold stands with the last seat, out of the way.
    s.bag[kind] = left;
    if (given === null) continue;
    const away = left - given[kind];
    if (away < 0) throw new Error(`The box has no ${given[kind]} of kind ${kind} left for the bag.`);
    if (kind < COLOURS.length) {
      s.figures[slotOf(s.seats - 1, Place.home, kind)] += away;
      s.people[s.seats - 1] += away;
    } else if (s.display[s.seats - 1] >= 0) s.crowd[(s.seats - 1) * KINDS + kind] += away;
    s.bag[kind] = given[kind];
  }
}

/** A match with the words of a test: who answers what, what stands where, what was told. */
export class Town extends Driver<State, Answer, Event, View> {
  /** The state after completion, before what follows (X35). */
  readonly #completed: State[];

  constructor(state: State) {
    const completed: State[] = [];
    super(armageddon, state, (event, _to, now) => {
      if (event.event === "completed") completed.push(structuredClone(now));
    });
    this.#completed = completed;
  }

  get completed(): State | null {
    return this.#completed.at(-1) ?? null;
  }

  /** The question that the match waits at and its seat, or the reason of its end. */
  override get waits(): string {
    const question = this.match.question;
    return question === null ? `over: ${this.match.outcome?.reason}` : `${question.ask} ${this.asked}`;
  }

  /** A bid in words: `bid("city", "2 worker, leader")`. */
  bid(area: string, figures = ""): this {
    const [worker, soldier, engineer, leader] = parse(figures);
    return this.answer({ bid: area, worker, soldier, engineer, leader });
  }

  special(site: number, action: number, pay: string, more: AnyAnswer = {}): this {
    return this.answer({ city: "special", site, action, pay, ...more });
  }

  done(): this {
    return this.answer({ done: true });
  }

  /** Ends city turns without a further action until the phase is over. */
  allDone(): this {
    while (this.match.question?.ask === "city") this.done();
    return this;
  }

  figures(seat: number, place: keyof typeof Place): string {
    const first = slotOf(seat, Place[place], 0);
    return COLOURS.flatMap((colour, at) => {
      const n = this.state.figures[first + at];
      return n === 0 ? [] : [n === 1 ? colour : `${n} ${colour}`];
    }).join(", ");
  }

  hand(seat: number): readonly string[] {
    return this.state.hand[seat].map((card) => EQUIPMENT[card].id);
  }

  site(seat: number, site: number): string {
    const building = this.state.sites[seat * SITES + site - 1];
    return building < 0 ? "" : BUILDINGS[building].id;
  }

  used(seat: number, site: number, action: number): number {
    return this.state.used[(seat * SITES + site - 1) * MOST_ACTIONS + action - 1];
  }

  gained(seat: number, source: Source): number {
    return this.state.gained[seat * SOURCES.length + SOURCES.indexOf(source)];
  }

  /** The events of a name since the position. */
  told<N extends Event["event"]>(name: N): readonly Extract<Event, { event: N }>[] {
    return this.events.filter((event): event is Extract<Event, { event: N }> => event.event === name);
  }
}

/** Three or four players as at the start of a match. */
export function table(...players: readonly Player[]): readonly Player[] {
  return Array.from({ length: Math.max(MOST_SEATS, players.length) }, (_, seat) => players[seat] ?? {});
}
