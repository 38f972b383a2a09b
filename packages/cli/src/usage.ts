/** Bad input from the command line: one sentence that names the option and the way out. Exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
