import { type Texts, text } from "@endzeit/engine";
import { CRISES } from "./content/crises.ts";
import { EXILES } from "./content/exiles.ts";
import { ITEMS } from "./content/items.ts";
import { PLACES } from "./content/locations.ts";
import { MAIN_OBJECTIVES } from "./content/main-objectives.ts";
import { conditionsOf, crisisOf, exileOf, type Numbered } from "./content/printed.ts";
import { KIND_OF } from "./content/prints.ts";
import { isBetrayal, SECRET_IDS } from "./content/secrets-deck.ts";
import { SURVIVORS } from "./content/survivors.ts";
import { isHardcore } from "./rules/groups.ts";
import { barricadesAt, zombiesAt } from "./rules/places.ts";
import type { View } from "./state.ts";
import { conditionsSaid, effectsSaid } from "./texts/clauses.ts";
import { goalNumbers, setupSaid, sideOf } from "./texts/numbers.ts";

/** What lies on the table, in words: names, texts of cards with their numbers, places with who stands there. */

export const survivorName = (who: number, texts: Texts): string => text(texts, `survivor.${SURVIVORS[who].id}`);

export const abilitySaid = ({ numbers }: Numbered, who: number, texts: Texts): string =>
  text(texts, `survivor.${SURVIVORS[who].id}.ability`, { die: numbers.die[who] });

/** What fits on the base of a figure. */
export const firstName = (who: number, texts: Texts): string => survivorName(who, texts).split(" ")[0] ?? "";

export const placeName = (place: number, texts: Texts): string => text(texts, `location.${PLACES[place].id}`);

export const seatName = (seat: number, texts: Texts): string => text(texts, `seat.${seat}`);

/** Survivors of all groups at a place, the highest influence first. */
export const survivorsOf = (view: View, place: number): readonly number[] =>
  SURVIVORS.map((_, who) => who)
    .filter((who) => view.place[who] === place)
    .sort((a, b) => view.numbers.influence[b] - view.numbers.influence[a]);

export const groupOf = (view: View, seat: number): readonly number[] =>
  SURVIVORS.map((_, who) => who)
    .filter((who) => view.owner[who] === seat)
    .sort((a, b) => view.numbers.influence[b] - view.numbers.influence[a]);

/** Names of the equipment that a survivor bears. */
export const gearOn = (view: View, who: number): readonly (typeof ITEMS)[number]["id"][] =>
  view.gear.flatMap((print, at) => (view.bearer[at] === who ? [ITEMS[KIND_OF[print]].id] : []));

export interface Printed {
  readonly title: string;
  readonly text: string;
}

export const crisisCard = (view: Numbered, crisis: number, texts: Texts): Printed => ({
  title: text(texts, `crisis.${CRISES[crisis].id}`),
  text: effectsSaid(crisisOf(view, crisis).effects, texts),
});

interface MainSide extends Printed {
  readonly setup: string;
}

export const mainCard = (view: View, texts: Texts): MainSide => mainSide(view, view.main, isHardcore(view), texts);

export function mainSide(match: Numbered, main: number, hard: boolean, texts: Texts): MainSide {
  const key = `main.${MAIN_OBJECTIVES[main].id}${hard ? ".hard" : ""}`;
  return {
    title: text(texts, hard ? `${key}.title` : key),
    text: text(texts, `${key}.goal`, goalNumbers(sideOf(match, main, hard))),
    setup: setupSaid(match, main, hard, texts),
  };
}

export function secretCard(view: Numbered, secret: number, texts: Texts): Printed {
  const key = `${isBetrayal(secret) ? "betrayal" : "secret"}.${SECRET_IDS[secret]}`;
  return { title: text(texts, key), text: conditionsSaid(conditionsOf(view, secret), texts) };
}

export function exileCard(view: Numbered, exile: number, betrayer: boolean, texts: Texts): Printed {
  const { loyal, betrayer: other } = exileOf(view, exile);
  return {
    title: text(texts, `exile.${EXILES[exile].id}`),
    text: conditionsSaid(betrayer ? other : loyal, texts),
  };
}

/** The symbols that a crisis asks for. */
export const crisisSymbols = (view: Numbered, crisis: number): readonly string[] => crisisOf(view, crisis).symbols;

/** A survivor as everybody sees him: whose, how strong, how hurt, with what. */
export function survivorFacts(view: View, who: number, texts: Texts): readonly string[] {
  const facts: string[] = [];
  const seat = view.owner[who];
  if (seat >= 0) facts.push(text(texts, "board.of", { seat: seatName(seat, texts) }));
  if (view.place[who] >= 0) facts.push(text(texts, `location.${PLACES[view.place[who]].id}.at`));
  facts.push(
    text(texts, "board.values", {
      influence: view.numbers.influence[who],
      attack: view.numbers.attack[who],
      search: view.numbers.search[who],
    }),
  );
  if (seat >= 0 && view.leader[seat] === who) facts.push(text(texts, "board.leads"));
  if (view.wounds[who] > 0) facts.push(text(texts, "board.wounds", { n: view.wounds[who] }));
  if (view.frost[who] > 0) facts.push(text(texts, "board.frostbites", { n: view.frost[who] }));
  const gear = gearOn(view, who).map((item) => text(texts, `item.${item}`));
  if (gear.length > 0) facts.push(text(texts, "board.bears", { items: gear.join(", ") }));
  if (view.used[who] > 0) facts.push(text(texts, "board.ability-used"));
  return facts;
}

/** A place in words, for screen readers and large views. */
export function placeFacts(view: View, place: number, texts: Texts): readonly string[] {
  const facts = survivorsOf(view, place).map((who) => {
    const hurt = view.wounds[who] + view.frost[who];
    const owner = view.owner[who] >= 0 ? `, ${seatName(view.owner[who], texts)}` : "";
    const name = `${survivorName(who, texts)} (${view.numbers.influence[who]}${owner})`;
    return hurt > 0 ? `${name}, ${text(texts, "board.hurt", { n: hurt })}` : name;
  });
  if (place === 0 && view.helpless > 0) facts.push(text(texts, "board.helpless", { n: view.helpless }));
  facts.push(text(texts, "board.zombies", { n: zombiesAt(view, place) }));
  const walls = barricadesAt(view, place);
  if (walls > 0) facts.push(text(texts, "board.barricades", { n: walls }));
  if (place > 0) {
    facts.push(text(texts, "board.deck", { n: view.decks[place].length }));
    if (view.noise[place] > 0) facts.push(text(texts, "board.noise", { n: view.noise[place] }));
  }
  return facts;
}
