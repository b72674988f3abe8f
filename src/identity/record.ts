/**
 * The security events of identity. `history/` writes them: the function is passed in, because it knows the actor.
 */
import type { Store, Transaction } from "../database/store.ts";
import type { LogEntry, LogLevel } from "../history/log-entry.ts";

/** Writes entries in the transaction of the change that they describe. */
export type RecordEntry = (
  transaction: Transaction,
  entries: LogEntry | readonly LogEntry[],
) => Promise<void>;

/** What a change of an account needs. The change opens its own transaction. */
export interface ChangeContext {
  readonly store: Pick<Store, "transaction">;
  readonly now: Date;
  readonly record: RecordEntry;
  /**
   * The user who makes the change. A change is refused if this user, or all users, would lose the permission to undo it.
   * Not set by commands.
   */
  readonly actingUserId?: number;
  /** The session of the browser that makes the change. Not set by commands. */
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
