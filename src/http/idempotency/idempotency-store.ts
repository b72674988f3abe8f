/** Stores digests of `Idempotency-Key`s and their responses in the database for 24 hours. */
import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Reader, Store, Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import type { Principal } from "../../identity/principal.ts";
import type { ApiResponse } from "../handler.ts";
import type { IdempotencyKeys, IdempotentStart, UsedKey } from "./idempotency.ts";

const retentionMilliseconds = 24 * 60 * 60 * 1000;

/** A request that has held its key for longer never completed, because its process terminated. */
const abandonedAfterMilliseconds = 10 * 60 * 1000;

/** A request with a key has two transactions more than one without, so it must not commit each of them alone. */
const grouped = { groupCommit: true };

interface KeyRow {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly answer: string | null;
  readonly created_at: string;
}

/** Creates the key store. All processes that use the database share the keys. */
export function createIdempotencyKeys(store: Store): IdempotencyKeys {
  return {
    begin: async (principal, operation, key, fingerprint, now) => {
      const id = keyIdOf(principal, operation, key);
      const found = await store.transaction(async ({ db }): Promise<KeyRow | null> => {
        await db.deleteFrom("idempotency_keys").where("expires_at", "<=", timestamp(now)).execute();
        const row = await usedKey(db, id, now);
        if (row !== null) return row;
        const created = { fingerprint, status: null, answer: null, created_at: timestamp(now) };
        const expires_at = timestamp(new Date(now.getTime() + retentionMilliseconds));
        await db
          .insertInto("idempotency_keys")
          .values({ ...id, ...created, expires_at })
          .onConflict((conflict) =>
            conflict.columns(["user_id", "operation", "key"]).doUpdateSet({ ...created, expires_at }),
          )
          .execute();
        return null;
      }, grouped);
      return found === null ? newKey(store, id) : existingKey(found, fingerprint);
    },
    find: async (principal, operation, key, fingerprint, now) => {
      const found = await usedKey(store.read.db, keyIdOf(principal, operation, key), now);
      return found === null ? null : existingKey(found, fingerprint);
    },
  };
}

interface KeyId {
  readonly user_id: number;
  readonly operation: string;
  readonly key: string;
}

function keyIdOf({ userId }: Principal, operation: string, key: string): KeyId {
  return { user_id: userId, operation, key: hash("sha256", key, "base64url") };
}

/** Returns the row of a key that is in use or has a response, or null. */
async function usedKey(db: Reader["db"], id: KeyId, now: Date): Promise<KeyRow | null> {
  const row = await db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "status", "answer", "created_at"])
    .where((where) => where.and({ ...id }))
    .where("expires_at", ">", timestamp(now))
    .executeTakeFirst();
  const abandoned = timestamp(new Date(now.getTime() - abandonedAfterMilliseconds));
  return row !== undefined && (row.status !== null || row.created_at > abandoned) ? row : null;
}

function newKey(store: Store, id: KeyId): IdempotentStart {
  const keep = async ({ db }: Pick<Transaction, "db">, answer: ApiResponse): Promise<void> => {
    const { status, document, version, headers } = answer;
    await db
      .updateTable("idempotency_keys")
      .set({ status, answer: JSON.stringify({ document, version, headers }) })
      .where((where) => where.and({ ...id }))
      .execute();
  };
  return {
    kind: "fresh",
    store: keep,
    finish: (answer) => store.transaction((transaction) => keep(transaction, answer), grouped),
    release: () =>
      store.transaction(async ({ db }) => {
        await db
          .deleteFrom("idempotency_keys")
          .where((where) => where.and({ ...id }))
          .where(sql.ref("status"), "is", null)
          .execute();
      }, grouped),
  };
}

function existingKey(row: KeyRow, fingerprint: string): UsedKey {
  if (row.fingerprint !== fingerprint) return { kind: "mismatch" };
  if (row.status === null || row.answer === null) return { kind: "running" };
  return {
    kind: "replay",
    answer: { status: row.status, ...(JSON.parse(row.answer) as Omit<ApiResponse, "status">) },
  };
}
