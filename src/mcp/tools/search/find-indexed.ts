/** Finds parts by the trigram index of the search: those that may hold all tokens, of which those are kept that do. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Prepared, Slot, SlotValue, SlotValues } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Dialect, Reader } from "../../../database/store.ts";
import { linkPhrase } from "../../../search/hits.ts";
import { rawQuery } from "../../../search/raw-query.ts";
import { pattern, phrase } from "../../../search/search-words.ts";
import type { FoundNames } from "./found-names.ts";
import { wantedHits } from "./limits.ts";
import { matches, matchValues, type Term } from "./matching.ts";
import type { SearchQuery, TextField } from "./search-query.ts";

/** What the index is asked for in place of a token; null where it cannot tell. */
interface Asked {
  readonly pieces: readonly string[];
  readonly links: readonly Link[];
}

interface Link {
  readonly kind: number;
  readonly id: number;
}

/** More elements of trees are not asked for one by one. */
const maximumLinks = 1000;

/** The ids of the first hits, lowest first; null where the index is of no use. One statement. */
export async function findIndexed(
  reader: Reader,
  query: SearchQuery,
  terms: readonly Term[],
): Promise<readonly number[] | null> {
  const asked = terms.map((term) => askedFor(query, term)).filter((one) => one !== null);
  if (asked.length === 0) return null;
  if (asked.some(({ pieces, links }) => pieces.length + links.length === 0)) return [];
  const { dialect } = reader;
  const onlyNames = asked.every(({ links }) => links.length === 0) && [...query.texts].every(isName);
  const shape = { terms: terms.length, asked: asked.map(shapeOf), onlyNames };
  const key = JSON.stringify(shape);
  let statement = statements.get(key);
  if (statement === undefined) statements.set(key, (statement = indexed(shape)));
  const values = { ...matchValues(query, terms), ...askedValues(dialect, asked) };
  const rows = await reader.run(statement, values);
  return rows.map(({ id }) => id);
}

function askedFor({ texts }: SearchQuery, { pieces, names }: Term): Asked | null {
  if (texts.size > 0 && pieces.length === 0) return null;
  const links = linksOf(names);
  return links.length > maximumLinks ? null : { pieces: texts.size > 0 ? pieces : [], links };
}

function linksOf(names: FoundNames): Link[] {
  return [...names].flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
}

/** Numbers and names have an index of their own. */
function isName(field: TextField): boolean {
  return field === "name" || field === "mpn" || field === "ipn" || field === "ordernr";
}

type TermShape = "text" | "links" | "both";

interface Shape {
  readonly terms: number;
  readonly asked: readonly TermShape[];
  readonly onlyNames: boolean;
}

function shapeOf({ pieces, links }: Asked): TermShape {
  if (links.length === 0) return "text";
  return pieces.length === 0 ? "links" : "both";
}

/** At most as many as there are combinations for five tokens. */
const statements = new Map<string, Prepared<{ id: number }, SlotValues>>();

function indexed(shape: Shape): Prepared<{ id: number }, SlotValues> {
  return prepared((_db, slot: Slot<SlotValues>, dialect) =>
    rawQuery<{ id: number }>(dialect, dialect === "sqlite" ? onSqlite(slot, shape) : onPostgres(slot, shape)),
  );
}

function onSqlite(slot: Slot<SlotValues>, { terms, onlyNames }: Shape): RawBuilder<unknown> {
  const table = onlyNames ? "search_part_names" : "search_parts";
  return sql`select p.id from ${sql.table(table)} s join parts p on p.id = s.rowid
    where ${sql.ref(table)} match ${slot("asked")} and ${matches(slot, "sqlite", terms)}
    order by s.rowid limit ${sql.lit(wantedHits)}`;
}

function onPostgres(slot: Slot<SlotValues>, { terms, asked, onlyNames }: Shape): RawBuilder<unknown> {
  const column = sql.ref(onlyNames ? "s.names" : "s.doc");
  const conditions = asked.map((shape, index) => {
    const text = sql`(${column} like ${slot(`piece${index}`)} and ${column} like ${slot(`other${index}`)})`;
    const links = sql`s.links && cast(${slot(`links${index}`)} as text[])`;
    if (shape === "text") return text;
    return shape === "links" ? links : sql`(${text} or ${links})`;
  });
  return sql`select p.id from search_parts s join parts p on p.id = s.part_id
    where ${sql.join(conditions, sql` and `)} and ${matches(slot, "postgres", terms)}
    order by s.part_id limit ${sql.lit(wantedHits)}`;
}

function askedValues(dialect: Dialect, asked: readonly Asked[]): Record<string, SlotValue> {
  if (dialect === "sqlite") {
    const expressions = asked.map(({ pieces, links }) => {
      const text = pieces.map((piece) => `doc : ${phrase(piece)}`).join(" AND ");
      return `(${[...(text === "" ? [] : [`(${text})`]), ...links.map(linkPhrase)].join(" OR ")})`;
    });
    return { asked: expressions.join(" AND ") };
  }
  const values: Record<string, SlotValue> = {};
  for (const [index, { pieces, links }] of asked.entries()) {
    const [first = "", second = first] = pieces;
    values[`piece${index}`] = pattern(first);
    values[`other${index}`] = pattern(second);
    values[`links${index}`] = links.map(({ kind, id }) => `${kind}:${id}`);
  }
  return values;
}
