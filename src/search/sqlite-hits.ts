/**
 * Searches the index of SQLite: FTS5 tables. FTS5 compares the positions of all trigrams of a word in all parts that
 * contain these trigrams, so the number of such searches determines the cost of a query.
 */
import { sql, type RawBuilder } from "kysely";
import { idList } from "../database/id-list.ts";
import type { Slot, SlotValue, SlotValues } from "../database/prepared.ts";
import { trees, type SearchedTree } from "../database/searched-trees.ts";
import { most, namedParts, type HitIndex, type Passing } from "./hit-sources.ts";
import type { Link } from "./occurrences.ts";
import { inDoc, indexText, wordBeginning } from "./search-words.ts";
import type { Term } from "./terms.ts";

export const sqliteHits: HitIndex = {
  values,
  best,
  rank: sql`best.kind`,
  containsAll: (slot) => sql`search_parts match ${slot("everywhere")}`,
  partId: "search_parts.rowid",
};

function values(terms: readonly Term[]): SlotValues {
  const names = terms.map(({ texts }) => anyOf(inDocs(texts))).join(" AND ");
  const everywhere = terms
    .map(({ texts, links }) => anyOf([...inDocs(texts), ...links.map(linkPhrase)]))
    .join(" AND ");
  const [first] = terms;
  if (terms.length !== 1 || first === undefined) return { names, everywhere, guard: guardOf(terms) };
  const { texts, links, parts } = first;
  const [text = ""] = texts;
  // In a text without spaces, a word of the index is compared with the names of each part.
  const isCompared = parts !== null && texts.length === 1 && [...text].length >= 3 && !text.includes(" ");
  const found: Record<string, SlotValue> = {
    names,
    everywhere,
    texts: anyOf(inDocs(texts)),
    starts: anyOf(texts.map((each) => inDoc(wordBeginning(each)))),
    known: parts ?? [],
    isKnown: parts !== null,
    compared: isCompared ? parts : [],
    isCompared,
    text,
  };
  for (const { kind } of trees)
    found[`links${kind}`] = links.filter((link) => link.kind === kind).map(({ id }) => id);
  return found;
}

/**
 * Each source adds only parts that are new and still needed, so a common word needs only the first sources. `hits.ts`
 * explains the ranks.
 */
function best(slot: Slot<SlotValues>, words: number, passing: Passing): RawBuilder<unknown> {
  const found = (sources: readonly string[]) =>
    sql.join(
      sources.map((source) => sql`select id from ${sql.table(source)}`),
      sql` union all `,
    );
  const needed = (sources: readonly string[], condition = sql`true`) =>
    sql`limit case when ${condition} then max(0, ${most} - (select count(*) from (${found(sources)}))) else 0 end`;
  const matching = (
    table: string,
    name: string,
    sources: readonly string[],
    condition?: RawBuilder<unknown>,
  ) =>
    sql`select * from (select rowid as id from ${sql.table(table)} where ${sql.ref(table)} match ${slot(name)}
        and rowid not in (${found(sources)})${passing(`${table}.rowid`)} ${needed(sources, condition)})`;
  const first = sql`first(id, kind) as materialized (select id, min(kind) from (
      select null as id, null as kind where false union all ${sql.join(namedParts(slot, "sqlite", passing), sql` union all `)})
      group by id order by 2, 1 limit ${most})`;
  if (words !== 1) {
    const mayMatch = sql`${slot("guard")} is null
        or exists (select 1 from search_parts where search_parts match ${slot("guard")})`;
    return sql`${first},
      possible(yes) as materialized (select ${mayMatch}),
      named(id) as materialized (${matching("search_part_names", "names", ["first"], sql`(select yes from possible)`)}),
      other(id) as materialized (${matching("search_parts", "everywhere", ["first", "named"], sql`(select yes from possible)`)}),
      best(id, kind) as (select id, kind from first union all select id, 2 from named union all select id, 3 from other)`;
  }
  const ids = (name: string) => slot(name) as RawBuilder<readonly number[]>;
  const compared = ["name_folded", "manufacturer_product_number_folded", "ipn_folded", "gtin"].map(
    (column) => sql`instr(${sql.ref(`parts.${column}`)}, ${slot("text")})`,
  );
  const elsewhere = sql.join(
    [
      matching("search_parts", "texts", ["first", "named", "starting"], sql`not ${slot("isKnown")}`),
      sql`select id from (select value as id from json_each(${slot("known")})) known where true${passing("known.id")}`,
      ...trees.map((tree) => linked(slot, tree, passing)),
    ],
    sql` union `,
  );
  return sql`${first},
    named(id) as materialized (
      ${matching("search_part_names", "names", ["first"], sql`not ${slot("isCompared")}`)}
      union all select id from parts where ${idList("sqlite", "id", ids("compared"))}
        and id not in (select id from first)${passing("parts.id")}
        and (${sql.join(compared, sql` or `)} or exists (select 1 from orderdetails
          where part_id = parts.id and instr(supplierpartnr_folded, ${slot("text")})))),
    starting(id) as materialized (${matching("search_parts", "starts", ["first", "named"], sql`not ${slot("isKnown")}`)}),
    other(id) as materialized (select id from (${elsewhere}) where id not in (${found(["first", "named", "starting"])})
      order by id ${needed(["first", "named", "starting"])}),
    best(id, kind) as (select id, kind from first union all select id, 2 from named
      union all select id, 3 from starting union all select id, 3 from other)`;
}

/**
 * Finds parts by their references to tree elements. A query of a single word can read the references directly, because
 * there are no other words to combine them with.
 */
function linked(slot: Slot<SlotValues>, { kind, of }: SearchedTree, passing: Passing): RawBuilder<unknown> {
  const part = of.table === "parts" ? "id" : "part_id";
  return sql`select * from (select distinct ${sql.ref(part)} as id from ${sql.table(of.table)}
    where ${sql.ref(of.column)} in (select value from json_each(${slot(`links${kind}`)}))${passing(`${of.table}.${part}`)} limit ${most})`;
}

function inDocs(texts: readonly string[]): string[] {
  return texts.map((text) => inDoc(indexText(text)));
}

function anyOf(phrases: readonly string[]): string {
  return `(${phrases.join(" OR ")})`;
}

/**
 * Returns a query for the parts that contain one trigram of each term, or null if this would not exclude any parts. If
 * there are none, no part contains all terms. Finding this out costs a fraction of comparing all trigrams.
 */
function guardOf(terms: readonly Term[]): string | null {
  const each = terms
    .filter(({ links }) => links.length === 0)
    .map(({ texts }) => anyOf(texts.map((text) => inDoc(innerTrigram(indexText(text))))));
  return each.length < 2 ? null : each.join(" AND ");
}

/** Returns the trigram in the middle of a text. Words have endings in common more often. */
function innerTrigram(text: string): string {
  const letters = [...text];
  const start = Math.ceil((letters.length - 3) / 2);
  return letters.slice(start, start + 3).join("");
}

/**
 * Returns a link in the encoding of the index: three private-use characters, which are the kind of tree and two
 * characters that encode the element ID in base 65,000.
 */
function linkPhrase({ kind, id }: Link): string {
  const digits = [0xe000 + kind, 0xf0000 + Math.floor(id / 65_000), 0x100000 + (id % 65_000)];
  return `links : "${String.fromCodePoint(...digits)}"`;
}
