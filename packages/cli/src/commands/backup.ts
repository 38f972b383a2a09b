import { type Io, say } from "../io.ts";
import { readArguments } from "../options.ts";
import { UsageError } from "../usage.ts";

export const BACKUP = "backup FILE";

/** `endzeit backup`: a whole and consistent copy of the SQLite file in ENDZEIT_DATA, while a server writes to it. */
export async function backupCommand(args: readonly string[], io: Io): Promise<void> {
  const read = readArguments(args, {}, { min: 1, max: 1, usage: BACKUP });
  const target = read.words[0] ?? "";
  const { backupSqlite, BackupError, readSettings, SettingsError } = await import("@endzeit/server");
  try {
    const { database } = readSettings(io.env);
    if (database.kind === "postgres")
      throw new UsageError("backup: DATABASE_URL names a PostgreSQL database. Use pg_dump for its copy.");
    await backupSqlite(database.file, target);
    say(io, `The tables of ${database.file} are in ${target}.`);
  } catch (error) {
    if (error instanceof BackupError || error instanceof SettingsError)
      throw new UsageError(`backup: ${error.message}`);
    throw error;
  }
}
