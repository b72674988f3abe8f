/**
 * Writes the change feed: one row per created, changed or deleted element, in the transaction of the change.
 *
 * The IDs of the rows are the sequences. They are assigned in the order of the commits: a transaction writes its rows
 * immediately before its commit, and on PostgreSQL only one transaction at a time can be between these two steps. So no
 * row appears below one that is already visible. `read-changes.ts` reads the feed.
 */
import { sql } from "kysely";
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import type { Actor, LogEntry } from "./log-entry.ts";

export type ChangeKind = "created" | "changed" | "deleted";

/** The kinds of log entries that are changes of their target. All other entries change no element. */
const changeKinds: Partial<Record<LogEntry["kind"], ChangeKind>> = {
  element_created: "created",
  element_edited: "changed",
  element_touched: "changed",
  element_merged: "changed",
  collection_element_deleted: "changed",
  part_stock_changed: "changed",
  project_built: "changed",
  element_deleted: "deleted",
};

interface Change {
  kind: ChangeKind;
  readonly targetType: string;
  readonly targetId: number;
  ownerType: string | null;
}

/** The key of the lock that a PostgreSQL transaction has from assigning its sequences to its commit. */
const commitLock = 7_232_002;

/** Each row takes six parameters, and databases limit the number of parameters of a statement. */
const rowsPerStatement = 500;

/** Adds the elements of log entries to the feed when the transaction is committed. */
export function recordChanges(
  transaction: Transaction,
  actor: Pick<Actor, "userId">,
  now: Date,
  entries: readonly LogEntry[],
): void {
  const changes = changesOf(entries);
  if (changes.length === 0) return;
  const datetime = timestamp(now);
  transaction.beforeCommit(async () => {
    const { db, dialect } = transaction;
    if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(commitLock)})`.execute(db);
    for (let start = 0; start < changes.length; start += rowsPerStatement) {
      await db
        .insertInto("change_feed")
        .values(
          changes.slice(start, start + rowsPerStatement).map((change) => ({
            datetime,
            kind: change.kind,
            target_type: change.targetType,
            target_id: change.targetId,
            owner_type: change.ownerType,
            user_id: actor.userId,
          })),
        )
        .execute();
    }
  });
}

/** Returns one change per element, in the order of the first entries. */
function changesOf(entries: readonly LogEntry[]): readonly Change[] {
  const changes = new Map<string, Change>();
  for (const { kind: entryKind, targetType, targetId, ownerType = null } of entries) {
    const kind = changeKinds[entryKind];
    if (kind === undefined || targetType === undefined || targetId === undefined) continue;
    const key = `${targetType} ${targetId}`;
    const known = changes.get(key);
    if (known === undefined) changes.set(key, { kind, targetType, targetId, ownerType });
    else {
      known.ownerType ??= ownerType;
      if (kind === "deleted") known.kind = kind;
    }
  }
  return [...changes.values()];
}
