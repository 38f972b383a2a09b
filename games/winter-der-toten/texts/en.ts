import { allOf } from "./all.ts";
import board from "./board.en.json" with { type: "json" };
import cards from "./cards.en.json" with { type: "json" };
import sentences from "./en.json" with { type: "json" };
import reasons from "./reasons.en.json" with { type: "json" };

/** Everything that is said in English. The page loads one language alone. */
export default allOf(sentences, cards, board, reasons);
