import { CROSSROADS } from "../../content/crossroads.ts";
import { OPTION } from "../answers.ts";
import type { Questions } from "../rule.ts";
import { takeOption } from "./flow.ts";
import { allHold } from "./needs.ts";

/** The choice between the options of a crossroads card. */
export const crossroadsQuestions = {
  option: {
    forms: [{ option: [1, 2, 3] }],
    otherwise: "only-at-crossroads",
    // Whether one can be executed may rest on the hand.
    closed: true,
    list(s, { card }, _seat, offer) {
      const { options } = CROSSROADS[card];
      for (let option = 0; option < options.length; option++) {
        if (allHold(s, options[option].needs)) offer(OPTION[option + 1]);
        else offer(OPTION[option + 1], "not-executable", card);
      }
    },
    apply: (s, { card }, seat, { option }, out) => takeOption(s, card, option - 1, seat, out),
    objection: (_s, { card }) => ({ reason: "no-such-option", about: card }),
  },
} satisfies Partial<Questions>;
