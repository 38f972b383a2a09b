import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Writes sw.js: the hand-written worker of src/offline.js, with the list of this build's files and their hash. */
function offline(): Plugin {
  return {
    name: "endzeit-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith(".map") && !/(vietnamese|cyrillic|greek)/.test(file));
      const hash = createHash("sha256");
      for (const file of files.toSorted()) hash.update(file);
      hash.update(readFileSync(new URL("./index.html", import.meta.url)));
      const source = readFileSync(new URL("./src/offline.js", import.meta.url), "utf8")
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(["./", "manifest.webmanifest", "favicon.svg", ...files.filter((file) => file !== "index.html")]));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
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

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [svelte(), offline()],
  worker: { format: "es", plugins: () => [boardless()] },
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
});
