/** Ends the sign-ins of a user whose password changes or who is disabled. */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";

interface Ending {
  readonly now: Date;
  /** Stored with each revoked OAuth grant: `password_changed`, `user_disabled`… */
  readonly because: string;
  /** The session that continues. */
  readonly keepSessionId?: number | null;
  /** Also removes the API tokens. */
  readonly apiTokens?: boolean;
}

/** Ends the user's sessions, forgets the trusted devices and revokes all OAuth grants, within the change itself. */
export async function endSignIns({ db }: Transaction, userId: number, how: Ending): Promise<void> {
  let sessions = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (how.keepSessionId !== undefined && how.keepSessionId !== null) {
    sessions = sessions.where("id", "!=", how.keepSessionId);
  }
  await sessions.execute();
  await db.deleteFrom("trusted_devices").where("user_id", "=", userId).execute();
  await db
    .updateTable("oauth_grants")
    .set({ revoked_at: timestamp(how.now), revoked_because: how.because })
    .where("revoked_at", "is", null)
    .where("connection_id", "in", (connections) =>
      connections.selectFrom("oauth_connections").select("id").where("user_id", "=", userId),
    )
    .execute();
  if (how.apiTokens === true) await db.deleteFrom("api_tokens").where("user_id", "=", userId).execute();
}
