/**
 * Creates and compares change marks. A change mark records the position in the change log that a view of the database
 * shows, so caches can detect later changes. Every change writes its log entries in its own transaction, with one entry
 * for each type of element that it creates, changes or deletes. Data read from one view is valid until another view
 * shows a new entry.
 */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { ResourceName } from "../../generated/resources.ts";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { DataVersion, Dialect, Reader, Store } from "../database/store.ts";

/**
 * A position in the change log. On SQLite, the ID of the last entry: with a single writer, transactions commit in the
 * order of their IDs. PostgreSQL gives no such guarantee, so there the mark is the snapshot, which determines which
 * transactions are visible.
 */
export type ChangeMark = string;

/**
 * Changes of these types do not affect parts or their representation. Changes of all other types do, including types
 * that are added later.
 */
export const ignoredTypes: readonly ResourceName[] = [
  "User",
  "Group",
  "ApiToken",
  "LogEntry",
  "Currency",
  "Pricedetail",
  "Project",
  "ProjectBOMEntry",
  "PartAssociation",
];

const present = prepared<{ mark: ChangeMark }>((db, _slot, dialect) => ({
  compile: () => sql<{ mark: ChangeMark }>`select ${markOf(dialect)} as mark`.compile(db),
}));

function markOf(dialect: Dialect) {
  return dialect === "sqlite"
    ? sql`cast(coalesce((select max(id) from log_entries), 0) as text)`
    : sql`cast(pg_current_snapshot() as text)`;
}

/**
 * PostgreSQL: the first comparison allows an index scan. The second comparison excludes transaction IDs in the future,
 * which occur if the data was restored from another server.
 */
function isLater(dialect: Dialect, slot: Slot<{ mark: ChangeMark }>) {
  if (dialect === "sqlite") return sql`id > cast(${slot("mark")} as integer)`;
  const then = sql`cast(${slot("mark")} as pg_snapshot)`;
  return sql`xid >= pg_snapshot_xmin(${then}) and xid < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(xid, ${then})`;
}

/** Returns the mark of a view. The caller must read the data in the same `readTransaction`. */
export async function changeMark(read: Reader): Promise<ChangeMark> {
  const [row] = await read.run(present, {});
  if (row === undefined) throw new Error("A select without a table has one row.");
  return row.mark;
}

interface Comparison {
  /** Whether `read` shows a change that is not in the mark. */
  readonly changed: boolean;
  /**
   * The mark of the view. If nothing has changed, it can replace the older mark, so the next comparison reads fewer
   * entries.
   */
  readonly mark: ChangeMark;
}

/** Compares a view with a mark. Returns no promise if the database returns none (SQLite). */
export type CompareChanges = (read: Reader, mark: ChangeMark) => Comparison | Promise<Comparison>;

/** Returns a comparison of changes to all elements except those of `types`. */
export function comparisonWithout(types: readonly ResourceName[]): CompareChanges {
  // Entries without a target are about users and programs. A deleted element also has an entry of its own, so the entry
  // of its owner can be ignored.
  return comparisonWhere(
    sql`target_type not in (${sql.join(types.map((name) => sql.lit(name)))})
    and kind <> 'collection_element_deleted'`,
  );
}

/** Compares changes that affect parts or their representation. */
export const compareChanges = comparisonWithout(ignoredTypes);

/** Returns a comparison of changes to one type of element. */
export function comparisonOf(resource: ResourceName): CompareChanges {
  return comparisonWhere(sql`target_type = ${sql.lit(resource)}`);
}

interface ComparedRow {
  readonly mark: ChangeMark;
  readonly changed: boolean | number;
}

/**
 * Creates a comparison.
 * @param isSeen SQL: whether an entry of the change log counts
 */
function comparisonWhere(isSeen: RawBuilder<unknown>): CompareChanges {
  const compared = prepared<ComparedRow, { mark: ChangeMark }>((db, slot, dialect) => ({
    compile: () =>
      sql<ComparedRow>`
        select ${markOf(dialect)} as mark,
          exists (select 1 from log_entries where ${isLater(dialect, slot)} and ${isSeen}) as changed`.compile(
        db,
      ),
  }));
  return (read, mark) => {
    const rows = read.run(compared, { mark });
    return rows instanceof Promise ? rows.then(comparison) : comparison(rows);
  };
}

function comparison([row]: readonly ComparedRow[]): Comparison {
  if (row === undefined) throw new Error("A select without a table has one row.");
  return { changed: Boolean(row.changed), mark: row.mark };
}

/** Counts changes of the inventory by any process. */
interface ChangeCounter {
  /** Returns the count, including all changes that were committed before the call. */
  current(): Promise<number>;
  /** The highest count so far, without querying the database. */
  readonly latest: number;
}

/**
 * Counts the changes that `compare` detects. If nothing was committed, counting needs no statement on SQLite. On
 * PostgreSQL, the comparison is as cheap as reading the data version.
 */
export function createChangeCounter(
  store: Pick<Store, "dialect" | "read" | "dataVersion">,
  compare: CompareChanges,
): ChangeCounter {
  let latest = 0;
  let mark: ChangeMark | null = null;
  let version: DataVersion | null = null;
  /** Comparisons run one after another, so no change is counted twice. */
  let last: Promise<unknown> = Promise.resolve();
  /** The comparison that has not started yet. It will see all changes committed before the calls that wait for it. */
  let next: Promise<number> | null = null;

  async function compareNow(): Promise<number> {
    next = null;
    const before = version;
    version = store.dialect === "sqlite" ? await store.dataVersion() : null;
    if (version !== null && version === before) return latest;
    try {
      const comparison = mark === null ? null : await compare(store.read, mark);
      mark = comparison?.mark ?? (await changeMark(store.read));
      if (comparison?.changed !== false) latest += 1;
      return latest;
    } catch (error) {
      version = null;
      throw error;
    }
  }

  return {
    get latest() {
      return latest;
    },
    current: () => {
      if (next === null) {
        next = last.then(compareNow);
        last = next.catch(() => undefined);
      }
      return next;
    },
  };
}
