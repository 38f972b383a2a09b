import { allOf } from "./all.ts";
import board from "./board.de.json" with { type: "json" };
import cards from "./cards.de.json" with { type: "json" };
import sentences from "./de.json" with { type: "json" };
import reasons from "./reasons.de.json" with { type: "json" };

/** Everything that is said in German. The page loads one language alone. */
export default allOf(sentences, cards, board, reasons);
