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
          // One browser at a time: two of them on two cores measure only each other.
          fileParallelism: false,
        },
      },
    ],
  },
});
