/**
 * Change marks: how far the change log goes in a view of the database, and whether anything that belongs to the
 * inventory was changed since. Every change of the inventory leaves its entries in its own transaction, one of the kind of
 * each element that it changes, adds or deletes, so what was made of one view is right until another view shows an entry
 * that the first did not.
 */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { ResourceName } from "../../generated/resources.ts";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { DataVersion, Dialect, Reader, Store } from "../database/store.ts";

/**
 * On SQLite the last entry's id: transactions are committed in the order of their ids, as there is one writer. On
 * PostgreSQL they are not, and the mark is the snapshot, which says of every transaction whether it shows.
 */
export type ChangeMark = string;

/** What makes no difference to parts and what is told of them. Everything else counts, what comes later too. */
export const unseenTypes: readonly ResourceName[] = [
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
 * PostgreSQL: the first comparison is for the index; the second leaves out numbers of a future that only another server
 * has seen, from which the data was restored.
 */
function isLater(dialect: Dialect, slot: Slot<{ mark: ChangeMark }>) {
  if (dialect === "sqlite") return sql`id > cast(${slot("mark")} as integer)`;
  const then = sql`cast(${slot("mark")} as pg_snapshot)`;
  return sql`xid >= pg_snapshot_xmin(${then}) and xid < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(xid, ${then})`;
}

/** The mark of what `read` shows: of what is read in the same `readTransaction`. */
export async function changeMark(read: Reader): Promise<ChangeMark> {
  const [row] = await read.run(present, {});
  if (row === undefined) throw new Error("A select without a table has one row.");
  return row.mark;
}

interface Comparison {
  /** Whether `read` shows a change that the mark does not. */
  readonly changed: boolean;
  /** Where nothing changed, this one can take the place of the older mark: less will have to be looked through. */
  readonly mark: ChangeMark;
}

/** Without a promise where the database answers without one. */
export type CompareChanges = (read: Reader, mark: ChangeMark) => Comparison | Promise<Comparison>;

/** A comparison for which changes of all elements count but those of `types`. */
export function comparisonWithout(types: readonly ResourceName[]): CompareChanges {
  // Entries without a target are about people and programs. What was deleted has an entry of its own besides the one
  // for what it belonged to.
  return comparisonWhere(
    sql`target_type not in (${sql.join(types.map((name) => sql.lit(name)))})
    and kind <> 'collection_element_deleted'`,
  );
}

/** Whether anything was changed that shows in parts or in what is told of them. */
export const compareChanges = comparisonWithout(unseenTypes);

/** A comparison for which only changes of elements of one kind count, whatever the kind. */
export function comparisonOf(resource: ResourceName): CompareChanges {
  return comparisonWhere(sql`target_type = ${sql.lit(resource)}`);
}

interface ComparedRow {
  readonly mark: ChangeMark;
  readonly changed: boolean | number;
}

/** @param isSeen of an entry of the change log, whether it counts */
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

/** Counts changes of the inventory, of any process. */
interface ChangeCounter {
  /** Counts everything that was committed before the call. */
  current(): Promise<number>;
  /** The highest count so far, without a look at the database. */
  readonly latest: number;
}

/**
 * Counts the changes that `compare` sees. While nothing at all is committed, this takes no statement on SQLite; on
 * PostgreSQL the comparison itself is as cheap as the data version.
 */
export function createChangeCounter(
  store: Pick<Store, "dialect" | "read" | "dataVersion">,
  compare: CompareChanges,
): ChangeCounter {
  let latest = 0;
  let mark: ChangeMark | null = null;
  let version: DataVersion | null = null;
  /** One look at a time, so that no change counts twice. */
  let last: Promise<unknown> = Promise.resolve();
  /** The look that has not begun: it sees what was committed before any call that waits for it. */
  let next: Promise<number> | null = null;

  async function look(): Promise<number> {
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
        next = last.then(look);
        last = next.catch(() => undefined);
      }
      return next;
    },
  };
}
