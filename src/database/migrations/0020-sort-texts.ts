/**
 * Adds the texts by which lists are sorted (`sort-text.ts`), and indexes for this order. Only texts with characters
 * other than ASCII can have a sort text, so nearly all rows remain unchanged.
 */
import { sql, type Kysely } from "kysely";
import { givenRows } from "../given-rows.ts";
import { sortText } from "../sort-text.ts";
import type { Dialect } from "../store.ts";
import { addOptionalText, type Migration } from "./schema.ts";

interface SortedText {
  readonly table: string;
  readonly column: string;
  /** Long texts and small tables have no index. */
  readonly indexed: boolean;
  /** The text can be null. Nulls come first. */
  readonly nullable?: boolean;
}

const named = [
  "attachment_types",
  "attachments",
  "categories",
  "currencies",
  "footprints",
  "groups",
  "manufacturers",
  "measurement_units",
  "parameters",
  "part_custom_states",
  "parts",
  "projects",
  "storage_locations",
  "suppliers",
  "users",
];

const texts: readonly SortedText[] = [
  ...named.map((table) => ({ table, column: "name", indexed: true })),
  { table: "parts", column: "ipn", indexed: true, nullable: true },
  { table: "parts", column: "manufacturer_product_number", indexed: true },
  { table: "orderdetails", column: "supplierpartnr", indexed: true },
  { table: "project_bom_entries", column: "name", indexed: true, nullable: true },
  { table: "webhooks", column: "name", indexed: false },
  { table: "part_lots", column: "description", indexed: false },
  { table: "part_lots", column: "comment", indexed: false },
  { table: "part_associations", column: "comment", indexed: false },
];

export const sortTexts: Migration = {
  name: "0020-sort-texts",
  up: async (db, dialect) => {
    for (const text of texts) {
      await addOptionalText(db, dialect, text.table, `${text.column}_sort`);
      await fill(db, dialect, text);
      if (text.indexed) await createIndex(db, dialect, text);
    }
    if (dialect === "sqlite") await renewSmallIndexes(db);
    await indexPartsOfUnknownLots(db);
  },
};

const batch = 1000;

async function fill(db: Kysely<unknown>, dialect: Dialect, { table, column }: SortedText): Promise<void> {
  const [folded, sort] = [sql.ref(`${column}_folded`), `${column}_sort` as const];
  const bytes = dialect === "sqlite" ? sql`length(cast(${folded} as blob))` : sql`octet_length(${folded})`;
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number; folded: string }>`
      select id, ${folded} as folded from ${sql.table(table)}
      where id > ${after} and ${bytes} <> length(${folded}) order by id limit ${batch}`.execute(db);
    const changed = rows.flatMap((row) => {
      const text = sortText(row.folded);
      return text === null ? [] : [{ id: Number(row.id), [sort]: text }];
    });
    if (changed.length > 0)
      await sql`update ${sql.table(table)} set ${sql.ref(sort)} = given.${sql.ref(sort)}
        from ${givenRows(dialect, [sort], changed)} where ${sql.table(table)}.id = given.id`.execute(db);
    if (rows.length < batch) return;
    after = Number(rows.at(-1)?.id);
  }
}

async function createIndex(
  db: Kysely<unknown>,
  dialect: Dialect,
  { table, column, nullable = false }: SortedText,
): Promise<void> {
  const columns = [sql.ref(`${column}_sort`), sql.ref(`${column}_folded`)];
  const key = sql`coalesce(${sql.join(columns)})`;
  // PostgreSQL reads only the index if it contains the columns of the expression, too.
  const keys =
    dialect === "sqlite"
      ? sql`(${key})`
      : sql`(${key}${sql.raw(nullable ? " nulls first" : "")}, id) include (${sql.join(columns)})`;
  await sql`create index ${sql.id(`${table}_${column}_sort_index`)} on ${sql.table(table)} ${keys}`.execute(
    db,
  );
}

/**
 * SQLite counts the rows of a table in the index that it assumes to be the smallest, and in the newest of several. It
 * assumes that an expression has a size of one byte, so a small index of each large table must be newer.
 */
async function renewSmallIndexes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; create: string }>`
    select name, sql as "create" from sqlite_schema where name in (${sql.join(smallIndexes)})`.execute(db);
  for (const { name, create } of rows) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql.raw(create).execute(db);
  }
}

const smallIndexes = [
  "attachments_attachment_type_id_index",
  "orderdetails_supplier_id_index",
  "parameters_value_max_index",
  "parts_mass_index",
  "project_bom_entries_quantity_index",
];

/**
 * Adds the part to the index of lots with an unknown amount. Otherwise, SQLite assumes that reading the new columns of
 * these lots takes longer than reading the whole index of stock.
 */
async function indexPartsOfUnknownLots(db: Kysely<unknown>): Promise<void> {
  await sql`drop index part_lots_instock_unknown_index`.execute(db);
  await sql`create index part_lots_instock_unknown_index on part_lots (instock_unknown, id, part_id)
    where instock_unknown`.execute(db);
}
