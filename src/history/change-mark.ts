/**
 * Creates and compares change marks. A change mark is the position in the change log up to which a view of the database
 * shows changes. Caches use marks to detect later changes. Every change writes its log entries in its own transaction,
 * with one entry for each type of element that it creates, changes or deletes. Data read from one view is valid until
 * another view shows a new entry.
 */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { ResourceName } from "../../generated/resources.ts";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { DataVersion, Dialect, Reader, Store } from "../database/store.ts";

/**
 * A position in the change log. On SQLite, the mark is the ID of the last entry, because the single writer commits
 * entries in the order of their IDs. PostgreSQL does not guarantee this order, so the mark is the snapshot, which
 * determines the visible transactions.
 */
export type ChangeMark = string;

/**
 * The types whose changes affect neither parts nor their representation. Changes of all other types count, including
 * types that are added to the contract later.
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
 * Returns the condition that a log entry is later than the mark. On PostgreSQL, the first comparison allows an index
 * scan. The second comparison excludes transaction IDs in the future, which occur if the data was restored from another
 * server.
 */
export function isLater(dialect: Dialect, slot: Slot<{ mark: ChangeMark }>) {
  if (dialect === "sqlite") return sql`id > cast(${slot("mark")} as integer)`;
  const then = sql`cast(${slot("mark")} as pg_snapshot)`;
  return sql`xid >= pg_snapshot_xmin(${then}) and xid < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(xid, ${then})`;
}

/** Returns the mark of a view. Read the data that the mark belongs to in the same `readTransaction`. */
export async function changeMark(read: Reader): Promise<ChangeMark> {
  const [row] = await read.run(present, {});
  if (row === undefined) throw new Error("Expected one row from a SELECT without a table, but got none.");
  return row.mark;
}

interface Comparison {
  /** Whether `read` shows a change that is later than the mark. */
  readonly changed: boolean;
  /**
   * The mark of the view. Even if nothing has changed, the caller can replace the older mark, so that the next
   * comparison reads fewer log entries.
   */
  readonly mark: ChangeMark;
}

/** Compares a view with a mark. */
export type CompareChanges = (read: Reader, mark: ChangeMark) => Promise<Comparison>;

/**
 * Returns a function that detects changes to all types of elements except `types`.
 * @param kinds kinds of log entries that are no change
 */
export function comparisonWithout(
  types: readonly ResourceName[],
  kinds: readonly string[] = [],
): CompareChanges {
  // Entries without a target are about users and programs. A deleted element also has its own entry, so the entry in
  // the log of its owner can be ignored.
  const ignoredKinds = ["collection_element_deleted", ...kinds];
  return comparisonWhere(
    () => sql`target_type not in (${sql.join(types.map((name) => sql.lit(name)))})
    and kind not in (${sql.join(ignoredKinds.map((kind) => sql.lit(kind)))})`,
  );
}

/** Detects changes that affect parts or their representation. */
export const compareChanges = comparisonWithout(ignoredTypes);

/** Returns a function that detects changes to one type of element. */
export function comparisonOf(resource: ResourceName): CompareChanges {
  return comparisonWhere(() => sql`target_type = ${sql.lit(resource)}`);
}

interface ComparedRow {
  readonly mark: ChangeMark;
  readonly changed: boolean | number;
}

/**
 * Creates the comparison.
 * @param isSeen the SQL condition for log entries that count as a change
 */
function comparisonWhere(isSeen: () => RawBuilder<unknown>): CompareChanges {
  const compared = prepared<ComparedRow, { mark: ChangeMark }>((db, slot, dialect) => ({
    compile: () =>
      sql<ComparedRow>`
        select ${markOf(dialect)} as mark,
          exists (select 1 from log_entries where ${isLater(dialect, slot)} and ${isSeen()}) as changed`.compile(
        db,
      ),
  }));
  return async (read, mark) => {
    const [row] = await read.run(compared, { mark });
    if (row === undefined) throw new Error("Expected one row from a SELECT without a table, but got none.");
    return { changed: Boolean(row.changed), mark: row.mark };
  };
}

/** Counts changes of the inventory by any process. */
interface ChangeCounter {
  /** Returns the number of changes, including all changes that were committed before the call. */
  current(): Promise<number>;
  /** The last number that {@link current} returned. Reading it does not query the database. */
  readonly latest: number;
}

/**
 * Creates a counter of the changes that `compare` detects. If nothing was committed since the last call, counting runs
 * no statement on SQLite. On PostgreSQL, a comparison costs no more than reading the data version.
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
  /**
   * The comparison that has not started yet. It detects all changes that were committed before the calls that wait for
   * it.
   */
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
