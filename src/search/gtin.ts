/** Normalizes GTINs for search and scanning. */

const lengths = [8, 12, 13, 14];

/**
 * Returns all lengths of a GTIN, which differ only in their leading zeros and have the same check digit. Returns an
 * empty array if the code is not a GTIN.
 */
export function gtinSpellings(code: string): string[] {
  const digits = /^0*([1-9][0-9]*)$/.exec(code)?.[1];
  if (digits === undefined || !lengths.includes(code.length)) return [];
  return lengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, "0"));
}
