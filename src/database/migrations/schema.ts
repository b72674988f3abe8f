/**
 * Provides helpers for migrations: column types with the same meaning on both engines, and indexes. Do not change the
 * meaning of a helper, because existing migrations must keep producing the same schema.
 */
import {
  sql,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
} from "kysely";
import type { Dialect } from "../store.ts";

/** A change of the schema. All migrations of an upgrade run in one transaction. Foreign keys are checked after each. */
export interface Migration {
  /** The file name without its extension: four digits and a description, such as `0005-history`. */
  readonly name: string;
  readonly up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;
}

type ColumnBuilder = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** Adds columns to a table definition. */
export interface TableColumns {
  /** Adds the column `id`. IDs are never reused, not even after the row with the highest ID is deleted. */
  id(): TableColumns;
  /** Adds a required text column that compares by code point on both engines. */
  text(name: string, fallback?: string): TableColumns;
  optionalText(name: string): TableColumns;
  boolean(name: string, fallback: boolean): TableColumns;
  optionalBoolean(name: string): TableColumns;
  integer(name: string, fallback?: number): TableColumns;
  optionalInteger(name: string): TableColumns;
  real(name: string, fallback: number): TableColumns;
  optionalReal(name: string): TableColumns;
  reference(name: string, table: string, onDelete: OnDelete): TableColumns;
  optionalReference(name: string, table: string, onDelete: OnDelete): TableColumns;
  /** Adds a reference to a table that does not exist yet. {@link completeReference} adds the constraint. */
  laterReference(name: string, table: string, onDelete: OnDelete): TableColumns;
  /** Adds `added_date`, `last_modified` and `version`. */
  history(): TableColumns;
  /** Applies a change for which this interface has no method. */
  also(change: (table: AnyTable) => AnyTable): TableColumns;
  create(): Promise<void>;
}

export type OnDelete = "restrict" | "cascade" | "set null";
type AnyTable = CreateTableBuilder<string, string>;

/** Starts a table definition. `create()` creates the table. */
export function table(db: Kysely<unknown>, dialect: Dialect, name: string): TableColumns {
  return columns(db.schema.createTable(name), dialect);
}

function columns(made: AnyTable, dialect: Dialect): TableColumns {
  const add = (name: string, type: ColumnType, build: ColumnBuilder): TableColumns =>
    columns(made.addColumn(name, type, build), dialect);
  const types = columnTypes(dialect);
  const required: ColumnBuilder = (column) => column.notNull();
  const optional: ColumnBuilder = (column) => column;
  const withDefault =
    (value: string | number | boolean): ColumnBuilder =>
    (column) =>
      column.notNull().defaultTo(value);
  const words: TableColumns = {
    id: () =>
      add("id", types.integer, (column) =>
        dialect === "sqlite"
          ? column.primaryKey().autoIncrement()
          : column.generatedByDefaultAsIdentity().primaryKey(),
      ),
    text: (name, fallback) =>
      add(name, types.text, fallback === undefined ? required : withDefault(fallback)),
    optionalText: (name) => add(name, types.text, optional),
    boolean: (name, fallback) => add(name, "boolean", withDefault(fallback)),
    optionalBoolean: (name) => add(name, "boolean", optional),
    integer: (name, fallback) =>
      add(name, types.integer, fallback === undefined ? required : withDefault(fallback)),
    optionalInteger: (name) => add(name, types.integer, optional),
    real: (name, fallback) => add(name, "double precision", withDefault(fallback)),
    optionalReal: (name) => add(name, "double precision", optional),
    reference: (name, to, onDelete) =>
      add(name, types.integer, (column) => column.notNull().references(`${to}.id`).onDelete(onDelete)),
    optionalReference: (name, to, onDelete) =>
      add(name, types.integer, (column) => column.references(`${to}.id`).onDelete(onDelete)),
    laterReference: (name, to, onDelete) =>
      dialect === "sqlite" ? words.optionalReference(name, to, onDelete) : add(name, types.integer, optional),
    history: () => words.text("added_date").text("last_modified").integer("version", 1),
    also: (change) => columns(change(made), dialect),
    create: () => made.execute(),
  };
  return words;
}

type ColumnType = "integer" | "bigint" | "boolean" | "double precision" | "text" | RawBuilder<unknown>;

function columnTypes(dialect: Dialect): { integer: ColumnType; text: ColumnType } {
  // SQLite stores a primary key in the row ID only if the column is declared as `integer`.
  return dialect === "sqlite"
    ? { integer: "integer", text: "text" }
    : { integer: "bigint", text: sql`text collate "C"` };
}

