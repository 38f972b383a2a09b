// What the scripts share. Plain Node: these run before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, "node_modules", ".cache", "endzeit");

/** @param {string} text */
export const say = (text) => console.log(text);

/**
 * Ends with a sentence for the person who started the script.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs a program in the repository and waits for its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = process.env, capture = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: capture ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the command of an installed package with this Node.
 * @param {string} script path of the command inside node_modules
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean }} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [join(root, "node_modules", script), ...args], options);
}

/** Ends when this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Endzeit needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs the dependencies that package-lock.json names, unless exactly those are there. */
export async function ensureInstalled() {
  const difference = firstDifference();
  if (difference === null) return;
  say(`Installing dependencies with npm ci (${difference}) …`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { code } = await run(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0)
    fail("The dependencies could not be installed. The lines above say why; a network connection is needed once.");
}

/** Why the installed packages are not those of the lock, or null. */
function firstDifference() {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return "none are there yet";
  /** @type {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  /** @type {typeof wanted} */
  const found = JSON.parse(readFileSync(hidden, "utf8")).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes("node_modules/") || (entry.optional && found[path] === undefined)) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (!existsSync(join(root, path))) return `${name} is missing`;
    if (!entry.link && found[path]?.version !== entry.version) return `${name} is not ${entry.version}`;
  }
  return null;
}

/**
 * All files below a folder of the repository, sorted, as paths from its root with "/"; without node_modules and build results.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name === "dist") return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/**
 * One hash of all files below some folders, tests left out.
 * @param {readonly string[]} folders
 */
function hashOfFiles(folders) {
  const hash = createHash("sha256");
  for (const file of folders.flatMap(filesBelow)) {
    if (/[/](test|testing)[/]|\.test\.ts$/.test(file)) continue;
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

export const webRoot = join(root, "packages", "web", "dist");
export const serverEntry = join(root, "packages", "server", "dist", "index.mjs");

/** What both the page and the server are made of. */
const SHARED = ["packages/engine", "packages/bots", "packages/master", "packages/wire", "games"];

/**
 * Builds the web client, unless it was built from exactly these sources.
 * @returns {Promise<{ code: number, output: string }>} how the build went
 */
export function ensureBuilt() {
  const sources = [...SHARED, "packages/kit", "packages/web"];
  return ensurePart("web", "the web client", sources, join(webRoot, "index.html"));
}

/**
 * Puts the server into one piece, unless that was done from exactly these sources.
 * @returns {Promise<{ code: number, output: string }>} how it went
 */
export function ensureServerBuilt() {
  return ensurePart("server", "the server", [...SHARED, "packages/server"], serverEntry);
}

/**
 * @param {string} part
 * @param {string} name
 * @param {readonly string[]} sources
 * @param {string} result
 */
async function ensurePart(part, name, sources, result) {
  const mark = join(cache, `${part}-sources`);
  const wanted = hashOfFiles(sources);
  const before = existsSync(mark) ? readFileSync(mark, "utf8") : "";
  if (before === wanted && existsSync(result)) return { code: 0, output: "" };
  say(`Building ${name} …`);
  const built = await runTool("vite/bin/vite.js", ["build", "--logLevel", "warn"], {
    cwd: join(root, "packages", part),
    env: { ...process.env, NODE_ENV: "production" },
    capture: true,
  });
  if (built.code !== 0) return built;
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, wanted);
  return built;
}

/**
 * Whether a command is on the path.
 * @param {string} command
 */
export function isCommand(command) {
  return spawnSync(command, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/** Whether this user can install packages of Debian or Ubuntu. */
export function mayInstall() {
  return process.platform === "linux" && process.getuid?.() === 0 && isCommand("apt-get");
}

/**
 * Installs a package of Debian or Ubuntu.
 * @param {string} name
 * @returns {Promise<string | null>} what apt-get said when it failed
 */
export async function aptInstall(name) {
  await run("apt-get", ["update", "-qq"], { capture: true });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const args = ["install", "-y", "-qq", "--no-install-recommends", name];
  const { code, output } = await run("apt-get", args, { env, capture: true });
  return code === 0 ? null : output.trim();
}

const BROWSERS = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
/** Chromium without windows: the same pages for two thirds of the work, but it shows no notifications. */
const SHELL = "chromium-headless-shell";

/**
 * The first of these commands that is there; the package of that name is installed where that can be done and none is.
 * @param {readonly string[]} commands
 * @param {string} name
 * @returns {Promise<string | null>}
 */
async function ensureOneOf(commands, name) {
  const there = commands.find(isCommand);
  if (there !== undefined || !mayInstall()) return there ?? null;
  say(`Installing a browser for the browser tests (apt-get install ${name}) …`);
  const problem = await aptInstall(name);
  if (problem !== null) say(problem);
  return commands.find(isCommand) ?? null;
}

/**
 * Browsers for the tests: `quick` for most of them, `whole` for those that need notifications; installs them where that can be done.
 * `BROWSER` names another for all of them.
 * @returns {Promise<{ quick: string, whole: string } | null>} their commands, or null after saying what to install
 */
export async function ensureBrowsers() {
  const named = process.env["BROWSER"];
  if (named !== undefined && named !== "" && isCommand(named)) return { quick: named, whole: named };
  const whole = await ensureOneOf(BROWSERS, "chromium");
  if (whole === null) {
    say(
      "The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: sudo apt-get install chromium), or set BROWSER to its path.",
    );
    return null;
  }
  return { quick: (await ensureOneOf([SHELL], SHELL)) ?? whole, whole };
}

/** What runs the tests of the Python package: this Python, or that of Debian, which has its own packages. */
const PYTHONS = ["python3", "/usr/bin/python3"];

/**
 * A Python with pytest; installs it where that can be done. `PYTHON` names another.
 * @returns {Promise<string | null>} its command, or null after saying what to install
 */
export async function ensurePytest() {
  const named = process.env["PYTHON"];
  const candidates = named === undefined || named === "" ? PYTHONS : [named, ...PYTHONS];
  const find = () =>
    candidates.find((python) => spawnSync(python, ["-m", "pytest", "--version"], { stdio: "ignore" }).status === 0) ??
    null;
  const there = find();
  if (there !== null) return there;
  if (mayInstall()) {
    say("Installing pytest for the tests of the Python package (apt-get install python3-pytest) …");
    const problem = await aptInstall("python3-pytest");
    if (problem !== null) say(problem);
    const installed = find();
    if (installed !== null) return installed;
  }
  say(
    "The tests of clients/python need pytest. Install it (Debian, Ubuntu: sudo apt-get install python3-pytest; elsewhere: python3 -m pip install pytest), or set PYTHON to a Python that has it.",
  );
  return null;
}
