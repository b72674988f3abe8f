/** Determines when the rows of an old version were last modified before its time. The change log does not contain this. */
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Columns } from "../writing/columns.ts";
import { referrersAt } from "./referrers-at.ts";
import type { Version } from "./version.ts";

/** Sets `last_modified` of the rows that the document shows with all properties. */
export async function setModified(version: Version): Promise<void> {
  const { reader, time, whole, rows } = version;
  const newest = new Map<Columns, string>();
  for (const [definition, ids] of whole) {
    const byId = rows.get(definition);
    const changed = [...ids].filter((id) => !isKnown(byId?.get(id), time));
    if (changed.length === 0) continue;
    const slots = { type: definition.name, ids: changed, time };
    for (const { id, datetime } of await reader.run(newestEntries, slots)) {
      const row = byId?.get(Number(id));
      if (row) newest.set(row, datetime);
    }
  }
  await noteBomEntries(version);
  const done = new Set<Columns>();
  const modifiedOf = (row: Columns): string => {
    if (!done.has(row)) {
      done.add(row);
      if (!isKnown(row, time)) {
        const added = String(row["added_date"] ?? "");
        const times = [newest.get(row) ?? added, version.lastChange.get(row) ?? ""];
        for (const member of version.members.get(row) ?? []) times.push(modifiedOf(member));
        row["last_modified"] = times.reduce((a, b) => (a > b ? a : b));
      }
    }
    return String(row["last_modified"]);
  };
  for (const [definition, ids] of whole) {
    for (const id of ids) {
      const row = rows.get(definition)?.get(id);
      if (row) modifiedOf(row);
    }
  }
}

/** Notes the changes of BOM entries, which projects do not list. */
async function noteBomEntries({
  reader,
  time,
  whole,
  rows,
  definitions,
  lastChange,
}: Version): Promise<void> {
  const { Project: target, ProjectBOMEntry: definition } = definitions;
  const reference = { definition, column: "project_id", property: "project", target, isListed: true };
  for (const id of whole.get(target) ?? []) {
    const project = rows.get(target)?.get(id);
    if (!project || isKnown(project, time)) continue;
    const { candidates } = await referrersAt(reader, reference, [id]);
    const entries = await reader.run(newestEntries, { type: definition.name, ids: candidates, time });
    for (const { datetime } of entries)
      if (datetime > (lastChange.get(project) ?? "")) lastChange.set(project, datetime);
  }
}

/** Whether the row was not modified after the time. */
function isKnown(row: Columns | null | undefined, time: string): boolean {
  const modified = row?.["last_modified"];
  return typeof modified === "string" && modified <= time;
}

interface Slots {
  readonly [name: string]: string | readonly number[];
  readonly type: string;
  readonly ids: readonly number[];
  readonly time: string;
}

const newestEntries = prepared((db, slot: Slot<Slots>, dialect) =>
  db
    .selectFrom("log_entries")
    .select((eb) => [eb.ref("target_id").$castTo<number>().as("id"), eb.fn.max("datetime").as("datetime")])
    .where("target_type", "=", slot("type"))
    .where(idList(dialect, "target_id", slot("ids")))
    .where("datetime", "<=", slot("time"))
    .where("kind", "in", [
      "element_created",
      "element_edited",
      "element_merged",
      "part_stock_changed",
      "collection_element_deleted",
    ])
    .groupBy("target_id"),
);
