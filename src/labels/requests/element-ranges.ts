/** Reads IDs and ranges of IDs in the form of Part-DB, such as `1,2,5-10;15`. */
import { invalid } from "../../util/errors.ts";
import { maximumLabels, tooManyLabels } from "./label-limit.ts";

const token = /^\s*(\d{1,15})\s*(?:-\s*(\d{1,15})\s*)?$/;

/**
 * Returns the IDs without duplicates, in ascending order. Reversed ranges are swapped, and empty tokens are skipped.
 * @throws {Problem} 422 if a token is neither an ID nor a range, or if there are too many IDs
 */
export function parseElementRanges(text: string): readonly number[] {
  const ids = new Set<number>();
  for (const part of text.split(/[,;]/)) {
    if (part.trim() === "") continue;
    const [, first, last = first] = token.exec(part) ?? [];
    if (first === undefined) {
      const message = `${JSON.stringify(part.trim().slice(0, 100))} is neither an ID nor a range such as "5-10".`;
      throw invalid([{ propertyPath: "elementIds", message, code: "pattern" }]);
    }
    const start = Math.min(Number(first), Number(last));
    const end = Math.max(Number(first), Number(last));
    if (end - start >= maximumLabels) throw tooManyLabels(end - start + 1, "elementIds");
    for (let id = start; id <= end; id++) ids.add(id);
  }
  if (ids.size > maximumLabels) throw tooManyLabels(ids.size, "elementIds");
  return [...ids].toSorted((a, b) => a - b);
}
