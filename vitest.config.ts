import { availableParallelism } from "node:os";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What comes about in its own time is waited for on slow machines too. */
const patient = { poll: { timeout: 15_000 } };

/** The files that take long, the longest first: one that is begun last is waited for by an idle core. */
const LONG: readonly string[] = [
  "e2e/readable",
  "e2e/network-games",
  "e2e/contrast",
  "e2e/network.",
  "e2e/armageddon",
  "e2e/winter-der-toten",
  "e2e/network-",
  "e2e/keys",
  "server/test/chaos",
  "server/test/store",
  "server/test/tables",
  "dawn-of-the-zeds/test/properties",
  "server/test/processes",
  "server/test/fuzz",
  "properties",
  "winter-der-toten/test/secrecy",
  "server/test/winter",
  "server/test/secrets",
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.includes(name));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [svelte()],
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "games/**/*.test.ts"],
          exclude: ["**/node_modules/**", "packages/web/**"],
          testTimeout: 60_000,
          expect: patient,
          // One more than vitest would take: it leaves a core to itself, which of two is half.
          maxWorkers: availableParallelism(),
          // One world for the files of a worker, as a server has one for all its matches: rules are loaded and warm.
          isolate: false,
        },
      },
      {
        plugins: [svelte()],
        test: {
          name: "page",
          testTimeout: 60_000,
          // They stand in for a window and for its storage: each has a world of its own.
          include: ["packages/web/**/*.test.ts"],
          expect: patient,
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          expect: patient,
          // A browser on a busy machine may miss a beat. `npm test` names every test that needed this.
          retry: 1,
          // A browser, its page and the test wait for one another: of two cores they keep one busy.
          maxWorkers: Math.min(2, availableParallelism()),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
