import { type Broken, REPORT } from "@endzeit/engine";
import { download, saveName } from "./files.ts";
import { list, read } from "./storage.ts";

/** The build that is running. */
export const VERSION = "0.1.0";

/**
 * Downloads what somebody needs to see a bug again: the save, the version, the step. Opened here or by `endzeit replay`, it plays itself to
 * that moment. False when there is no match to attach.
 */
export async function reportBug(found?: {
  readonly id: string;
  readonly step: number;
  readonly save: unknown;
  /** The rule that is said to be broken there. */
  readonly broken?: Broken;
}): Promise<boolean> {
  let match: typeof found | null = found ?? null;
  if (match === null) {
    try {
      const latest = (await list()).find((row) => row.summary !== null);
      if (latest?.summary != null)
        match = { id: latest.id, step: latest.summary.step, save: (await read(latest.id)).save };
    } catch {
      // Without storage the report still tells version and browser.
    }
  }
  download(saveName("report"), {
    format: REPORT,
    version: VERSION,
    browser: navigator.userAgent,
    link: location.hash,
    step: match?.step ?? null,
    save: match?.save ?? null,
    broken: match?.broken ?? null,
  });
  return match !== null;
}
