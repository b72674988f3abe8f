/**
 * Ensures that a browser session can change data only until the session ends. A session can end between authentication
 * and the transaction, so each transaction reads the session again. If the session is ended concurrently, SQLite runs
 * the two transactions one after the other, and PostgreSQL detects the conflict and retries one of them.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store, Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { problem, type Problem } from "../util/errors.ts";

// IDs are never reused, so a row with this ID is always the same session.
const completeSession = prepared((db, slot: Slot<{ id: number; now: string }>) =>
  db
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", slot("id"))
    .where("stage", "=", "complete")
    .where("expires_at", ">", slot("now")),
);

/** @throws {Problem} `forbidden` if the session has ended */
export async function requireSession(
  transaction: Pick<Transaction, "run">,
  sessionId: number,
  now: Date,
): Promise<void> {
  const found = await transaction.run(completeSession, { id: sessionId, now: timestamp(now) });
  if (found.length === 0) throw sessionEnded();
}

export function sessionEnded(): Problem {
  const detail = "You have been signed out. Nothing was changed. Sign in and try again.";
  return problem("forbidden", detail);
}

/** Wraps a store so that every transaction starts with {@link requireSession}. */
export function whileSignedIn(
  store: Pick<Store, "transaction">,
  sessionId: number,
  now: Date,
): Pick<Store, "transaction"> {
  return {
    transaction: (work) =>
      store.transaction(async (transaction) => {
        await requireSession(transaction, sessionId, now);
        return work(transaction);
      }),
  };
}
