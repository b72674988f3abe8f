/**
 * Deletes clients that no user has approved, unless an administrator registered them: after 30 days, or earlier if there
 * are too many.
 */
import { sql, type SqlBool } from "kysely";
import { idList } from "../database/id-list.ts";
import type { Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { writeLog, type Actor } from "../history/log-entry.ts";

/**
 * Returns the actor of log entries about unverified and expired clients. User names cannot contain spaces, so no
 * user has the actor's name.
 */
export function registrationActor(clientName: string | null): Actor {
  return { userId: null, username: "OAuth registration", tokenId: null, client: clientName };
}

/**
 * The condition of the partial index on `added_date`. SQLite uses the index only if a query contains the identical
 * expression.
 */
export const unverified = sql<SqlBool>`origin <> 'administrator'`;

/** A disabled client with a metadata document is kept, because it blocks the URL of the document. */
const neverApproved = sql<SqlBool>`not exists (select 1 from oauth_connections
  where oauth_connections.oauth_client_id = oauth_clients.id) and (active or origin = 'registration')`;

const dayMilliseconds = 86_400_000;

const unusedDays = 30;

/**
 * Deletes unverified clients that no user has approved and that have not been used for 30 days.
 * @returns the number of deleted clients
 */
export async function expireUnusedClients(store: Pick<Store, "transaction">, now: Date): Promise<number> {
  const since = timestamp(new Date(now.getTime() - unusedDays * dayMilliseconds));
  return await store.transaction(async (transaction) => {
    const deleted = await transaction.db
      .deleteFrom("oauth_clients")
      .where(unverified)
      .where("added_date", "<", since)
      .where((column) => column.or([column("last_used_at", "is", null), column("last_used_at", "<", since)]))
      .where(neverApproved)
      .returning("client_id")
      .execute();
    await logRemoval(transaction, deleted.length, now);
    return deleted.length;
  });
}

/** The maximum number of clients that one registration deletes. The limit keeps registrations fast. */
const batchSize = 100;

/**
 * Deletes the oldest unverified clients that were never approved, up to {@link batchSize} at a time. Keeps the
 * newest `keep` clients.
 */
export async function removeOldestUnused(transaction: Transaction, keep: number, now: Date): Promise<void> {
  const { db, dialect } = transaction;
  const surplus = await db
    .selectFrom("oauth_clients")
    .select("id")
    .where(unverified)
    .where("last_used_at", "is", null)
    .where(neverApproved)
    .orderBy("added_date", "desc")
    .orderBy("id", "desc")
    .limit(batchSize)
    .offset(keep)
    .execute();
  if (surplus.length === 0) return;
  const ids = surplus.map(({ id }) => id);
  await db
    .deleteFrom("oauth_clients")
    .where(idList(dialect, "id", ids))
    .execute();
  await logRemoval(transaction, ids.length, now);
}

async function logRemoval(transaction: Transaction, clients: number, now: Date): Promise<void> {
  if (clients === 0) return;
  const data = { event: "oauth_clients_expired", clients };
  await writeLog(transaction, registrationActor(null), now, [{ kind: "security_event", data }]);
}
