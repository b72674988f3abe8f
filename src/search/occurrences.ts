/** Determines whether texts occur in any part, and which tree elements contain them in their names. */
import { sql, type RawBuilder } from "kysely";
import type { Dialect, Reader } from "../database/store.ts";
import { inDoc, indexText, pattern } from "./search-words.ts";
import { prepared, type Slot } from "../database/prepared.ts";

interface Occurrence {
  readonly inTexts: boolean;
  /** The IDs of all parts whose texts contain the text, or null if they are unknown. */
  readonly parts: readonly number[] | null;
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
  /** Up to `listed` parts that contain the text, as a JSON array. Null on PostgreSQL and for trees. */
  readonly parts: string | null;
}

/** The maximum number of parts that are listed for a word. Listing them costs less than searching again. */
const listedParts = 100;

/**
 * The maximum number of links for all texts together, and the minimum for each text. If there are more links, those
 * that several texts have in common are preferred. For example, "box 2500" matches one of many boxes.
 */
const linksOfAll = 10_000;
const linksOfEach = 1000;

interface TextIndex {
  /** Returns what the index compares with a text. */
  pattern(text: string): string;
  /** Returns the query for the position and the pattern of each text. */
  words(wanted: RawBuilder<readonly string[]>): RawBuilder<unknown>;
  /** The query for the tree elements whose names contain a text. */
  readonly named: RawBuilder<unknown>;
  /** Returns the query for the texts that occur in the texts of parts. */
  inTexts(listed: RawBuilder<number>): RawBuilder<unknown>;
}

const indexes: Readonly<Record<Dialect, TextIndex>> = {
  sqlite: {
    pattern: inDoc,
    words: (wanted) => sql`select key, value from json_each(${wanted})`,
    named: sql`select word.n, search_trees.rowid % 8, search_trees.rowid / 8
        from word join search_trees on search_trees match word.wanted`,
    inTexts: (listed) => sql`select n, 0 as kind, 0 as id, (select json_group_array(part) from (
          select rowid as part from search_parts where search_parts match word.wanted limit ${listed})) as parts from word`,
  },
  postgres: {
    pattern,
    words: (wanted) => sql`select ordinality::integer - 1, value
        from unnest(cast(${wanted} as text[])) with ordinality as listed(value, ordinality)`,
    named: sql`select word.n, t.kind, t.id from word cross join lateral (
        select kind, id from search_trees where doc like word.wanted offset 0) t`,
    // With `exists`, PostgreSQL would expect to find a row early and read the whole table.
    inTexts: () => sql`select n, 0 as kind, 0 as id, cast(null as text) as parts from word
        where (select count(*) from (select 1 from search_parts where doc like word.wanted limit 1000) found) > 0`,
  },
};

const occurrences = prepared(
  (
    _db,
    slot: Slot<{ wanted: readonly string[]; most: number; listed: number }>,
    dialect,
  ) => sql<OccurrenceRow>`with recursive word(n, wanted) as (${indexes[dialect].words(slot("wanted"))}),
      below(n, kind, id) as (
        ${indexes[dialect].named}
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
    ${indexes[dialect].inTexts(slot("listed"))}
    union all select n, kind, id, null from placed where place <= ${slot("most")}
    order by 1, 2, 3`,
);

/**
 * Returns the occurrences of each text, in the order of the texts. Runs one statement.
 * @param isWord whether the texts are the spellings of a single word, so that it helps to know the parts
 */
export async function findOccurrences(
  reader: Reader,
  texts: readonly string[],
  isWord: boolean,
): Promise<Occurrence[]> {
  const wanted = texts.map(indexText).map(indexes[reader.dialect].pattern);
  const most = Math.max(linksOfEach, Math.floor(linksOfAll / Math.max(1, texts.length)));
  const listed = isWord ? listedParts : 1;
  const found = texts.map(() => ({
    inTexts: false,
    parts: null as readonly number[] | null,
    links: [] as Link[],
  }));
  for (const { n, kind, id, parts } of await reader.run(occurrences, { wanted, most, listed })) {
    const occurrence = found[n];
    if (occurrence === undefined) continue;
    if (kind !== 0) {
      occurrence.links.push({ kind, id });
      continue;
    }
    const list = parts === null ? null : (JSON.parse(parts) as number[]);
    occurrence.inTexts = list === null || list.length > 0;
    occurrence.parts = list === null || list.length === listed ? null : list;
  }
  return found;
}

export function occurs({ inTexts, links }: Pick<Occurrence, "inTexts" | "links">): boolean {
  return inTexts || links.length > 0;
}
