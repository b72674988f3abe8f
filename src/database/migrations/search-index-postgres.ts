/**
 * Creates the search index on PostgreSQL: tables with trigram indexes, which triggers update at the end of each
 * transaction. `0007-search.ts` describes the contents of the index; `src/search/` searches it.
 */
import { sql, type Kysely } from "kysely";
import { MissingRequirement } from "../open-failure.ts";
import { trees } from "../searched-trees.ts";

/**
 * Creates the tables and triggers.
 * @throws {MissingRequirement} if the server lacks `pg_trgm` or the role cannot create this extension
 */
export async function createPostgresSearchIndex(db: Kysely<unknown>): Promise<void> {
  await requireTrigrams(db);
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table search_parts (
    part_id bigint primary key references parts (id) on delete cascade,
    names text collate "C" not null, doc text collate "C" not null, links text[] not null)`);
  await run(`create table search_trees (
    kind integer not null, id bigint not null, doc text collate "C" not null, primary key (kind, id))`);
  await run(`create table search_words (word text collate "C" primary key)`);
  // A search reads all texts instead of the index while the list of pending index entries is long, for example after an
  // import and until the next vacuum. This limit keeps the list short. It does not slow down writes.
  const short = "with (gin_pending_list_limit = 64)";
  await run(`create index search_parts_names_index on search_parts using gin (names gin_trgm_ops) ${short}`);
  await run(`create index search_parts_doc_index on search_parts using gin (doc gin_trgm_ops) ${short}`);
  await run(`create index search_parts_links_index on search_parts using gin (links) ${short}`);
  await run(`create index search_trees_doc_index on search_trees using gin (doc gin_trgm_ops) ${short}`);
  await run(`create index search_words_trigram_index on search_words using gin (word gin_trgm_ops) ${short}`);
  for (const text of [
    ...functions,
    ...partTriggers(),
    ...trees.flatMap(({ table, kind }) => treeTriggers(table, kind)),
  ])
    await run(text);
}

/** Creates the `pg_trgm` extension. The owner of a database can create it unless an administrator has disabled this. */
async function requireTrigrams(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`.execute(
    db,
  );
  const { rows } = await sql<{ installed: string | null }>`
    select installed_version as installed from pg_available_extensions where name = 'pg_trgm'`.execute(db);
  const [extension] = rows;
  if (extension === undefined) {
    throw new MissingRequirement(
      () =>
        "the server does not have the extension pg_trgm, which search requires. Install the contrib modules of " +
        "PostgreSQL on the server (package postgresql-contrib), then start again.",
    );
  }
  if (extension.installed !== null) return;
  throw new MissingRequirement(
    (role) =>
      `role ${role} cannot create the extension pg_trgm, which search requires. Ask the owner of the database or ` +
      "a superuser to run in this database: CREATE EXTENSION pg_trgm;",
  );
}

/**
 * SQL for the links of a part to tree elements. A link consists of the kind of tree and the element ID, such as `1:17`.
 */
const links = trees
  .map(({ kind, of: { table, column } }) =>
    table === "parts"
      ? `select '${kind}:' || p.${column} where p.${column} is not null`
      : `select '${kind}:' || x.${column} from ${table} x where x.part_id = p.id and x.${column} is not null`,
  )
  .join(" union ");

const identifiers = `concat_ws(' ', p.name_folded, p.manufacturer_product_number_folded, p.ipn_folded, p.gtin,
  (select string_agg(o.supplierpartnr_folded, ' ' order by o.id) from orderdetails o where o.part_id = p.id))`;

/** SQL for the texts of a part's parameters, including each number joined with its unit, such as `5v`. */
const parameters = `(select string_agg(concat_ws(' ', v.name_folded, v.symbol_folded, v.value_text_folded,
    v.unit_folded, v.value_typical::text || v.unit_folded), ' ' order by v.id)
  from parameters v where v.part_id = p.id)`;

