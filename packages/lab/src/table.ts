export interface Column {
  readonly heading: string;
  readonly align: "left" | "right";
}

/** A column of words, and one of numbers. */
export const left = (heading: string): Column => ({ heading, align: "left" });
export const right = (heading: string): Column => ({ heading, align: "right" });

/** A text out of a file, without what a terminal would obey. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, " ");

/** Rows as aligned text with a line under the headings. Lines carry no white space at their end. */
export function textTable(columns: readonly Column[], told: readonly (readonly string[])[]): string {
  const rows = told.map((row) => row.map(plain));
  const widths = columns.map((column, i) =>
    rows.reduce((most, row) => Math.max(most, lengthOf(row[i] ?? "")), lengthOf(column.heading)),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map((column, i) => {
        const cell = cells[i] ?? "";
        const room = " ".repeat((widths[i] ?? 0) - lengthOf(cell));
        return column.align === "left" ? cell + room : room + cell;
      })
      .join("  ")
      .trimEnd();
  return [
    line(columns.map((column) => column.heading)),
    widths.map((width) => "-".repeat(width)).join("  "),
    ...rows.map(line),
  ].join("\n");
}

/** Characters as a reader counts them. */
function lengthOf(text: string): number {
  return [...text].length;
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
