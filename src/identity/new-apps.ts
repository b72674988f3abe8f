/**
 * The notice about newly connected applications, which every open session of the user and the next sign-in show once. A
 * session stores the newest application and the number of approvals, so its row stays small.
 */
import { sql } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store, Transaction } from "../database/store.ts";
import type { Scope } from "./scope.ts";

/** The applications that were given access, or more access, since the last page of a session. */
export interface NewApps {
  /** Name of the newest application. Applications choose their own names. */
  readonly name: string;
  /** Host of the newest application: of its metadata document, or of the redirect URI of the approval. */
  readonly host: string;
  /** Approved scope of the newest application. */
  readonly scope: string;
  /** The number of approvals. */
  readonly count: number;
}

interface NewAppColumns {
  readonly newAppCount: number;
  readonly newAppName: string | null;
  readonly newAppHost: string | null;
  readonly newAppTier: string | null;
}

/** Returns the notice of a session, or null if no application was connected. */
export function newAppsOf(row: NewAppColumns): NewApps | null {
  const { newAppCount, newAppName, newAppHost, newAppTier } = row;
  if (newAppName === null || newAppHost === null || newAppTier === null) return null;
  return { name: newAppName, host: newAppHost, scope: newAppTier, count: newAppCount };
}

/**
 * Adds an application to the notice of every open session of the user. The notice is not limited to the session of the
 * approval, because that session may be stolen. {@link takeUnannounced} covers users without another open session.
 */
export async function announceNewApp(
  { db }: Pick<Transaction, "db">,
  userId: number,
  { name, host, scope }: { readonly name: string; readonly host: string; readonly scope: Scope },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({
      new_app_name: name,
      new_app_host: host,
      new_app_tier: scope,
      new_app_count: sql`new_app_count + 1`,
    })
    .where("user_id", "=", userId)
    .execute();
}

/**
 * Returns the notice of a new session: the applications that were given access since the user's previous sign-in and
 * still have it. The next sign-in does not announce them again.
 */
export async function takeUnannounced({ db }: Pick<Transaction, "db">, userId: number) {
  const connections = await db
    .updateTable("oauth_connections")
    .set({ unannounced_since: null })
    .where("user_id", "=", userId)
    .where("unannounced_since", "is not", null)
    .returning([
      "host",
      "tier",
      sql<string>`(select name from oauth_clients where oauth_clients.id = oauth_client_id)`.as("name"),
      sql<number | null>`(select max(oauth_grants.id) from oauth_grants
        where oauth_grants.connection_id = oauth_connections.id and oauth_grants.revoked_at is null)`.as(
        "grantId",
      ),
    ])
    .execute();
  const current = connections.filter(({ grantId }) => grantId !== null);
  const [newest] = current.sort((one, other) => Number(other.grantId) - Number(one.grantId));
  if (newest === undefined) return {};
  return {
    new_app_name: newest.name,
    new_app_host: newest.host,
    new_app_tier: newest.tier,
    new_app_count: current.length,
  };
}

// The condition on the count keeps the notice if another application was connected after the page was rendered.
const shownNotice = prepared((db, slot: Slot<{ id: number; count: number }>) =>
  db
    .updateTable("sessions")
    .set({ new_app_name: null, new_app_host: null, new_app_tier: null, new_app_count: 0 })
    .where("id", "=", slot("id"))
    .where("new_app_count", "=", slot("count")),
);

/** Removes the notice that a page has shown. */
export async function removeNewApps(
  store: Pick<Store, "transaction">,
  sessionId: number,
  { count }: NewApps,
): Promise<void> {
  await store.transaction((transaction) => transaction.run(shownNotice, { id: sessionId, count }));
}
