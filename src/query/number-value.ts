/** Parses and compares numbers in filter values. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Matches a number without surrounding spaces. For use in other patterns. */
export const numberPattern = "[+-]?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?";

const numberForm = new RegExp(`^${numberPattern}$`);

/** Parses a number. Returns null if the text is not a number or the number is too large. */
export function parseNumber(text: string): number | null {
  // Remove spaces, because an unencoded `+5` arrives with a leading space.
  const trimmed = text.trim();
  if (!numberForm.test(trimmed)) return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : null;
}

/**
 * Casts a slot to a floating-point number. Without the cast, PostgreSQL would use the type of the column and fail on
 * 1.5 for an integer column.
 */
export function asNumber(slot: RawBuilder<unknown>): RawBuilder<number> {
  return sql`cast(${slot} as double precision)`;
}
