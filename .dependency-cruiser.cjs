const { readPicture } = require("./scripts/picture.mjs");

// The layers of the house: a part imports only from the parts above it. Tests may look anywhere below their own floor.
const TEST = "\\.test\\.ts$|/test/|^packages/kit/testing/";

/** What a part may import besides its own files, as CONTRIBUTING.md draws it. Packages from npm are checked against its package.json. */
const allowed = [...readPicture().imports].flatMap(([part, parts]) =>
  part.startsWith("packages/")
    ? [[part, parts.map((path) => (path.startsWith("packages/") ? `${path}/src/` : path.replaceAll(".", "\\.")))]]
    : [],
);

module.exports = {
  forbidden: [
    ...allowed.map(([part, parts]) => ({
      name: `layer-${part.split("/")[1]}`,
      comment: `${part} imports only ${parts.join(", ") || "its own files"}.`,
      severity: "error",
      from: { path: `^${part}/`, pathNot: TEST },
      to: { path: "^(packages|games)/", pathNot: [`^${part}/`, ...parts.map((path) => `^${path}`)] },
    })),
    {
      name: "engine-pure",
      comment: "The engine has no run-time dependency and runs anywhere.",
      severity: "error",
      from: { path: "^packages/engine/(src|testing)/" },
      to: { dependencyTypes: ["core", "npm", "npm-dev", "npm-peer", "npm-optional", "npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "bots-pure",
      comment: "Bots run in a browser tab and in a worker.",
      severity: "error",
      from: { path: "^packages/bots/src/", pathNot: TEST },
      to: { dependencyTypes: ["core", "npm-dev", "npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "game-layer",
      comment: "A game imports the engine; its board the kit too.",
      severity: "error",
      from: { path: "^games/[^/]+/", pathNot: TEST },
      to: { path: "^packages/", pathNot: "^packages/(engine/src|kit)/" },
    },
    {
      name: "game-without-neighbours",
      comment: "No game imports another.",
      severity: "error",
      from: { path: "^games/([^/]+)/" },
      to: { path: "^games/", pathNot: "^games/$1/" },
    },
    {
      name: "game-rules-without-screen",
      comment: "Rules, bot knowledge and index.ts carry no components.",
      severity: "error",
      from: { path: "^games/[^/]+/", pathNot: "^games/[^/]+/(board|test)/" },
      to: { path: "^packages/kit/|^games/[^/]+/board/|node_modules/svelte/" },
    },
    {
      name: "game-rules-pure",
      comment: "Rules run anywhere.",
      severity: "error",
      from: { path: "^games/[^/]+/", pathNot: "^games/[^/]+/(board|test)/" },
      to: { dependencyTypes: ["core", "npm", "npm-dev", "npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "no-circular",
      comment: "No file needs itself.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "resolvable",
      comment: "Every import is there and named in the package.json that needs it.",
      severity: "error",
      from: { pathNot: TEST },
      to: { couldNotResolve: true },
    },
    {
      name: "named-in-package-json",
      comment: "What runs for users is a dependency, not found by luck or for developers only.",
      severity: "error",
      from: { path: "^(packages|games)/", pathNot: `${TEST}|vite\\.config\\.ts$|\\.svelte$` },
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/|/public/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: "tsconfig.node.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "svelte", "types", "default"],
      extensions: [".ts", ".svelte", ".mjs", ".js", ".json"],
    },
  },
};
