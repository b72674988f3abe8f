/** Finds matching parts with the index and ranks them. Returns one page of the best thousand parts. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { idList, textList } from "../database/id-list.ts";
import { preparedSql } from "../database/prepared.ts";
import type { Prepared, Slot, SlotValues } from "../database/prepared.ts";
import type { Dialect, Reader } from "../database/store.ts";
import { trees } from "../database/searched-trees.ts";
import type { SearchedTree } from "../database/searched-trees.ts";
import { prefixUpperBound } from "../query/like-pattern.ts";
import { memoize } from "../memoize.ts";
import { gtinSpellings } from "./gtin.ts";
import type { Link } from "./occurrences.ts";
import type { Term } from "./terms.ts";
import { indexText, pattern, phrase, wordBeginning } from "./search-words.ts";

export interface HitPage {
  /** The number of hits on all pages together. */
  readonly total: number;
  readonly ids: readonly number[];
}

/** The maximum number of hits that are counted. */
export const maximumHits = 1000;

interface HitRow {
  readonly id: number;
  readonly total: number;
}

/** The values of the slots in {@link hitsOf}. */
type HitSlots = Record<string, string | number | readonly string[]>;

const most = sql.lit(maximumHits);

const hits = preparedByWords<HitRow>(
  (
    slot,
    dialect,
    words,
  ) => sql`with found(id, kind) as (${sql.join(sourcesOf(slot, dialect, words), sql` union all `)}),
      best as (select id, min(kind) as kind from found group by id order by 2, 1 limit ${most})
    select p.id, count(*) over () as total from best join parts p on p.id = best.id
    order by case when best.kind > 3 then 3 else best.kind end, ${scoreOf(slot, dialect, words)} desc, p.name_folded, p.id
    limit ${integer(slot("limit"), dialect)} offset ${integer(slot("offset"), dialect)}`,
);

/**
 * Returns a page of the parts that contain all `terms`, best match first. Runs one statement, or two statements for a
 * page beyond the end.
 */
