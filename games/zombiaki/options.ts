import type { OptionSpec, Options } from "@endzeit/engine";
import type { HouseRules } from "./state.ts";

/** What a table may choose. Each default is the rulebook's reading; the rest are other editions' rules and open questions. */
export const options: readonly OptionSpec[] = [
  { id: "deck", kind: "choice", values: ["german", "portal-2003"], default: "german", group: "deck" },
  { id: "openHands", kind: "switch", default: false, group: "play" },
  { id: "dogsCanWin", kind: "switch", default: true, group: "house" },
  { id: "dogMustAdvance", kind: "switch", default: true, group: "house" },
  { id: "finishPhaseAtSunrise", kind: "switch", default: true, group: "house" },
  { id: "humanReshuffle", kind: "switch", default: true, group: "house" },
  { id: "punchChooser", kind: "choice", values: ["zombie", "human"], default: "zombie", group: "house" },
  { id: "fireLasts", kind: "switch", default: true, group: "house" },
  {
    id: "holyPicture",
    kind: "choice",
    values: ["lane", "street", "street-march-only"],
    default: "lane",
    group: "house",
  },
  { id: "flamethrowerRunsOn", kind: "switch", default: false, group: "house" },
  { id: "shieldStopsBarrel", kind: "switch", default: false, group: "house" },
  { id: "shieldFillsPit", kind: "choice", values: ["always", "when-needed"], default: "always", group: "house" },
  { id: "barrierSection", kind: "choice", values: ["5", "1"], default: "5", group: "house" },
  { id: "nettedMayMerge", kind: "switch", default: false, group: "house" },
  { id: "oneOrderInLife", kind: "switch", default: true, group: "house" },
  { id: "freeDiscard", kind: "switch", default: false, group: "house" },
  { id: "objectsNeedFreeSquare", kind: "switch", default: false, group: "house" },
  { id: "wallBanLaneOnly", kind: "switch", default: false, group: "house" },
];

/** Options, checked by the engine against `options`, as the rules read them. */
export function houseRules(given: Options): HouseRules {
  return {
    deck: given.deck === "portal-2003" ? "portal-2003" : "german",
    openHands: given.openHands === true,
    dogsCanWin: given.dogsCanWin === true,
    dogMustAdvance: given.dogMustAdvance === true,
    finishPhaseAtSunrise: given.finishPhaseAtSunrise === true,
    humanReshuffle: given.humanReshuffle === true,
    punchChooser: given.punchChooser === "human" ? "human" : "zombie",
    fireLasts: given.fireLasts === true,
    holyPicture:
      given.holyPicture === "street" || given.holyPicture === "street-march-only" ? given.holyPicture : "lane",
    flamethrowerRunsOn: given.flamethrowerRunsOn === true,
    shieldStopsBarrel: given.shieldStopsBarrel === true,
    ...(given.shieldFillsPit === "when-needed" ? { shieldFillsPit: "when-needed" } : {}),
    barrierSection: given.barrierSection === "1" ? "1" : "5",
    nettedMayMerge: given.nettedMayMerge === true,
    oneOrderInLife: given.oneOrderInLife === true,
    freeDiscard: given.freeDiscard === true,
    objectsNeedFreeSquare: given.objectsNeedFreeSquare === true,
    wallBanLaneOnly: given.wallBanLaneOnly === true,
  };
}
