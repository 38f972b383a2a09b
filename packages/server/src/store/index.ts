import type { DatabaseSettings } from "../settings.ts";
import { SettingsError, withoutPassword } from "../settings.ts";
import { openPostgres } from "./postgres.ts";
import { migrate } from "./schema.ts";
import { type Database, SqlStore } from "./sql.ts";
import { openSqlite } from "./sqlite.ts";
import type { Store } from "./store.ts";

/**
 * Opens the database that the settings name, creates what it lacks, and brings it up to this program. Throws
 * `SettingsError` when it cannot be used; later on a database that is away gives `StoreError` and comes back by itself.
 */
export async function openStore(settings: DatabaseSettings): Promise<Store> {
  let database: Database | null = null;
  try {
    database = settings.kind === "sqlite" ? await openSqlite(settings.file) : openPostgres(settings.url);
    if (await migrate(database.db, settings.kind)) return new SqlStore(database);
  } catch (error) {
    await database?.db.destroy();
    throw new SettingsError([whyNot(settings, error)], error);
  }
  await database.db.destroy();
  throw new SettingsError([`${nameOf(settings)} was written by a newer Endzeit. Update this one, or name another.`]);
}

function nameOf(settings: DatabaseSettings): string {
  return settings.kind === "sqlite" ? `The database ${settings.file}` : `The database ${withoutPassword(settings.url)}`;
}

/** One sentence what is wrong, one what to do. */
function whyNot(settings: DatabaseSettings, error: unknown): string {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  const reason = error instanceof Error && error.message !== "" ? error.message : code;
  const name = nameOf(settings);
  if (settings.kind === "sqlite") {
    if (code === "SQLITE_FULL") return `${name} cannot be written: the disk is full. Make room and start again.`;
    if (code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT")
      return `${name} is damaged or no database (${reason}). Put a backup in its place, or move it away to start anew.`;
    if (code.startsWith("SQLITE_BUSY"))
      return `${name} is held by another program. End that one, or set ENDZEIT_DATA to another folder.`;
    return `${name} cannot be opened: ${reason}. Check its rights, or set ENDZEIT_DATA to another folder.`;
  }
  if (code === "28P01" || code === "28000")
    return `${name} refuses this user (${reason}). Check the user and the password in DATABASE_URL.`;
  if (code === "3D000") return `${name} does not exist. Create it (createdb), or correct its name in DATABASE_URL.`;
  if (code === "42501") return `${name} does not let this user create tables (${reason}). Give the user that right.`;
  if (code === "53100") return `${name} has no room left on its disk. Make room and start again.`;
  return `${name} cannot be reached (${reason}). Is it running, and is the address in DATABASE_URL right?`;
}
