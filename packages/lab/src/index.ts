export { type Arena, arena, type Contestant } from "./arena.ts";
export { type GameResult, playGame, type Series, seriesOf } from "./game.ts";
export { arenaReport, simulationReport } from "./report.ts";
export { type Run, type Simulation, simulate } from "./simulate.ts";
export { type Spread, spread } from "./spread.ts";
export { type Column, percent, textTable } from "./table.ts";
export { calibration, type Example, gather, learn, learned } from "./values.ts";
export { type Share, wilson } from "./wilson.ts";
