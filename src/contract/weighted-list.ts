/**
 * Reads the header fields by which clients weigh what they prefer (`Accept`, `Accept-Encoding`: RFC 9110 §12.4.2).
 * What is chosen from them is said in `negotiate.ts` and `compression.ts`.
 */
import { LRUCache } from "lru-cache";

export interface Weighted {
  /** Lower case, parameters left out. */
  readonly value: string;
  /** 0 (not acceptable) to 1. */
  readonly quality: number;
}

/** Members in the order in which they stand. What is malformed counts as a value of its own or as weight 1. */
export function parseWeightedList(header: string): readonly Weighted[] {
  return header.split(",").flatMap((member) => {
    const [value = "", ...parameters] = member.split(";");
    const name = value.trim().toLowerCase();
    if (name === "") return [];
    const weight = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => /^q=/i.test(parameter));
    return [{ value: name, quality: weight === undefined ? 1 : parseQuality(weight.slice(2)) }];
  });
}

function parseQuality(text: string): number {
  const quality = Number.parseFloat(text);
  return Number.isNaN(quality) ? 1 : Math.min(1, Math.max(0, quality));
}

/**
 * Remembers the results of a pure function of a header, since the same few headers come with every request. Bounded, so
 * that a client that invents headers cannot fill the memory.
 */
export function memoizeHeader<T extends string | object>(
  compute: (header: string) => T,
): (header: string) => T {
  const known = new LRUCache<string, T>({ max: 64, memoMethod: compute });
  return (header) => (header.length > 512 ? compute(header) : known.memo(header));
}
