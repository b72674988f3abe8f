/**
 * Creates the search index on SQLite: FTS5 tables, which triggers update. `0007-search.ts` describes the contents of
 * the index; `src/search/` searches it.
 *
 * When indexed data changes, a trigger adds the part to `search_pending`. When a part is deleted from `search_pending`,
 * another trigger updates the document of the part. The store empties `search_pending` before each commit, so each
 * transaction writes the document of a part only once.
 */
import { sql, type Kysely } from "kysely";
import { identifiers, texts } from "../search-texts.ts";
import { trees, type SearchedTree } from "../searched-trees.ts";

export async function createSqliteSearchIndex(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // Contentless tables do not store a second copy of the texts. `contentless_delete` allows deleting a row without
  // knowing its content.
  const trigrams = "content='', contentless_delete=1, tokenize='trigram case_sensitive 1'";
  // Names have their own table instead of a column in `search_parts`. In a shared table, searching the names for text
  // that is rare in names but frequent elsewhere would be slow.
  await run(`create virtual table search_part_names using fts5(doc, ${trigrams})`);
  await run(`create virtual table search_parts using fts5(doc, links, ${trigrams})`);
  for (const name of ["search_part_names", "search_parts"]) {
    // Each write creates a small segment, and SQLite merges segments from time to time. Merging many segments rarely is
    // cheaper than merging few segments often.
    await run(`insert into ${name}(${name}, rank) values ('automerge', 16), ('crisismerge', 64)`);
  }
  await run(`create virtual table search_trees using fts5(doc, ${trigrams})`);
  await run(`create table search_words (id integer primary key, word text not null unique)`);
  await run(`create virtual table search_word_trigrams using fts5(
    word, content='', detail=none, tokenize='trigram case_sensitive 1')`);
  await run(`create trigger search_words_insert after insert on search_words begin
    insert into search_word_trigrams(rowid, word) values (new.id, ' ' || new.word || ' '); end`);

  await run(`create table search_pending (part_id integer primary key, names integer not null)`);
  await run(
    `create trigger search_pending_delete after delete on search_pending begin ${renewPart((_column, text) => spaced(text))} end`,
  );
  for (const trigger of [...pendingTriggers(), ...trees.flatMap((tree) => treeTriggers(tree))])
    await run(trigger);
}

/** Puts two spaces before each word, so the start of a word is a trigram even if the word has only one letter. */
export function spaced(text: string): string {
  const blanks = ["char(9)", "char(10)", "char(13)", "','", "';'"];
  const separated = blanks.reduce((inner, separator) => `replace(${inner}, ${separator}, ' ')`, text);
  return `replace(${separated}, ' ', '  ')`;
}

/**
 * Returns SQL for a link to a tree element. A link consists of three private-use characters, so it is a single trigram:
 * the kind of tree, and two characters that encode the element ID in base 65,000.
 */
function link(kind: number, id: string): string {
  return `char(${0xe000 + kind}, ${0xf0000} + ${id} / 65000, ${0x100000} + ${id} % 65000)`;
}

const links = (part: string): string =>
  trees
    .map(({ kind, of: { table, column } }) =>
      table === "parts"
        ? // The null check is required, because `char()` returns a character even for null.
          `case when ${part}.${column} is null then '' else ${link(kind, `${part}.${column}`)} end`
        : `coalesce((select group_concat(${link(kind, `x.${column}`)}, '') from ${table} x
            where x.part_id = ${part}.id and x.${column} is not null), '')`,
    )
    .join(" || ");

const marks: readonly string[] = [
  ...["char(9)", "char(10)", "char(13)"],
  ...[..."'(),/:;[]{}\"→"].map(quote),
];

/**
 * Returns SQL that adds new words. Words that are no longer used are not removed, because such a word matches no part
 * and does no harm. The words are added in two steps. With a single step, the schema would exceed the nesting limit of
 * the parser in older SQLite versions, and these versions could not open the database.
 */
