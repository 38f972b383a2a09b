import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { onTestFinished } from "vitest";
import { folder } from "./table.kit.ts";

/** Something that runs beside the tests and can be killed and started again at the same address. */
export interface Victim {
  readonly url: string;
  start(): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Everything that it has printed, over all its lives. */
  readonly said: string;
  readonly pid: number;
}

const START_MS = 60_000;
const AGAIN_MS = 200;

/** `ready` tells from what was printed, or by asking, whether it serves. */
function victim(url: string, born: () => ChildProcess, ready: (said: string) => Promise<boolean>): Victim {
  let child: ChildProcess | null = null;
  let ended = false;
  let said = "";
  const kill = async (signal: NodeJS.Signals = "SIGKILL"): Promise<void> => {
    const dying = child;
    child = null;
    if (dying === null || dying.exitCode !== null || dying.signalCode !== null) return;
    dying.kill(signal);
    await once(dying, "exit");
  };
  onTestFinished(async () => {
    ended = true;
    await kill();
  });
  return {
    url,
    get said() {
      return said;
    },
    get pid() {
      return child?.pid ?? 0;
    },
    kill,
    async start() {
      // What it needs may itself be away just now: then it ends, and is started again, as a supervisor would.
      for (const end = Date.now() + START_MS; Date.now() < end && !ended; await sleep(AGAIN_MS)) {
        const life = born();
        child = life;
        let now = "";
        for (const stream of [life.stdout, life.stderr])
          stream?.on("data", (chunk) => {
            now += chunk;
            said += chunk;
          });
        while (life.exitCode === null && life.signalCode === null) {
          if (await ready(now)) return;
          await sleep(50);
        }
      }
      if (!ended) throw new Error(`It does not start:\n${said.slice(-2000)}`);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A server process. */
export interface ServerProcess extends Victim {
  /** How many milliseconds its event loop was held at most since this was asked before. */
  held(): Promise<number>;
}

/** `env` names its database and its Redis. With "ready" it reads all games first, and starts more slowly. */
export async function serverProcess(env: NodeJS.ProcessEnv, ...words: "ready"[]): Promise<ServerProcess> {
  const script = fileURLToPath(new URL("./chaos.server.ts", import.meta.url));
  const root = join(folder(), "dist");
  mkdirSync(root);
  writeFileSync(join(root, "index.html"), "<!doctype html><title>Endzeit</title>");
  const port = await freePort();
  const all = { ...process.env, HOST: "127.0.0.1", PORT: `${port}`, ENDZEIT_BOT_WORKERS: "1", ...env };
  let child: ChildProcess | null = null;
  const server = victim(
    `http://127.0.0.1:${port}`,
    () => {
      const args = ["--import", "tsx", script, root, ...words];
      child = spawn(process.execPath, args, { env: all, stdio: ["ignore", "pipe", "pipe", "ipc"] });
      return child;
    },
    async (said) => said.includes("ready http"),
  );
  return Object.assign(server, {
    async held() {
      if (child === null) throw new Error("It does not run.");
      child.send("held");
      const [ms] = await once(child, "message");
      return Number(ms);
    },
  });
}

const REDIS = "redis-server";
const MISSING = "is not installed here. `npm test` installs it where it can.";

/** A Redis of its own, with nothing in it. */
export async function redis(): Promise<Victim> {
  if (spawnSync(REDIS, ["--version"]).status !== 0) throw new Error(`Redis ${MISSING}`);
  const port = await freePort();
  const args = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--dir", folder()];
  return victim(
    `redis://127.0.0.1:${port}`,
    () => spawn(REDIS, args, { stdio: ["ignore", "pipe", "pipe"] }),
    async (said) => said.includes("Ready to accept"),
  );
}

const INITDB = "initdb";

/** Where the programs of PostgreSQL are: "" when they are on the path, else the folder of the newest that Debian has installed. */
function findPostgres(): string | null {
  if (spawnSync(INITDB, ["--version"]).status === 0) return "";
  try {
    const base = "/usr/lib/postgresql";
    const [newest] = readdirSync(base).sort((a, b) => Number(b) - Number(a));
    const bin = join(base, newest ?? "", "bin");
    return spawnSync(join(bin, INITDB), ["--version"]).status === 0 ? bin : null;
  } catch {
    return null;
  }
}

/** PostgreSQL does not run as root: then its own user starts it. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (of: string) => Number(spawnSync("id", [of, "postgres"]).stdout.toString());
  return { uid: id("-u"), gid: id("-g") };
}

/** A PostgreSQL of its own, with nothing in it. */
export async function postgres(): Promise<Victim> {
  const bin = findPostgres();
  if (bin === null) throw new Error(`PostgreSQL ${MISSING}`);
  const program = (name: string) => join(bin, name);
  const data = folder();
  const user = postgresUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  const init = ["--no-sync", "--auth=trust", "--username=endzeit", "--encoding=UTF8", "--locale=C", "-D", data];
  const made = spawnSync(program(INITDB), init, { ...user, cwd: data });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://endzeit@127.0.0.1:${port}/postgres`;
  const args = ["-D", data, "-k", data, "-p", `${port}`, "-c", "listen_addresses=127.0.0.1"];
  return victim(
    url,
    () => spawn(program("postgres"), args, { ...user, cwd: data, stdio: ["ignore", "pipe", "pipe"] }),
    () =>
      ask(url, "select 1").then(
        () => true,
        () => false,
      ),
  );
}

async function ask(url: string, question: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(question);
  } finally {
    await client.end();
  }
}

/** Every connection of the servers to the database breaks. */
export function cutConnections(database: Victim): Promise<void> {
  return ask(
    database.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'endzeit'",
  ).catch(() => undefined);
}
