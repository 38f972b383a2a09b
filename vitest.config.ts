import { availableParallelism } from "node:os";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What comes about in its own time is waited for on slow machines too. */
const patient = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [svelte()],
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "games/**/*.test.ts"],
          testTimeout: 60_000,
          expect: patient,
          // One more than vitest would take: it leaves a core to itself, which of two is half.
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
          // One browser at a time: it, its page and the test keep two cores busy.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