/** Adds a nullable text column to an existing table. */
export async function addOptionalText(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: string,
  column: string,
): Promise<void> {
  await db.schema.alterTable(tableName).addColumn(column, columnTypes(dialect).text).execute();
}

/** Adds a nullable integer column to an existing table. */
export async function addOptionalInteger(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: string,
  column: string,
): Promise<void> {
  await db.schema.alterTable(tableName).addColumn(column, columnTypes(dialect).integer).execute();
}

/** Adds a required integer column with a default value to an existing table. */
export async function addInteger(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: string,
  column: string,
  fallback: number,
): Promise<void> {
  await db.schema
    .alterTable(tableName)
    .addColumn(column, columnTypes(dialect).integer, (definition) => definition.notNull().defaultTo(fallback))
    .execute();
}

/** Adds a required Boolean column with a default value to an existing table. */
export async function addBoolean(
  db: Kysely<unknown>,
  tableName: string,
  column: string,
  fallback: boolean,
): Promise<void> {
  await db.schema
    .alterTable(tableName)
    .addColumn(column, "boolean", (definition) => definition.notNull().defaultTo(fallback))
    .execute();
}

/** Adds a required text column with a default value to an existing table. */
export async function addText(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: string,
  column: string,
  fallback: string,
): Promise<void> {
  await db.schema
    .alterTable(tableName)
    .addColumn(column, columnTypes(dialect).text, (definition) => definition.notNull().defaultTo(fallback))
    .execute();
}

/**
 * Adds the foreign key constraint and the index of a {@link TableColumns.laterReference}. Only PostgreSQL needs the
 * constraint here, because there the referenced table must exist first.
 */
export async function completeReference(
  db: Kysely<unknown>,
  dialect: Dialect,
  { table, column }: { table: string; column: string },
  to: string,
  onDelete: OnDelete,
): Promise<void> {
  if (dialect === "postgres") {
    await db.schema
      .alterTable(table)
      .addForeignKeyConstraint(`${table}_${column}_fkey`, [column], to, ["id"])
      .onDelete(onDelete)
      .execute();
  }
  await indexWhereSet(db, dialect, table, column);
}

/** Creates a partial index for a reference that is set in few rows. */
export async function indexWhereSet(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: string,
  column: string,
): Promise<void> {
  await index(db, dialect, tableName, [column], { where: `"${column}" is not null`, order: false });
}

/**
 * Creates an index for lookups and sorting. Rows with equal values are ordered by ID, which SQLite indexes contain
 * automatically.
 *
 * - `where`: an SQL condition that makes the index partial
 * - `order: false`: omits the ID, for an index that is used only for lookups
 * - `nullsFirst`: sorts nulls first on PostgreSQL, as SQLite and the lists of the API do
 */
export async function index(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: string,
  on: readonly string[],
  { where, order = true, nullsFirst = false }: { where?: string; order?: boolean; nullsFirst?: boolean } = {},
): Promise<void> {
  const nulls = nullsFirst && dialect === "postgres" ? sql` nulls first` : sql``;
  const keys = on.map((key) => sql`${sql.ref(key)}${nulls}`);
  if (order && dialect === "postgres") keys.push(sql`id`);
  const name = [tableName, ...on, "index"].join("_");
  const condition = where === undefined ? sql`` : sql` where ${sql.raw(where)}`;
  const list = sql.join(keys);
  await sql`create index ${sql.id(name)} on ${sql.table(tableName)} (${list})${condition}`.execute(db);
}

/** Creates an index for each column. */
export async function indexEach(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: string,
  columns: readonly string[],
): Promise<void> {
  for (const column of columns) await index(db, dialect, tableName, [column]);
}

/** Creates a partial index of the rows in which the column is true. For columns that are rarely true. */
export async function indexWhereTrue(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: string,
  columns: readonly string[],
): Promise<void> {
  for (const column of columns) await index(db, dialect, tableName, [column], { where: `"${column}"` });
}

/**
 * Creates a unique index named `<table>_<columns>_key`. `constraintViolation` reports this name on both engines. A key
 * in parentheses is an expression; an index with such a key requires `name`, which replaces the columns in the index
 * name.
 */
export async function unique(
  db: Kysely<unknown>,
  tableName: string,
  on: readonly string[],
  { where, name = on.join("_") }: { where?: string; name?: string } = {},
): Promise<void> {
  const condition = where === undefined ? sql`` : sql` where ${sql.raw(where)}`;
  const list = sql.join(on.map((key) => (key.startsWith("(") ? sql.raw(key) : sql.ref(key))));
  await sql`create unique index ${sql.id(`${tableName}_${name}_key`)} on ${sql.table(tableName)} (${list})${condition}`.execute(
    db,
  );
}
