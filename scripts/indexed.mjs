// Outside of engine and games a value that is read by an index may be missing: their packages are checked with noUncheckedIndexedAccess.
// The compiler reads engine and games along with them, and reports what is an error only here: those lines are left out.
import { runTool, say } from "./lib.mjs";

const { output } = await runTool(
  "svelte-check/bin/svelte-check",
  ["--tsconfig", "./tsconfig.indexed.json", "--threshold", "error", "--output", "machine"],
  { capture: true },
);
const lines = output.split("\n").map((line) => line.replace(/^\d+ /, ""));
const errors = lines.filter((line) => /^ERROR "(?!games\W|packages\W+engine\W)/.test(line));
const whole = lines.some((line) => line.startsWith("COMPLETED "));
say(whole ? `${errors.length} errors.` : output);
for (const error of errors) say(error);
process.exit(whole && errors.length === 0 ? 0 : 1);
