/** Ends all sign-ins of a user whose password was changed or who was disabled. */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

interface RevocationOptions {
  readonly now: Date;
  /** The reason to store with each revoked OAuth grant, for example `password_changed`. */
  readonly reason: string;
  /** The ID of a session to keep. All other sessions end. */
  readonly keepSessionId?: number | null;
  readonly apiTokens?: boolean;
}

/**
 * Ends the user's sessions, forgets the user's trusted devices and revokes all OAuth grants. Runs in the caller's
 * transaction.
 */
export async function revokeSignIns(
  { db }: Transaction,
  userId: number,
  options: RevocationOptions,
): Promise<void> {
  let sessions = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (options.keepSessionId !== undefined && options.keepSessionId !== null) {
    sessions = sessions.where("id", "!=", options.keepSessionId);
  }
  await sessions.execute();
  await db.deleteFrom("trusted_devices").where("user_id", "=", userId).execute();
  await db
    .updateTable("oauth_grants")
    .set({ revoked_at: timestamp(options.now), revoked_because: options.reason })
    .where("revoked_at", "is", null)
    .where("connection_id", "in", (connections) =>
      connections.selectFrom("oauth_connections").select("id").where("user_id", "=", userId),
    )
    .execute();
  if (options.apiTokens === true) await db.deleteFrom("api_tokens").where("user_id", "=", userId).execute();
}
