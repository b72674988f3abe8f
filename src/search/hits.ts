/**
 * Finds matching parts with the index and ranks them. Returns one page of the best thousand parts. `sqlite-hits.ts` and
 * `postgres-hits.ts` search the index.
 */
import { sql } from "kysely";
import type { SlotValues } from "../database/prepared.ts";
import { sortKey } from "../database/sort-text.ts";
import { typed } from "../database/sql-functions.ts";
import type { Dialect, Reader } from "../database/store.ts";
import { prefixUpperBound } from "../query/like-pattern.ts";
import { gtinSpellings } from "./gtin.ts";
import { codeRank, filteredParts, passes, type HitIndex, type Passing } from "./hit-sources.ts";
import { postgresHits } from "./postgres-hits.ts";
import { preparedByWords, type Matching } from "./prepared-by-words.ts";
import { isSingleTexts, scoreOf, textsOf } from "./rank-parts.ts";
import { sqliteHits } from "./sqlite-hits.ts";
import type { Term } from "./terms.ts";

export interface HitPage {
  readonly total: number;
  readonly ids: readonly number[];
  /** Whether the query is the barcode of a lot of one of these parts. */
  readonly isBarcode: boolean;
}

interface HitRow {
  readonly id: number;
  readonly total: number;
  readonly kind: number;
}

const indexes: Readonly<Record<Dialect, HitIndex>> = { sqlite: sqliteHits, postgres: postgresHits };

/**
 * Selects the hits on a page. Hits with rank -1 have a lot whose barcode is the query, those with rank 0 are equal to the query, and those with rank 1 begin with it. The names and
 * numbers of hits with rank 2 contain all words. All other hits have rank 3. Among these, hits that contain the word at
 * the start of a word are preferred if there are more than are counted.
 */
const hitsOf = (isSingle: boolean) =>
  preparedByWords<HitRow>(isSingle ? "hits of single texts" : "hits", (slot, dialect, words, filter) => {
    const filtered = filteredParts(slot, dialect, filter);
    const passing: Passing = (column) => passes(filter, dialect, column);
    const best = indexes[dialect].best(slot, words, passing);
    const relevance = sql`${indexes[dialect].rank}, ${scoreOf(slot, dialect, words, isSingle)} desc, ${sortKey("parts", "name")}, parts.id`;
    return sql`with ${filtered === null ? sql`` : sql`${filtered}, `}${best}
    select parts.id, (select count(*) from best) as total, best.kind from best join parts on parts.id = best.id
    order by ${filter?.order ?? relevance}
    limit ${typed(dialect, slot("limit"), "bigint")} offset ${typed(dialect, slot("offset"), "bigint")}`;
  });

const hits = { single: hitsOf(true), several: hitsOf(false) };

export interface IndexSearch extends Matching {
  /** The whole query, folded. A part whose name or number is equal to the query comes first. */
  readonly whole: string;
  /** The query as the folded barcode of a lot. Parts with this lot come before all others. */
  readonly code: string;
}

/**
 * Returns a page of the parts that contain all terms and pass the filter, best match first or in the order of the
 * filter. Runs one statement, or two statements for a page beyond the end.
 */
export async function findHits(
  reader: Reader,
  { whole, code, terms, filter }: IndexSearch,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<HitPage> {
  const statement = hits[isSingleTexts(terms) ? "single" : "several"](terms.length, filter);
  const values = { ...valuesOf(reader.dialect, whole, terms), code, ...filter?.values };
  const rows = await reader.run(statement, { ...values, limit, offset });
  const [first] = rows;
  if (first !== undefined) {
    return {
      total: first.total,
      ids: rows.map(({ id }) => id),
      isBarcode: rows.some(({ kind }) => kind === codeRank),
    };
  }
  if (offset === 0 && limit > 0) return { total: 0, ids: [], isBarcode: false };
  const [any] = await reader.run(statement, { ...values, limit: 1, offset: 0 });
  return { total: any?.total ?? 0, ids: [], isBarcode: false };
}

function valuesOf(dialect: Dialect, whole: string, terms: readonly Term[]): SlotValues {
  return {
    whole,
    upper: prefixUpperBound(whole) ?? whole,
    gtins: gtinSpellings(whole),
    ...textsOf(terms),
    ...indexes[dialect].values(terms),
  };
}

const listings = preparedByWords<{ readonly id: number }>("listings", (slot, dialect, words, filter) => {
  const table = words === 0 ? "parts" : "search_parts";
  const { partId, containsAll } = indexes[dialect];
  const id = words === 0 ? "parts.id" : partId;
  const filtered = filteredParts(slot, dialect, filter);
  return sql`${filtered === null ? sql`` : sql`with ${filtered} `}select ${sql.ref(id)} as id from ${sql.table(table)}
    where ${words === 0 ? sql`` : sql`${containsAll(slot, words)} and `}${sql.ref(id)} > ${typed(dialect, slot("after"), "bigint")}${passes(filter, dialect, id)}
    order by ${sql.ref(id)} limit ${typed(dialect, slot("limit"), "bigint")}`;
});

/**
 * Returns the first parts with a higher ID than `after` that contain all terms and pass the filter, ordered by ID.
 * Without terms, returns all such parts up to the limit. Runs one statement.
 */
export async function listParts(
  reader: Reader,
  { terms, filter }: Matching,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const values = { ...valuesOf(reader.dialect, "", terms), ...filter?.values, after, limit };
  return (await reader.run(listings(terms.length, filter), values)).map(({ id }) => id);
}
