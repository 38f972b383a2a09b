// The script that a visitor loads, gzipped: the first page, and what a game adds. The build fails beyond the budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
/** @type {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const KB = 1000;
const LIMITS = { first: 48 * KB, game: 65 * KB };
/**
 * Where a game brings more than others: 80 crossroads cards with a story, two choices and what they lead to each, and crises and goals that an owner may spell anew;
 * a planner that advises in the page.
 * @type {Record<string, number>}
 */
const OWN_LIMITS = {
  "winter-der-toten": 141 * KB,
  "dawn-of-the-zeds": 66 * KB,
};

/** @param {string} file */
const size = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

/**
 * @param {string} key
 * @param {Set<string>} found
 * @returns {Set<string>}
 */
function chunksOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(chunk.file)) return found;
  if (chunk.file.endsWith(".js")) found.add(chunk.file);
  for (const next of chunk.imports ?? []) chunksOf(next, found);
  return found;
}

/** @param {Set<string>} files */
const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (entry === undefined) throw new Error("The manifest names no entry.");
const first = chunksOf(entry);
const home = Object.keys(manifest).find((key) => key.endsWith("pages/Home.svelte"));
if (home !== undefined) chunksOf(home, first);

// What choosing a game adds: its rules, its board, its texts in one language and the pages of the table that the home page did not need.
const rules = Object.keys(manifest).flatMap((key) => {
  const id = /games\/([^/]+)\/(index\.ts|board\/index\.ts)$/.exec(key)?.[1];
  return id === undefined ? [] : [{ id, key }];
});
/** @type {string[]} */
const failures = [];
/**
 * @param {string} label
 * @param {number} bytes
 * @param {number} limit
 */
const report = (label, bytes, limit) => {
  console.log(`${label.padEnd(34)} ${(bytes / KB).toFixed(1).padStart(6)} kB of ${(limit / KB).toFixed(0)} kB gzipped`);
  if (bytes > limit) failures.push(label);
};
report("first page", sum(first), LIMITS.first);
for (const id of new Set(rules.map((rule) => rule.id))) {
  const files = new Set();
  for (const rule of rules) if (rule.id === id) chunksOf(rule.key, files);
  for (const file of first) files.delete(file);
  const texts = Object.keys(manifest)
    .filter((key) => key.includes(`games/${id}/texts/`) && /\/\w+\.(json|ts)$/.test(key) && !key.endsWith("/rules.ts"))
    .map((key) => sum(new Set([...chunksOf(key)].filter((file) => !files.has(file) && !first.has(file)))));
  report(`${id} (rules, texts, board)`, sum(files) + Math.max(...texts), OWN_LIMITS[id] ?? LIMITS.game);
}
if (failures.length > 0) {
  console.error(`Over budget: ${failures.join(", ")}.`);
  process.exit(1);
}
