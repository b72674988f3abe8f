/** Counts the parts that were added in each month. */
import { sql } from "kysely";
import { prepared } from "../../database/prepared.ts";
import type { Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";

interface Month {
  /** The year and month in UTC, such as `2026-01`. */
  readonly month: string;
  readonly added: number;
}

const months = 24;

const addedByMonth = prepared((db, slot: Slot<{ first: string }>) => {
  const month = sql<string>`substr(added_date, 1, 7)`;
  return db
    .selectFrom("parts")
    .select([month.as("month"), (count) => count.fn.countAll<number | string>().as("added")])
    .where("added_date", ">=", slot("first"))
    .groupBy(month);
});

/** Returns the number of parts added in each of the last 24 months, ending with the current month. */
export async function readGrowth(reader: Reader, now: Date): Promise<Month[]> {
  const names = Array.from({ length: months }, (_, index) => {
    const past = months - 1 - index;
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - past, 1)).toISOString().slice(0, 7);
  });
  const rows = await reader.run(addedByMonth, { first: names[0] ?? "" });
  const added = new Map(rows.map((row) => [row.month, Number(row.added)]));
  return names.map((month) => ({ month, added: added.get(month) ?? 0 }));
}
