import { SURVIVORS, type SurvivorId } from "./survivors.ts";

/** Survivors whose abilities rules name, by their first names. */

const numberOf = (id: SurvivorId): number => SURVIVORS.findIndex((row) => row.id === id);

export const ANDREW = numberOf("andrew-evans");
export const ASHLEY = numberOf("ashley-ross");
export const BEV = numberOf("bev-russell");
export const BRANDON = numberOf("brandon-kane");
export const BUDDY = numberOf("buddy-davis");
export const DAVID = numberOf("david-garcia");
export const EDWARD = numberOf("edward-white");
export const FOREST = numberOf("forest-plum");
export const GRAY = numberOf("gray-beard");
export const HARMAN = numberOf("harman-brooks");
export const JANET = numberOf("janet-taylor");
export const JOHN = numberOf("john-price");
export const MIKE = numberOf("mike-cho");
export const OLIVIA = numberOf("olivia-brown");
export const ROD = numberOf("rod-miller");
export const SPARKY = numberOf("sparky");
export const THOMAS = numberOf("thomas-heart");
