import {
  type AnyGame,
  type AnyProtocolWords,
  type CoreState,
  type FieldShape,
  type Form,
  isSize,
  isSpelledSize,
  type JsonObject,
  type Shape,
  type Sizes,
  type StateForm,
  toldFields,
} from "@endzeit/engine";

type Described = StateForm<CoreState>["fields"];

/** A game as JSON Schema (draft 2020-12): its state, its questions, the answers to each, its events. */
export function schemaOf(game: AnyGame, words: AnyProtocolWords): JsonObject {
  const { form } = game;
  const { max } = game.seats;
  const told = toldFields(words);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: game.id,
    description: `Rules version ${game.rulesVersion}.`,
    $defs: {
      state: stateSchema(form, words, max),
      question: {
        oneOf: Object.entries(form.agenda.questions).map(([ask, shape]) => ({
          ...entrySchema("ask", ask, shape, words, max),
          description: words.questions[ask] ?? "",
        })),
      },
      answer: {
        description: "By the question that it belongs to.",
        properties: Object.fromEntries(
          Object.entries(game.questions).map(([ask, { forms }]) => [
            ask,
            { anyOf: forms.map((one) => formSchema(one, words)) },
          ]),
        ),
      },
      event: { oneOf: Object.entries(words.events).map(([name, one]) => eventSchema(name, one, told)) },
    },
  };
}

function stateSchema(form: StateForm<CoreState>, words: AnyProtocolWords, seats: number): JsonObject {
  const described = (name: string, schema: JsonObject): JsonObject => {
    const secret = words.secrets[name];
    const seen = secret === undefined ? "" : ` Seen by ${secret}; -1 stands for what a view hides.`;
    return { ...schema, description: `${words.state[name] ?? ""}${seen}` };
  };
  const entries = [
    ...Object.entries(form.agenda.steps).map(([name, shape]) => entrySchema("do", name, shape, words, seats)),
    ...Object.entries(form.agenda.questions).map(([name, shape]) => entrySchema("ask", name, shape, words, seats)),
  ];
  const own: JsonObject = {
    agenda: {
      type: "array",
      items: { oneOf: entries },
      description: "What is still to be done; the last entry is next.",
    },
    random: { type: "array", items: { type: "integer" }, description: "The generator, four words; zeros in a view." },
    given: {
      type: "array",
      description: "Answers to a question that several seats answer together, by seat; null where none is in.",
    },
    outcome: {
      anyOf: [
        { type: "null" },
        {
          type: "object",
          properties: {
            winners: { type: "array", items: { type: "integer" } },
            reason: { type: "string" },
            scores: { type: "array", items: { type: "integer" } },
          },
          required: ["winners", "reason"],
        },
      ],
      description: "Null while the match lasts.",
    },
  };
  const fields = Object.entries(form.fields).map(
    ([name, field]) => [name, described(name, fieldSchema(field, words.inside[name]))] as const,
  );
  return {
    type: "object",
    properties: { ...own, ...Object.fromEntries(fields) },
    required: [...Object.keys(own), ...fields.map(([name]) => name)],
  };
}

/** Limits that other fields set are not said. */
function numberSchema({ least, most }: { readonly least: unknown; readonly most: unknown }): JsonObject {
  return {
    type: "integer",
    ...(typeof least === "number" ? { minimum: least } : {}),
    ...(typeof most === "number" ? { maximum: most } : {}),
  };
}

