/**
 * Parses header fields with quality values (`Accept`, `Accept-Encoding`: RFC 9110 §12.4.2). `negotiate.ts` and
 * `compression.ts` use the result.
 */

export interface Weighted {
  /** The member in lower case, without parameters. */
  readonly value: string;
  /** The weight, from 0 (not acceptable) to 1. */
  readonly quality: number;
}

/** Parses a header into its members, in order. A malformed weight counts as 1. */
export function parseWeightedList(header: string): readonly Weighted[] {
  const members: Weighted[] = [];
  for (const member of header.split(",")) {
    const [name = "", ...parameters] = member.split(";");
    const value = name.trim().toLowerCase();
    if (value === "") continue;
    const weight = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => /^q=/i.test(parameter));
    members.push({ value, quality: weight === undefined ? 1 : parseQuality(weight.slice(2)) });
  }
  return members;
}

function parseQuality(text: string): number {
  const quality = Number.parseFloat(text);
  return Number.isNaN(quality) ? 1 : Math.min(1, Math.max(0, quality));
}
