/**
 * Provides a database in memory with the tables of the current schema, but without constraints and triggers. Rows from
 * elsewhere, such as those of an old version of an element, can be read there with ordinary queries.
 */
import { createLock } from "../lock.ts";
import { createSchema, requiredSchemaVersion } from "../migrate.ts";
import { createStatementLog } from "../statement-log.ts";
import type { Reader } from "../store.ts";
import { openMemoryConnection, type SqliteConnection } from "./sqlite-connection.ts";
import { sqliteKysely } from "./sqlite-dialect.ts";
import { reader } from "./sqlite-store.ts";

type MemoryRow = Readonly<Record<string, unknown>>;

export interface MemoryContent {
  /** The rows by table. Missing columns are null. */
  readonly rows: ReadonlyMap<string, readonly MemoryRow[]>;
  /** The current time of the database, in the form of `timestamp.ts`. */
  readonly now: string;
}

export interface MemoryDatabase {
  /** Runs `work` on a database that contains only these rows, one call at a time. */
  read<T>(content: MemoryContent, work: (read: Reader) => Promise<T>): Promise<T>;
}

/** The memory in bytes for prepared statements. */
const cacheBytes = 4_000_000;

/**
 * Creates the database.
 * @param nativeBinding the path of `better_sqlite3.node`, as in `StoreOptions`
 */
export async function openMemoryDatabase(nativeBinding: string | undefined): Promise<MemoryDatabase> {
  const log = createStatementLog(undefined);
  const connection = openMemoryConnection({ log, nativeBinding, cacheBytes });
  const columnsOf = await createTables(connection, () =>
    openMemoryConnection({ log, nativeBinding, cacheBytes }),
  );
  let now = "";
  // The only use of this function is `currentTime`.
  connection.handle.function("strftime", { varargs: true }, () => now);
  const lock = createLock();
  const read = reader(connection);

  return {
    read: (content, work) =>
      lock.run("memory", async () => {
        now = content.now;
        try {
          for (const [table, rows] of content.rows) insert(connection, table, columnsOf(table), rows);
          return await work(read);
        } finally {
          for (const table of content.rows.keys()) connection.execute(`delete from "${table}"`, []);
        }
      }),
  };
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/**
 * Creates each table with the columns of the schema, but without their constraints.
 * @returns a function that returns the columns of a table
 */
async function createTables(
  connection: SqliteConnection,
  openOther: () => SqliteConnection,
): Promise<(table: string) => readonly string[]> {
  const schema = openOther();
  const columns = new Map<string, string[]>();
  const declarations = new Map<string, string[]>();
  try {
    await createSchema(sqliteKysely(schema), "sqlite", requiredSchemaVersion);
    const found = schema.handle.prepare<[], Column>(
      `select "table".name as "table", "column".name, "column".type
       from pragma_table_list as "table" join pragma_table_info("table".name) as "column"
       where "table".type = 'table' and "table".name not like 'sqlite_%'`,
    );
    for (const { table, name, type } of found.iterate()) {
      columns.set(table, [...(columns.get(table) ?? []), name]);
      const key = name === "id" ? " primary key" : "";
      declarations.set(table, [...(declarations.get(table) ?? []), `"${name}" ${type}${key}`]);
    }
  } finally {
    schema.handle.close();
  }
  for (const [table, declared] of declarations)
    connection.control(`create table "${table}" (${declared.join(", ")})`);
  return (table) => {
    const known = columns.get(table);
    if (known === undefined) throw new Error(`There is no table ${table}.`);
    return known;
  };
}

function insert(
  { execute }: SqliteConnection,
  table: string,
  columns: readonly string[],
  rows: readonly MemoryRow[],
): void {
  const names = columns.map((name) => `"${name}"`).join(", ");
  const values = columns.map(() => "?").join(", ");
  for (const row of rows)
    execute(
      `insert into "${table}" (${names}) values (${values})`,
      columns.map((name) => row[name] ?? null),
    );
}
