import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

/** A game's two languages share one list of keys in the bundle: gzip cannot reach from one file to the other to find them again. */
function sharedKeys(): Plugin {
  const MARK = "\0texts:";
  return {
    name: "endzeit-shared-keys",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.startsWith(MARK)) return id;
      const lang = /^\.\/texts\/(de|en)\.json$/.exec(id)?.[1];
      return lang === undefined || importer === undefined
        ? null
        : `${MARK}${resolve(dirname(importer), "texts")}:${lang}`;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const [folder = "", lang] = id.slice(MARK.length).split(":");
      if (lang !== undefined) {
        return `import { keys, ${lang} } from ${JSON.stringify(MARK + folder)}; export default Object.fromEntries(keys.map((key, i) => [key, ${lang}[i]]));`;
      }
      const read = (name: string): Record<string, string> => JSON.parse(readFileSync(resolve(folder, name), "utf8"));
      const de = read("de.json");
      const en = read("en.json");
      const keys = Object.keys(de);
      if (keys.length !== Object.keys(en).length || keys.some((key) => en[key] === undefined)) {
        throw new Error(`${folder}: de.json and en.json must have the same keys.`);
      }
      return `export const keys = ${JSON.stringify(keys)}, de = ${JSON.stringify(Object.values(de))}, en = ${JSON.stringify(keys.map((key) => en[key]))};`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [sharedKeys(), svelte(), offline()],
  worker: { format: "es", plugins: () => [boardless()] },
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
});
