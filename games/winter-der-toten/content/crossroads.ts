import type { Mark } from "./marks.ts";

/** Schicksalskarten. A card's number in the state is its position here, the printed one is one more: rows are never reordered. */
interface CrossroadsRow<Id extends string = string> {
  readonly id: Id;
  /** What brings the card about: a state of the board, an action that is done, a moment within an action, or nothing on the board. */
  readonly trigger: "state" | "action" | "interrupt" | "none";
  /** A vote chooses between its two results, instead of the active player between options. */
  readonly vote: boolean;
  /** There is nothing to choose. */
  readonly single: boolean;
  /** ⊘, not in the cooperative game; and what a tame game leaves out. Nobody knows the printed marks: `FLAGS_MARK`. */
  readonly nonCoop: boolean;
  readonly mature: boolean;
  readonly mark: Mark;
}

export const FLAGS_MARK: Mark = "SI";

const card = <Id extends string>(
  id: Id,
  trigger: CrossroadsRow["trigger"],
  more: Partial<Omit<CrossroadsRow, "id" | "trigger">> = {},
): CrossroadsRow<Id> => ({
  id,
  trigger,
  vote: false,
  single: false,
  nonCoop: false,
  mature: false,
  mark: "A",
  ...more,
});

const rows = [
  card("car-crash", "action"),
  card("wavering-loyalties", "state", { nonCoop: true }),
  card("horde", "action"),
  card("addiction", "action"),
  card("spoiled", "interrupt"),
  card("maude", "state"),
  card("sparky", "state"),
  card("maria-lopez", "state"),
  card("brian-lee", "state"),
  card("lovers-quarrel", "state", { mature: true }),
  card("mugging", "state", { nonCoop: true }),
  card("hunger", "action", { mature: true }),
  card("thin-ice", "action"),
  card("helpless", "state", { vote: true }),
  card("christmas", "state", { vote: true }),
  card("talia-jones", "state"),
  card("arthur-thurston", "state"),
  card("gray-beard", "action"),
  card("sophie-robinson", "action"),
  card("wounded-survivor", "action"),
  card("creature-comforts", "state", { single: true }),
  card("outbreak", "state", { vote: true }),
  card("olivia-brown", "state", { vote: true }),
  card("brandon-kane", "state", { mature: true }),
  card("no-ammo", "action"),
  card("forest-plum", "state"),
  card("daniel-smith", "state"),
  card("little-survivors", "action"),
  card("prophet", "state", { nonCoop: true }),
  card("music", "action"),
  card("collapsing-barriers", "state", { vote: true }),
  card("radio-signal", "state", { vote: true }),
  card("toxic-waste", "state", { vote: true }),
  card("alexis-grey", "state"),
  card("james-meyers", "state", { nonCoop: true }),
  card("bev-russell", "state"),
  card("the-deputy", "state"),
  card("sewer-passage", "state"),
  card("horse", "action"),
  card("thomas-heart", "action"),
  card("rod-miller", "state", { mature: true }),
  card("supply-drop", "state"),
  card("army", "state", { vote: true }),
  card("gambling", "state", { vote: true }),
  card("bitter-cold-night", "action", { vote: true }),
  card("lighthouse", "state", { single: true }),
  card("sacrament", "action"),
  card("outsiders", "state", { vote: true }),
  card("riot", "state"),
  card("the-sunshine-state", "state"),
  card("flier", "state", { single: true, mark: "B" }),
  card("airplane", "action", { vote: true }),
  card("missing-child", "state", { vote: true }),
  card("abandoned", "action", { vote: true, mature: true }),
  card("mike-cho", "state"),
  card("john-price", "action"),
  card("ashley-ross", "state"),
  card("edward-white", "state"),
  card("heads-up", "action"),
  card("sleep", "none", { single: true }),
  card("buddy-davis", "state"),
  card("dynamite", "state"),
  card("gabriel-diaz", "state"),
  card("andrew-evans", "state"),
  card("annaleigh-chan", "state", { mature: true }),
  card("david-garcia", "state", { nonCoop: true }),
  card("crazed-survivor", "state"),
  card("welcome-home", "action", { mature: true }),
  card("book-of-the-dead", "action"),
  card("rascals", "action"),
  card("janet-taylor", "state", { single: true }),
  card("old-divisions", "state", { vote: true }),
  card("voyeur", "state", { nonCoop: true }),
  card("the-arctic-king", "action"),
  card("carla-thompson", "state"),
  card("jenny-clark", "action"),
  card("hunted", "action"),
  card("loretta-clay", "state"),
  card("fuel-tanker", "action"),
  card("harman-brooks", "state"),
];

export type CrossroadsId = (typeof rows)[number]["id"];
export const CROSSROADS: readonly CrossroadsRow<CrossroadsId>[] = rows;
