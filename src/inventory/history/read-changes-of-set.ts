/** Reads the log entries of a change set from the newest to the oldest. */
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Changes, LogEntryKind } from "../../history/log-entry.ts";
import { definitions } from "../definitions.ts";
import { oldValues } from "./old-values.ts";
import type { StoredResource } from "../../representation/definition.ts";

/** A log entry of a changed element. */
export interface LoggedChange {
  readonly id: number;
  readonly kind: LogEntryKind;
  readonly type: StoredResource;
  readonly targetId: number;
  readonly changes: Changes;
  readonly data: Readonly<Record<string, unknown>>;
}

type PageValues = { readonly set: number; readonly before: number; readonly limit: number };

const page = prepared((db, slot: Slot<PageValues>) =>
  db
    .selectFrom("log_entries")
    .select(["id", "kind", "target_type", "target_id", "changes", "data"])
    .where("change_set_id", "=", slot("set"))
    .where("id", "<", slot("before"))
    .orderBy("id", "desc")
    .limit(slot("limit")),
);

/** Returns up to `limit` changes with smaller IDs than `before`. */
export async function readChangesOfSet(reader: Reader, values: PageValues): Promise<readonly LoggedChange[]> {
  const rows = await reader.run(page, values);
  return rows.flatMap(({ id, kind, target_type: type, target_id: targetId, changes, data }) =>
    type === null || targetId === null || !(type in definitions)
      ? []
      : [
          {
            id,
            kind: kind as LogEntryKind,
            type: type as StoredResource,
            targetId,
            changes: parsed<Changes>(changes),
            data: parsed<Readonly<Record<string, unknown>>>(data),
          },
        ],
  );
}

function parsed<T extends object>(text: string | null): T {
  // The service has written the text.
  return (text === null ? {} : JSON.parse(text)) as T;
}

const countOfSet = prepared<{ entries: number; elements: number }, { set: number }>(
  (db, slot: Slot<{ set: number }>) =>
    db
      .selectFrom((all) =>
        all
          .selectFrom("log_entries")
          .select((column) => ["target_type", "target_id", column.fn.countAll<number>().as("entries")])
          .where("change_set_id", "=", slot("set"))
          .groupBy(["target_type", "target_id"])
          .as("element"),
      )
      .select((column) => [
        column.fn.coalesce(column.fn.sum<number>("element.entries"), column.val(0)).as("entries"),
        column.fn.countAll<number>().as("elements"),
      ]),
);

/** Returns the number of log entries of a change set, and of the elements that it changes. */
export async function countChangesOfSet(
  reader: Reader,
  set: number,
): Promise<{ readonly entries: number; readonly elements: number }> {
  const [row] = await reader.run(countOfSet, { set });
  return { entries: Number(row?.entries ?? 0), elements: Number(row?.elements ?? 0) };
}

const deletedInSet = prepared((db, slot: Slot<{ set: number; before: number }>) =>
  db
    .selectFrom("log_entries")
    .select(["target_type", "target_id"])
    .where("change_set_id", "=", slot("set"))
    .where("kind", "=", "element_deleted")
    .where("id", "<", slot("before")),
);

/**
 * Returns the keys (see {@link keyOf}) of the elements that a change set deletes.
 * @param before only log entries with smaller IDs are read
 */
export async function readDeletedInSet(reader: Reader, set: number, before: number): Promise<Set<string>> {
  const rows = await reader.run(deletedInSet, { set, before });
  return new Set(rows.map((row) => keyOf(row.target_type ?? "", row.target_id ?? 0)));
}

export function keyOf(type: string, id: number): string {
  return `${type} ${id}`;
}

type LaterValues = { readonly type: string; readonly id: number; readonly after: number };

const laterChanges = prepared((db, slot: Slot<LaterValues>) =>
  db
    .selectFrom("log_entries")
    .select(["kind", "changes", "data", "change_set_id"])
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id"))
    .where("id", ">", slot("after"))
    .where("changes", "is not", null)
    .orderBy("id"),
);

/**
 * Returns the values that the properties of an element had before they were changed for the first time after a log entry.
 * @param skipped the change set whose changes are not considered
 */
export async function valuesBeforeLaterChanges(
  reader: Reader,
  values: LaterValues,
  skipped: number | null,
): Promise<ReadonlyMap<string, unknown>> {
  const first = new Map<string, unknown>();
  for (const { change_set_id: set, ...entry } of await reader.run(laterChanges, values)) {
    if (set !== null && set === skipped) continue;
    for (const [property, old] of Object.entries(oldValues(entry)))
      if (!first.has(property)) first.set(property, old);
  }
  return first;
}

const lastDeletion = prepared((db, slot: Slot<{ type: string; id: number }>) =>
  db
    .selectFrom("log_entries")
    .select(["id", "data"])
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id"))
    .where("kind", "=", "element_deleted")
    .orderBy("id", "desc")
    .limit(1),
);

/** Returns the last deletion of an element with its last values, or null. */
export async function readLastDeletion(
  reader: Reader,
  type: string,
  id: number,
): Promise<{ readonly id: number; readonly data: Readonly<Record<string, unknown>> } | null> {
  const [row] = await reader.run(lastDeletion, { type, id });
  return row === undefined ? null : { id: row.id, data: parsed<Record<string, unknown>>(row.data) };
}

const laterBookings = prepared((db, slot: Slot<{ lot: number; after: number }>) =>
  db
    .selectFrom("log_entries")
    .select(["id", "data"])
    .where("target_type", "=", "PartLot")
    .where("target_id", "=", slot("lot"))
    .where("kind", "=", "part_stock_changed")
    .where("id", ">", slot("after"))
    .where("data", "like", '%"undoes_entry"%'),
);

/** Whether a stock change was taken back, and this was not taken back itself. */
export async function isBookedBack(reader: Reader, lot: number, entry: number): Promise<boolean> {
  const rows = await reader.run(laterBookings, { lot, after: entry });
  const undoing = rows.map(({ id, data }) => ({
    id,
    undoes: parsed<Record<string, unknown>>(data)["undoes_entry"],
  }));
  const isUndone = (undone: number): boolean =>
    undoing.some(({ id, undoes }) => undoes === undone && !isUndone(id));
  return isUndone(entry);
}
