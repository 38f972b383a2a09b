import { type AnyGame, type AnyProtocolWords, type FieldShape, type Form, toldFields } from "@endzeit/engine";
import { fieldSchema } from "./schema.ts";

/** Values of a term that the page shows before it says how many there are. */
const SHOWN = 6;

/** The page of a game for whoever writes a program that plays it (docs/protocol/<game>.md), from what the rules themselves are checked by. */
export function protocolPage(game: AnyGame, words: AnyProtocolWords): string {
  const { form } = game;
  const { steps, questions } = form.agenda;
  return `${[
    `# ${game.texts.en["title"]}: state, questions, answers, events`,
    `Made by \`npx endzeit protocol --page ${game.id}\` from the tables that the rules are checked by; rules version ${game.rulesVersion}. How to speak: [protocol.md](../protocol.md).\nThe same as JSON Schema: \`npx endzeit protocol --schema ${game.id}\`.`,
    "## State",
    "Besides these every state has `agenda`, the stack of what is still to be done with the next entry last, `random`, the generator, `given`, the answers that are in while several seats are asked together, and `outcome`, null while the match lasts. In a view -1 stands for what its seat may not see.",
    table(
      ["field", "form", "meaning", "seen by"],
      Object.entries(form.fields).map(([name, field]) => [
        `\`${name}\``,
        spelled(fieldSchema(field)),
        words.state[name] ?? "",
        words.secrets[name] ?? "all",
      ]),
    ),
    ...Object.entries(form.fields).flatMap(([name, field]) =>
      field.form === "passing"
        ? [
            `### Inside \`${name}\``,
            table(
              ["field", "form", "meaning"],
              Object.entries(field.fields).map(([part, of]) => [
                `\`${part}\``,
                spelled(fieldSchema(of)),
                words.inside[name]?.[part] ?? "",
              ]),
            ),
          ]
        : [],
    ),
    "## Questions and their answers",
    ...Object.entries(game.questions).map(([ask, { forms }]) => {
      const shape = Object.entries(questions[ask] ?? {}).filter(([field]) => field !== "together");
      const fields = shape.map(([field, of]) => `- \`${field}\`: ${words.entries[field]} ${limits(of)}`);
      const together = Object.hasOwn(questions[ask] ?? {}, "together") ? " All of `of` answer, in secret." : "";
      return [
        `### \`${ask}\``,
        `${words.questions[ask]}${together}`,
        ...(fields.length === 0 ? [] : [fields.join("\n")]),
        forms.map((one) => `- ${formText(one)}`).join("\n"),
      ].join("\n\n");
    }),
    "## Terms of answers",
    table(
      ["term", "meaning"],
      Object.entries(words.terms).map(([term, about]) => [`\`${term}\``, about]),
    ),
    "## Steps of the agenda",
    table(
      ["step", "meaning", "fields"],
      Object.entries(steps).map(([name, shape]) => [
        `\`${name}\``,
        words.steps[name] ?? "",
        Object.entries(shape)
          .map(([field, of]) => `\`${field}\` ${limits(of)}`)
          .join(", "),
      ]),
    ),
    "## Events",
    table(
      ["event", "meaning", "fields (in brackets: not always)"],
      Object.entries(words.events).map(([name, { about, has }]) => [
        `\`${name}\``,
        about,
        Object.entries(has)
          .map(([field, when]) => (when === "always" ? `\`${field}\`` : `[\`${field}\`]`))
          .join(", "),
      ]),
    ),
    "## Fields of events",
    table(
      ["field", "kind", "meaning"],
      [...toldFields(words)].map(([field, { kind, about }]) => [`\`${field}\``, kind, about]),
    ),
  ].join("\n\n")}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function formText(form: Form): string {
  const terms = Object.entries(form).map(([term, values]) => {
    const shown = values.slice(0, SHOWN).map((value) => JSON.stringify(value));
    const more = values.length > SHOWN ? ` … (${values.length})` : "";
    return `"${term}": ${shown.join(" / ")}${more}`;
  });
  return `\`{ ${terms.join(", ")} }\``;
}

/** A piece of a schema in a few words. */
function spelled(schema: { readonly [key: string]: unknown }): string {
  const { type, minimum, maximum, items, minItems } = schema;
  if (type === "integer") return `${minimum ?? "…"} to ${maximum ?? "…"}`;
  if (type === "boolean") return "true or false";
  if (type === "array" && typeof items === "object" && items !== null)
    return `list${minItems === undefined ? "" : ` of ${String(minItems)}`}: ${spelled({ ...items })}`;
  if (Array.isArray(schema["enum"])) return schema["enum"].join(", ");
  return schema["anyOf"] === undefined ? "object" : "object or null";
}

function limits(shape: FieldShape): string {
  if (shape === "seat") return "(a seat)";
  if (shape === "flag") return "(true or false)";
  const [least, most] = shape;
  return typeof least === "number" && typeof most === "number" ? `(${least} to ${most})` : `(${shape.join(", ")})`;
}
