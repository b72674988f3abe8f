/** How the columns of a header are named to people. */

/** A name that may be anything, in quotes and cut. */
export function quoted(name: string): string {
  return JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
}

/** `the column "a"`, `the columns "a", "b"`. */
export function theColumns(names: readonly string[]): string {
  return `the ${names.length === 1 ? "column" : "columns"} ${names.map(quoted).join(", ")}`;
}
