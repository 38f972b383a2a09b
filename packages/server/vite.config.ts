import { defineConfig } from "vite";

/**
 * The server as `npm start` runs it: in one piece, without what lets Node read TypeScript, which costs every function that is made a call to
 * name it. Boards are for the page alone.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: "dist",
    target: "node20",
    rolldownOptions: {
      input: { index: "src/index.ts", thread: "src/bots/worker.ts" },
      external: [/^@endzeit\/[^/]+\/board$/],
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
    },
  },
});
