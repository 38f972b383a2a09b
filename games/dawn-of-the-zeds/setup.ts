import { filled, type Random, type Setup, shuffle, silent } from "@endzeit/engine";
import { RESERVE, startOf, TOWN, TRACKS, VILLAGES } from "./content/board.ts";
import { ACTS, EVENTS, FINALE_ACT, STORY } from "./content/cards.ts";
import { numbers } from "./content/pack.ts";
import {
  BASIC_UNITS,
  CIVILIANS,
  FURIES,
  HERNANDEZ,
  HEROES,
  HEROIC,
  HUNT,
  PIAZZA,
  SCHMIDT,
  SPECIALS,
  UNITS,
} from "./content/units.ts";
import { STACK } from "./content/zeds.ts";
import { blank } from "./copy.ts";
import { houseRules } from "./options.ts";
import { arrive } from "./rules/reserve.ts";
import { drawZed, putZed } from "./rules/zeds.ts";
import type { State } from "./state.ts";

/** Heroes in play, whatever the number of players. */
const TEAM = 4;
const STANDARD: readonly number[] = [PIAZZA, HERNANDEZ, SCHMIDT, HUNT];

/** The set-up of the basic game (fact sheet, section 6). */
export function setup({ players, options, content }: Setup, random: Random): State {
  const opened = { random, rules: houseRules(options), numbers: numbers(content), seats: players };
  const s: State = Object.assign(blank(), opened);
  s.owner = filled(players, -1);
  s.own = filled(players, 0);
  s.ended = filled(players, 0);
  s.ammo = Number(s.rules.ammo);
  s.spots = filled(TOWN * STACK, -1);
  s.zedFlipped = filled(s.numbers.zedFull.length, 0);
  s.zedHits = filled(s.numbers.zedFull.length, 0);
  s.bag = s.numbers.zedFull.map((_, zed) => zed);
  for (let track = 0; track < TRACKS.length; track++) putZed(s, drawZed(s), startOf(track));
  const units = s.rules.moreUnits ? UNITS.length : BASIC_UNITS;
  s.unitAt = filled(units, RESERVE);
  s.unitFlipped = filled(units, 0);
  s.unitHits = filled(units, 0);
  s.defiant = filled(units, 0);
  s.speech = filled(units, 0);
  s.specials = filled(SPECIALS.length, 0);
  dealEvents(s);
  s.storyDeck = STORY.map((_, card) => card);
  shuffle(random, s.storyDeck);
  settleCivilians(s);
  s.agenda.push({ do: "round/draw" });
  if (players > 1) for (let seat = players - 1; seat >= 0; seat--) s.agenda.push({ do: "setup/hero", seat });
  gatherHeroes(s);
  return s;
}

/** Section 7.1: by Act, some normal cards and all special ones; Act I on top, one of the finales at the bottom. */
function dealEvents(s: State): void {
  const { act } = s.numbers;
  const recipe = s.rules.deck === "normal" ? s.numbers.normal : s.numbers.short;
  const cardsOf = (number: number, special: boolean): number[] => {
    const cards: number[] = [];
    for (let card = 0; card < EVENTS.length; card++)
      if (act[card] === number && EVENTS[card].special === special) cards.push(card);
    return cards;
  };
  const finales = cardsOf(FINALE_ACT, false);
  shuffle(s.random, finales);
  s.eventDeck.push(finales[0]);
  for (let number = ACTS; number >= 1; number--) {
    const normal = cardsOf(number, false);
    const special = cardsOf(number, true);
    shuffle(s.random, normal);
    const cards = [...normal.slice(0, recipe[number - 1]), ...special];
    shuffle(s.random, cards);
    s.eventDeck.push(...cards);
  }
}

/** A Defiant civilian in each village, one without marker in Town Center, one in reserve. */
function settleCivilians(s: State): void {
  const civilians = CIVILIANS.slice();
  shuffle(s.random, civilians);
  for (const [index, at] of [...VILLAGES, TOWN].entries()) {
    s.unitAt[civilians[index]] = at;
    s.defiant[civilians[index]] = at === TOWN ? 0 : 1;
  }
}

/** Four heroes and a heroic civilian: the rulebook's, drawn, or to be picked. */
function gatherHeroes(s: State): void {
  const here = (unit: number): boolean => unit < s.unitAt.length;
  if (s.rules.heroes === "draft") s.agenda.push({ do: "setup/draft", left: TEAM });
  else {
    const heroes = HEROES.filter(here);
    shuffle(s.random, heroes);
    for (const unit of s.rules.heroes === "random" ? heroes.slice(0, TEAM) : STANDARD) arrive(s, unit, TOWN, silent);
  }
  const heroic = HEROIC.filter(here);
  shuffle(s.random, heroic);
  arrive(s, s.rules.moreUnits && s.rules.heroes !== "standard" ? heroic[0] : FURIES, TOWN, silent);
}
