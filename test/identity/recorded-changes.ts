/** A change context for tests that appends log entries to a list. */
import type { Store } from "../../src/database/store.ts";
import type { LogEntry } from "../../src/history/log-entry.ts";
import type { ChangeContext } from "../../src/identity/record.ts";

export const now = new Date("2026-11-21T10:00:00.000Z");

/** What `change` records is in `entries`, in order; a transaction that fails takes its entries back. */
export function recordedChanges(store: Store): { change: ChangeContext; entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const record: ChangeContext["record"] = (transaction, recorded) => {
    transaction.afterCommit(() => {
      // No form and no command comments on what it does.
      for (const { comment, ...entry } of [recorded].flat())
        entries.push(comment === undefined || comment === null ? entry : { comment, ...entry });
    });
    return Promise.resolve();
  };
  return { change: { store, now, record }, entries };
}

/** A context that discards the log. */
export function quietly(store: Store): ChangeContext {
  return { store, now, record: () => Promise.resolve() };
}
