/** Returns a change context that collects log entries in memory, for tests. */
import type { Store } from "../../src/database/store.ts";
import type { LogEntry } from "../../src/history/log-entry.ts";
import type { ChangeContext } from "../../src/identity/record.ts";

export const now = new Date("2026-11-21T10:00:00.000Z");

/**
 * Creates a context whose log entries are collected in `entries`, in order. A failed transaction removes its entries.
 */
export function recordedChanges(store: Store): { change: ChangeContext; entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const record: ChangeContext["record"] = (transaction, recorded) => {
    transaction.afterCommit(() => {
      // Forms and commands send no comment. Entries of the kind element_touched are not written to the log.
      for (const { comment, ...entry } of [recorded].flat().filter(({ kind }) => kind !== "element_touched"))
        entries.push(comment === undefined || comment === null ? entry : { comment, ...entry });
    });
    return Promise.resolve();
  };
  return { change: { store, now, record }, entries };
}

/** Returns a context that discards log entries. */
export function withoutLog(store: Store): ChangeContext {
  return { store, now, record: () => Promise.resolve() };
}
