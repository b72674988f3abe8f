/** Counts the elements that were created between two change versions (`change-version.ts`). */
import { sql } from "kysely";
import type { ResourceName } from "../../generated/resources.ts";
import { preparedSql } from "../database/prepared.ts";
import type { DataVersion, Reader } from "../database/store.ts";

/** The maximum number of changes that are read. Reading more takes as long as counting many elements. */
const maximumChanges = 1000;

interface ChangesRow {
  readonly known: number | string;
  readonly created: number | string | null;
}

const changesBetween = preparedSql<ChangesRow, { resource: string; from: number; to: number }>(
  (slot) => sql`select count(*) as known,
      sum(case when kind = 'created' and target_type = ${slot("resource")} then 1 else 0 end) as created
    from change_feed where id > ${slot("from")} and id <= ${slot("to")} and kind in ('created', 'changed')`,
);

/**
 * Returns the number of elements of a recorded resource that were added between two versions, or `null` if it cannot be
 * derived from the change feed: there were many changes, something was deleted, or changes are missing. A deleted element
 * may also have been created after the first version.
 */
export async function createdBetween(
  reader: Reader,
  resource: ResourceName,
  from: DataVersion,
  to: DataVersion,
): Promise<number | null> {
  const values = { resource, from: Number(from), to: Number(to) };
  const changes = values.to - values.from;
  if (changes < 0 || changes > maximumChanges) return null;
  const [row] = await reader.run(changesBetween, values);
  // Without a gap in the sequences, no change is missing.
  return Number(row?.known ?? 0) === changes ? Number(row?.created ?? 0) : null;
}
