import { accessSync, constants, mkdirSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export type DatabaseSettings =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

export interface Settings {
  /** PORT, 3000 unless given; 0 takes any free one. */
  readonly port: number;
  /** HOST, "localhost" unless given. */
  readonly host: string;
  /** DATABASE_URL for PostgreSQL; otherwise one SQLite file in the folder ENDZEIT_DATA, `data` in the repository unless given. */
  readonly database: DatabaseSettings;
  /** REDIS_URL; null when this is the only process. */
  readonly redis: string | null;
  /** ENDZEIT_BOT_WORKERS: threads for the thoughts of bots; one less than the machine has cores unless given. */
  readonly botWorkers: number;
  /** ENDZEIT_LOG: how much is told on the way, "warn" unless given. */
  readonly log: LogLevel;
  /** ENDZEIT_CONTACT: whom the push services of the browsers may turn to; needed by some of them. */
  readonly contact: string | null;
  /** ENDZEIT_PROXY: proxies on other machines whose word about the address of a client counts; null for none. */
  readonly proxies: readonly string[] | null;
}

const LEVELS = ["error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof LEVELS)[number];

/** What is wrong with the settings, each in a sentence that names the variable and the way out. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[], cause?: unknown) {
    super(problems.join("\n"), { cause });
    this.problems = problems;
  }
}

const DATA = fileURLToPath(new URL("../../../data", import.meta.url));
const DATABASE_FILE = "endzeit.sqlite";
const MOST_WORKERS = 64;

/** Reads the settings of the server and creates the folder of the database. Throws `SettingsError` with all problems at once. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const say = (problem: string) => {
    problems.push(problem);
  };
  const settings = {
    port: readWhole(env, "PORT", 3000, 0, 65_535, say),
    host: readHost(env, say),
    database: readDatabase(env, say),
    redis: readRedis(env, say),
    botWorkers: readWhole(env, "ENDZEIT_BOT_WORKERS", Math.max(1, availableParallelism() - 1), 1, MOST_WORKERS, say),
    log: readLevel(env, say),
    contact: readContact(env, say),
    proxies: readProxies(env, say),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

type Say = (problem: string) => void;

/** An empty variable counts as none: that is how a compose file leaves one out. */
function given(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === "" ? null : value;
}

function readWhole(env: NodeJS.ProcessEnv, name: string, usual: number, least: number, most: number, say: Say): number {
  const value = given(env, name);
  if (value === null) return usual;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  say(`${name} must be a whole number from ${least} to ${most}, not "${value}". Left out, it is ${usual}.`);
  return usual;
}

function readHost(env: NodeJS.ProcessEnv, say: Say): string {
  const host = given(env, "HOST") ?? "localhost";
  if (!/^[\w.:%-]+$/.test(host))
    say(`HOST must be a bare name or address such as localhost or 0.0.0.0, not "${withoutPassword(host)}".`);
  return host;
}

function readLevel(env: NodeJS.ProcessEnv, say: Say): LogLevel {
  const wanted = given(env, "ENDZEIT_LOG") ?? "warn";
  const level = LEVELS.find((known) => known === wanted);
  if (level === undefined) say(`ENDZEIT_LOG must be ${LEVELS.join(", ")}, not "${wanted}". Left out, it is warn.`);
  return level ?? "warn";
}

function readContact(env: NodeJS.ProcessEnv, say: Say): string | null {
  const contact = given(env, "ENDZEIT_CONTACT");
  if (contact !== null && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    say(`ENDZEIT_CONTACT must look like mailto:somebody@example.org or https://example.org, not "${contact}".`);
  return contact;
}

function readProxies(env: NodeJS.ProcessEnv, say: Say): readonly string[] | null {
  const names = given(env, "ENDZEIT_PROXY")
    ?.split(",")
    .map((name) => name.trim());
  if (names === undefined) return null;
  const bad = names.find((name) => !isAddress(name));
  if (bad !== undefined)
    say(
      `ENDZEIT_PROXY must be the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8, with commas between them; "${bad}" is none. Leave it out when there is no proxy.`,
    );
  return names;
}

/** An address, or a range of them: `10.0.0.0/8`. */
function isAddress(name: string): boolean {
  const [address = "", bits, ...rest] = name.split("/");
  const most = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function readDatabase(env: NodeJS.ProcessEnv, say: Say): DatabaseSettings {
  const url = given(env, "DATABASE_URL");
  if (url !== null) {
    const problem = urlProblem(url, ["postgres:", "postgresql:"]);
    if (problem !== null)
      say(
        `DATABASE_URL must look like postgres://user:password@host:5432/database; ${problem} Leave it out to use one SQLite file.`,
      );
    return { kind: "postgres", url };
  }
  const folder = resolve(given(env, "ENDZEIT_DATA") ?? DATA);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    say(
      `ENDZEIT_DATA: the folder ${folder} ${folderProblem(error)} Set ENDZEIT_DATA to a folder this user may write to.`,
    );
  }
  return { kind: "sqlite", file: join(folder, DATABASE_FILE) };
}

function readRedis(env: NodeJS.ProcessEnv, say: Say): string | null {
  const url = given(env, "REDIS_URL");
  if (url === null) return null;
  const problem = urlProblem(url, ["redis:", "rediss:"]);
  if (problem !== null)
    say(
      `REDIS_URL must look like redis://:password@host:6379 (rediss:// over TLS); ${problem} Leave it out when one server process is enough.`,
    );
  return url;
}

function urlProblem(text: string, protocols: readonly string[]): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return "this is not the address of anything.";
  if (!protocols.includes(url.protocol)) return `this begins with "${url.protocol}".`;
  return null;
}

function folderProblem(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EEXIST" || code === "ENOTDIR") return "cannot be made: there is a file of that name on its path.";
  if (code === "EROFS") return "is on a disk that takes no writes.";
  if (code === "ENOSPC") return "cannot be made: the disk is full.";
  if (code === "EACCES" || code === "EPERM") return "may not be written to.";
  return `cannot be used (${error instanceof Error ? error.message : String(error)}).`;
}

/** An address for people to read, with stars for its password. */
export function withoutPassword(text: string): string {
  return text.replace(/(:\/\/[^/@]*:)[^@]*@/, "$1***@").replace(/([?&]password=)[^&]*/i, "$1***");
}