/** `inside` are the meanings of what is in it, where it is an object for a while. */
export function fieldSchema(field: Described[string], inside: { readonly [name: string]: string } = {}): JsonObject {
  switch (field.form) {
    case "whole":
      return numberSchema(field);
    case "list": {
      const size = typeof field.length === "number" ? { minItems: field.length, maxItems: field.length } : {};
      return { type: "array", items: numberSchema(field), ...size };
    }
    case "lists":
      return { type: "array", items: { type: "array", items: numberSchema(field) } };
    case "word":
      return { enum: field.words };
    case "flag":
      return { type: "boolean" };
    case "passing":
      return {
        anyOf: [
          { type: "null" },
          {
            type: "object",
            properties: Object.fromEntries(
              Object.entries(field.fields).map(([name, inner]) => [
                name,
                { ...fieldSchema(inner), description: inside[name] ?? "" },
              ]),
            ),
            required: Object.keys(field.fields),
          },
        ],
      };
    case "rules":
      return {
        type: "object",
        properties: Object.fromEntries(
          field.specs.map((spec) => [spec.id, spec.kind === "switch" ? { type: "boolean" } : { enum: spec.values }]),
        ),
        required: field.specs.flatMap(({ id }) => (field.optional.includes(id) ? [] : [id])),
      };
    case "printed":
      return printedSchema(field.lists, field.optional);
  }
}

function printedSchema(lists: Sizes, optional: readonly string[] = []): JsonObject {
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(lists).map(([name, size]) => [
        name,
        isSize(size)
          ? sizedSchema(size[0], { type: "integer", minimum: 0, maximum: size[1] })
          : isSpelledSize(size)
            ? sizedSchema(size[0], { type: "string", pattern: size[1].source })
            : printedSchema(size),
      ]),
    ),
    required: Object.keys(lists).filter((name) => !optional.includes(name)),
  };
}

const sizedSchema = (length: number, items: JsonObject): JsonObject => ({
  type: "array",
  items,
  minItems: length,
  maxItems: length,
});

function entrySchema(
  kind: "do" | "ask",
  name: string,
  shape: Shape,
  words: AnyProtocolWords,
  seats: number,
): JsonObject {
  const own: JsonObject =
    kind === "ask" ? { of: { type: "array", items: { type: "integer", minimum: 0, maximum: seats - 1 } } } : {};
  const fields = Object.entries(shape).map(
    ([field, of]) => [field, { ...shapeSchema(of, seats), description: words.entries[field] ?? "" }] as const,
  );
  return {
    type: "object",
    properties: { [kind]: { const: name }, ...own, ...Object.fromEntries(fields) },
    required: [kind, ...Object.keys(own), ...Object.keys(shape)],
  };
}

function shapeSchema(shape: FieldShape, seats: number): JsonObject {
  if (shape === "seat") return { type: "integer", minimum: 0, maximum: seats - 1 };
  if (shape === "flag") return { type: "boolean" };
  const [least, most] = shape;
  if (typeof least === "number" && typeof most === "number") return { type: "integer", minimum: least, maximum: most };
  return { enum: shape };
}

function formSchema(form: Form, words: AnyProtocolWords): JsonObject {
  const terms = Object.entries(form).map(
    ([term, values]) => [term, { enum: values, description: words.terms[term] ?? "" }] as const,
  );
  return {
    type: "object",
    properties: Object.fromEntries(terms),
    required: Object.keys(form),
    additionalProperties: false,
  };
}

const KINDS: { readonly [kind: string]: JsonObject } = {
  number: { type: "number" },
  string: { type: "string" },
  "number or string": { type: ["number", "string"] },
  boolean: { type: "boolean" },
  numbers: { type: "array", items: { type: "number" } },
  "number or numbers": { type: ["number", "array"], items: { type: "number" } },
  strings: { type: "array", items: { type: "string" } },
};

function eventSchema(
  name: string,
  { about, has }: AnyProtocolWords["events"][string],
  told: ReturnType<typeof toldFields>,
): JsonObject {
  const fields = Object.keys(has).map((field) => {
    const { kind = "", about: description = "" } = told.get(field) ?? {};
    return [field, { ...KINDS[kind], description }] as const;
  });
  return {
    type: "object",
    description: about,
    properties: { event: { const: name }, ...Object.fromEntries(fields) },
    required: ["event", ...Object.entries(has).flatMap(([field, when]) => (when === "always" ? [field] : []))],
    additionalProperties: false,
  };
}
