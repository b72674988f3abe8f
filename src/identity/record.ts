/** Creates log entries for security events. `history/` stores the entries together with the actor. */
import type { Store, Transaction } from "../database/store.ts";
import type { LogEntry, LogLevel } from "../history/log-entry.ts";

/** Writes entries in the transaction of the change that they describe. */
export type RecordEntry = (
  transaction: Transaction,
  entries: LogEntry | readonly LogEntry[],
) => Promise<void>;

/** The context of a change to an account. The change runs in its own transaction. */
export interface ChangeContext {
  readonly store: Pick<Store, "transaction">;
  readonly now: Date;
  readonly record: RecordEntry;
  /**
   * The user who makes the change. A change that locks out this user or all administrators is refused (`lock-out.ts`).
   * Commands do not set this property.
   */
  readonly actingUserId?: number;
  /** The browser session that makes the change. Commands do not set this property. */
  readonly sessionId?: number;
}

/** Creates the log entry of a security event of a user's account. */
export function securityEvent(
  userId: number,
  data: { readonly event: string } & Readonly<Record<string, unknown>>,
  level: LogLevel = "notice",
): LogEntry {
  return { kind: "security_event", level, targetType: "User", targetId: userId, data };
}
