/** GTINs, normalized for search and scanning. */

const lengths = [8, 12, 13, 14];

/** All lengths of a GTIN, which differ by leading zeros and share the check digit; empty if the code is not a GTIN. */
export function gtinSpellings(code: string): string[] {
  const digits = /^0*([1-9][0-9]*)$/.exec(code)?.[1];
  if (digits === undefined || !lengths.includes(code.length)) return [];
  return lengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, "0"));
}
