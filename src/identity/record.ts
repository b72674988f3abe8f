/** Creates log entries for security events. `history/` stores each entry together with its actor. */
import type { Store, Transaction } from "../database/store.ts";
import type { LogEntry, LogLevel } from "../history/log-entry.ts";

/** Writes a log entry in the transaction of the change that the entry describes. */
export type RecordEntry = (
  transaction: Transaction,
  entries: LogEntry | readonly LogEntry[],
) => Promise<void>;

/** The context in which an account is changed. Each change runs in its own transaction. */
export interface ChangeContext {
  readonly store: Pick<Store, "transaction">;
  readonly now: Date;
  readonly record: RecordEntry;
  /**
   * The ID of the user who makes the change. A change that would lock out this user or all administrators is refused
   * (`lock-out.ts`). Not set by commands.
   */
  readonly actingUserId?: number;
  /** The ID of the browser session in which the change is made. Not set by commands. */
  readonly sessionId?: number;
}

/** Creates the log entry for a security event that concerns a user's account. */
export function securityEvent(
  userId: number,
  data: { readonly event: string } & Readonly<Record<string, unknown>>,
  level: LogLevel = "notice",
): LogEntry {
  return { kind: "security_event", level, targetType: "User", targetId: userId, data };
}
