/** Finds parts by looking at all of them, some thousands at a time: for keywords that are too short for the index. */
import { sql } from "kysely";
import type { Prepared, Slot, SlotValues } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { rawQuery } from "../../../search/raw-query.ts";
import { wantedHits } from "./limits.ts";
import { matches, matchValues, type Term } from "./matching.ts";
import type { SearchQuery } from "./search-query.ts";

/** SQLite has the event loop wait for so many parts. */
const partsAtOnce = 10_000;

const highestId = prepared((db) => db.selectFrom("parts").select((part) => part.fn.max("id").as("id")));

/** 0 where there is no part. */
export async function highestPart(reader: Reader): Promise<number> {
  const [row] = await reader.run(highestId, {});
  return row?.id ?? 0;
}

/** One statement for each number of tokens. */
const statements: Prepared<{ id: number }, SlotValues>[] = [];

function scan(terms: number): Prepared<{ id: number }, SlotValues> {
  return prepared((_db, slot: Slot<SlotValues>, dialect) =>
    rawQuery<{ id: number }>(
      dialect,
      sql`select p.id from parts p where p.id > ${slot("after")} and p.id <= ${slot("until")}
        and ${matches(slot, dialect, terms)} order by p.id limit ${sql.lit(wantedHits)}`,
    ),
  );
}

/**
 * The ids of the first hits, lowest first. A statement for each ten thousand ids, and one more.
 *
 * @param pause lets others have their turn; throws to end it
 */
export async function findScanning(
  reader: Reader,
  query: SearchQuery,
  terms: readonly Term[],
  pause: () => Promise<void> | undefined,
): Promise<readonly number[]> {
  const statement = (statements[terms.length] ??= scan(terms.length));
  const values = matchValues(query, terms);
  const highest = await highestPart(reader);
  const found: number[] = [];
  for (let after = 0; after < highest && found.length < wantedHits; after += partsAtOnce) {
    await pause();
    const rows = await reader.run(statement, { ...values, after, until: after + partsAtOnce });
    for (const { id } of rows) found.push(id);
  }
  return found.slice(0, wantedHits);
}
