import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe has to say about the page as it stands; empty when nothing. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // Spacing that a user's style cannot change is all that one rule looks for: without such a word it would look at each element in vain.
  const found = await page.evaluate<Finding[]>(`axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'avoid-inline-spacing': { enabled: document.querySelector('[style*="!"]') !== null } },
  }).then((result) => result.violations)`);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id} (${help}): ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}
