// Rules and bots must give the same bits on every machine: of Math only what IEEE 754 fixes, no `**`, no chance of their own.
// Prints each offence with its place; the number of them is the exit code's reason.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { filesBelow, root } from "./lib.mjs";

const EXACT = new Set(["abs", "ceil", "clz32", "floor", "imul", "max", "min", "round", "sign", "sqrt", "trunc"]);
const LOCALE = new Set(["localeCompare", "toLocaleString", "toLocaleUpperCase", "toLocaleLowerCase", "normalize"]);

const files = ["packages/engine/src", "packages/engine/testing", "packages/bots/src", "games"]
  .flatMap(filesBelow)
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|[/](test|board)[/]/.test(file));
let offences = 0;
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, "utf8"), ts.ScriptTarget.Latest, true);
  /**
   * @param {ts.Node} node
   * @param {string} what
   */
  const offence = (node, what) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    console.error(`${file}:${line + 1}:${character + 1} ${what}`);
    offences++;
  };
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isIdentifier(node) && node.text === "Math") {
      const use = node.parent;
      const exact = ts.isPropertyAccessExpression(use) && use.expression === node && EXACT.has(use.name.text);
      if (!exact) offence(use, `${use.getText()}: not the same in every engine, or not from the seed.`);
    }
    if (ts.isPropertyAccessExpression(node) && LOCALE.has(node.name.text))
      offence(node, `${node.name.text} depends on the machine's language.`);
    if (node.kind === ts.SyntaxKind.AsteriskAsteriskToken || node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken) {
      offence(node, "** is not the same in every engine.");
    }
    ts.forEachChild(node, look);
  };
  look(source);
}
if (files.length === 0) throw new Error("There are no rules to look at.");
console.log(`${files.length} files, ${offences} offences.`);
process.exit(offences === 0 ? 0 : 1);
