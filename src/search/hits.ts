/** Finds matching parts with the index and ranks them. Returns one page of the best thousand parts. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { textList } from "../database/id-list.ts";
import type { Slot, SlotValue, SlotValues } from "../database/prepared.ts";
import type { Dialect, Reader } from "../database/store.ts";
import { trees } from "../database/searched-trees.ts";
import type { SearchedTree } from "../database/searched-trees.ts";
import { prefixUpperBound } from "../query/like-pattern.ts";
import { gtinSpellings } from "./gtin.ts";
import type { Link } from "./occurrences.ts";
import type { PartFilter } from "./part-filter.ts";
import { preparedByWords } from "./prepared-by-words.ts";
import type { Matching } from "./prepared-by-words.ts";
import { maximumHits, scoreOf, textsOf } from "./rank-parts.ts";
import type { Term } from "./terms.ts";
import { indexText, pattern, phrase, wordBeginning } from "./search-words.ts";

export interface HitPage {
  /** The number of hits on all pages together. */
  readonly total: number;
  readonly ids: readonly number[];
}

interface HitRow {
  readonly id: number;
  readonly total: number;
}

/** The values of the slots in {@link hitsOf}. */
type HitSlots = Record<string, SlotValue>;

const most = sql.lit(maximumHits);

const hits = preparedByWords<HitRow>("hits", (slot, dialect, words, filter) => {
  const filtered = filteredParts(slot, dialect, filter);
  const sources = sourcesOf(slot, dialect, words, filter);
  const relevance = sql`case when best.kind > 3 then 3 else best.kind end, ${scoreOf(slot, dialect, words)} desc,
      parts.name_folded, parts.id`;
  return sql`with ${filtered === null ? sql`` : sql`${filtered}, `}found(id, kind) as (${sql.join(sources, sql` union all `)}),
      best as (select id, min(kind) as kind from found group by id order by 2, 1 limit ${most})
    select parts.id, count(*) over () as total from best join parts on parts.id = best.id
    order by ${filter?.order ?? relevance}
    limit ${integer(slot("limit"), dialect)} offset ${integer(slot("offset"), dialect)}`;
});

/** A search in the index. */
export interface IndexSearch extends Matching {
  /** The whole query, folded. A part whose name or number is equal to the query comes first. */
  readonly whole: string;
}

/**
 * Returns a page of the parts that contain all terms and pass the filter, best match first or in the order of the
 * filter. Runs one statement, or two statements for a page beyond the end.
 */
