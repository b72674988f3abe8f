/**
 * Whom the browser of a user is sent to without having been asked: a client that registered itself could otherwise
 * make every faulty request of its own a link to anywhere (RFC 9700 §4.11.2).
 */
import type { Reader } from "../database/store.ts";
import type { Client } from "./clients.ts";

/**
 * Whether errors may be sent to the client by themselves: an administrator registered it, or this user has connected
 * it and has not disconnected it since.
 */
export async function isTrustedClient(
  { db }: Pick<Reader, "db">,
  { id, dynamicallyRegistered }: Pick<Client, "id" | "dynamicallyRegistered">,
  userId: number,
): Promise<boolean> {
  if (!dynamicallyRegistered) return true;
  const grant = await db
    .selectFrom("oauth_grants")
    .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
    .where("oauth_connections.user_id", "=", userId)
    .where("oauth_connections.oauth_client_id", "=", id)
    .where("oauth_grants.revoked_at", "is", null)
    .select("oauth_grants.id")
    .limit(1)
    .executeTakeFirst();
  return grant !== undefined;
}
