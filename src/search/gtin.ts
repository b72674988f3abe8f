/** GTINs as searching and scanning compare them. */

/**
 * The digits of a GTIN without zeros at the beginning, which its lengths (8, 12, 13 and 14 digits) differ by; null for
 * what is no GTIN.
 */
export function gtinDigits(code: string): string | null {
  if (!/^[0-9]{8,14}$/.test(code)) return null;
  const digits = code.replace(/^0+/, "");
  return digits === "" ? null : digits;
}
