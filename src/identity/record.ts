/**
 * What identity tells the log. The log itself is passed in as a function: it is written by `history/`, which
 * knows who acts.
 */
import type { Store, Transaction } from "../database/store.ts";
import type { LogEntry, LogLevel } from "../history/log-entry.ts";

/** Writes entries within the transaction of the change that they tell of: a few hundred of them as one statement. */
export type RecordEntry = (transaction: Transaction, ...entries: readonly LogEntry[]) => Promise<void>;

/** What every change needs: when it is made, by whom, and how it is logged. It opens a transaction of its own. */
export interface ChangeContext {
  readonly store: Pick<Store, "transaction">;
  readonly now: Date;
  readonly record: RecordEntry;
  /**
   * The user who makes the change, where it is one: a change by which this user, or everybody, would lose the right to
   * repair it is refused. At the command line there is none.
   */
  readonly actingUserId?: number;
  /** The session of a browser that the change is made with. At the command line there is none. */
  readonly sessionId?: number;
}

/** The entry of an event that concerns the security of a user's account; `event` in `data` says which. */
export function securityEvent(
  userId: number,
  data: { readonly event: string } & Readonly<Record<string, unknown>>,
  level: LogLevel = "notice",
): LogEntry {
  return { kind: "security_event", level, targetType: "User", targetId: userId, data };
}
