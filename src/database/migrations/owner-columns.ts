/**
 * Tables whose rows belong to exactly one element of one of many types (attachments, parameters): one nullable
 * reference per type, a check that exactly one is set, names unique per owner; and how a type is added later.
 */
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Dialect } from "../store.ts";
import { unique } from "./schema.ts";
import type { TableColumns } from "./schema.ts";

/** What is unique within an owner, by table. */
const uniqueWithinOwner = {
  attachments: ["attachment_type_id", "name"],
  parameters: ["name", "group_name"],
} as const;

export type OwnedTable = keyof typeof uniqueWithinOwner;

export interface OwnerType {
  /** `part_id`, for example. */
  readonly column: string;
  /** The table of the owners. */
  readonly references: string;
}

/** Adds the columns of `owners` and their check to a table that is being made. */
export function ownerColumns(
  columns: TableColumns,
  tableName: OwnedTable,
  owners: readonly OwnerType[],
): TableColumns {
  const withColumns = owners.reduce(
    (made, owner) => made.optionalReference(owner.column, owner.references, "cascade"),
    columns,
  );
  const names = owners.map((owner) => owner.column);
  return withColumns.also((made) => made.addCheckConstraint(checkName(tableName), sql.raw(oneOf(names))));
}

/** The indexes that go with {@link ownerColumns}. */
export async function ownerIndexes(
  db: Kysely<unknown>,
  tableName: OwnedTable,
  owners: readonly OwnerType[],
): Promise<void> {
  for (const { column } of owners) {
    // Also the index by which an owner finds what belongs to it, and a deletion cascades.
    await unique(db, tableName, [column, ...uniqueWithinOwner[tableName]], {
      where: `"${column}" is not null`,
    });
  }
}

/**
 * Lets elements of another table own rows of `tableName` as well. For use in a migration.
 *
 * SQLite cannot change a check: there the table is made anew, with its rows, its indexes and triggers, and the
 * counter that keeps ids from being reused.
 */
export async function addOwnerType(
  db: Kysely<unknown>,
  dialect: Dialect,
  tableName: OwnedTable,
  owner: OwnerType,
): Promise<void> {
  const { column, references } = owner;
  if (dialect === "postgres") {
    const owners = [...(await ownersOnPostgres(db, tableName)), column];
    await addColumn(db, tableName, column, "bigint", references);
    await sql`alter table ${sql.table(tableName)} drop constraint ${sql.id(checkName(tableName))}`.execute(
      db,
    );
    await sql`alter table ${sql.table(tableName)}
      add constraint ${sql.id(checkName(tableName))} check (${sql.raw(oneOf(owners))})`.execute(db);
  } else {
    await addColumn(db, tableName, column, "integer", references);
    await rebuildOnSqlite(db, tableName, column);
  }
  await ownerIndexes(db, tableName, [owner]);
}

function addColumn(
  db: Kysely<unknown>,
  tableName: string,
  column: string,
  type: "bigint" | "integer",
  references: string,
): Promise<void> {
  return db.schema
    .alterTable(tableName)
    .addColumn(column, type, (made) => made.references(`${references}.id`).onDelete("cascade"))
    .execute();
}

function checkName(tableName: OwnedTable): string {
  return `${tableName}_one_owner`;
}

function oneOf(columns: readonly string[]): string {
  return `${columns.map((column) => `(case when "${column}" is null then 0 else 1 end)`).join(" + ")} = 1`;
}

async function ownersOnPostgres(db: Kysely<unknown>, tableName: OwnedTable): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = ${checkName(tableName)} and conrelid = ${tableName}::regclass`.execute(db);
  return columnsIn(rows[0]?.definition, tableName);
}

/** The columns that a check made by {@link oneOf} names. PostgreSQL drops the quotes that a name does not need. */
function columnsIn(check: string | undefined, tableName: string): string[] {
  const found = [...(check ?? "").matchAll(/"?([a-z_0-9]+)"? is null/gi)].map(([, column = ""]) => column);
  if (found.length === 0) throw new Error(`The table "${tableName}" has no check of its owners.`);
  return found;
}

/** Follows https://www.sqlite.org/lang_altertable.html#otheralter; foreign keys are off while migrating. */
async function rebuildOnSqlite(db: Kysely<unknown>, tableName: OwnedTable, added: string): Promise<void> {
  // All triggers: renaming a table fails while one of another table speaks of a table that is not there.
  const { rows: schema } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master
    where (tbl_name = ${tableName} or type = 'trigger') and sql is not null`.execute(db);
  const definition = schema.find(({ type }) => type === "table")?.sql ?? "";
  const check = checkPattern(tableName).exec(definition)?.[0];
  const owners = [...columnsIn(check, tableName), added];
  const temporary = `${tableName}_rebuilt`;
  const rebuilt = definition
    .replace(/^create table "?\w+"?/i, `create table "${temporary}"`)
    .replace(checkPattern(tableName), () => `constraint "${checkName(tableName)}" check (${oneOf(owners)})`);

  for (const { type, name } of schema) {
    if (type === "trigger") await sql`drop trigger ${sql.id(name)}`.execute(db);
  }
  await sql.raw(rebuilt).execute(db);
  await sql`insert into ${sql.table(temporary)} select * from ${sql.table(tableName)}`.execute(db);
  await sql`delete from sqlite_sequence where name = ${temporary}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq)
    select ${temporary}, seq from sqlite_sequence where name = ${tableName}`.execute(db);
  await db.schema.dropTable(tableName).execute();
  await db.schema.alterTable(temporary).renameTo(tableName).execute();
  for (const { type, sql: text } of schema) {
    if (type !== "table") await sql.raw(text).execute(db);
  }
}

function checkPattern(tableName: OwnedTable): RegExp {
  return new RegExp(`constraint "${checkName(tableName)}" check \\([^]*? = 1\\)`, "i");
}
