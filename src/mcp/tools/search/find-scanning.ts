/** Finds parts by looking at all of them, some thousands at a time: for keywords that are too short for the index. */
import { sql } from "kysely";
import type { Prepared, Slot, SlotValues } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { rawQuery } from "../../../search/raw-query.ts";
import { wantedHits } from "./limits.ts";
import { matches, matchValues, type Term } from "./matching.ts";
import type { SearchQuery } from "./search-query.ts";
import type { Pause } from "./turns-of-others.ts";

/** SQLite has the event loop wait for so many parts. */
const partsAtOnce = 10_000;

const lastOfNext = prepared((db, slot: Slot<{ after: number; limit: number }>) =>
  db
    .selectFrom((parts) =>
      parts
        .selectFrom("parts")
        .select("id")
        .where("id", ">", slot("after"))
        .orderBy("id")
        .limit(slot("limit"))
        .as("next"),
    )
    .select(({ fn }) => fn.max<number | null>("id").as("id")),
);

/** The last of the `limit` parts that come after an id, however far apart their ids are; null where none does. */
export async function endOfNext(reader: Reader, after: number, limit: number): Promise<number | null> {
  const [row] = await reader.run(lastOfNext, { after, limit });
  return row?.id ?? null;
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
 * The ids of the first hits, lowest first. Two statements for each ten thousand parts, and one more.
 *
 * @param pause before each ten thousand
 */
export async function findScanning(
  reader: Reader,
  query: SearchQuery,
  terms: readonly Term[],
  pause: Pause,
): Promise<readonly number[]> {
  const statement = (statements[terms.length] ??= scan(terms.length));
  const values = matchValues(query, terms);
  const found: number[] = [];
  let after = 0;
  while (found.length < wantedHits) {
    const until = await endOfNext(reader, after, partsAtOnce);
    if (until === null) break;
    await pause();
    for (const { id } of await reader.run(statement, { ...values, after, until })) found.push(id);
    after = until;
  }
  return found.slice(0, wantedHits);
}
