/** Prints rows for people: columns of equal width, two blanks between them. */

/** The lines of a table with its headings; cells must not hold line breaks. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ""))));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - width(cell)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function width(text: string): number {
  return [...text].length;
}
