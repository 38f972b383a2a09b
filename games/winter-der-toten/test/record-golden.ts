import { golden } from "./golden-matches.ts";

// Plays the golden matches anew and writes them over the old ones. Only after a rule was changed on purpose:
//
//     npx tsx games/winter-der-toten/test/record-golden.ts

golden.record();
