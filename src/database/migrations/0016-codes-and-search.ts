/**
 * Changes what scans and searches find:
 *
 * - long barcodes of lots on PostgreSQL, where an entry of a B-tree has at most 2,704 bytes: a barcode of 1,000
 *   characters can have 4,000
 * - both characters for micro, which `fold` converts to the letter mu
 * - each character of Chinese, Japanese and Korean texts, which the index contains like a word
 */
import { sql, type Kysely } from "kysely";
import { renewSearchIndex } from "../sqlite/renew-search-index.ts";
import { cjkClass } from "../search-document.ts";
import { trees } from "../searched-trees.ts";
import type { Dialect } from "../store.ts";
import type { Migration } from "./schema.ts";
import { renewPart, spaced, treeTriggers } from "./search-index-sqlite.ts";

export const codesAndSearch: Migration = {
  name: "0016-codes-and-search",
  up: async (db, dialect) => {
    if (dialect === "postgres") await indexLongBarcodes(db);
    await (dialect === "sqlite" ? indexCjkOnSqlite : indexCjkOnPostgres)(db);
    await foldMicro(db, dialect);
    await renewDocuments(db, dialect);
  },
};

async function indexLongBarcodes(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run("drop index part_lots_user_barcode_key");
  // A unique index must be a B-tree. An exclusion constraint can use a hash, which has a fixed size.
  await run(
    "alter table part_lots add constraint part_lots_user_barcode_key exclude using hash (user_barcode with =)",
  );
  await run("drop index part_lots_user_barcode_folded_index");
  await run(
    "create index part_lots_user_barcode_folded_index on part_lots using spgist (user_barcode_folded)",
  );
}

/**
 * SQLite does not allow functions of the program in triggers. Before the rows of `search_pending` are deleted, the
 * store therefore writes the documents with such characters to `search_documents`, where the trigger finds them. Tree
 * names are short, so SQL can split them.
 */
async function indexCjkOnSqlite(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(
    "create table search_documents (part_id integer primary key, names text not null, doc text not null)",
  );
  const stored = (column: string, text: string): string =>
    `coalesce((select d.${column} from search_documents d where d.part_id = old.part_id), ${spaced(text)})`;
  await run("drop trigger search_pending_delete");
  await run(`create trigger search_pending_delete after delete on search_pending begin
    ${renewPart(stored)} delete from search_documents where part_id = old.part_id; end`);
  for (const tree of trees) {
    for (const event of ["insert", "update", "delete"])
      await run(`drop trigger search_${tree.table}_${event}`);
    for (const trigger of treeTriggers(tree, spacedName)) await run(trigger);
  }
}

/** Returns SQL that puts two spaces before each word and each such character of a text of up to 1,000 characters. */
function spacedName(text: string): string {
  const digits = "json_each('[0,1,2,3,4,5,6,7,8,9]')";
  const isCjk = (character: string): string => `${character} glob '[${cjkClass}]'`;
  return `case when length(cast(${text} as blob)) = length(${text}) then ${spaced(text)} else (
    select group_concat(piece, '') from (select case
        when ${isCjk("c")} then '  ' || c
        when c in (char(9), char(10), char(13), ',', ';', ' ') then '  '
        when ${isCjk("previous")} then '  ' || c else c end as piece
      from (select n, substr(t, n, 1) as c, case when n > 1 then substr(t, n - 1, 1) else '' end as previous
        from (select ${text} as t), (select 1 + h.value * 100 + z.value * 10 + e.value as n
          from ${digits} h, ${digits} z, ${digits} e)
        where n <= length(t) order by n))) end`;
}

async function indexCjkOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create or replace function search_spaced(text) returns text language sql immutable as $$
    select '  ' || regexp_replace(case when octet_length($1) = length($1) then $1 else
      regexp_replace(regexp_replace($1, '([${cjkClass}])(?=[^\\s,;${cjkClass}])', '\\1  ', 'g'),
        '([${cjkClass}])', '  \\1', 'g') end, '[\\s,;]+', '  ', 'g') $$`,
    )
    .execute(db);
}

/** Converts U+00B5 to U+03BC in all folded columns. Triggers update the index. */
async function foldMicro(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const columns =
    dialect === "sqlite"
      ? sql<{
          table: string;
          column: string;
        }>`select m.name as "table", c.name as "column" from sqlite_schema m
          join pragma_table_info(m.name) c where m.type = 'table' and c.name like '%\\_folded' escape '\\'`
      : sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
          from information_schema.columns
          where table_schema = current_schema() and column_name like '%\\_folded' escape '\\'`;
  for (const { table, column } of (await columns.execute(db)).rows) {
    const [of, folded] = [sql.table(table), sql.ref(column)];
    await sql`update ${of} set ${folded} = replace(${folded}, ${"\u00b5"}, ${"\u03bc"})
      where ${folded} like ${"%\u00b5%"}`.execute(db);
  }
}

/** Updates the documents of the texts that contain Chinese, Japanese or Korean characters. */
async function renewDocuments(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const has = (column: string): string =>
    dialect === "sqlite" ? `${column} glob '*[${cjkClass}]*'` : `${column} ~ '[${cjkClass}]'`;
  const hasAny = (columns: readonly string[]): string =>
    columns.map((column) => has(`${column}_folded`)).join(" or ");
  const parts = `select id from parts where ${hasAny(["name", "description", "comment", "tags", "ipn", "manufacturer_product_number"])}
    union select part_id from orderdetails where ${hasAny(["supplierpartnr"])}
    union select part_id from parameters where part_id is not null and (${hasAny(["name", "symbol", "value_text", "unit"])})`;
  if (dialect === "sqlite") {
    await run(`insert into search_pending select id, 1 from (${parts}) where true
      on conflict do update set names = 1`);
    await renewSearchIndex({ dialect, db });
    for (const { table, kind } of trees) {
      await run(
        `delete from search_trees where rowid in (select id * 8 + ${kind} from ${table} where ${has("name_folded")})`,
      );
      await run(`insert into search_trees(rowid, doc) select id * 8 + ${kind}, ${spacedName("' ' || name_folded")}
        from ${table} where ${has("name_folded")}`);
    }
    return;
  }
  // Later migrations cannot alter a table whose deferred triggers have not run.
  await run("set constraints all immediate");
  await run("set constraints all deferred");
  await run(`select search_renew_part(id) from (${parts}) changed`);
  for (const { table, kind } of trees) {
    await run(`update search_trees s set doc = search_spaced(t.name_folded) from ${table} t
      where s.kind = ${kind} and s.id = t.id and ${has("t.name_folded")}`);
  }
}
