/** Finds out for each word whether any part has it in its texts, and which elements of trees have it in their names. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Slot } from "../database/prepared.ts";
import { prepared } from "../database/prepared.ts";
import type { Dialect, Reader } from "../database/store.ts";
import { pattern, phrase, soughtText } from "./search-words.ts";
import { rawQuery } from "./raw-query.ts";

/** Where a word occurs. */
export interface Occurrence {
  readonly inTexts: boolean;
  /** Elements of trees with the word in their name, and everything below them. */
  readonly links: readonly Link[];
}

/** `kind` is the number of a tree in the search index. */
export interface Link {
  readonly kind: number;
  readonly id: number;
}

interface OccurrenceRow {
  readonly n: number;
  /** 0: the texts of parts. */
  readonly kind: number;
  readonly id: number;
}

/**
 * Of a word that more elements of trees have in their names so many count: first those that other words of the query
 * are found in too, as "box 2500" is in one box of many.
 */
const linksOfWord = 1000;

const occurrences = prepared((_db, slot: Slot<{ sought: readonly string[] }>, dialect) =>
  rawQuery<OccurrenceRow>(
    dialect,
    sql`with recursive word(n, sought) as (${words(slot("sought"), dialect)}),
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
    union all select n, kind, id from placed where place <= ${sql.lit(linksOfWord)}
    order by 1, 2, 3`,
  ),
);

function words(sought: RawBuilder<readonly string[]>, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select key, value from json_each(${sought})`
    : sql`select ordinality::integer - 1, value
        from unnest(cast(${sought} as text[])) with ordinality as listed(value, ordinality)`;
}

function named(dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select word.n, search_trees.rowid % 8, search_trees.rowid / 8
        from word join search_trees on search_trees match word.sought`
    : sql`select word.n, t.kind, t.id from word join search_trees t on t.doc like word.sought`;
}

function inTexts(dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`exists (select 1 from search_parts where search_parts match word.sought)`
    : sql`exists (select 1 from search_parts where doc like word.sought)`;
}

/** For each of the words, in their order. One statement. */
export async function findOccurrences(reader: Reader, words: readonly string[]): Promise<Occurrence[]> {
  const sought = words.map(soughtText).map(reader.dialect === "sqlite" ? phrase : pattern);
  const rows = await reader.run(occurrences, { sought });
  return words.map((_, index) => {
    const own = rows.filter(({ n }) => n === index);
    return {
      inTexts: own.some(({ kind }) => kind === 0),
      links: own.filter(({ kind }) => kind !== 0),
    };
  });
}

/** Whether a word occurs at all. */
export function occurs({ inTexts, links }: Occurrence): boolean {
  return inTexts || links.length > 0;
}
