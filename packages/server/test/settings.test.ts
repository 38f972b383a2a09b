import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSettings } from "../src/settings.ts";

const folder = mkdtempSync(join(tmpdir(), "endzeit-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said about these variables; everything else is in order. */
function said(env: NodeJS.ProcessEnv): string[] {
  try {
    readSettings({ ENDZEIT_DATA: folder, ...env });
    return [];
  } catch (error) {
    return String(error).split("\n");
  }
}

describe("what is left out", () => {
  test("is port 3000, this machine alone, and a file that no other process shares", () => {
    expect(readSettings({ ENDZEIT_DATA: folder })).toEqual({
      port: 3000,
      host: "localhost",
      database: { kind: "sqlite", file: join(folder, "endzeit.sqlite") },
      redis: null,
      botWorkers: expect.any(Number),
      log: "warn",
      contact: null,
      proxies: null,
      sockets: 200,
      watchers: 500,
    });
  });

  test("is the same when it is given empty", () => {
    const empty = { PORT: "", HOST: " ", DATABASE_URL: "", REDIS_URL: "", ENDZEIT_BOT_WORKERS: "", ENDZEIT_LOG: "" };
    expect(readSettings({ ENDZEIT_DATA: folder, ...empty })).toEqual(readSettings({ ENDZEIT_DATA: folder }));
  });
});

test("what is given counts", () => {
  const database = "postgresql://rick:grimes@db/endzeit?sslmode=require";
  const env = {
    PORT: "0",
    HOST: "::",
    DATABASE_URL: database,
    REDIS_URL: "rediss://bus:6380",
    ENDZEIT_BOT_WORKERS: "3",
    ENDZEIT_LOG: "info",
    ENDZEIT_CONTACT: "mailto:glenn@example.org",
    ENDZEIT_PROXY: "127.0.0.1, 10.0.0.0/8",
    ENDZEIT_SOCKETS: "50",
    ENDZEIT_WATCHERS: "0",
  };
  expect(readSettings(env)).toEqual({
    port: 0,
    host: "::",
    database: { kind: "postgres", url: database },
    redis: "rediss://bus:6380",
    botWorkers: 3,
    log: "info",
    contact: "mailto:glenn@example.org",
    proxies: ["127.0.0.1", "10.0.0.0/8"],
    sockets: 50,
    watchers: 0,
  });
});

test("the folder of the database is made when it is missing, with those above it", () => {
  const deep = join(folder, "a", "b");
  readSettings({ ENDZEIT_DATA: deep });
  expect(existsSync(deep)).toBe(true);
});

test("with PostgreSQL no folder is touched", () => {
  readSettings({ ENDZEIT_DATA: "/proc/none", DATABASE_URL: "postgres://db/endzeit" });
});

describe("each mistake is a sentence with its variable and the way out", () => {
  for (const port of ["65536", "-1", "3000.5", "http", "1e3"])
    test(`PORT=${port}`, () => {
      expect(said({ PORT: port })).toEqual([
        `SettingsError: PORT must be a whole number from 0 to 65535, not "${port}". Left out, it is 3000.`,
      ]);
    });

  test("HOST as an address of the web", () => {
    expect(said({ HOST: "http://localhost" })).toEqual([
      'SettingsError: HOST must be a bare name or address such as localhost or 0.0.0.0, not "http://localhost".',
    ]);
  });

  test("DATABASE_URL of another kind of database, without its password", () => {
    expect(said({ DATABASE_URL: "mysql://rick:grimes@db/endzeit" })).toEqual([
      'SettingsError: DATABASE_URL must look like postgres://user:password@host:5432/database; this begins with "mysql:". Leave it out to use one SQLite file.',
    ]);
    expect(said({ DATABASE_URL: "postgres://rick:gri#mes:x@db/endzeit" }).join()).not.toContain("mes");
  });

  test("REDIS_URL that is no address", () => {
    expect(said({ REDIS_URL: "localhost" })).toEqual([
      "SettingsError: REDIS_URL must look like redis://:password@host:6379 (rediss:// over TLS); this is not the address of anything. Leave it out when one server process is enough.",
    ]);
  });

  test("ENDZEIT_DATA that is a file", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const answer = `cannot be made: there is a file of that name on its path. Set ENDZEIT_DATA to a folder this user may write to.`;
    expect(said({ ENDZEIT_DATA: file })).toEqual([`SettingsError: ENDZEIT_DATA: the folder ${file} ${answer}`]);
    expect(said({ ENDZEIT_DATA: join(file, "below") })).toEqual([
      `SettingsError: ENDZEIT_DATA: the folder ${join(file, "below")} ${answer}`,
    ]);
  });

  test("more threads than sense", () => {
    expect(said({ ENDZEIT_BOT_WORKERS: "1000" })[0]).toMatch(/^SettingsError: ENDZEIT_BOT_WORKERS must be .* 1 to 64/);
  });

  test("a log that says nothing known, and a contact that nobody can reach", () => {
    expect(said({ ENDZEIT_LOG: "loud" })).toEqual([
      'SettingsError: ENDZEIT_LOG must be error, warn, info, debug, not "loud". Left out, it is warn.',
    ]);
    expect(said({ ENDZEIT_CONTACT: "glenn" })[0]).toContain("must look like mailto:somebody@example.org");
  });

  test("a proxy without an address", () => {
    for (const proxy of ["yes", "10.0.0.0/33", "10.0.0.0/8/8", "127.0.0.1,"])
      expect(said({ ENDZEIT_PROXY: proxy })[0]).toContain("ENDZEIT_PROXY must be the addresses of your proxies");
  });

  test("all of them at once", () => {
    expect(said({ PORT: "x", HOST: "a b", REDIS_URL: "x" })).toHaveLength(3);
  });
});
