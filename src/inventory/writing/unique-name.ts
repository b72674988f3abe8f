/** Creates names that are unique among given names, for entities that get a new name without being asked. */

/** The maximum length of `name` in the contract, in characters. */
export const maximumNameLength = 255;

/**
 * Returns the name, shortened to the maximum length. Adds a number if the name is already used.
 * @param name the beginning, which can be shortened, and the end, which is kept
 */
export function uniqueName(
  [beginning, end]: readonly [string, string],
  usedNames: ReadonlySet<string>,
): string {
  for (let number = 1; ; number += 1) {
    const tail = `${end}${number === 1 ? "" : ` (${number})`}`;
    const name = truncate(beginning, maximumNameLength - [...tail].length) + tail;
    if (!usedNames.has(name)) return name;
  }
}

/** Shortens a text to a number of code points, which `maxLength` in the contract also counts. */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join("");
}
