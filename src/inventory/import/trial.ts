/** A part of a transaction that can be undone alone: savepoints, the same on both engines. */
import { sql } from "kysely";
import type { Transaction } from "../../database/store.ts";

export async function beginTrial({ db }: Transaction): Promise<void> {
  await sql`savepoint trial`.execute(db);
}

export async function endTrial({ db }: Transaction): Promise<void> {
  await sql`release savepoint trial`.execute(db);
}

export async function undoTrial({ db }: Transaction): Promise<void> {
  await sql`rollback to savepoint trial`.execute(db);
  await sql`release savepoint trial`.execute(db);
}
