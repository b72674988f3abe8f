/** Formats names in the violations of merges. */

export function quoted(name: unknown): string {
  return JSON.stringify(name);
}

/**
 * Lists examples of names, such as `"A", "B" and 5 more`.
 * @param count the number of all names
 */
export function quotedList(examples: readonly string[], count: number): string {
  const shown = examples.map(quoted).join(", ");
  return count > examples.length ? `${shown} and ${count - examples.length} more` : shown;
}

export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}
