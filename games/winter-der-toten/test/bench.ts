import { type Reporter, randomFrom, type StepRule } from "@endzeit/engine";
import { ITEMS, type ItemId } from "../content/items.ts";
import { PRINTS } from "../content/prints.ts";
import { SECRET_IDS } from "../content/secrets-deck.ts";
import { SURVIVORS } from "../content/survivors.ts";
import { blank } from "../copy.ts";
import { crisisSteps } from "../rules/crisis.ts";
import { exileSteps } from "../rules/exile.ts";
import { moraleSteps } from "../rules/morale.ts";
import { peopleSteps } from "../rules/people.ts";
import { GATES, PLACE_COUNT } from "../rules/places.ts";
import type { Steps } from "../rules/rule.ts";
import { zombieSteps } from "../rules/zombies.ts";
import type { Event, State, Step } from "../state.ts";

/** A bare position, for rules that are called without a turn around them: each seat leads one survivor in the colony. */
export function bench(seats: number, change: (s: State) => void = () => {}): State {
  const s = blank();
  const lists = (): number[][] => Array.from({ length: seats }, () => []);
  const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
  s.random = randomFrom("bench");
  s.seats = seats;
  s.morale = 6;
  s.marker = 5;
  s.zombies = zeros(GATES);
  s.barricades = zeros(GATES);
  s.noise = zeros(PLACE_COUNT);
  s.owner = SURVIVORS.map((_, who) => (who < seats ? who : -1));
  s.place = SURVIVORS.map((_, who) => (who < seats ? 0 : -1));
  s.wounds = zeros(SURVIVORS.length);
  s.frost = zeros(SURVIVORS.length);
  s.moved = zeros(SURVIVORS.length);
  s.used = zeros(SURVIVORS.length);
  s.bans = zeros(SURVIVORS.length);
  s.survivorDeck = SURVIVORS.flatMap((_, who) => (who < seats ? [] : [who]));
  s.leader = Array.from({ length: seats }, (_, seat) => seat);
  s.hand = lists();
  s.dice = lists();
  s.spentDice = zeros(seats);
  s.withheld = lists();
  s.contributed = lists();
  s.contributedOpenly = lists();
  s.secret = Array.from({ length: seats }, () => [secretOf("hunger")]);
  s.exile = lists();
  s.exileDeck = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
  s.exiled = zeros(seats);
  s.out = zeros(seats);
  s.decks = Array.from({ length: PLACE_COUNT }, () => cards("junk"));
  s.crisis = -1;
  s.acting = -1;
  change(s);
  return s;
}

export const secretOf = (id: string): number => SECRET_IDS.indexOf(id);

/** Cards with a location's back; `starters` has the other one. */
export const cards = (...ids: readonly ItemId[]): number[] => ids.map((id) => print(id, false));
export const starters = (...ids: readonly ItemId[]): number[] => ids.map((id) => print(id, true));
const print = (id: ItemId, starter: boolean): number =>
  PRINTS.findIndex(({ kind, deck }) => ITEMS[kind].id === id && (deck === 0) === starter);

export class Ear implements Reporter<Event> {
  readonly listening = true;
  readonly events: Event[] = [];
  tell(event: Event): void {
    this.events.push(event);
  }
  reveal(): void {}
  names(): string {
    return this.events.map(({ event }) => event).join(" ");
  }
}

const SOME: Partial<Steps> = { ...crisisSteps, ...exileSteps, ...moraleSteps, ...peopleSteps, ...zombieSteps };
const RULES: { readonly [name: string]: StepRule<State, Step, Event> | undefined } = SOME;

/** Runs what is on the agenda until a question or a step of another part. */
export function run(s: State, ear: Ear): string {
  for (;;) {
    const top = s.agenda[s.agenda.length - 1];
    if (s.outcome !== null) return `ended ${s.outcome.reason}`;
    if (top === undefined) return "";
    if ("ask" in top) return `${top.ask} ${"why" in top ? top.why : ""} ${top.of.join(",")}`;
    const rule = RULES[top.do];
    if (rule === undefined) return top.do;
    s.agenda.pop();
    rule(s, top, ear);
  }
}
