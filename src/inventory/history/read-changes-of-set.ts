/** Reads the log entries of a change set from the newest to the oldest. */
import { idList } from "../../database/id-list.ts";
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

export function keyOf(type: string, id: number): string {
  return `${type} ${id}`;
}

type LaterValues = { readonly type: string; readonly ids: readonly number[]; readonly after: number };

const laterChanges = prepared((db, slot: Slot<LaterValues>, dialect) =>
  db
    .selectFrom("log_entries")
    .select(["id", "kind", "changes", "data", "change_set_id"])
    .select((eb) => eb.ref("target_id").$castTo<number>().as("target_id"))
    .where("target_type", "=", slot("type"))
    .where(idList(dialect, "target_id", slot("ids")))
    .where("id", ">", slot("after"))
    .where((eb) => eb.or([eb("changes", "is not", null), eb("kind", "=", "element_created")]))
    .orderBy("id"),
);

/**
 * Returns the values that the properties of elements had before they were changed for the first time after a log entry, by
 * the ID of the element.
 * @param entries the log entries of the elements, which have the same type
 * @param skipped the change sets whose changes are not considered
 */
export async function valuesBeforeLaterChanges(
  reader: Reader,
  type: string,
  entries: readonly Pick<LoggedChange, "id" | "targetId">[],
  skipped: readonly (number | null)[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, unknown>>> {
  const first = new Map(entries.map(({ targetId }) => [targetId, new Map<string, unknown>()]));
  const entryOf = new Map(entries.map(({ id, targetId }) => [targetId, id]));
  const after = Math.min(...entryOf.values());
  const rows = await reader.run(laterChanges, { type, ids: [...first.keys()], after });
  const later = rows.filter(({ id, target_id: target }) => id > (entryOf.get(target) ?? 0));
  // An undo of a deletion creates the element again and then sets its references, which changes nothing.
  const restored = new Set(later.filter(({ kind }) => kind === "element_created").map(elementOfSet));
  for (const row of later) {
    const { target_id: target, change_set_id: set } = row;
    const values = first.get(target);
    if (values === undefined || restored.has(elementOfSet(row)) || (set !== null && skipped.includes(set)))
      continue;
    for (const [property, old] of Object.entries(oldValues(row)))
      if (!values.has(property)) values.set(property, old);
  }
  return first;
}

interface ElementOfSet {
  readonly target_id: number;
  readonly change_set_id: number | null;
}

function elementOfSet({ target_id: target, change_set_id: set }: ElementOfSet): string {
  return `${target} ${set}`;
}

/** The log entry of a deletion, with the last values of the element. */
export interface Deletion {
  readonly id: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly changeSet: number | null;
}

const lastDeletion = prepared((db, slot: Slot<{ type: string; id: number }>) =>
  db
    .selectFrom("log_entries")
    .select(["id", "data", "change_set_id"])
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id"))
    .where("kind", "=", "element_deleted")
    .orderBy("id", "desc")
    .limit(1),
);

/** Returns the last deletion of an element, or null. */
export async function readLastDeletion(reader: Reader, type: string, id: number): Promise<Deletion | null> {
  const [row] = await reader.run(lastDeletion, { type, id });
  if (row === undefined) return null;
  return { id: row.id, data: parsed<Record<string, unknown>>(row.data), changeSet: row.change_set_id };
}

const lastDeletions = prepared<
  { readonly id: number; readonly target: number },
  { readonly type: string; readonly ids: readonly number[] }
>((db, slot: Slot<{ readonly type: string; readonly ids: readonly number[] }>, dialect) =>
  db
    .selectFrom("log_entries")
    .select((eb) => [eb.fn.max("id").as("id"), eb.ref("target_id").$castTo<number>().as("target")])
    .where("target_type", "=", slot("type"))
    .where(idList(dialect, "target_id", slot("ids")))
    .where("kind", "=", "element_deleted")
    .groupBy("target_id"),
);

/** Returns the log entries of the last deletions of elements by the ID of the element. */
export async function readLastDeletions(
  reader: Reader,
  type: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await reader.run(lastDeletions, { type, ids });
  return new Map(rows.map(({ id, target }) => [target, id]));
}

type KindSlots = { readonly type: string; readonly id: number; readonly kind: LogEntryKind };

const entriesOfKind = prepared((db, slot: Slot<KindSlots>) =>
  db
    .selectFrom("log_entries")
    .select("change_set_id")
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id"))
    .where("kind", "=", slot("kind")),
);

/** Whether a change set creates or deletes an element. */
export async function isLoggedInSet(
  reader: Reader,
  element: { readonly type: string; readonly id: number },
  kind: LogEntryKind,
  set: number,
): Promise<boolean> {
  // With a condition for the change set, SQLite would read all its log entries.
  const rows = await reader.run(entriesOfKind, { type: element.type, id: element.id, kind });
  return rows.some((row) => row.change_set_id === set);
}
