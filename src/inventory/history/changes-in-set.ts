/** Reads what a change set did to elements of which it has several log entries. */
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Changes } from "../../history/log-entry.ts";
import type { Target } from "./conflicts.ts";
import { keyOf, type LoggedChange } from "./read-changes-of-set.ts";
import type { Undo } from "./undo-state.ts";

type SetSlots = { readonly set: number; readonly type: string; readonly id: number };

const entriesOfElement = prepared((db, slot: Slot<SetSlots>) =>
  db
    .selectFrom("log_entries")
    .select(["id", "kind", "changes"])
    .where("change_set_id", "=", slot("set"))
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id"))
    .orderBy("id"),
);

interface Entry {
  readonly id: number;
  readonly kind: string;
  /** A JSON text, as stored. */
  readonly changes: string | null;
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
  const read = new Map<string, readonly Entry[]>();
  const combined: LoggedChange[] = [];
  for (const change of changes) {
    const key = keyOf(change.type, change.targetId);
    if (!isEdit(change) || !undo.repeated.has(key)) combined.push(change);
    else {
      const entries = read.get(key) ?? (await entriesOf(undo, { type: change.type, id: change.targetId }));
      read.set(key, entries);
      combined.push({ ...change, changes: netChanges(change, entries) });
    }
  }
  return combined;
}

function isEdit({ kind }: Pick<Entry, "kind">): boolean {
  return kind === "element_edited" || kind === "element_merged";
}

function netChanges({ id, changes }: LoggedChange, entries: readonly Entry[]): Changes {
  const edits = editsAround(id, entries);
  const net: Record<string, Changes[string]> = {};
  for (const [property, change] of Object.entries(changes)) {
    const [first, ...later] = edits.filter((edit) => property in edit.changes);
    if ((later.at(-1) ?? first)?.id !== id) continue;
    net[property] = { ...change, old: first?.changes[property]?.old };
  }
  return net;
}

/** Returns the edits without another kind of change of the element in between. */
function editsAround(
  id: number,
  entries: readonly Entry[],
): readonly { readonly id: number; readonly changes: Changes }[] {
  const others = entries.filter((entry) => !isEdit(entry));
  const after = others.findLast((entry) => entry.id < id)?.id ?? 0;
  const before = others.find((entry) => entry.id > id)?.id ?? Infinity;
  return entries
    .filter((entry) => entry.id > after && entry.id < before)
    .map((entry) => ({
      id: entry.id,
      // The service has written the text.
      changes: JSON.parse(entry.changes ?? "{}") as Changes,
    }));
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
