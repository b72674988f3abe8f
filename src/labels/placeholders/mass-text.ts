/** Formats masses like Part-DB: with an SI prefix and one decimal place. */

const prefixes = [
  { factor: 1e6, unit: "Mg" },
  { factor: 1e3, unit: "kg" },
  { factor: 1, unit: "g" },
  { factor: 1e-3, unit: "mg" },
  { factor: 1e-6, unit: "µg" },
] as const;

const smallest = prefixes[4];

/**
 * Returns an empty text for 0, which means unknown in Part-DB.
 * @example massText(0.7) // "700.0 mg"
 */
export function massText(grams: number | null | undefined): string {
  if (grams === null || grams === undefined || grams === 0) return "";
  const { factor, unit } = prefixes.find((prefix) => Math.abs(grams) >= prefix.factor) ?? smallest;
  return `${(grams / factor).toFixed(1)} ${unit}`;
}
