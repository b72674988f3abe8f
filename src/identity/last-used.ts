/**
 * Records when API tokens, sessions, OAuth connections and OAuth clients were last used. The times are written in the
 * background, so a request neither waits for the write nor fails because of it.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Store, Transaction } from "../database/store.ts";
import { instantOf, timestamp } from "../database/timestamp.ts";
import { sessionEnd } from "./new-session.ts";

type Use = { readonly id: number; readonly time: string };

// Each statement only replaces an earlier time, because another process may already have written a later time.
const statements = {
  token: prepared((db, slot: Slot<Use>) =>
    db
      .updateTable("api_tokens")
      .set({ last_time_used: slot("time") })
      .where("id", "=", slot("id"))
      .where(({ or, eb }) => or([eb("last_time_used", "is", null), eb("last_time_used", "<", slot("time"))])),
  ),
  connection: lastUsedAt("oauth_connections"),
  client: lastUsedAt("oauth_clients"),
};

function lastUsedAt(table: "oauth_connections" | "oauth_clients") {
  return prepared((db, slot: Slot<Use>) =>
    db
      .updateTable(table)
      .set({ last_used_at: slot("time") })
      .where("id", "=", slot("id"))
      .where(({ or, eb }) => or([eb("last_used_at", "is", null), eb("last_used_at", "<", slot("time"))])),
  );
}

const sessionUse = prepared((db, slot: Slot<Use & { readonly end: string }>) =>
  db
    .updateTable("sessions")
    .set({ last_seen_at: slot("time"), expires_at: slot("end") })
    .where("id", "=", slot("id"))
    .where("last_seen_at", "<", slot("time")),
);

const minute = 60_000;

interface UsedSession {
  readonly sessionId: number;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly remembered: boolean;
}

export type LastUsed = ReturnType<typeof createLastUsed>;

interface LastUsedOptions {
  readonly store: Pick<Store, "transaction">;
  /** How long uses are collected before they are written, in milliseconds. */
  readonly delay?: number;
  readonly onError?: (error: unknown) => void;
}

export function createLastUsed({ store, delay = 1000, onError }: LastUsedOptions) {
  const pending = new Map<string, (transaction: Transaction) => Promise<unknown>>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  let closed = false;

  const isRecent = (lastUsed: string | null, minutes: number, now: Date): boolean =>
    lastUsed !== null && now.getTime() - Date.parse(lastUsed) < minutes * minute;

  const add = (key: string, write: (transaction: Transaction) => Promise<unknown>): void => {
    if (closed || pending.has(key)) return;
    pending.set(key, write);
    timer ??= setTimeout(() => void flush(), delay).unref();
  };

  const writeAll = async (): Promise<void> => {
    // All processes write the rows in the same order, which prevents deadlocks on PostgreSQL.
    const uses = [...pending].sort(([one], [other]) => (one < other ? -1 : 1));
    if (uses.length === 0) return;
    try {
      await store.transaction(async (transaction) => {
        for (const [, write] of uses) await write(transaction);
      });
    } catch (error) {
      onError?.(error);
    } finally {
      // Delete the uses only after the write. Until then, `add` ignores repeated uses, so no use is written twice.
      for (const [key] of uses) pending.delete(key);
    }
  };

  /** Writes the recorded uses. Never rejects: `onError` receives the errors. */
  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeAll);
    return writing;
  };

  return {
    /**
     * Records a use, at most once every ten minutes. Never throws.
     * @param lastUsed the stored time of the last use
     */
    note: (kind: keyof typeof statements, id: number, lastUsed: string | null, now: Date): void => {
      if (isRecent(lastUsed, 10, now)) return;
      add(`${kind} ${id}`, async (transaction) =>
        transaction.run(statements[kind], { id, time: timestamp(now) }),
      );
    },
    /** Records the use of a session, at most once every five minutes, and extends the session. Never throws. */
    noteSession: ({ sessionId: id, createdAt, lastSeenAt, remembered }: UsedSession, now: Date): void => {
      if (isRecent(lastSeenAt, 5, now)) return;
      const end = timestamp(sessionEnd(instantOf(createdAt), now, remembered));
      add(`session ${id}`, async (transaction) =>
        transaction.run(sessionUse, { id, time: timestamp(now), end }),
      );
    },
    flush,
    /** Writes the recorded uses. Uses that are recorded later are ignored. */
    close: (): Promise<void> => {
      closed = true;
      return flush();
    },
  };
}
