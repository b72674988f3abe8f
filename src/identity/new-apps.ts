/**
 * The notice about newly connected applications, which every session of the user shows once. A session stores the
 * newest application and the number of applications, so its row stays small.
 */
import { sql } from "kysely";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store, Transaction } from "../database/store.ts";
import type { Scope } from "./scope.ts";

/** The applications that were connected since the last page of a session. */
export interface NewApps {
  /** Name of the newest application. Applications choose their own names. */
  readonly name: string;
  /** Approved scope of the newest application. */
  readonly scope: string;
  readonly count: number;
}

interface NewAppColumns {
  readonly newAppCount: number;
  readonly newAppName: string | null;
  readonly newAppTier: string | null;
}

/** Returns the notice of a session, or null if no application was connected. */
export function newAppsOf({ newAppCount, newAppName, newAppTier }: NewAppColumns): NewApps | null {
  if (newAppName === null || newAppTier === null) return null;
  return { name: newAppName, scope: newAppTier, count: newAppCount };
}

/**
 * Adds an application to the notice of every session of the user. The notice is not limited to the session of the
 * approval, because that session may be stolen.
 */
export async function announceNewApp(
  { db }: Pick<Transaction, "db">,
  userId: number,
  { name, scope }: { readonly name: string; readonly scope: Scope },
): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ new_app_name: name, new_app_tier: scope, new_app_count: sql`new_app_count + 1` })
    .where("user_id", "=", userId)
    .execute();
}

// The condition on the count keeps the notice if another application was connected after the page was rendered.
const shownNotice = prepared((db, slot: Slot<{ id: number; count: number }>) =>
  db
    .updateTable("sessions")
    .set({ new_app_name: null, new_app_tier: null, new_app_count: 0 })
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
