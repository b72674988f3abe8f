/**
 * Ends the access of a client for all users: revokes its grants, deletes it, or blocks the URL of its metadata document.
 * `connections.ts` ends the access for one user.
 */
import { sql } from "kysely";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { writeLog } from "../history/log-entry.ts";
import { securityEvent } from "../identity/record.ts";
import { isConnected } from "./active-tokens.ts";
import { findClientById, logClientChange, type Client, type ClientChange } from "./clients.ts";

export interface Revoked {
  /** The number of revoked grants, including grants whose tokens have expired. */
  readonly grants: number;
  /** The number of users who were connected. */
  readonly users: number;
}

/**
 * Revokes all grants of a client, which invalidates their codes and tokens. Users can approve the client again.
 * @returns null if the client does not exist
 */
export async function revokeClient(change: ClientChange, id: number): Promise<Revoked | null> {
  return await change.store.transaction(async (transaction) => {
    const client = await findClientById(transaction, id);
    if (client === null) return null;
    const users = await logDisconnections(transaction, change, client);
    const { numUpdatedRows } = await transaction.db
      .updateTable("oauth_grants")
      .set({ revoked_at: timestamp(change.now), revoked_because: "administrator" })
      .where("revoked_at", "is", null)
      .where("connection_id", "in", (connections) =>
        connections.selectFrom("oauth_connections").select("id").where("oauth_client_id", "=", id),
      )
      .executeTakeFirstOrThrow();
    const revoked = { grants: Number(numUpdatedRows), users };
    if (revoked.grants > 0) {
      await logClientChange(transaction, change, "oauth_client_revoked", client, { ...revoked });
    }
    return revoked;
  });
}

/**
 * Deletes a client with all its grants, codes and tokens. A client with a metadata document could be used again at once,
 * so it is blocked instead: its grants are deleted, and the disabled client is kept until {@link allowClient} is called.
 * @returns false if the client does not exist
 */
export async function deleteClient(change: ClientChange, id: number): Promise<boolean> {
  return await change.store.transaction(async (transaction) => {
    const client = await findClientById(transaction, id);
    if (client === null) return false;
    const { db } = transaction;
    const isBlocked = client.origin === "metadata_document";
    const users = await logDisconnections(transaction, change, client);
    if (isBlocked) {
      const connections = await db
        .deleteFrom("oauth_connections")
        .where("oauth_client_id", "=", id)
        .executeTakeFirstOrThrow();
      if (!client.active && connections.numDeletedRows === 0n) return true;
      await db.updateTable("oauth_clients").set({ active: false }).where("id", "=", id).execute();
    } else await db.deleteFrom("oauth_clients").where("id", "=", id).execute();
    const event = isBlocked ? "oauth_client_blocked" : "oauth_client_deleted";
    await logClientChange(transaction, change, event, client, { users });
    return true;
  });
}

/**
 * Allows a blocked or disabled client to request access again. Changes nothing if the client is active.
 * @returns false if the client does not exist
 */
export async function allowClient(change: ClientChange, id: number): Promise<boolean> {
  return await change.store.transaction(async (transaction) => {
    const client = await findClientById(transaction, id);
    if (client === null) return false;
    if (client.active) return true;
    await transaction.db.updateTable("oauth_clients").set({ active: true }).where("id", "=", id).execute();
    await logClientChange(transaction, change, "oauth_client_allowed", client);
    return true;
  });
}

/**
 * Adds a security event for each connected user. Call this function before the access ends.
 * @returns the number of users
 */
async function logDisconnections(
  transaction: Transaction,
  { now, actor, address }: ClientChange,
  { id, name: client, clientId: client_id }: Client,
): Promise<number> {
  const users = await transaction.db
    .selectFrom("oauth_connections")
    .where("oauth_client_id", "=", id)
    .where(isConnected(sql`oauth_connections.id`, sql`${timestamp(now)}`))
    .select("user_id as userId")
    .orderBy("user_id")
    .execute();
  const data = {
    event: "application_disconnected",
    client,
    client_id,
    ...(address !== undefined && { address }),
  };
  await writeLog(
    transaction,
    actor,
    now,
    users.map(({ userId }) => securityEvent(userId, data)),
  );
  return users.length;
}
