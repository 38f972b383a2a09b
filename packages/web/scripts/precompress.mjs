// Beside each text file of the build its compressed forms: the server sends them as they lie there, and compresses nothing itself.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const FORMS = [
  { end: ".br", press: promisify(brotliCompress), best: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } },
  { end: ".gz", press: promisify(gzip), best: { level: 9 } },
];

/**
 * Compresses what lies in the folder of a build. A form that saves nothing is not written.
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name) && !/[/\\]\./.test(entry.parentPath));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const whole = await readFile(join(parentPath, name));
      await Promise.all(
        FORMS.map(async ({ end, press, best }) => {
          const pressed = await press(whole, best);
          if (pressed.length < whole.length) await writeFile(join(parentPath, `${name}${end}`), pressed);
        }),
      );
    }),
  );
}
