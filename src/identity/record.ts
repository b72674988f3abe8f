/**
 * What identity tells the log. The log itself is passed in as a function: it is written by `history/`, which
 * knows who acts.
 */
import type { Store, Transaction } from "../database/store.ts";

/** One entry. Passwords, tokens and their hashes never stand in one. */
export interface IdentityEntry {
  readonly kind: "element_created" | "element_edited" | "element_deleted" | "security_event";
  readonly level: "warning" | "notice" | "info";
  /** What belonged to a user who is gone is no part of identity, but told of along with that. */
  readonly targetType: "User" | "Group" | "PartLot" | "StorageLocation";
  readonly targetId: number;
  readonly comment?: string;
  /** What was changed, by property. */
  readonly changes?: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;
  /** Facts about a security event; `event` says which. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Writes entries within the transaction of the change that they tell of: a few hundred of them as one statement. */
export type RecordEntry = (transaction: Transaction, ...entries: readonly IdentityEntry[]) => Promise<void>;

/** What a change within a transaction needs: when it is made, and who is told. */
export interface ChangeOccasion {
  readonly now: Date;
  readonly record: RecordEntry;
  /**
   * The user who makes the change, where it is one: a change by which this user, or everybody, would lose the right to
   * repair it is refused. At the command line there is none.
   */
  readonly actingUserId?: number;
}

/** What every change needs that opens a transaction of its own. */
export interface ChangeContext extends ChangeOccasion {
  readonly store: Pick<Store, "transaction">;
  /** The session of a browser that the change is made with. At the command line there is none. */
  readonly sessionId?: number;
}

/** A group as the log names elements. */
export function groupReference(id: number | null): string | null {
  return id === null ? null : `/api/groups/${id}`;
}

/** The entry of a creation, with those of the given values that decide what somebody may do. */
export function creationOf(
  targetType: "User" | "Group",
  targetId: number,
  given: Readonly<Record<string, unknown>>,
): IdentityEntry {
  const told = Object.entries(given).filter(([, value]) => value !== null);
  const entry = { kind: "element_created", level: "notice", targetType, targetId } as const;
  if (told.length === 0) return entry;
  return {
    ...entry,
    changes: Object.fromEntries(told.map(([key, value]) => [key, { old: null, new: value }])),
  };
}

/** Permission data as the log shows them; null where nothing is set. */
export function loggedPermissions(stored: string): unknown {
  const data: unknown = JSON.parse(stored);
  return typeof data === "object" && data !== null && Object.keys(data).length > 0 ? data : null;
}

/** The entry of an event that concerns the security of a user's account; `event` in `data` says which. */
export function securityEvent(
  userId: number,
  data: { readonly event: string } & Readonly<Record<string, unknown>>,
  level: IdentityEntry["level"] = "notice",
): IdentityEntry {
  return { kind: "security_event", level, targetType: "User", targetId: userId, data };
}
