/** Normalizes GTINs for search and scanning. */

const lengths = [8, 12, 13, 14];

/**
 * Returns the GTIN in all of its lengths, which differ by leading zeros and share the check digit. Empty if the code is
 * not a GTIN.
 */
export function gtinSpellings(code: string): string[] {
  const digits = /^0*([1-9][0-9]*)$/.exec(code)?.[1];
  if (digits === undefined || !lengths.includes(code.length)) return [];
  return lengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, "0"));
}
