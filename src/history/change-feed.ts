/**
 * Writes the change feed: one row per created, changed or deleted element, in the transaction of the change.
 *
 * The IDs of the rows are the sequences. They are assigned in the order of the commits: a transaction writes its rows
 * immediately before its commit, and on PostgreSQL only one transaction at a time can be between these two steps. So no
 * row appears below one that is already visible. `read-changes.ts` reads the feed.
 */
import { sql } from "kysely";
import { changeFeedLock } from "../database/change-feed-start.ts";
import { prepared, type Slot } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";
import type { Actor, LogEntry } from "./entry-types.ts";

export type ChangeKind = "created" | "changed" | "deleted";

/** The kinds of log entries that are changes of their target. All other entries change no element. */
export const changeKinds: Partial<Record<LogEntry["kind"], ChangeKind>> = {
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
  readonly type: string;
  readonly id: number;
  owner: string | null;
  readonly datetime: string;
  readonly user: number | null;
}

interface Recorded {
  readonly transaction: Transaction;
  readonly userId: number | null;
  readonly datetime: string;
  readonly entries: readonly LogEntry[];
}

/** The number of rows of a statement, which limits the memory of a statement. */
const rowsPerStatement = 1000;

/** Adds the elements of log entries to the feed when the transaction is committed. */
export function recordChanges(
  transaction: Transaction,
  { userId }: Pick<Actor, "userId">,
  datetime: string,
  entries: readonly LogEntry[],
): void {
  transaction.beforeCommit(writeChanges, { transaction, userId, datetime, entries });
}

async function writeChanges(recorded: readonly Recorded[]): Promise<void> {
  const changes = changesOf(recorded);
  const [first] = recorded;
  if (first === undefined) return;
  const { transaction } = first;
  for (let start = 0; start < changes.length; start += rowsPerStatement) {
    const json = JSON.stringify(changes.slice(start, start + rowsPerStatement));
    await transaction.run(insertChanges, { json });
  }
}

/**
 * Inserts a list of changes. On PostgreSQL, waits for the lock first, which the transaction keeps until its end: the
 * sequence of a row is assigned after the row was read from the list.
 */
const insertChanges = prepared((_db, slot: Slot<{ json: string }>, dialect) => {
  const members = ["datetime", "kind", "type", "id", "owner", "user"];
  const columns = members.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
  const given =
    dialect === "sqlite"
      ? sql`(select key as position, ${sql.join(columns)} from json_each(${slot("json")})) as given`
      : sql`(select pg_advisory_xact_lock(${sql.lit(changeFeedLock)}) offset 0) as locked
        cross join rows from (json_to_recordset(cast(${slot("json")} as json))
          as (datetime text, kind text, type text, id bigint, owner text, "user" bigint))
          with ordinality as given(datetime, kind, type, id, owner, "user", position)`;
  return sql`
    insert into change_feed (datetime, kind, target_type, target_id, owner_type, user_id)
    select datetime, kind, type, id, owner, "user" from ${given} order by position`;
});

/**
 * Returns one change per element, in the order of the first entries. All have the latest time of the transaction: the
 * log entries of the demo inventory are dated back, but the feed removes changes by the time at which they were written.
 */
function changesOf(recorded: readonly Recorded[]): readonly Change[] {
  const changes = new Map<string, Change>();
  let datetime = "";
  for (const each of recorded) if (each.datetime > datetime) datetime = each.datetime;
  for (const { userId: user, entries } of recorded) {
    for (const { kind: entryKind, targetType: type, targetId: id, ownerType: owner = null } of entries) {
      const kind = changeKinds[entryKind];
      if (kind === undefined || type === undefined || id === undefined) continue;
      const key = `${type} ${id}`;
      const known = changes.get(key);
      if (known === undefined) changes.set(key, { kind, type, id, owner, datetime, user });
      else {
        known.owner ??= owner;
        if (kind === "deleted") known.kind = kind;
      }
    }
  }
  return [...changes.values()];
}