export async function findHits(
  reader: Reader,
  whole: string,
  terms: readonly Term[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<HitPage> {
  const statement = hits(terms.length);
  const values = valuesOf(reader.dialect, whole, terms);
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

function textsOf(terms: readonly Term[]): HitSlots {
  return Object.fromEntries(terms.map(({ texts }, index) => [`texts${index}`, texts]));
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
function sourcesOf(slot: Slot<SlotValues>, dialect: Dialect, words: number): RawBuilder<unknown>[] {
  const named = (table: string, id: string, column: string) => {
    const name = sql.ref(column);
    return sql`select * from (select ${sql.ref(id)} as id, case when ${name} = ${slot("whole")} then 0 else 1 end
      from ${sql.table(table)} where ${name} >= ${slot("whole")} and ${name} < ${slot("upper")}
      order by ${name}, id limit ${most}) named`;
  };
  return [
    named("parts", "id", "name_folded"),
    named("parts", "id", "ipn_folded"),
    named("parts", "id", "manufacturer_product_number_folded"),
    named("orderdetails", "part_id", "supplierpartnr_folded"),
    sql`select * from (select id, 0 from parts where ${textList(dialect, "gtin", slot("gtins") as RawBuilder<readonly string[]>)} limit ${most}) gtins`,
    ...(dialect === "sqlite" ? onSqlite(slot, words) : onPostgres(slot, words)),
  ];
}

function onSqlite(slot: Slot<SlotValues>, words: number): RawBuilder<unknown>[] {
  const matching = (table: string, kind: number, name: string) =>
    sql`select * from (select rowid, ${sql.lit(kind)} from ${sql.table(table)}
      where ${sql.ref(table)} match ${slot(name)} limit ${most})`;
  return [
    matching("search_part_names", 2, "names"),
    ...(words === 1 ? [matching("search_parts", 3, "starts")] : []),
    matching("search_parts", words === 1 ? 4 : 3, "texts"),
    ...(words === 1 ? trees.map((tree) => linked(slot, tree)) : []),
  ];
}

/**
 * Finds parts by their references to tree elements. A query of a single word can read the references directly, because
 * there are no other words to combine them with.
 */
function linked(slot: Slot<SlotValues>, { kind, of }: SearchedTree): RawBuilder<unknown> {
  const part = sql.ref(of.table === "parts" ? "id" : "part_id");
  return sql`select * from (select distinct ${part}, 4 from ${sql.table(of.table)}
    where ${sql.ref(of.column)} in (select value from json_each(${slot(`links${kind}`)})) limit ${most})`;
}

function onPostgres(slot: Slot<SlotValues>, words: number): RawBuilder<unknown>[] {
  const matching = (kind: number, condition: RawBuilder<unknown>) =>
    sql`select * from (select part_id, ${sql.lit(kind)} from search_parts
      where ${condition} order by part_id limit ${most}) matching`;
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

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Returns SQL that adds up the best score of each word. */
function scoreOf(slot: Slot<SlotValues>, dialect: Dialect, words: number): RawBuilder<unknown> {
  const position = (text: RawBuilder<unknown>, part: RawBuilder<unknown>) =>
    dialect === "sqlite" ? sql`instr(${text}, ${part})` : sql`strpos(${text}, ${part})`;
  const name = sql.ref("p.name_folded");
  const number = sql.ref("p.manufacturer_product_number_folded");
  const description = sql.ref("p.description_folded");
  const word = sql.ref("spelling.value");
  const beginning = sql`' ' || ${word}`;
  const scores = numbers(words).map((index) => {
    const texts = slot(`texts${index}`);
    const spellings = dialect === "sqlite" ? sql`json_each(${texts})` : sql`unnest(cast(${texts} as text[]))`;
    return sql`(select max(case when ${name} = ${word} then 60
      when ${position(name, word)} = 1 then 50
      when ${position(name, sql`${beginning}`)} > 0 then 40
      when ${position(name, word)} > 0 then 30
      when ${position(number, word)} > 0 or ${position(sql.ref("p.ipn_folded"), word)} > 0 then 25
      when ${position(sql.ref("p.tags_folded"), word)} > 0 then 15
      when ${position(description, word)} = 1 or ${position(description, sql`${beginning}`)} > 0 then 12
      when ${position(description, word)} > 0 then 8
      else 0 end) from ${spellings} as spelling${dialect === "sqlite" ? sql`` : sql`(value)`})`;
  });
  return sql`(${sql.join(scores, sql` + `)})`;
}

const rankings = preparedByWords<{ readonly id: number }>((slot, dialect, words) => {
  const ids = slot("ids") as RawBuilder<readonly number[]>;
  const score = words === 0 ? sql`` : sql`${scoreOf(slot, dialect, words)} desc, `;
  return sql`select p.id from parts p where ${idList(dialect, "p.id", ids)}
    order by ${score}p.name_folded, p.id limit ${most}`;
});

/** Sorts parts by rank, or by name if there are no terms. Returns at most a thousand parts. Runs one statement. */
export async function rankParts(
  reader: Reader,
  ids: readonly number[],
  terms: readonly Term[],
): Promise<number[]> {
  const rows = await reader.run(rankings(terms.length), { ids, ...textsOf(terms) });
  return rows.map(({ id }) => id);
}

const listings = preparedByWords<{ readonly id: number }>((slot, dialect, words) => {
  const [after, limit] = [integer(slot("after"), dialect), integer(slot("limit"), dialect)];
  if (words === 0) return sql`select id from parts where id > ${after} order by id limit ${limit}`;
  const matching =
    dialect === "sqlite"
      ? sql`select rowid as id from search_parts where search_parts match ${slot("everywhere")}`
      : sql`select part_id as id from search_parts where ${everywhere(slot, words)}`;
  const id = sql.ref(dialect === "sqlite" ? "rowid" : "part_id");
  return sql`${matching} and ${id} > ${after} order by ${id} limit ${limit}`;
});

/**
 * Returns the first parts with a higher ID than `after` that contain all `terms`, ordered by ID. Without terms, returns
 * all such parts up to the limit. Runs one statement.
 */
export async function listParts(
  reader: Reader,
  terms: readonly Term[],
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const values = { ...valuesOf(reader.dialect, "", terms), after, limit };
  return (await reader.run(listings(terms.length), values)).map(({ id }) => id);
}

/** Returns a function that returns the query for a number of words. A query is built when it is first used. */
function preparedByWords<Row>(
  text: (slot: Slot<SlotValues>, dialect: Dialect, words: number) => RawBuilder<unknown>,
): (words: number) => Prepared<Row, SlotValues> {
  return memoize((words) => preparedSql<Row>((slot, dialect) => text(slot, dialect, words)));
}
