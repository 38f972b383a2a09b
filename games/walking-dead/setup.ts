import { deckOf, type Random, type Setup } from "@endzeit/engine";
import { CAMP } from "./content/board.ts";
import { numbers } from "./content/pack.ts";
import { blank } from "./copy.ts";
import { houseRules } from "./options.ts";
import { CLAWS } from "./rules/stock.ts";
import { Role, type State } from "./state.ts";

/** Spielvorbereitung and Geaenderter Spielaufbau (team variant). */
export const STANDARD = { equipmentEach: 10, dealt: 5, allies: 2, poolEach: 2 } as const;
const TEAM = { players: 4, equipment: 28, dealt: 7, allies: 4, pool: 8 } as const;

export function setup({ players, options, content }: Setup, random: Random): State {
  const chosen = houseRules(options);
  // The team variant is one for four; at any other table the standard game is played.
  const rules: State["rules"] = players === TEAM.players ? chosen : { ...chosen, variant: "standard" };
  const s: State = Object.assign(blank(), { random, rules, numbers: numbers(content), seats: players, round: 1 });
  const team = s.rules.variant === "team";
  const all = deckOf(s.numbers.equipmentCount, random);
  const used = team ? TEAM.equipment : STANDARD.equipmentEach * players;
  s.equipmentDeck = all.slice(0, used);
  s.aside = all.slice(used);
  s.encounterDeck = deckOf(s.numbers.encounterCount, random);
  s.walkerDeck = deckOf(s.numbers.walkerCount, random);
  s.pool = team ? TEAM.pool : STANDARD.poolEach * players;
  for (let seat = 0; seat < players; seat++) {
    // A7: survivors and walkers sit in turn.
    const walker = team && seat % 2 === 1;
    s.role.push(walker ? Role.walker : Role.survivor);
    s.character.push(-1);
    s.spent.push(0);
    s.at.push(walker ? -1 : CAMP);
    s.allies.push(walker ? 0 : team ? TEAM.allies : STANDARD.allies);
    s.tiles.push(0);
    s.skips.push(0);
    s.hand.push(walker ? [] : s.equipmentDeck.splice(-(team ? TEAM.dealt : STANDARD.dealt)));
    s.front.push(0);
    s.claws.push(walker ? s.walkerDeck.splice(-CLAWS) : []);
  }
  s.agenda.push({ do: "setup/first" });
  return s;
}
