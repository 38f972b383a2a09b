import { Faults } from "./faults.ts";
import type { OptionSpec, Options } from "./game.ts";
import { isObject } from "./json.ts";

/** So much of a name from outside is said again. */
const NAMED = 40;

/** The options of a table where nobody chose anything. */
export function defaultOptions(specs: readonly OptionSpec[]): Options {
  const options: Record<string, boolean | string> = {};
  for (const spec of specs) options[spec.id] = spec.default;
  return options;
}

/**
 * Options from outside, completed with defaults.
 * Returns the problems instead, each naming its field, when something is unknown or of the wrong kind.
 */
export function readOptions(
  specs: readonly OptionSpec[],
  given: unknown,
): { readonly options: Options } | { readonly problems: readonly string[] } {
  if (given === undefined || given === null) return { options: defaultOptions(specs) };
  if (!isObject(given)) return { problems: ['options: must be an object such as { "openHands": true }.'] };
  const faults = new Faults();
  const known = specs.map(({ id }) => id).join(", ");
  const options: Record<string, boolean | string> = { ...defaultOptions(specs) };
  for (const [id, value] of Object.entries(given)) {
    const spec = specs.find((candidate) => candidate.id === id);
    if (spec === undefined) {
      faults.add(`options.${id.slice(0, NAMED)}: there is no such option. Known: ${known}.`);
    } else if (spec.kind === "switch") {
      if (typeof value === "boolean") options[id] = value;
      else faults.add(`options.${id}: must be true or false.`);
    } else if (typeof value === "string" && spec.values.includes(value)) {
      options[id] = value;
    } else faults.add(`options.${id}: must be one of ${spec.values.join(", ")}.`);
  }
  return faults.count > 0 ? { problems: faults.told } : { options };
}
