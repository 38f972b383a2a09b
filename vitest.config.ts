import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [svelte()],
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "games/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          // One browser at a time: two of them on two cores measure only each other.
          fileParallelism: false,
        },
      },
    ],
  },
});
