/** Clients that registered themselves and that nobody ever approved do not stay for ever. */
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { writeLog } from "../history/log-entry.ts";
import { registrationActor } from "./registration-actor.ts";

const dayMilliseconds = 86_400_000;

/** Days without an approval and without a request. */
const patienceDays = 30;

/**
 * Deletes clients that registered themselves, have never been approved by a user, and were not heard of for 30 days.
 * @returns how many
 */
export async function expireUnusedClients({
  store,
  now,
}: {
  readonly store: Pick<Store, "transaction">;
  readonly now: Date;
}): Promise<number> {
  const since = timestamp(new Date(now.getTime() - patienceDays * dayMilliseconds));
  return await store.transaction(async (transaction) => {
    const gone = await transaction.db
      .deleteFrom("oauth_clients")
      .where("dynamically_registered", "=", true)
      .where("added_date", "<", since)
      .where((column) => column.or([column("last_used_at", "is", null), column("last_used_at", "<", since)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("oauth_connections")
              .select("oauth_connections.id")
              .whereRef("oauth_connections.oauth_client_id", "=", "oauth_clients.id"),
          ),
        ),
      )
      .returning("client_id")
      .execute();
    if (gone.length > 0) {
      const data = { event: "oauth_clients_expired", clients: gone.length };
      await writeLog(transaction, registrationActor(null), now, [{ kind: "security_event", data }]);
    }
    return gone.length;
  });
}
