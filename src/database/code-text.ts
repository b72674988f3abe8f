/**
 * Part numbers and barcodes must not begin or end with white space or characters that cannot be seen, because scans could
 * not find them. Control characters that separate and end the fields of 2D barcodes (U+0004 and U+001C to U+001F, ISO/IEC
 * 15434) are part of a code.
 */

/** The characters, as the content of a character class. JSON Schema patterns do not support `\p` everywhere. */
const outer =
  "\\s\\u0000-\\u0003\\u0005-\\u001b\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e" +
  "\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb";

/** The pattern of these properties in the contract. */
export const codePattern = `^([^${outer}]([\\s\\S]*[^${outer}])?)?$`;

const outerPattern = new RegExp(`[${outer}]`);

/**
 * Whether a code must not begin or end with the character.
 * @example isOuterCharacter("\t") // true
 */
export function isOuterCharacter(character: string): boolean {
  return outerPattern.test(character);
}

/**
 * Removes these characters from the beginning and the end of a code.
 * @example trimCode("\tPN 12 ") // "PN 12"
 */
export function trimCode(code: string): string {
  let [start, end] = [0, code.length];
  while (start < end && isOuterCharacter(code[start] ?? "")) start += 1;
  while (start < end && isOuterCharacter(code[end - 1] ?? "")) end -= 1;
  return code.slice(start, end);
}

/**
 * Returns all of these characters except U+0000, which a database cannot store.
 * @example outerCharacters().includes("\t") // true
 */
export function outerCharacters(): string {
  return Array.from({ length: 0xffff }, (_, index) => String.fromCharCode(index + 1))
    .filter(isOuterCharacter)
    .join("");
}
