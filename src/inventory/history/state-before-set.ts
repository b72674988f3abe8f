/** Reads from the log how an element was before a change set, to recognize changes that were already taken back. */
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import type { Changes } from "../../history/log-entry.ts";
import type { Target } from "./conflicts.ts";
import { keyOf } from "./read-changes-of-set.ts";
import type { Undo } from "./undo-state.ts";

type SetSlots = { readonly set: number; readonly type: string; readonly id: number };

const entriesOfElement = prepared((db, slot: Slot<SetSlots>) =>
  db
    .selectFrom("log_entries")
    .select(["kind", "changes"])
    .where("change_set_id", "=", slot("set"))
    .where("target_type", "=", slot("type"))
    .where("target_id", "=", slot("id"))
    .orderBy("id"),
);

interface StateBefore {
  /** Whether the change set has created the element, so that it did not exist before. */
  readonly isCreated: boolean;
  /** The values before the first change of each property. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns the state before the change set, or null if the change set has only one entry of the element. */
export async function readStateBefore(
  { context, source, repeated }: Pick<Undo, "context" | "source" | "repeated">,
  { type, id }: Target,
): Promise<StateBefore | null> {
  if (source === null || !repeated.has(keyOf(type, id))) return null;
  const entries = await context.transaction.run(entriesOfElement, { set: source, type, id });
  const values: Record<string, unknown> = {};
  for (const { changes } of entries) {
    // The service has written the text.
    for (const [property, { old }] of Object.entries(JSON.parse(changes ?? "{}") as Changes))
      if (!Object.hasOwn(values, property)) values[property] = old;
  }
  return { isCreated: entries[0]?.kind === "element_created", values };
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
