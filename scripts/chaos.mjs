// npm run chaos: the proofs of the network server in their long form. Hundreds of tables are played while processes are killed and
// Redis and PostgreSQL restart, and a million malformed and forged messages are sent; and a table says how long the dearest request of each
// kind holds up everybody else. `npm test` runs the short form.
import { ensureInstalled, requireNode, runTool } from "./lib.mjs";
import { ensureServices } from "./services.mjs";

requireNode();
await ensureInstalled();
const seed = process.env["ENDZEIT_SEED"] ?? `${Date.now()}`;
const files = process.argv.slice(2);
const { code } = await runTool(
  "vitest/vitest.mjs",
  [
    ...["run", "--project", "unit", "--no-file-parallelism"],
    ...(files.length > 0 ? files : ["chaos", "fuzz", "holds"].map((name) => `packages/server/test/${name}.test.ts`)),
  ],
  { env: { ...process.env, ...(await ensureServices()), ENDZEIT_CHAOS: "long", ENDZEIT_SEED: seed } },
);
process.exit(code);