function addWords(text: string, from: string, where = "true"): string {
  const blanked = (step: readonly string[], inner: string): string =>
    step.reduce((nested, mark) => `replace(${nested}, ${mark}, ' ')`, inner);
  return `insert into search_words(word) select rtrim(w.value, '.!?')
    from (select ${blanked(marks.slice(8), "s.doc")} as doc
      from (select ${blanked(marks.slice(0, 8), text)} as doc from ${from} where ${where}) s) t,
    json_each('[' || replace(json_quote(t.doc), ' ', '","') || ']') w
    where length(rtrim(w.value, '.!?')) between 4 and 32 on conflict do nothing`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Returns the statements that update the document of a part.
 * @param form creates the SQL of a document from its text: the names, or all texts
 */
export function renewPart(form: (column: "names" | "doc", text: string) => string): string {
  return `delete from search_part_names where rowid = old.part_id and old.names;
  insert into search_part_names(rowid, doc)
    select p.id, ${form("names", identifiers("p"))} from parts p where p.id = old.part_id and old.names;
  delete from search_parts where rowid = old.part_id;
  insert into search_parts(rowid, doc, links)
    select p.id, ${form("doc", `${identifiers("p")} || ${texts("p")}`)}, ${links("p")}
    from parts p where p.id = old.part_id;
  ${addWords(`${identifiers("p")} || ${texts("p")}`, "parts p", "p.id = old.part_id")};`;
}

const parts = {
  table: "parts",
  part: "id",
  names: ["name_folded", "manufacturer_product_number_folded", "ipn_folded", "gtin"],
  columns: [
    "tags_folded",
    "description_folded",
    "comment_folded",
    ...trees.flatMap(({ of }) => (of.table === "parts" ? [of.column] : [])),
  ],
};

/**
 * The tables from which the document of a part is built. Each has the column that references the part, the columns with
 * names, and the other indexed columns.
 */
const sources = [
  parts,
  { table: "orderdetails", part: "part_id", names: ["supplierpartnr_folded"], columns: ["supplier_id"] },
  {
    table: "parameters",
    part: "part_id",
    names: [],
    columns: ["name_folded", "symbol_folded", "value_text_folded", "unit_folded", "value_typical"],
  },
  { table: "part_lots", part: "part_id", names: [], columns: ["storage_location_id"] },
];

function pendingTriggers(): string[] {
  return sources.flatMap(({ table, part, names, columns }) => {
    const whole = names.length > 0 ? "1" : "0";
    const watched = [part, ...names, ...columns];
    return [
      `create trigger search_${table}_insert after insert on ${table} begin ${note(`new.${part}`, whole)} end`,
      `create trigger search_${table}_update after update of ${watched.join(", ")} on ${table}
        when ${differ(watched)} begin
        ${note(`old.${part}`, differ([part, ...names]))} ${note(`new.${part}`, differ([part, ...names]))} end`,
      `create trigger search_${table}_delete after delete on ${table} begin ${note(`old.${part}`, whole)} end`,
    ];
  });
}

/** Returns the trigger for changes of parts since migration 0038. The ID of a part never changes. */
export function updateOfParts(): string {
  const { names, columns } = parts;
  const watched = [...names, ...columns];
  return `create trigger search_parts_update after update of ${watched.join(", ")} on parts
    when ${differ(watched)} begin ${note("new.id", differ(names))} end`;
}

/**
 * Returns SQL that adds a part to `search_pending`.
 * @param names an SQL condition: whether the names of the part may have changed
 */
function note(part: string, names: string): string {
  return `insert into search_pending select ${part}, ${names} where ${part} is not null
    on conflict do update set names = max(names, excluded.names);`;
}

function differ(columns: readonly string[]): string {
  return `(${columns.map((column) => `old.${column} is not new.${column}`).join(" or ")})`;
}

/** Returns SQL for the row ID, which encodes the kind of tree and the element ID, and for the name of an element. */
function treeRow({ kind }: SearchedTree, row: string, form: (text: string) => string): string {
  return `${row}.id * 8 + ${kind}, ${form(`' ' || ${row}.name_folded`)}`;
}

/** @param form creates the SQL of a document from a name */
export function treeTriggers(tree: SearchedTree, form = spaced): string[] {
  const { table, kind } = tree;
  const insert = `insert into search_trees(rowid, doc) values (${treeRow(tree, "new", form)});
    ${addWords("new.name_folded", "(select 1)")};`;
  const remove = `delete from search_trees where rowid = old.id * 8 + ${kind};`;
  return [
    `create trigger search_${table}_insert after insert on ${table} begin ${insert} end`,
    `create trigger search_${table}_update after update of name_folded on ${table}
      when old.name_folded is not new.name_folded begin ${remove} ${insert} end`,
    `create trigger search_${table}_delete after delete on ${table} begin ${remove} end`,
  ];
}
