/**
 * The search index on SQLite: FTS5 tables that triggers keep, so that no write can pass them by. What the tables hold
 * is said in `0019-search.ts`; they are read by `src/search/`.
 */
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { trees } from "./search-trees.ts";
import type { SearchedTree } from "./search-trees.ts";

/** Makes the tables and the triggers, and fills them with what there is already. */
export async function createSqliteSearchIndex(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // Without content: what a row held need not be known to delete it, and texts are not stored a second time.
  const trigrams = "content='', contentless_delete=1, tokenize='trigram case_sensitive 1'";
  await run(`create virtual table search_part_names using fts5(doc, ${trigrams})`);
  await run(`create virtual table search_part_texts using fts5(doc, links, ${trigrams})`);
  await run(`create virtual table search_trees using fts5(doc, ${trigrams})`);
  await run(`create table search_words (id integer primary key, word text not null unique)`);
  await run(`create virtual table search_word_trigrams using fts5(
    word, content='', detail=none, tokenize='trigram case_sensitive 1')`);
  // A write makes a small segment, and sometimes has to merge some: fewer merges of more segments cost it least.
  for (const name of ["search_part_names", "search_part_texts"]) {
    await run(`insert into ${name}(${name}, rank) values ('automerge', 16), ('crisismerge', 64)`);
  }
  await run(`create trigger search_words_insert after insert on search_words begin
    insert into search_word_trigrams(rowid, word) values (new.id, ' ' || new.word || ' '); end`);

  for (const statement of fill) await run(statement);
  for (const trigger of [...partTriggers(), ...ownedTriggers()]) await run(trigger);
  for (const tree of trees) {
    await run(`insert into search_trees(rowid, doc) select ${treeRow(tree, "t")} from ${tree.table} t`);
    await run(words("t.name_folded", `${tree.table} t`));
    for (const trigger of treeTriggers(tree)) await run(trigger);
  }
}

/** Words are separated by two blanks, so that a word's beginning is a trigram even if the word has one letter. */
function spaced(text: string): string {
  const blanks = ["char(9)", "char(10)", "char(13)", "','", "';'"];
  const separated = blanks.reduce((inner, separator) => `replace(${inner}, ${separator}, ' ')`, text);
  return `replace(${separated}, ' ', '  ')`;
}

const identifiers = (part: string): string => `' ' || ${part}.name_folded
  || ' ' || ${part}.manufacturer_product_number_folded
  || coalesce(' ' || ${part}.ipn_folded, '') || coalesce(' ' || ${part}.gtin, '')
  || coalesce((select group_concat(' ' || o.supplierpartnr_folded, '')
    from orderdetails o where o.part_id = ${part}.id), '')`;

/** What a parameter says, its number also joined with its unit: `5v`. */
const parameter = (row: string): string => `' ' || ${row}.name_folded || ' ' || ${row}.symbol_folded
  || ' ' || ${row}.value_text_folded || ' ' || ${row}.unit_folded
  || coalesce(printf(' %.15g', ${row}.value_typical) || ${row}.unit_folded, '')`;

const texts = (part: string): string => `${identifiers(part)}
  || ' ' || ${part}.tags_folded || ' ' || ${part}.description_folded || ' ' || ${part}.comment_folded
  || coalesce((select group_concat(${parameter("v")}, '') from parameters v where v.part_id = ${part}.id), '')`;

/**
 * A link to an element of a tree is one trigram: its kind and its id in two digits to the base 65,000, all of them
 * characters that have no meaning (private use).
 */
function link(kind: number, id: string): string {
  return `char(${0xe000 + kind}, ${0xf0000} + ${id} / 65000, ${0x100000} + ${id} % 65000)`;
}

const links = (part: string): string =>
  trees
    .map(({ kind, of: { table, column } }) =>
      table === "parts"
        ? // Of nothing, char() would still make a character.
          `case when ${part}.${column} is null then '' else ${link(kind, `${part}.${column}`)} end`
        : `coalesce((select group_concat(${link(kind, `x.${column}`)}, '') from ${table} x
            where x.part_id = ${part}.id and x.${column} is not null), '')`,
    )
    .join(" || ");

const insertNames = (where: string): string =>
  `insert into search_part_names(rowid, doc) select p.id, ${spaced(identifiers("p"))} from parts p ${where}`;
const insertTexts = (where: string): string =>
  `insert into search_part_texts(rowid, doc, links)
   select p.id, ${spaced(texts("p"))}, ${links("p")} from parts p ${where}`;

