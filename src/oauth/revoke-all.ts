/** Revokes all grants. Called when a new key pair is created. */
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { writeLog, type Actor } from "../history/log-entry.ts";

/**
 * Revokes all grants, which invalidates all codes and tokens.
 * @returns the number of grants that were revoked
 */
export async function revokeAllGrants({
  store,
  now,
  actor,
  isFirstPair = false,
}: {
  readonly store: Pick<Store, "transaction">;
  readonly now: Date;
  readonly actor: Actor;
  /** Whether no key pair existed before. If true, a log entry is written only if grants were revoked. */
  readonly isFirstPair?: boolean;
}): Promise<number> {
  return await store.transaction(async (transaction) => {
    const { db } = transaction;
    const revoked = await db
      .updateTable("oauth_grants")
      .set({ revoked_at: timestamp(now), revoked_because: "keys_replaced" })
      .where("revoked_at", "is", null)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("oauth_refresh_tokens")
      .set({ successor: null })
      .where("successor", "is not", null)
      .execute();
    const grants = Number(revoked.numUpdatedRows);
    if (isFirstPair && grants === 0) return 0;
    const data = { event: "oauth_keys_replaced", grants };
    await writeLog(transaction, actor, now, [{ kind: "security_event", level: "notice", data }]);
    return grants;
  });
}
