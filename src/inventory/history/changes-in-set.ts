/** Reads what a change set did to elements of which it has several log entries. */
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Changes } from "../../history/log-entry.ts";
import { iri, parseIri } from "../../representation/iri.ts";
import type { Target } from "./conflicts.ts";
import { keyOf, type LoggedChange } from "./read-changes-of-set.ts";
import { unitOf } from "./property-units.ts";
import type { Undo } from "./undo-state.ts";

type SetSlots = { readonly set: number; readonly type: string; readonly id: number };

const entriesOfElement = prepared((db, slot: Slot<SetSlots>) =>
  db
    .selectFrom("log_entries")
    .select(["id", "kind", "changes", "data"])
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id"))
    // With a plain condition, SQLite can read all log entries of the change set.
    .where((eb) => eb(eb.fn.coalesce("change_set_id", eb.val(0)), "=", slot("set")))
    .orderBy("id"),
);

interface Entry {
  readonly id: number;
  readonly kind: string;
  /** JSON texts, as stored. */
  readonly changes: string | null;
  readonly data: string | null;
}

interface ParsedEntry extends Pick<Entry, "id" | "kind"> {
  readonly changes: Changes;
}

function parsed({ id, kind, changes }: Entry): ParsedEntry {
  // The service has written the text.
  return { id, kind, changes: JSON.parse(changes ?? "{}") as Changes };
}

/** Returns the log entries of an element in the change set. Empty if it has only one. */
async function entriesOf(
  { context, source, repeated }: Pick<Undo, "context" | "source" | "repeated">,
  { type, id }: Target,
): Promise<readonly Entry[]> {
  if (source === null || !repeated.has(keyOf(type, id))) return [];
  return context.transaction.run(entriesOfElement, { set: source, type, id });
}

/** Whether the change set created an element and changed it afterwards. */
export async function isCreatedAndChanged(undo: Undo, target: Target): Promise<boolean> {
  const [first] = await entriesOf(undo, target);
  return first?.kind === "element_created";
}

/**
 * Combines several edits of one property: the last edit restores the value before the first one. The values in between do
 * not matter, and other elements can have them now.
 */
export async function withNetChanges(
  undo: Undo,
  changes: readonly LoggedChange[],
): Promise<readonly LoggedChange[]> {
  const read = new Map<string, readonly ParsedEntry[]>();
  const combined: LoggedChange[] = [];
  for (const change of changes) {
    const key = keyOf(change.type, change.targetId);
    if (!isEdit(change) || !undo.repeated.has(key)) combined.push(change);
    else {
      const target = { type: change.type, id: change.targetId };
      const entries = read.get(key) ?? (await entriesOf(undo, target)).map(parsed);
      read.set(key, entries);
      combined.push({ ...change, changes: netChanges(change, entries) });
    }
  }
  return combined;
}

export function isEdit({ kind }: Pick<Entry, "kind">): boolean {
  return kind === "element_edited" || kind === "element_merged";
}

function netChanges({ id, type, changes }: LoggedChange, entries: readonly ParsedEntry[]): Changes {
  const net: Record<string, Changes[string]> = {};
  for (const unit of new Set(Object.keys(changes).map((property) => unitOf(type, property)))) {
    const isOfUnit = (property: string) => unitOf(type, property) === unit;
    const edits = editsAround(id, isOfUnit, entries);
    if (edits.at(-1)?.id !== id) continue;
    for (const [property, { old, new: now }] of edits.flatMap((edit) => Object.entries(edit.changes)))
      if (isOfUnit(property)) net[property] = { old: property in net ? net[property]?.old : old, new: now };
  }
  return net;
}

/** Returns the edits of some properties between which the element was not deleted, and its stock was not changed. */
function editsAround(
  id: number,
  isWanted: (property: string) => boolean,
  entries: readonly ParsedEntry[],
): readonly ParsedEntry[] {
  const changesWanted = ({ changes }: ParsedEntry) => Object.keys(changes).some(isWanted);
  const ends = entries.filter(
    (entry) =>
      entry.kind === "element_created" ||
      entry.kind === "element_deleted" ||
      (entry.kind === "part_stock_changed" && changesWanted(entry)),
  );
  const after = ends.findLast((entry) => entry.id < id)?.id ?? 0;
  const before = ends.find((entry) => entry.id > id)?.id ?? Infinity;
  return entries.filter(
    (entry) => isEdit(entry) && entry.id > after && entry.id < before && changesWanted(entry),
  );
}

/**
 * Returns the log entry of the other lot of a move, which belongs to the same change set, or null. The entry of the lot that
 * lost the stock comes first.
 */
export async function otherSideOf(
  { context, source }: Pick<Undo, "context" | "source">,
  { id, targetId, changes, data }: Pick<LoggedChange, "id" | "targetId" | "changes" | "data">,
): Promise<LoggedChange | null> {
  const other = typeof data["other_lot"] === "string" ? parseIri(data["other_lot"]) : null;
  if (other === null || source === null) return null;
  const slots = { set: source, type: "PartLot", id: other.id };
  const sides = (await context.transaction.run(entriesOfElement, slots)).flatMap((entry) => {
    // The service has written the texts.
    const of = JSON.parse(entry.data ?? "{}") as LoggedChange["data"];
    if (entry.kind !== "part_stock_changed" || of["other_lot"] !== iri("PartLot", targetId)) return [];
    const changed = JSON.parse(entry.changes ?? "{}") as Changes;
    const { id: entryId, kind } = entry;
    return [{ id: entryId, kind, type: "PartLot", targetId: other.id, changes: changed, data: of } as const];
  });
  const hasLost = Number(changes["amount"]?.new) < Number(changes["amount"]?.old);
  return (hasLost ? sides.find((side) => side.id > id) : sides.findLast((side) => side.id < id)) ?? null;
}

const repeatedInSet = prepared((db, slot: Slot<{ set: number }>) =>
  db
    .selectFrom("log_entries")
    .select(["target_type", "target_id"])
    .where("change_set_id", "=", slot("set"))
    .groupBy(["target_type", "target_id"])
    .having((eb) => eb.fn.countAll(), ">", 1),
);

/** Returns the keys of the elements of which a change set has several entries. */
export async function readRepeatedInSet(reader: Reader, set: number): Promise<ReadonlySet<string>> {
  const rows = await reader.run(repeatedInSet, { set });
  return new Set(rows.map((row) => keyOf(row.target_type ?? "", row.target_id ?? 0)));
}

const undoneSet = prepared((db, slot: Slot<{ id: number }>) =>
  db.selectFrom("change_sets").select("undoes_id").where("id", "=", slot("id")),
);

/** Whether a change set makes the changes of another one again, because it takes back an undo of it. */
export async function isRedoOf(reader: Reader, set: number | null, source: number): Promise<boolean> {
  let current = set;
  // The IDs of undos are higher than those of the change sets that they take back, so this ends.
  while (current !== null && current > source) {
    const undo = await undoes(reader, current);
    current = undo === null ? null : await undoes(reader, undo);
    if (current === source) return true;
  }
  return false;
}

async function undoes(reader: Reader, id: number): Promise<number | null> {
  const [row] = await reader.run(undoneSet, { id });
  const undone = row?.undoes_id ?? null;
  return undone !== null && undone < id ? undone : null;
}
