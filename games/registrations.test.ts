import { basename, dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { gameIds } from "./index.ts";

/*
 * A rule that is not registered must not compile. Each step and each question of each game is deleted in turn, in a copy of the file that
 * registers it, and the compiler must name it where the game joins them. All copies are files of one program that exist nowhere
 * else, so that what they share is read and checked once.
 */

const root = join(import.meta.dirname, "..");
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config,
  ts.sys,
  root,
);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** One entry of a record of rules. */
interface Registration {
  readonly name: string;
  readonly record: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

function sourceOf(file: string): ts.SourceFile {
  const text = ts.sys.readFile(file);
  if (text === undefined) throw new Error(`${file} cannot be read.`);
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

function literalOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | null {
  if (node === undefined) return null;
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? literalOf(node.expression)
    : null;
}

/** The object that a file declares by this name, or that it imports. */
function recordOf(source: ts.SourceFile, name: string): { source: ts.SourceFile; record: ts.ObjectLiteralExpression } {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declared of statement.declarationList.declarations) {
        const record = declared.name.getText() === name ? literalOf(declared.initializer) : null;
        if (record !== null) return { source, record };
      }
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const named = statement.importClause?.namedBindings;
      const names = named !== undefined && ts.isNamedImports(named) ? named.elements : [];
      const found = names.find((element) => element.name.text === name);
      if (found !== undefined) {
        const from = sourceOf(join(dirname(source.fileName), statement.moduleSpecifier.text));
        return recordOf(from, (found.propertyName ?? found.name).text);
      }
    }
  }
  throw new Error(`${source.fileName} has no record ${name}.`);
}

function registrationsOf(source: ts.SourceFile, name: string): readonly Registration[] {
  const { source: at, record } = recordOf(source, name);
  return record.properties.flatMap((entry): readonly Registration[] => {
    if (ts.isSpreadAssignment(entry)) return registrationsOf(at, entry.expression.getText());
    const key = ts.isStringLiteral(entry.name) ? entry.name.text : entry.name.getText();
    // With the comma behind it, if there is one.
    const to = at.text.charAt(entry.end) === "," ? entry.end + 1 : entry.end;
    return [{ name: key, record: name, file: at.fileName, from: entry.getFullStart(), to }];
  });
}

/** What the compiler says of each of the files, some of which exist only here. */
function complaints(files: readonly string[], made: ReadonlyMap<string, string>): (file: string) => string {
  const host = ts.createCompilerHost(config.options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => made.has(file) || fileExists(file);
  host.readFile = (file) => made.get(file) ?? readFile(file);
  host.getSourceFile = (file, options) => {
    const text = made.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, options);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, options));
    return parsed.get(file);
  };
  const program = ts.createProgram([...files], config.options, host);
  return (file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
      .join("\n");
}

describe.each(gameIds)("the rules of %s", (game) => {
  it("do not compile without any one of their steps and questions", () => {
    const rules = join(root, "games", game, "rules");
    const index = join(rules, "index.ts");
    // A page that does without the steps has them joined in a file of their own.
    const apart = join(rules, "all-steps.ts");
    const stepsIn = ts.sys.fileExists(apart) ? apart : index;
    const all = [
      ...registrationsOf(sourceOf(stepsIn), "steps").map((one) => ({ ...one, joinedIn: stepsIn })),
      ...registrationsOf(sourceOf(index), "questions").map((one) => ({ ...one, joinedIn: index })),
    ];
    const made = new Map<string, string>();
    const joined = all.map(({ file, from, to, joinedIn }, at) => {
      const { text } = sourceOf(file);
      const copy = join(dirname(file), `without-${at}-${basename(file)}`);
      made.set(copy, `${text.slice(0, from)}${text.slice(to)}`);
      if (file === joinedIn) return copy;
      const joining = join(rules, `without-${at}-joined.ts`);
      made.set(joining, sourceOf(joinedIn).text.replaceAll(`/${basename(file)}"`, `/${basename(copy)}"`));
      return joining;
    });
    const said = complaints([index, stepsIn, ...joined], made);
    expect(said(index) + said(stepsIn)).toBe("");
    expect(all.length).toBeGreaterThan(10);
    const unnoticed = all.filter(
      ({ name }, at) => !new RegExp(`Property ['"]+${name}['"]+ is missing`).test(said(joined[at])),
    );
    expect(unnoticed.map(({ record, name }) => `${record}: ${name}`)).toEqual([]);
  });
});
