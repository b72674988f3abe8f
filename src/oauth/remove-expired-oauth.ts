/**
 * Deletes expired OAuth records: codes, tokens, revoked and empty families, and unused clients.
 * `service/clean-up-schedule.ts` calls this module.
 */
import { sql, type RawBuilder, type SqlBool } from "kysely";
import { idList } from "../database/id-list.ts";
import type { Store } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { successorWindow } from "./refresh-grant.ts";
import { expireUnusedClients } from "./unused-clients.ts";

const day = 24 * 60 * 60_000;

/** Maximum number of rows to delete in one transaction. Short transactions do not delay other requests. */
const batchSize = 500;

/**
 * Returns the condition for the rows to delete, by table. Grants come last, because a family is deleted only after all
 * its tokens.
 */
function dueRows(now: Date): readonly (readonly [table: string, due: RawBuilder<SqlBool>])[] {
  const dayAgo = before(now, day);
  return [
    ["oauth_codes", sql`expires_at < ${dayAgo}`],
    ["oauth_access_tokens", sql`expires_at < ${dayAgo}`],
    ["oauth_refresh_tokens", sql`expires_at < ${dayAgo} and used_at is null`],
    // For 90 days, reusing a used token revokes its family, even if the token has expired. After 90 days, the token is
    // deleted and therefore unknown.
    ["oauth_refresh_tokens", sql`used_at < ${before(now, 90 * day)}`],
    // Users see the notice of a replay for 30 days.
    ["oauth_grants", sql`revoked_at < ${before(now, 30 * day)}`],
    [
      "oauth_grants",
      sql`revoked_at is null and created_at < ${dayAgo}
        and not exists (select 1 from oauth_codes where grant_id = oauth_grants.id)
        and not exists (select 1 from oauth_access_tokens where grant_id = oauth_grants.id)
        and not exists (select 1 from oauth_refresh_tokens where grant_id = oauth_grants.id)`,
    ],
  ];
}

export async function removeExpiredOAuth(
  store: Pick<Store, "read" | "transaction">,
  now: Date,
): Promise<void> {
  for (const [table, due] of dueRows(now)) {
    for (;;) {
      // The search runs outside the transaction, because on PostgreSQL a search inside the transaction could conflict
      // with requests.
      const found = await sql<{
        id: number;
      }>`select id from ${sql.table(table)} where ${due} limit ${sql.lit(batchSize)}`.execute(store.read.db);
      const ids = found.rows.map(({ id }) => id);
      if (ids.length === 0) break;
      await store.transaction(({ db, dialect }) =>
        sql`delete from ${sql.table(table)} where ${idList(dialect, "id", ids)} and ${due}`.execute(db),
      );
    }
  }
  await expireUnusedClients(store, now);
}

/**
 * Deletes responses that were stored for repeated refresh requests and are no longer needed.
 * @returns the number of deleted responses and the number of remaining responses
 */
export async function deleteOldSuccessors(
  store: Pick<Store, "read" | "transaction">,
  now: Date,
): Promise<{ readonly removed: number; readonly left: number }> {
  const stored = await store.read.db
    .selectFrom("oauth_refresh_tokens")
    .select(["id", "used_at"])
    .where("successor", "is not", null)
    .execute();
  const end = before(now, successorWindow);
  const due = stored.flatMap(({ id, used_at }) => (used_at !== null && used_at < end ? [id] : []));
  if (due.length > 0) {
    await store.transaction(async ({ db, dialect }) => {
      await db
        .updateTable("oauth_refresh_tokens")
        .set({ successor: null })
        .where(idList(dialect, "id", due))
        .execute();
    });
  }
  return { removed: due.length, left: stored.length - due.length };
}

function before(now: Date, milliseconds: number): string {
  return timestamp(new Date(now.getTime() - milliseconds));
}
