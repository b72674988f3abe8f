/** Numbers in the values of filters: how they are written, and how they are compared. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** A number without blanks around it, for use inside other forms. */
export const numberPattern = "[+-]?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?";

const numberForm = new RegExp(`^${numberPattern}$`);

/** Reads a number; null for what is none, and for one that is too large. */
export function parseNumber(text: string): number | null {
  // Trimmed, because the `+` of an unencoded `+5` arrives as a blank.
  const trimmed = text.trim();
  if (!numberForm.test(trimmed)) return null;
  const number = Number(trimmed);
  return Number.isFinite(number) ? number : null;
}

/** Without the cast PostgreSQL would take the type of the column, and fail on 1.5 for an integer one. */
export function asNumber(slot: RawBuilder<unknown>): RawBuilder<number> {
  return sql`cast(${slot} as double precision)`;
}
