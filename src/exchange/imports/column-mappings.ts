/** Remembers what users choose for the columns of tables, by the headings of the files. */
import type { Reader, Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";

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
  return row === undefined ? [] : (JSON.parse(row.columns) as readonly string[]);
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
