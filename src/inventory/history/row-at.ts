/**
 * Rebuilds the rows of elements as they were at an earlier time: the present rows, or the last values of deleted ones,
 * with the old values of all later log entries. `element-at.ts` rebuilds an element with everything that its document
 * contains.
 */
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { LogEntryKind } from "../../history/log-entry.ts";
import type { Definition } from "../../representation/definition.ts";
import type { Columns } from "../writing/columns.ts";
import { columnsOfLogged } from "../writing/logged-columns.ts";
import { rowsById } from "../writing/read-rows.ts";
import { oldValues } from "./old-values.ts";

/** The time of a version: an instant in its stored form, or the moment before or after a log entry of the element. */
export type Moment =
  { readonly time: string } | { readonly beforeEntry: number } | { readonly afterEntry: number };

/**
 * Returns the row of an element at an earlier time, or null if the element did not exist then. The columns that are not
 * logged (`last_modified`, `version`, `full_path` and `level`) have their present or last values, or are missing.
 * @example await rowAt(reader, definitions.Part, 7, { time: "2026-11-01T12:00:00.000Z" })
 */
export async function rowAt(
  reader: Reader,
  definition: Definition,
  id: number,
  at: Moment,
): Promise<Columns | null> {
  return (await rowsAt(reader, definition, [id], at)).get(id) ?? null;
}

/** Returns the rows of several elements by ID, like {@link rowAt}. Elements that did not exist are omitted. */
export async function rowsAt(
  reader: Reader,
  definition: Definition,
  ids: readonly number[],
  at: Moment,
): Promise<ReadonlyMap<number, Columns>> {
  const rows = new Map<number, Columns>();
  if (ids.length === 0) return rows;
  for (const row of await rowsById(reader, definition, ids)) rows.set(row.id, { ...row });
  const created = new Set<number>();
  const slots = { type: definition.name, ids, ...laterThan(at) };
  for (let below = Number.MAX_SAFE_INTEGER, count = entriesPerPage; count === entriesPerPage;) {
    const entries = await reader.run(laterEntries, { ...slots, below });
    for (const entry of entries) {
      if (entry.kind === "element_created") created.add(entry.target_id);
      takeBack(definition, rows, entry);
      below = entry.id;
    }
    count = entries.length;
  }
  // Some elements have no entry of their creation, such as those of an imported archive.
  if ("time" in at)
    for (const [id, { added_date: added }] of rows)
      if (!created.has(id) && typeof added === "string" && added > at.time) rows.delete(id);
  return rows;
}

/** The number of entries that are read together, which limits the memory for elements with many changes. */
const entriesPerPage = 2000;

interface EntrySlots {
  readonly [name: string]: string | number | readonly number[];
  readonly type: string;
  readonly ids: readonly number[];
  readonly time: string;
  readonly from: number;
  readonly below: number;
}

interface Entry {
  readonly id: number;
  readonly kind: string;
  readonly target_id: number;
  readonly changes: string | null;
  readonly data: string | null;
}

const laterEntries = prepared<Entry, EntrySlots>((db, slot: Slot<EntrySlots>, dialect) =>
  db
    .selectFrom("log_entries")
    .select(["id", "kind", "changes", "data"])
    .select((eb) => eb.ref("target_id").$castTo<number>().as("target_id"))
    .where("target_type", "=", slot("type"))
    .where(idList(dialect, "target_id", slot("ids")))
    .where("datetime", ">", slot("time"))
    .where("id", ">=", slot("from"))
    .where("id", "<", slot("below"))
    .orderBy("id", "desc")
    .limit(entriesPerPage),
);

function laterThan(at: Moment): Pick<EntrySlots, "time" | "from"> {
  if ("time" in at) return { time: at.time, from: 0 };
  return { time: "", from: "afterEntry" in at ? at.afterEntry + 1 : at.beforeEntry };
}

/** Changes the row of the entry to that before the entry. */
function takeBack(definition: Definition, rows: Map<number, Columns>, entry: Entry): void {
  const { target_id: id } = entry;
  switch (entry.kind as LogEntryKind) {
    case "element_created":
      rows.delete(id);
      return;
    case "element_deleted":
      rows.set(id, { ...columnsOfLogged(definition, parsed(entry.data)), id });
      return;
    default: {
      const row = rows.get(id);
      if (row !== undefined) Object.assign(row, columnsOfLogged(definition, oldValues(entry)));
    }
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  return text === null ? {} : (JSON.parse(text) as Record<string, unknown>);
}