const functions = [
  // Puts two spaces before each word, so the start of a word can be distinguished from its middle.
  `create function search_spaced(text) returns text language sql immutable as $$
    select '  ' || regexp_replace($1, '[\\s,;]+', '  ', 'g') $$`,

  // Words that are no longer used are not removed, because such a word matches no part and does no harm.
  `create function search_add_words(text) returns void language sql as $$
    insert into search_words select distinct rtrim(w, '.!?')
      from regexp_split_to_table($1, '[\\s''"(),/:;{}→]|\\[|\\]') w
      where length(rtrim(w, '.!?')) between 4 and 32 on conflict do nothing $$`,

  // Swapping two letters changes most trigrams of a word, so the similarity threshold is low.
  `create function search_similar_words(wanted text) returns setof text language sql stable
    set pg_trgm.similarity_threshold = 0.2 as $$
    select word from search_words where word % wanted
      order by similarity(word, wanted) desc, word limit 100 $$`,

  // A transaction that changes many owned records of a part calls this function several times. Only calls that find a
  // changed document write the row.
  `create function search_renew_part(wanted bigint) returns void language plpgsql
    set enable_seqscan = off as $$
    declare written text;
    begin
      insert into search_parts as s (part_id, names, doc, links)
        select p.id, search_spaced(${identifiers}),
          search_spaced(concat_ws(' ', ${identifiers}, p.tags_folded, p.description_folded, p.comment_folded,
            ${parameters})), array(${links})
        from parts p where p.id = wanted
      on conflict (part_id) do update
        set names = excluded.names, doc = excluded.doc, links = excluded.links
        where (s.names, s.doc, s.links) is distinct from (excluded.names, excluded.doc, excluded.links)
      returning s.doc into written;
      if written is not null then perform search_add_words(written); end if;
    end $$`,

  `create function search_part_changed() returns trigger language plpgsql as $$ begin
    perform search_renew_part(new.id); return null; end $$`,

  `create function search_owned_changed() returns trigger language plpgsql as $$ begin
    if tg_op <> 'DELETE' and new.part_id is not null then perform search_renew_part(new.part_id); end if;
    if tg_op <> 'INSERT' and old.part_id is not null
      and (tg_op = 'DELETE' or old.part_id is distinct from new.part_id)
      then perform search_renew_part(old.part_id); end if;
    return null; end $$`,

  `create function search_tree_changed() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      delete from search_trees where kind = tg_argv[0]::integer and id = old.id;
    else
      insert into search_trees values (tg_argv[0]::integer, new.id, search_spaced(new.name_folded))
        on conflict (kind, id) do update set doc = excluded.doc;
      perform search_add_words(new.name_folded);
    end if;
    return null; end $$`,
];

/** Makes a trigger run at the end of the transaction. */
const deferred = "deferrable initially deferred for each row";

function partTriggers(): string[] {
  const partColumns = ["name", "manufacturer_product_number", "ipn", "tags", "description", "comment"]
    .map((column) => `${column}_folded`)
    .concat("gtin", ...trees.flatMap(({ of }) => (of.table === "parts" ? [of.column] : [])));
  const owned = {
    orderdetails: "part_id, supplierpartnr_folded, supplier_id",
    parameters: "part_id, name_folded, symbol_folded, value_text_folded, unit_folded, value_typical",
    part_lots: "part_id, storage_location_id",
  };
  return [
    `create constraint trigger search_parts after insert or update of ${partColumns.join(", ")} on parts
      ${deferred} execute function search_part_changed()`,
    ...Object.entries(owned).map(
      ([table, columns]) =>
        `create constraint trigger search_${table} after insert or update of ${columns} or delete on ${table}
          ${deferred} execute function search_owned_changed()`,
    ),
  ];
}

function treeTriggers(table: string, kind: number): string[] {
  return [
    `create trigger search_${table} after insert or update of name_folded or delete on ${table}
      for each row execute function search_tree_changed(${kind})`,
  ];
}
