import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { ResultsError } from "./fault.ts";

/** Keeps a file to this process: two that write to one would each cut off what the other has added. Gives back how to let go of it. */
export function hold(file: string): () => void {
  const lock = `${file}.lock`;
  const mine = `${hostname()} ${process.pid}`;
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(lock, mine, { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const holder = readFileSync(lock, "utf8");
      if (tries > 0 || !dead(holder))
        throw new ResultsError(
          `"${file}" is being written by another run (${holder.trim() || "it says not which"}). Wait for it, or name another file with --out; if there is no such run any more, delete "${lock}".`,
        );
      rmSync(lock, { force: true });
    }
  }
}

/** Whether a run of this machine has ended without letting go. Of another machine nobody can say. */
function dead(holder: string): boolean {
  const [host, id] = holder.split(" ");
  if (host !== hostname() || !/^\d{1,10}$/.test(id ?? "")) return false;
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
