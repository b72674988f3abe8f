/** Remembers what users choose for the columns of tables, by the headings of the files. */
import type { Selectable } from "kysely";
import type { Reader, Transaction } from "../../database/store.ts";
import type { Tables } from "../../database/tables/tables.ts";
import { timestamp } from "../../database/timestamp.ts";

/** The maximum number of mappings that a user can save under a name. */
export const maximumNamed = 200;

/** The maximum number of files with different headings that are remembered for a user. */
const maximumRemembered = 200;

/** Returns what a user has chosen for the columns of files with these headings, as `HEADING=COLUMN`. */
export async function recallColumns(
  { db }: Reader,
  userId: number,
  signature: string,
): Promise<readonly string[]> {
  const row = await db
    .selectFrom("column_mappings")
    .select("columns")
    .where("user_id", "=", userId)
    .where("signature", "=", signature)
    .executeTakeFirst();
  return row === undefined ? [] : columnsOf(row);
}

interface Remembered {
  readonly userId: number;
  readonly signature: string;
  readonly columns: readonly string[];
  readonly now: Date;
}

/** Remembers the choice, and forgets those that were not used for the longest time if there are too many. */
export async function rememberColumns(
  { db }: Transaction,
  { userId, signature, columns, now }: Remembered,
): Promise<void> {
  // The user can have been deleted since the import was created.
  const user = await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  if (user === undefined) return;
  const values = { columns: JSON.stringify(columns), last_used: timestamp(now) };
  await db
    .insertInto("column_mappings")
    .values({ user_id: userId, signature, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "signature"]).doUpdateSet(values))
    .execute();
  const remembered = db
    .selectFrom("column_mappings")
    .select("id")
    .where("user_id", "=", userId)
    .where("signature", "is not", null)
    .orderBy("last_used", "desc")
    .orderBy("id", "desc")
    .limit(maximumRemembered);
  await db
    .deleteFrom("column_mappings")
    .where("user_id", "=", userId)
    .where("signature", "is not", null)
    .where("id", "not in", remembered)
    .execute();
}

export type ColumnMappingRow = Selectable<Tables["column_mappings"]>;

/** Returns the mappings of a user, the last used one first. */
export function readMappings({ db }: Reader, userId: number): Promise<ColumnMappingRow[]> {
  return db
    .selectFrom("column_mappings")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("last_used", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Returns a mapping of the user, or `null` if it does not exist or belongs to another user. */
export async function findMapping(
  { db }: Reader,
  userId: number,
  id: number,
): Promise<ColumnMappingRow | null> {
  const row = await db
    .selectFrom("column_mappings")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the columns of a named mapping, or `null` if the user has none with this name. */
export async function columnsOfMapping(
  { db }: Reader,
  userId: number,
  name: string,
): Promise<readonly string[] | null> {
  const row = await db
    .selectFrom("column_mappings")
    .select("columns")
    .where("user_id", "=", userId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row === undefined ? null : columnsOf(row);
}

/** Returns the mappings of all users with a name, for the command line, which has no user. */
export async function mappingsNamed(
  { db }: Reader,
  name: string,
): Promise<readonly { readonly user: string; readonly columns: readonly string[] }[]> {
  const rows = await db
    .selectFrom("column_mappings")
    .innerJoin("users", "users.id", "user_id")
    .select(["users.name as user", "columns"])
    .where("column_mappings.name", "=", name)
    .orderBy("users.name")
    .execute();
  return rows.map(({ user, columns }) => ({ user, columns: columnsOf({ columns }) }));
}

interface Named {
  readonly userId: number;
  readonly name: string;
  readonly columns: readonly string[];
  readonly now: Date;
}

/** Saves a mapping under a name. Replaces the columns of a mapping of the user with this name. */
export function saveMapping(
  { db }: Transaction,
  { userId, name, columns, now }: Named,
): Promise<ColumnMappingRow> {
  const values = { columns: JSON.stringify(columns), last_used: timestamp(now) };
  return db
    .insertInto("column_mappings")
    .values({ user_id: userId, name, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "name"]).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function countNamed({ db }: Reader, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("column_mappings")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .where("name", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns whether the user had this mapping. */
export async function deleteMapping({ db }: Transaction, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("column_mappings")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** `createColumnMapping` and the import have written the columns. */
export function columnsOf({ columns }: Pick<ColumnMappingRow, "columns">): readonly string[] {
  return JSON.parse(columns) as readonly string[];
}
