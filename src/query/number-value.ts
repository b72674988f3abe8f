/** Parses and compares the numbers in filter values. */
import { sql, type RawBuilder } from "kysely";

/** Matches a number without surrounding spaces. Other patterns contain this pattern. */
export const numberPattern = "[+-]?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?";

const numberForm = new RegExp(`^${numberPattern}$`);

/** Parses a number. Returns null if the text is not a number, or if the number is too large. */
export function parseNumber(text: string): number | null {
  // The plus sign of an unencoded `+5` is decoded as a space, which must be removed.
  const trimmed = text.trim();
  if (!numberForm.test(trimmed)) return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : null;
}

/**
 * Casts a slot to a floating-point number. Without the cast, PostgreSQL would convert the value to the type of the
 * column, and 1.5 would fail for an integer column.
 */
export function asNumber(slot: RawBuilder<unknown>): RawBuilder<number> {
  return sql`cast(${slot} as double precision)`;
}