export async function findHits(
  reader: Reader,
  { whole, terms, filter }: IndexSearch,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<HitPage> {
  const statement = hits(terms.length, filter);
  const values = { ...valuesOf(reader.dialect, whole, terms), ...filter?.values };
  const rows = await reader.run(statement, { ...values, limit, offset });
  const [first] = rows;
  if (first !== undefined) return { total: first.total, ids: rows.map(({ id }) => id) };
  if (offset === 0 && limit > 0) return { total: 0, ids: [] };
  const [any] = await reader.run(statement, { ...values, limit: 1, offset: 0 });
  return { total: any?.total ?? 0, ids: [] };
}

function valuesOf(dialect: Dialect, whole: string, terms: readonly Term[]): HitSlots {
  const values: HitSlots = {
    whole,
    upper: prefixUpperBound(whole) ?? whole,
    gtins: gtinSpellings(whole),
    ...textsOf(terms),
  };
  const [first] = terms;
  const only = terms.length === 1 && first !== undefined ? first : null;
  const starts = (only?.texts ?? []).map(wordBeginning);
  if (dialect === "postgres") {
    for (const [index, { texts, links }] of terms.entries()) {
      values[`patterns${index}`] = texts.map((text) => pattern(indexText(text)));
      values[`links${index}`] = links.map(({ kind, id }) => `${kind}:${id}`);
    }
    values["starts"] = starts.map(pattern);
    return values;
  }
  const inDoc = (text: string): string => `doc : ${phrase(text)}`;
  const inDocs = (texts: readonly string[]): string[] => texts.map((text) => inDoc(indexText(text)));
  values["names"] = terms.map(({ texts }) => anyOf(inDocs(texts))).join(" AND ");
  const everywhere = terms.map(({ texts, links }) => anyOf([...inDocs(texts), ...links.map(linkPhrase)]));
  values["everywhere"] = everywhere.join(" AND ");
  values["texts"] = only === null ? values["everywhere"] : anyOf(inDocs(only.texts));
  for (const { kind } of only === null ? [] : trees) {
    values[`links${kind}`] = JSON.stringify(
      only?.links.filter((link) => link.kind === kind).map(({ id }) => id) ?? [],
    );
  }
  values["starts"] = anyOf(starts.map(inDoc));
  return values;
}

function anyOf(phrases: readonly string[]): string {
  return `(${phrases.join(" OR ")})`;
}

/**
 * Returns a link in the encoding of the index: three private-use characters, which are the kind of tree and two
 * characters that encode the element ID in base 65,000.
 */
function linkPhrase({ kind, id }: Link): string {
  const digits = [0xe000 + kind, 0xf0000 + Math.floor(id / 65_000), 0x100000 + (id % 65_000)];
  return `links : "${String.fromCodePoint(...digits)}"`;
}

function integer(slot: RawBuilder<unknown>, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite" ? slot : sql`cast(${slot} as bigint)`;
}

/**
 * Returns the queries that find hits, each with a rank. Rank 0 is an exact name. Rank 3 is any other occurrence, or
 * rank 4 if the occurrence is not at the start of a word. Each query returns at most as many rows as are ranked.
 */
function sourcesOf(
  slot: Slot<SlotValues>,
  dialect: Dialect,
  words: number,
  filter: PartFilter | null,
): RawBuilder<unknown>[] {
  const passing: Passing = (column) => passes(filter, dialect, column);
  const named = (table: string, id: string, column: string) => {
    const name = sql.ref(column);
    return sql`select * from (select ${sql.ref(id)} as id, case when ${name} = ${slot("whole")} then 0 else 1 end
      from ${sql.table(table)} where ${name} >= ${slot("whole")} and ${name} < ${slot("upper")}${passing(`${table}.${id}`)}
      order by ${name}, id limit ${most}) named`;
  };
  return [
    named("parts", "id", "name_folded"),
    named("parts", "id", "ipn_folded"),
    named("parts", "id", "manufacturer_product_number_folded"),
    named("orderdetails", "part_id", "supplierpartnr_folded"),
    sql`select * from (select id, 0 from parts where ${textList(dialect, "gtin", slot("gtins") as RawBuilder<readonly string[]>)}${passing("parts.id")} limit ${most}) gtins`,
    ...(dialect === "sqlite" ? onSqlite(slot, words, passing) : onPostgres(slot, words, passing)),
  ];
}

/** Returns the condition that the part with the ID in a column passes the filter, starting with `and`. */
type Passing = (column: string) => RawBuilder<unknown>;

/**
 * Returns the common table expression of the parts that pass the filter. SQLite finds these parts once, unless most parts
 * pass: a search then checks fewer parts.
 */
function filteredParts(
  slot: Slot<SlotValues>,
  dialect: Dialect,
  filter: PartFilter | null,
): RawBuilder<unknown> | null {
  const condition = filter?.condition ?? null;
  if (condition === null) return null;
  const keyword = dialect === "sqlite" && filter?.passesMost === false ? sql`` : sql`not `;
  return sql`filtered(id) as ${keyword}materialized (select parts.id from parts where ${condition(slot, dialect)})`;
}

function passes(filter: PartFilter | null, dialect: Dialect, column: string): RawBuilder<unknown> {
  if (filter === null || filter.condition === null) return sql``;
  if (dialect === "postgres")
    return sql` and exists (select 1 from filtered where filtered.id = ${sql.ref(column)})`;
  // The unary plus keeps SQLite from looking up each filtered part in the full-text index.
  const id = sql`+${sql.ref(column)}`;
  return filter.passesMost
    ? sql` and exists (select 1 from filtered where filtered.id = ${id})`
    : sql` and ${id} in (select id from filtered)`;
}

function onSqlite(slot: Slot<SlotValues>, words: number, passing: Passing): RawBuilder<unknown>[] {
  const matching = (table: string, kind: number, name: string) =>
    sql`select * from (select rowid, ${sql.lit(kind)} from ${sql.table(table)}
      where ${sql.ref(table)} match ${slot(name)}${passing(`${table}.rowid`)} limit ${most})`;
  return [
    matching("search_part_names", 2, "names"),
    ...(words === 1 ? [matching("search_parts", 3, "starts")] : []),
    matching("search_parts", words === 1 ? 4 : 3, "texts"),
    ...(words === 1 ? trees.map((tree) => linked(slot, tree, passing)) : []),
  ];
}

/**
 * Finds parts by their references to tree elements. A query of a single word can read the references directly, because
 * there are no other words to combine them with.
 */
function linked(slot: Slot<SlotValues>, { kind, of }: SearchedTree, passing: Passing): RawBuilder<unknown> {
  const part = of.table === "parts" ? "id" : "part_id";
  return sql`select * from (select distinct ${sql.ref(part)}, 4 from ${sql.table(of.table)}
    where ${sql.ref(of.column)} in (select value from json_each(${slot(`links${kind}`)}))${passing(`${of.table}.${part}`)} limit ${most})`;
}

function onPostgres(slot: Slot<SlotValues>, words: number, passing: Passing): RawBuilder<unknown>[] {
  const matching = (kind: number, condition: RawBuilder<unknown>) =>
    sql`select * from (select part_id, ${sql.lit(kind)} from search_parts
      where ${condition}${passing("search_parts.part_id")} order by part_id limit ${most}) matching`;
  return [
    matching(
      2,
      sql.join(
        numbers(words).map((index) => likeAny(slot, "names", index)),
        sql` and `,
      ),
    ),
    ...(words === 1 ? [matching(3, sql`doc like any (cast(${slot("starts")} as text[]))`)] : []),
    matching(words === 1 ? 4 : 3, everywhere(slot, words)),
  ];
}

/** Returns the PostgreSQL condition that the texts or tree names of a part contain all words. */
function everywhere(slot: Slot<SlotValues>, words: number): RawBuilder<unknown> {
  const each = numbers(words).map(
    (index) => sql`(${likeAny(slot, "doc", index)} or links && cast(${slot(`links${index}`)} as text[]))`,
  );
  return sql.join(each, sql` and `);
}

function likeAny(slot: Slot<SlotValues>, column: string, index: number): RawBuilder<unknown> {
  return sql`${sql.ref(column)} like any (cast(${slot(`patterns${index}`)} as text[]))`;
}

const listings = preparedByWords<{ readonly id: number }>("listings", (slot, dialect, words, filter) => {
  const [after, limit] = [integer(slot("after"), dialect), integer(slot("limit"), dialect)];
  const table = words === 0 ? "parts" : "search_parts";
  const id = words === 0 ? "parts.id" : dialect === "sqlite" ? "search_parts.rowid" : "search_parts.part_id";
  const matching =
    dialect === "sqlite" ? sql`search_parts match ${slot("everywhere")}` : everywhere(slot, words);
  const filtered = filteredParts(slot, dialect, filter);
  return sql`${filtered === null ? sql`` : sql`with ${filtered} `}select ${sql.ref(id)} as id from ${sql.table(table)}
    where ${words === 0 ? sql`` : sql`${matching} and `}${sql.ref(id)} > ${after}${passes(filter, dialect, id)}
    order by ${sql.ref(id)} limit ${limit}`;
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

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
