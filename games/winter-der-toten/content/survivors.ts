import { type Ability, type AbilityPlace, attack, kill, search } from "./abilities.ts";
import type { Mark } from "./marks.ts";

/** Karten für Überlebende. A survivor's number in the state is its position here: rows are never reordered. */
interface SurvivorRow<Id extends string = string> {
  readonly id: Id;
  /** No two have the same. */
  readonly influence: number;
  readonly attack: number;
  readonly search: number;
  /** The ability: where it can be used, the least die that it takes, and when. */
  readonly place: AbilityPlace;
  readonly die: number | null;
  readonly when: "always" | "once-a-round" | "start-of-turn";
  readonly ability: Ability;
  /** Told by portraits and texts: `SEX_MARK`. */
  readonly sex: "male" | "female" | "dog";
  /** ⊘: not in the cooperative game. */
  readonly nonCoop: boolean;
  readonly mark: Mark;
}

export const SEX_MARK: Mark = "B";

const survivor = <Id extends string>(
  id: Id,
  sex: SurvivorRow["sex"],
  [influence, attackValue, searchValue]: readonly [influence: number, attack: number, search: number],
  place: SurvivorRow["place"],
  when: SurvivorRow["when"],
  ability: Ability,
  more: Partial<Pick<SurvivorRow, "die" | "nonCoop">> = {},
): SurvivorRow<Id> => ({
  id,
  influence,
  attack: attackValue,
  search: searchValue,
  place,
  die: null,
  when,
  ability,
  sex,
  nonCoop: false,
  mark: "A",
  ...more,
});

const rows = [
  survivor("sparky", "dog", [10, 2, 2], "any", "always", { does: "unbitten", rolled: true }),
  survivor("andrew-evans", "male", [12, 3, 3], "grocery-store", "once-a-round", search(1, 1)),
  survivor("forest-plum", "male", [14, 2, 5], "any", "start-of-turn", { does: "leave", morale: 1 }),
  survivor("gray-beard", "male", [16, 1, 4], "colony", "once-a-round", { does: "steal" }, { nonCoop: true }),
  survivor("john-price", "male", [18, 3, 3], "any-but-colony", "always", { does: "copy" }),
  survivor("loretta-clay", "female", [20, 2, 4], "colony", "once-a-round", { does: "food", tokens: 2 }, { die: 4 }),
  survivor("carla-thompson", "female", [22, 4, 2], "police-station", "once-a-round", search(1, 1)),
  survivor("jenny-clark", "female", [24, 4, 3], "any", "once-a-round", search(3, 0)),
  survivor("brandon-kane", "male", [26, 2, 4], "colony", "once-a-round", { does: "clean", cards: 5 }),
  survivor("talia-jones", "female", [28, 3, 1], "any", "once-a-round", { does: "foresee", look: 2, words: 2 }),
  survivor("mike-cho", "male", [30, 2, 4], "any", "always", attack(1, 0)),
  survivor("harman-brooks", "male", [32, 3, 3], "any", "always", { does: "warm" }),
  survivor("bev-russell", "female", [34, 2, 4], "colony", "once-a-round", kill("here", 2, { forHelpless: true }), {
    die: 1,
  }),
  survivor("buddy-davis", "male", [36, 2, 4], "any", "always", { does: "tough", wounds: 4 }),
  survivor("annaleigh-chan", "female", [38, 2, 2], "colony", "once-a-round", { does: "peek" }, { nonCoop: true }),
  survivor("rod-miller", "male", [40, 3, 3], "any", "always", { does: "move-safely" }),
  survivor("janet-taylor", "female", [42, 3, 4], "hospital", "once-a-round", search(1, 1)),
  // The die that he shows is a second one, beside that of the attack.
  survivor("edward-white", "male", [44, 4, 3], "colony", "once-a-round", attack(3, 0, { card: "medicine", dice: 1 }), {
    die: 1,
  }),
  survivor("alexis-grey", "female", [46, 5, 4], "library", "once-a-round", search(1, 1)),
  survivor("maria-lopez", "female", [48, 4, 2], "school", "once-a-round", kill("here", 1), { die: 1 }),
  survivor("david-garcia", "male", [50, 4, 3], "any", "always", search(1, 0)),
  survivor("ashley-ross", "female", [52, 2, 5], "any", "once-a-round", { does: "barricade-without-die" }),
  survivor("james-meyers", "male", [54, 6, 3], "any", "once-a-round", { does: "reroll", dice: "any" }),
  survivor("olivia-brown", "female", [56, 4, 3], "any", "once-a-round", { does: "heal", where: "here" }),
  survivor("sophie-robinson", "female", [58, 4, 1], "any", "once-a-round", { does: "scout" }),
  survivor("gabriel-diaz", "male", [60, 2, 3], "any", "once-a-round", { does: "rescue", look: 4 }),
  survivor("arthur-thurston", "male", [62, 4, 2], "school", "once-a-round", search(1, 1)),
  survivor("thomas-heart", "male", [64, 1, 3], "colony", "once-a-round", kill("here", 2), { die: 5 }),
  survivor("daniel-smith", "male", [66, 2, 5], "any", "once-a-round", kill("here", 2, { exposures: 1 }), { die: 4 }),
  survivor("brian-lee", "male", [68, 3, 4], "any", "once-a-round", { does: "raise-die", by: 1 }),
];

export type SurvivorId = (typeof rows)[number]["id"];
export const SURVIVORS: readonly SurvivorRow<SurvivorId>[] = rows;
