/** What of the lab needs no Node: a page in a browser runs it with workers of its own. */

export type { Account } from "./account.ts";
export { type Compared, compare, differences, isTogether, type PairedDifference } from "./compare.ts";
export { conduct, type RunEars } from "./conduct.ts";
export { type Harvest, harvest } from "./crew/crew.ts";
export { type CellFigures, type Figures, figuresOf, verdictOf } from "./figures.ts";
export { type Series, seriesOf } from "./game.ts";
export { Ledger } from "./ledger.ts";
export { cellOf, type LabPlan, seedOf, type Task, tableOf } from "./plan.ts";
export { ResultsReader } from "./reader.ts";
export { playOn, WORLDS, type WorldKind } from "./what-if.ts";
export { type Share, wilson } from "./wilson.ts";
