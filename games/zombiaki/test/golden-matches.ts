import { GoldenMatches } from "@endzeit/bots/testing";
import { zombiaki } from "../index.ts";

/** Between them: both decks, nearly every house rule, a barricade overrun and a sunrise. */
export const golden = new GoldenMatches(zombiaki, new URL("golden/", import.meta.url), [
  { file: "random.json", seed: "golden 1", bots: ["random", "random"], options: {} },
  { file: "greedy.json", seed: "golden 2", bots: ["greedy", "greedy"], options: {} },
  {
    file: "portal-2003.json",
    seed: "golden 3",
    bots: ["random", "greedy"],
    options: {
      deck: "portal-2003",
      openHands: true,
      dogsCanWin: false,
      dogMustAdvance: false,
      finishPhaseAtSunrise: false,
      humanReshuffle: false,
      punchChooser: "human",
      fireLasts: false,
      holyPicture: "street",
      flamethrowerRunsOn: true,
      shieldStopsBarrel: true,
      shieldFillsPit: "when-needed",
      barrierSection: "1",
      nettedMayMerge: true,
      oneOrderInLife: false,
      freeDiscard: true,
      objectsNeedFreeSquare: true,
      wallBanLaneOnly: true,
    },
  },
]);
