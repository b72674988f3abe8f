/** Determines whether texts occur in any part, and which tree elements contain them in their names. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Dialect, Reader } from "../database/store.ts";
import { indexText, pattern, phrase } from "./search-words.ts";
import { preparedSql } from "../database/prepared.ts";

interface Occurrence {
  readonly inTexts: boolean;
  /** The tree elements whose names contain the text, and all descendants of these elements. */
  readonly links: readonly Link[];
}

/** A link to a tree element. `kind` is the number of the tree in the search index. */
export interface Link {
  readonly kind: number;
  readonly id: number;
}

interface OccurrenceRow {
  readonly n: number;
  /** The number of the tree in the search index, or 0 for the texts of parts. */
  readonly kind: number;
  readonly id: number;
}

/**
 * The maximum number of links for all texts together, and the minimum for each text. If there are more links, those
 * that several texts have in common are preferred. For example, "box 2500" matches one of many boxes.
 */
const linksOfAll = 10_000;
const linksOfEach = 1000;

const occurrences = preparedSql<OccurrenceRow, { wanted: readonly string[]; most: number }>(
  (slot, dialect) => sql`with recursive word(n, wanted) as (${words(slot("wanted"), dialect)}),
      below(n, kind, id) as (
        ${named(dialect)}
        union
        select b.n, b.kind, coalesce(c1.id, c2.id, c3.id, c4.id, c5.id) from below b
          left join categories c1 on b.kind = 1 and c1.parent_id = b.id
          left join manufacturers c2 on b.kind = 2 and c2.parent_id = b.id
          left join footprints c3 on b.kind = 3 and c3.parent_id = b.id
          left join storage_locations c4 on b.kind = 4 and c4.parent_id = b.id
          left join suppliers c5 on b.kind = 5 and c5.parent_id = b.id
        where coalesce(c1.id, c2.id, c3.id, c4.id, c5.id) is not null
      ),
      shared(n, kind, id, words) as (select n, kind, id, count(*) over (partition by kind, id) from below),
      placed(n, kind, id, place) as (
        select n, kind, id, row_number() over (partition by n order by words desc, kind, id) from shared
      )
    select n, 0 as kind, 0 as id from word where ${inTexts(dialect)}
    union all select n, kind, id from placed where place <= ${slot("most")}
    order by 1, 2, 3`,
);

function words(wanted: RawBuilder<readonly string[]>, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select key, value from json_each(${wanted})`
    : sql`select ordinality::integer - 1, value
        from unnest(cast(${wanted} as text[])) with ordinality as listed(value, ordinality)`;
}

function named(dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select word.n, search_trees.rowid % 8, search_trees.rowid / 8
        from word join search_trees on search_trees match word.wanted`
    : sql`select word.n, t.kind, t.id from word cross join lateral (
        select kind, id from search_trees where doc like word.wanted offset 0) t`;
}

function inTexts(dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`exists (select 1 from search_parts where search_parts match word.wanted)`
    : // With `exists`, PostgreSQL would expect to find a row early and read the whole table.
      sql`(select count(*) from (select 1 from search_parts where doc like word.wanted limit 1000) found) > 0`;
}

/** Returns the occurrences of each text, in the order of the texts. Runs one statement. */
export async function findOccurrences(reader: Reader, texts: readonly string[]): Promise<Occurrence[]> {
  const wanted = texts.map(indexText).map(reader.dialect === "sqlite" ? phrase : pattern);
  const most = Math.max(linksOfEach, Math.floor(linksOfAll / Math.max(1, texts.length)));
  const found = texts.map(() => ({ inTexts: false, links: [] as Link[] }));
  for (const { n, kind, id } of await reader.run(occurrences, { wanted, most })) {
    const occurrence = found[n];
    if (kind !== 0) occurrence?.links.push({ kind, id });
    else if (occurrence !== undefined) occurrence.inTexts = true;
  }
  return found;
}

export function occurs({ inTexts, links }: Occurrence): boolean {
  return inTexts || links.length > 0;
}
