/**
 * Compares the tables, columns, indexes, triggers, functions and constraints of a database with those that the migrations
 * create.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { postgresSchema } from "../../generated/postgres-schema.ts";
import { openReader } from "./connect.ts";
import { migrate } from "./migrate.ts";
import type { SchemaObject } from "./schema-object.ts";
import type { Dialect, Reader, StoreOptions } from "./store.ts";
import type { Tables } from "./tables/tables.ts";

/**
 * Returns the objects that are missing. The schema must have the version of this program. Omits the objects of missing tables.
 */
export async function missingObjects(
  read: Reader,
  options: Pick<StoreOptions, "nativeBinding">,
): Promise<readonly SchemaObject[]> {
  const expected: readonly SchemaObject[] =
    read.dialect === "sqlite" ? await sqliteSchema(options) : postgresSchema;
  const existing = new Set((await readObjects(read.db, read.dialect)).map(identify));
  const missing = expected.filter((object) => !existing.has(identify(object)));
  const tables = new Set(missing.flatMap(({ kind, name }) => (kind === "table" ? [name] : [])));
  return missing.filter(({ table }) => !tables.has(table ?? ""));
}

const identify = ({ kind, table, name }: SchemaObject): string => `${kind} ${table ?? ""} ${name}`;

/** Creates an empty database to find out what the migrations create. */
async function sqliteSchema(options: Pick<StoreOptions, "nativeBinding">): Promise<readonly SchemaObject[]> {
  const folder = await mkdtemp(join(tmpdir(), "partledger-schema-"));
  const url = `sqlite:${join(folder, "empty.db")}`;
  try {
    await migrate(url, options);
    const reader = await openReader(url, options);
    try {
      return await readObjects(reader.read.db, "sqlite");
    } finally {
      await reader.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function readObjects(db: Kysely<Tables>, dialect: Dialect): Promise<readonly SchemaObject[]> {
  const { rows } = await (dialect === "sqlite" ? sqliteObjects : postgresObjects).execute(db);
  return rows;
}

const sqliteObjects = sql<SchemaObject>`
  select type as kind, name, case type when 'table' then null else tbl_name end as "table",
    case type when 'table' then null else sql end as "create"
  from sqlite_schema where name not glob 'sqlite_*'
  union all
  select 'column', i.name, m.name, null
  from sqlite_schema m, pragma_table_xinfo(m.name) i where m.type = 'table' and m.name not glob 'sqlite_*'
  order by 1, 3, 2`;

/** An index that is not valid and a trigger that is disabled count as missing. */
const postgresObjects = sql<SchemaObject>`
  with own as (
    select oid, relname from pg_class t where relnamespace = current_schema()::regnamespace and relkind = 'r'
  )
  select kind, name, "table", "create" from (
    select 'table' as kind, relname::text as name, null as "table", null as "create" from own
    union all
    select 'column', attname::text, relname, null
    from pg_attribute join own on own.oid = attrelid where attnum > 0 and not attisdropped
    union all
    select 'index', i.relname::text, own.relname,
      replace(pg_get_indexdef(i.oid), ' ON ' || quote_ident(current_schema()) || '.', ' ON ')
    from pg_index x join own on own.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where x.indisvalid and not exists (select from pg_constraint where conindid = x.indexrelid and contype in ('p', 'u', 'x'))
    union all
    select 'trigger', tgname::text, relname, null
    from pg_trigger join own on own.oid = tgrelid where not tgisinternal and tgenabled <> 'D'
    union all
    select 'constraint', conname::text, relname, null
    from pg_constraint join own on own.oid = conrelid where contype in ('p', 'u', 'x', 'f', 'c')
    union all
    select 'function', p.oid::regprocedure::text, null, null
    from pg_proc p where p.pronamespace = current_schema()::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  ) as objects
  order by kind collate "C", "table" collate "C" nulls first, name collate "C"`;
