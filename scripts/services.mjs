// PostgreSQL and Redis for the tests: found, started where they are installed, or installed where that can be done.
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { userInfo } from "node:os";
import { aptInstall, isCommand, mayInstall, run, say } from "./lib.mjs";

const REDIS_PORT = 6379;
const ANSWER_MS = 3000;
const START_MS = 5000;

/**
 * The variables that name both to the tests, where they are; each that is missing has been said with the way to get it.
 * `TEST_DATABASE_URL` and `TEST_REDIS_URL` name others.
 * @returns {Promise<{ TEST_DATABASE_URL?: string, TEST_REDIS_URL?: string }>}
 */
export async function ensureServices() {
  const database = process.env["TEST_DATABASE_URL"] || (await ensurePostgres());
  const redis = process.env["TEST_REDIS_URL"] || (await ensureRedis());
  return {
    ...(database === null ? {} : { TEST_DATABASE_URL: database }),
    ...(redis === null ? {} : { TEST_REDIS_URL: redis }),
  };
}

/** @returns {Promise<string | null>} the address of a PostgreSQL in which this user may create databases */
async function ensurePostgres() {
  const there = await findPostgres();
  if (there !== null) return there;
  if (postgresVersion() === null && mayInstall()) await install("PostgreSQL", "postgresql");
  const version = postgresVersion();
  if (version !== null) {
    // Without the redirection: systemd is not there in a container.
    await run("pg_ctlcluster", ["--skip-systemctl-redirect", version, "main", "start"], { capture: true });
    const started = await findPostgres();
    if (started !== null) return started;
    if (process.getuid?.() === 0) {
      const role = `create role "${userInfo().username}" superuser login`;
      await run("runuser", ["-u", "postgres", "--", "psql", "-c", role], { capture: true, cwd: "/" });
    }
    const usable = await findPostgres();
    if (usable !== null) return usable;
  }
  say(
    "The tests of the network server need a PostgreSQL in which this user may create databases. Install and start one (Debian, Ubuntu: sudo apt-get install postgresql; sudo -u postgres createuser --superuser $USER), or name one in TEST_DATABASE_URL.",
  );
  return null;
}

async function findPostgres() {
  const user = userInfo().username;
  for (const url of [
    `postgres://${user}@127.0.0.1:5432/postgres`,
    `postgres:///postgres?host=/var/run/postgresql&user=${user}`,
  ]) {
    const { output } = await run(
      "psql",
      ["--no-password", "-Atc", "select rolcreatedb or rolsuper from pg_roles where rolname = current_user", url],
      { capture: true, env: { ...process.env, PGCONNECT_TIMEOUT: "3" } },
    );
    if (output.trim() === "t") return url;
  }
  return null;
}

/** The newest version that is set up as Debian does it. */
function postgresVersion() {
  try {
    const versions = readdirSync("/etc/postgresql").filter((name) => /^\d+$/.test(name));
    return versions.sort((a, b) => Number(b) - Number(a))[0] ?? null;
  } catch {
    return null;
  }
}

/** @returns {Promise<string | null>} */
async function ensureRedis() {
  const url = `redis://127.0.0.1:${REDIS_PORT}`;
  if (await redisAnswers()) return url;
  if (!isCommand("redis-server") && mayInstall()) await install("Redis", "redis-server");
  // Nothing is to stay: neither on the disk nor in reach of other machines.
  const args = ["--daemonize", "yes", "--bind", "127.0.0.1", "-::1", "--port", `${REDIS_PORT}`];
  await run("redis-server", [...args, "--save", "", "--appendonly", "no"], { capture: true, cwd: "/" });
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (await redisAnswers()) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (!isCommand("redis-server")) break;
  }
  say(
    "The tests of the network server need Redis. Install and start it (Debian, Ubuntu: sudo apt-get install redis-server), or name one in TEST_REDIS_URL.",
  );
  return null;
}

/** @returns {Promise<boolean>} */
function redisAnswers() {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: REDIS_PORT, timeout: ANSWER_MS });
    /** @param {boolean} yes */
    const end = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.on("connect", () => socket.write("PING\r\n"));
    socket.on("data", (data) => end(data.toString().startsWith("+PONG")));
    socket.on("timeout", () => end(false));
    socket.on("error", () => end(false));
    socket.on("close", () => end(false));
  });
}

/** @param {string} name @param {string} debianPackage */
async function install(name, debianPackage) {
  say(`Installing ${name} for the tests of the network server (apt-get install ${debianPackage}) …`);
  const problem = await aptInstall(debianPackage);
  if (problem !== null) say(problem);
}
