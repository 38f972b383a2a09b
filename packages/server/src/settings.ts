import { accessSync, constants, mkdirSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

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
  /** ENDZEIT_SOCKETS: most sockets of one address, 200 unless given. */
  readonly sockets: number;
  /** ENDZEIT_WATCHERS: most guests of a table that watch, 500 unless given. */
  readonly watchers: number;
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

const whole = (name: string, usual: number, least: number, most: number) => {
  const bad = ({ input }: { readonly input: string }): string =>
    `${name} must be a whole number from ${least} to ${most}, not "${input}". Left out, it is ${usual}.`;
  return v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, bad),
      v.check((digits) => Number(digits) >= least && Number(digits) <= most, bad),
      v.transform(Number),
    ),
    String(usual),
  );
};

const HostShape = v.nullable(
  v.pipe(
    v.string(),
    v.regex(
      /^[\w.:%-]+$/,
      ({ input }) =>
        `HOST must be a bare name or address such as localhost or 0.0.0.0, not "${withoutPassword(input)}".`,
    ),
  ),
  "localhost",
);

/** An address of one of these protocols. */
const url = (protocols: readonly string[], must: string, wayOut: string) =>
  v.pipe(
    v.string(),
    v.url(`${must}; this is not the address of anything. ${wayOut}`),
    v.check(
      (text) => protocols.includes(new URL(text).protocol),
      ({ input }) => `${must}; this begins with "${new URL(input).protocol}". ${wayOut}`,
    ),
  );

const PostgresShape = v.pipe(
  url(
    ["postgres:", "postgresql:"],
    "DATABASE_URL must look like postgres://user:password@host:5432/database",
    "Leave it out to use one SQLite file.",
  ),
  v.transform((url): DatabaseSettings => ({ kind: "postgres", url })),
);

const SqliteShape = v.pipe(
  v.nullable(v.string(), DATA),
  v.transform((folder) => resolve(folder)),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    try {
      mkdirSync(dataset.value, { recursive: true });
      accessSync(dataset.value, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      addIssue({
        message: `ENDZEIT_DATA: the folder ${dataset.value} ${folderProblem(error)} Set ENDZEIT_DATA to a folder this user may write to.`,
      });
    }
  }),
  v.transform((folder): DatabaseSettings => ({ kind: "sqlite", file: join(folder, DATABASE_FILE) })),
);

const RedisShape = v.nullable(
  url(
    ["redis:", "rediss:"],
    "REDIS_URL must look like redis://:password@host:6379 (rediss:// over TLS)",
    "Leave it out when one server process is enough.",
  ),
);

const LogShape = v.nullable(
  v.picklist(LEVELS, ({ input }) => `ENDZEIT_LOG must be ${LEVELS.join(", ")}, not "${input}". Left out, it is warn.`),
  "warn",
);

const ContactShape = v.nullable(
  v.pipe(
    v.string(),
    v.regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      ({ input }) =>
        `ENDZEIT_CONTACT must look like mailto:somebody@example.org or https://example.org, not "${input}".`,
    ),
  ),
);

const ProxiesShape = v.nullable(
  v.pipe(
    v.string(),
    v.transform((names) => names.split(",").map((name) => name.trim())),
    v.everyItem(
      isAddress,
      ({ input }) =>
        `ENDZEIT_PROXY must be the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8, with commas between them; "${input.find((name) => !isAddress(name))}" is none. Leave it out when there is no proxy.`,
    ),
  ),
);

const shapeWith = <D extends v.GenericSchema<unknown, DatabaseSettings>>(database: D) =>
  v.object({
    port: whole("PORT", 3000, 0, 65_535),
    host: HostShape,
    database,
    redis: RedisShape,
    botWorkers: whole("ENDZEIT_BOT_WORKERS", Math.max(1, availableParallelism() - 1), 1, MOST_WORKERS),
    log: LogShape,
    contact: ContactShape,
    proxies: ProxiesShape,
    sockets: whole("ENDZEIT_SOCKETS", 200, 1, 100_000),
    watchers: whole("ENDZEIT_WATCHERS", 500, 0, 100_000),
  });

/** Reads the settings of the server and creates the folder of the database. Throws `SettingsError` with all problems at once. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const database = given(env, "DATABASE_URL");
  const values = {
    port: given(env, "PORT"),
    host: given(env, "HOST"),
    database: database ?? given(env, "ENDZEIT_DATA"),
    redis: given(env, "REDIS_URL"),
    botWorkers: given(env, "ENDZEIT_BOT_WORKERS"),
    log: given(env, "ENDZEIT_LOG"),
    contact: given(env, "ENDZEIT_CONTACT"),
    proxies: given(env, "ENDZEIT_PROXY"),
    sockets: given(env, "ENDZEIT_SOCKETS"),
    watchers: given(env, "ENDZEIT_WATCHERS"),
  };
  const shape = shapeWith(database === null ? SqliteShape : PostgresShape);
  const read = v.safeParse(shape, values, { abortPipeEarly: true });
  if (!read.success) throw new SettingsError(read.issues.map(({ message }) => message));
  return read.output;
}

/** An empty variable counts as none: that is how a compose file leaves one out. */
function given(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === "" ? null : value;
}

/** An address, or a range of them: `10.0.0.0/8`. */
function isAddress(name: string): boolean {
  const [address = "", bits, ...rest] = name.split("/");
  const most = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
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
