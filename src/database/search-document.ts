/**
 * Defines the form in which the search index contains texts. Two spaces precede each word, so the start of a word is a
 * trigram even if the word has only one letter. Chinese, Japanese and Korean texts have no spaces, or few, so each of
 * their characters is indexed like a word. PostgreSQL does the same in the function `search_spaced`.
 */

/** The ranges of these characters, for regular expressions and for GLOB of SQLite. */
const cjkRanges: readonly (readonly [first: number, last: number])[] = [
  [0x2e80, 0x2fdf],
  [0x3005, 0x3007],
  [0x3040, 0x30ff],
  [0x3100, 0x312f],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7af],
  [0xf900, 0xfaff],
  [0xff66, 0xff9d],
  [0x20000, 0x3ffff],
];

/** The content of a character class with these ranges. */
export const cjkClass = cjkRanges
  .map(([first, last]) => `${String.fromCodePoint(first)}-${String.fromCodePoint(last)}`)
  .join("");

const cjk = new RegExp(`[${cjkClass}]`, "u");
const eachCjk = new RegExp(`[${cjkClass}]`, "gu");
const afterCjk = new RegExp(`(?<=[${cjkClass}])(?=[^\\s,;${cjkClass}])`, "gu");

/**
 * Whether the character at the index is Chinese, Japanese or Korean.
 * @example isCjkAt("5 V 電源", 4) // true
 */
export function isCjkAt(text: string, index: number): boolean {
  const code = text.codePointAt(index);
  return code !== undefined && code >= 0x2e80 && cjk.test(String.fromCodePoint(code));
}

/** Puts two spaces before each Chinese, Japanese or Korean character, and before text after such a character. */
export function spaceCjk(text: string): string {
  return cjk.test(text) ? text.replace(afterCjk, "  ").replace(eachCjk, "  $&") : text;
}

/**
 * Returns the indexed form of the texts of a part.
 * @example searchDocument("LED,red") // "LED  red"
 */
export function searchDocument(text: string): string {
  return spaceCjk(text.replace(/[\t\n\r,; ]/g, "  "));
}
