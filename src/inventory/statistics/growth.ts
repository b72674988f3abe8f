/** Counts the parts that were added in each month. */
import { sql } from "kysely";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";

interface Month {
  readonly month: string;
  readonly added: number;
}

const months = 24;

/** Selects the number of parts added in each month. The slot of a month contains its start, such as `2026-01`. */
const addedByMonth = prepared<Record<string, number | string>, Record<string, string>>(
  (_db, slot: Slot<Record<string, string>>) => {
    // Grouping by month would be slower, because it reads the month of each part.
    const counts = Array.from(
      { length: months },
      (_, index) => sql`(
        select count(*) from parts where added_date >= ${slot(`m${index}`)} and added_date < ${slot(`m${index + 1}`)}
      ) as ${sql.id(`n${index}`)}`,
    );
    return sql<Record<string, number | string>>`select ${sql.join(counts)}`;
  },
);

/** Returns the number of parts added in each of the last 24 months, ending with the current month. */
export async function readGrowth(reader: Reader, now: Date): Promise<Month[]> {
  const names = Array.from({ length: months + 1 }, (_, index) => {
    const past = months - 1 - index;
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - past, 1)).toISOString().slice(0, 7);
  });
  const starts = Object.fromEntries(names.map((name, index) => [`m${index}`, name]));
  const [added] = await reader.run(addedByMonth, starts);
  return names.slice(0, months).map((month, index) => ({ month, added: Number(added?.[`n${index}`] ?? 0) }));
}
