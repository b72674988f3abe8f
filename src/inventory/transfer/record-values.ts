/** Values that only records have: names from the root of a tree down, numbers of namesakes. */
import type { Violation } from "../../errors.ts";
import { invalid } from "../../errors.ts";

/**
 * Names from the root of a tree down.
 * @throws {Problem}
 */
export function names(value: unknown, place: string): readonly string[] {
  if (value === undefined || value === null) throw refusal(place, "This is missing.");
  if (!Array.isArray(value) || value.length === 0 || !value.every(isText)) {
    throw refusal(place, "This has to be a list of names from the root down.");
  }
  if (value.includes("")) throw refusal(place, "A level has no name.");
  return value;
}

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * Which of the parts of one name is meant.
 * @throws {Problem}
 */
export function count(value: unknown, place: string): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value < 2 ** 31) return value;
  throw refusal(place, "This has to be 1 or more.");
}

/** What is thrown for something that a record says at `place`. */
export function refusal(place: string, message: string): Error {
  const violation: Violation = { propertyPath: place, message, code: "invalid" };
  return invalid([violation]);
}
