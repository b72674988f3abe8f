/** GTINs as searching and scanning compare them. */

const lengths = [8, 12, 13, 14];

/**
 * All spellings of a GTIN, which differ by zeros at the beginning; nothing for a code that is none. Their check digits
 * are the same.
 */
export function gtinSpellings(code: string): string[] {
  const digits = /^0*([1-9][0-9]*)$/.exec(code)?.[1];
  if (digits === undefined || !lengths.includes(code.length)) return [];
  return lengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, "0"));
}