/** Adds words that are not known yet. Nothing takes them away again: one that is gone finds nothing. */
function words(text: string, from: string): string {
  const marks = ["char(9)", "char(10)", "char(13)", ...[..."'(),/:;[]{}"].map(quote), `'"'`, "'→'"];
  const separated = marks.reduce((inner, mark) => `replace(${inner}, ${mark}, ' ')`, text);
  return `insert into search_words(word) select rtrim(w.value, '.!?') from ${from},
    json_each('[' || replace(json_quote(${separated}), ' ', '","') || ']') w
    where length(rtrim(w.value, '.!?')) between 4 and 32 on conflict do nothing`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

const wordsOfPart = (part: string): string =>
  `${part}.name_folded || ' ' || ${part}.manufacturer_product_number_folded || ' ' || coalesce(${part}.ipn_folded, '')
   || ' ' || ${part}.tags_folded || ' ' || ${part}.description_folded || ' ' || ${part}.comment_folded`;

const fill = [
  insertNames(""),
  insertTexts(""),
  words(wordsOfPart("p"), "parts p"),
  words("o.supplierpartnr_folded", "orderdetails o"),
  words("v.name_folded || ' ' || v.value_text_folded", "parameters v"),
];

const nameColumns = ["name_folded", "manufacturer_product_number_folded", "ipn_folded", "gtin"];
const textColumns = [...nameColumns, "tags_folded", "description_folded", "comment_folded"];
const linkColumns = trees.flatMap(({ of }) => (of.table === "parts" ? [of.column] : []));

/** Has the documents of a part written anew. */
function renew(id: string, what: { names?: boolean } = {}): string {
  const names = `delete from search_part_names where rowid = ${id};
    ${insertNames(`where p.id = ${id}`)};`;
  return `${what.names === false ? "" : names}
    delete from search_part_texts where rowid = ${id};
    ${insertTexts(`where p.id = ${id}`)};`;
}

function partTriggers(): string[] {
  const addWords = `${words(wordsOfPart("new"), "(select 1)")};`;
  const others = [...textColumns.filter((column) => !nameColumns.includes(column)), ...linkColumns];
  return [
    `create trigger search_parts_insert after insert on parts begin
      ${insertNames("where p.id = new.id")};
      ${insertTexts("where p.id = new.id")};
      ${addWords} end`,
    `create trigger search_parts_update_names after update of ${nameColumns.join(", ")} on parts
      when ${changedAny(nameColumns)} begin ${renew("new.id")} ${addWords} end`,
    `create trigger search_parts_update_texts after update of ${others.join(", ")} on parts
      when ${changedAny(others)} begin ${renew("new.id", { names: false })} ${addWords} end`,
    `create trigger search_parts_delete after delete on parts begin
      delete from search_part_names where rowid = old.id;
      delete from search_part_texts where rowid = old.id; end`,
  ];
}

function changedAny(columns: readonly string[]): string {
  return columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
}

/** Rows that belong to a part and stand in its documents. */
function ownedTriggers(): string[] {
  const owned = [
    {
      table: "orderdetails",
      columns: ["supplierpartnr_folded", "supplier_id"],
      names: true,
      words: "new.supplierpartnr_folded",
    },
    {
      table: "parameters",
      columns: ["name_folded", "symbol_folded", "value_text_folded", "unit_folded", "value_typical"],
      names: false,
      words: "new.name_folded || ' ' || new.value_text_folded",
    },
    { table: "part_lots", columns: ["storage_location_id"], names: false, words: null },
  ];
  return owned.flatMap(({ table, columns, names, words: text }) => {
    const watched = ["part_id", ...columns];
    const addWords = text === null ? "" : `${words(text, "(select 1)")};`;
    return [
      `create trigger search_${table}_insert after insert on ${table} when new.part_id is not null begin
        ${renew("new.part_id", { names })} ${addWords} end`,
      `create trigger search_${table}_update after update of ${watched.join(", ")} on ${table}
        when (new.part_id is not null or old.part_id is not null) and (${changedAny(watched)}) begin
        ${renew("new.part_id", { names })} ${addWords} end`,
      `create trigger search_${table}_leave after update of part_id on ${table}
        when old.part_id is not null and old.part_id is not new.part_id begin
        ${renew("old.part_id", { names })} end`,
      `create trigger search_${table}_delete after delete on ${table} when old.part_id is not null begin
        ${renew("old.part_id", { names })} end`,
    ];
  });
}

/** The row id tells the kind of tree and the id. */
function treeRow({ kind }: SearchedTree, row: string): string {
  return `${row}.id * 8 + ${kind}, ${spaced(`' ' || ${row}.name_folded`)}`;
}

function treeTriggers(tree: SearchedTree): string[] {
  const { table, kind } = tree;
  const insert = `insert into search_trees(rowid, doc) values (${treeRow(tree, "new")});
    ${words("new.name_folded", "(select 1)")};`;
  const remove = `delete from search_trees where rowid = old.id * 8 + ${kind};`;
  return [
    `create trigger search_${table}_insert after insert on ${table} begin ${insert} end`,
    `create trigger search_${table}_update after update of name_folded on ${table}
      when old.name_folded is not new.name_folded begin ${remove} ${insert} end`,
    `create trigger search_${table}_delete after delete on ${table} begin ${remove} end`,
  ];
}
