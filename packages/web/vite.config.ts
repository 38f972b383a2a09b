import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { precompress } from "./scripts/precompress.mjs";

/** Writes sw.js: the hand-written worker of src/offline.js, with the list of this build's files and their hash. */
function offline(): Plugin {
  return {
    name: "endzeit-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter(
        (file) => !file.startsWith(".") && !file.endsWith(".map") && !/(vietnamese|cyrillic|greek)/.test(file),
      );
      const hash = createHash("sha256");
      for (const file of files.toSorted()) hash.update(file);
      hash.update(readFileSync(new URL("./index.html", import.meta.url)));
      const source = readFileSync(new URL("./src/offline.js", import.meta.url), "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace(
          "__FILES__",
          JSON.stringify([
            "./",
            "manifest.webmanifest",
            "favicon.svg",
            ...files.filter((file) => file !== "index.html"),
          ]),
        );
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** The files of the build lie there compressed as well: see scripts/precompress.mjs. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "endzeit-compressed",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    async closeBundle(error) {
      if (error === undefined) await precompress(folder);
    },
  };
}

/** The worker plays by the rules alone: the registry's boards stay out of it. */
function boardless(): Plugin {
  const EMPTY = "\0no-board";
  return {
    name: "endzeit-boardless",
    enforce: "pre",
    resolveId: (id) => (/^@endzeit\/[^/]+\/board$/.test(id) ? EMPTY : null),
    load: (id) => (id === EMPTY ? "export default null;" : null),
  };
}

/** A game in the page comes without its texts: src/games.ts puts in those of the language that is read, and the worker needs none. */
function textless(): Plugin {
  const NONE = "\0no-texts";
  return {
    name: "endzeit-textless",
    enforce: "pre",
    resolveId: (id, importer) =>
      /^\.\/texts\/\w+\.(json|ts)$/.test(id) && importer?.endsWith("/index.ts") ? NONE : null,
    load: (id) => (id === NONE ? "export default {};" : null),
  };
}

/**
 * Only the worker opens matches, plays them, with bots too, and hides what a seat may not see: in the page a game comes without its set-up,
 * the form of its states and what a state is worth and, where no forecast runs them, without the steps of its rules.
 */
function unopened(): Plugin {
  const NONE = "\0not-opened";
  const MISSED = `() => { throw new Error("This is left out of the page: only whoever runs the match has it."); }`;
  return {
    name: "endzeit-unopened",
    enforce: "pre",
    resolveId: (id, importer) =>
      (/^\.\/(bot\/(evaluate|rank|utility|value)|check|setup|rules\/all-steps)\.ts$/.test(id) &&
        importer?.endsWith("/index.ts")) ||
      (id === "./form.ts" && /\/(index|view)\.ts$/.test(importer ?? ""))
        ? NONE
        : null,
    load: (id) =>
      id === NONE
        ? `const gone = new Proxy(() => {}, { get: ${MISSED}, apply: ${MISSED} });
           export { gone as stateProblems, gone as setup, gone as form };
           export { gone as evaluate, gone as rank, gone as utility, gone as chance, gone as value };
           export const steps = {};`
        : null,
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [textless(), unopened(), svelte(), offline(), compressed()],
  worker: { format: "es", plugins: () => [boardless(), textless()] },
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // The first page names all that may be fetched later: short names, for it has little room; with a hyphen, as what may be kept for good is named.
    rolldownOptions: { output: { chunkFileNames: "assets/c-[hash].js" } },
  },
});
