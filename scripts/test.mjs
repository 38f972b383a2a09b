// npm test: every check of the house, from a fresh clone to one line with the sum.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  ensureBrowsers,
  ensureBuilt,
  ensureInstalled,
  ensurePytest,
  requireNode,
  root,
  run,
  runTool,
  say,
} from "./lib.mjs";
import { ensureServices } from "./services.mjs";

let passed = 0;
let failed = 0;
/** @type {string[]} */
const broken = [];

/**
 * Prints how a part went and adds it to the sum.
 * @param {string} name
 * @param {{ passed: number, failed: number }} counts
 * @param {number} since
 * @param {string} [output] what a failed part said
 */
function count(name, counts, since, output = "") {
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed > 0) {
    broken.push(name);
    if (output !== "") say(output.trimEnd());
  }
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  say(
    `${counts.failed === 0 ? "ok" : "FAILED"}  ${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
}

/**
 * A check that passes or fails as a whole. Its output is shown only when it fails.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} task
 */
async function check(name, task) {
  const since = Date.now();
  const { code, output } = await task();
  count(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, since, output);
}

/**
 * Runs projects of vitest and counts their tests as vitest reports them.
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} env
 */
async function vitest(projects, env) {
  const name = projects.join(" and ");
  const since = Date.now();
  const folder = join(root, "node_modules", ".cache", "endzeit");
  const report = join(folder, `${projects.join("-")}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const args = ["run", ...projects.flatMap((project) => ["--project", project])];
  args.push("--reporter=default", "--reporter=json", `--outputFile.json=${report}`);
  const { code } = await runTool("vitest/vitest.mjs", args, { env });
  // Without a report, or with an error outside of any test, nothing is known to be well.
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  for (const { assertionResults } of result.testResults)
    for (const { status, fullName, failureMessages } of assertionResults) {
      const [message = ""] = failureMessages;
      if (status === "passed" && message !== "") say(`passed only when tried again: ${fullName}\n  ${message}`);
      // Once more at the very end, where who sees only the last lines of a long output finds it.
      if (status === "failed") broken.push(`${fullName}: ${message.split("\n")[0]?.slice(0, 160)}`);
    }
  const failures = result.numFailedTests + (code !== 0 && result.numFailedTests === 0 ? 1 : 0);
  const none = code === 0 && result.numPassedTests === 0 ? 1 : 0;
  count(`vitest, ${name}`, { passed: result.numPassedTests, failed: failures + none }, since);
}

/** Runs the tests of the Python package and counts them as pytest sums them up. */
async function pytest() {
  const name = "Python package";
  const since = Date.now();
  const python = await ensurePytest();
  if (python === null) return count(name, { passed: 0, failed: 1 }, since);
  // Nothing is written into the repository.
  const args = ["-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", "clients/python"];
  const { code, output } = await run(python, args, { capture: true });
  /** @param {string} what */
  const sum = (what) => Number(new RegExp(`(\\d+) ${what}`).exec(output.trimEnd().split("\n").at(-1) ?? "")?.[1] ?? 0);
  const failures = sum("failed") + sum("errors?");
  const passes = sum("passed");
  const silent = (code !== 0 || passes === 0) && failures === 0 ? 1 : 0;
  count(name, { passed: passes, failed: failures + silent }, since, output);
}

requireNode();
const start = Date.now();
await ensureInstalled();

/** @param {string} script @param {...string} args */
const tool = (script, ...args) =>
  check(
    [
      script
        .split("/")
        .at(-1)
        ?.replace(/\.\w+$/, ""),
      ...args,
    ].join(" "),
    () => runTool(script, args, { capture: true }),
  );

say("Static checks: format and lint, types, layers, dead code; and the web client …");
// Two at a time: none of them fills two cores.
await Promise.all([
  (async () => {
    await tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings");
    await tool("typescript/bin/tsc", "-p", "tsconfig.json");
    await check("what is read by an index may be missing", () =>
      run(process.execPath, ["scripts/indexed.mjs"], { capture: true }),
    );
    await tool(
      "dependency-cruiser/bin/dependency-cruise.mjs",
      "--config",
      ".dependency-cruiser.cjs",
      "packages",
      "games",
    );
    await tool("knip/bin/knip.js");
    await check("rules and bots compute the same everywhere", () =>
      run(process.execPath, ["scripts/purity.mjs"], { capture: true }),
    );
  })(),
  (async () => {
    await tool("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.node.json", "--fail-on-warnings");
    await tool("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.web.json", "--fail-on-warnings");
    await check("web build", ensureBuilt);
    await check("web budget", () => run(process.execPath, ["packages/web/scripts/budget.mjs"], { capture: true }));
  })(),
]);

say("Unit tests and properties …");
await vitest(["unit", "page"], { ...process.env, ...(await ensureServices()) });

say("Tests of the Python package …");
await pytest();

say("Browser tests …");
const browsers = await ensureBrowsers();
if (browsers === null) count("browser tests", { passed: 0, failed: 1 }, Date.now());
else await vitest(["e2e"], { ...process.env, BROWSER: browsers.quick, WHOLE_BROWSER: browsers.whole });

say(
  `${((Date.now() - start) / 1000).toFixed(0)} s in all.${broken.length === 0 ? "" : ` Failed:\n  ${broken.join("\n  ")}`}`,
);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
