import { writeFileSync } from "node:fs";
import { save } from "@endzeit/engine";
import { GOLDEN, playGolden } from "./golden-matches.ts";

// Plays the golden matches anew and writes them over the old ones. Only after a rule was changed on purpose:
//
//     npx tsx games/dawn-of-the-zeds/test/record-golden.ts

for (const golden of GOLDEN) {
  const match = playGolden(golden);
  const { answers, ...rest } = save(match);
  // One answer a line, so that a difference can be read.
  const lines = answers.map((answer) => `  ${JSON.stringify(answer)}`).join(",\n");
  const text = `${JSON.stringify(rest).slice(0, -1)},"answers":[\n${lines}\n]}\n`;
  writeFileSync(new URL(`golden/${golden.file}`, import.meta.url), text);
  process.stdout.write(`${golden.file}: ${answers.length} answers, ${match.outcome?.reason}, ${match.hash}\n`);
}
