/** Determines which changes of an undone change set were left, for example because conflicts were skipped. */
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { isUndoable } from "../../history/undoable.ts";
import { groupBy } from "../../util/group-by.ts";
import { isObject } from "../../util/is-object.ts";

/** The changes of a change set that its undos have left. */
export interface RemainingChanges {
  readonly isEmpty: boolean;
}

interface Entry {
  readonly set: number | null;
  readonly kind: string;
  readonly type: string | null;
  readonly id: number | null;
  readonly changes: string | null;
}

const entriesOf = prepared<Entry, { sets: readonly number[] }>(
  (db, slot: Slot<{ sets: readonly number[] }>, dialect) =>
    db
      .selectFrom("log_entries")
      .select(["change_set_id as set", "kind", "target_type as type", "target_id as id", "changes"])
      .where(idList(dialect, "change_set_id", slot("sets"))),
);

interface Job {
  readonly source_id: number;
  readonly change_set_id: number | null;
  readonly status: string;
  readonly left_count: number;
}

const jobsOf = prepared<Job, { sets: readonly number[] }>(
  (db, slot: Slot<{ sets: readonly number[] }>, dialect) =>
    db
      .selectFrom("change_set_undos")
      .select(["source_id", "change_set_id", "status", "left_count"])
      .where(idList(dialect, "source_id", slot("sets")))
      .orderBy("id"),
);

/**
 * Returns the changes that were left, by the ID of the change set.
 * @param undos the change sets that take back a change set, by its ID
 */
export async function readRemainingChanges(
  reader: Reader,
  undos: ReadonlyMap<number, readonly number[]>,
): Promise<ReadonlyMap<number, RemainingChanges>> {
  if (undos.size === 0) return new Map();
  const jobs = await reader.run(jobsOf, { sets: [...undos.keys()] });
  // The undo of a large change set is a job, which has counted what it has left.
  const jobOf = new Map(
    jobs
      .filter((job) => undos.get(job.source_id)?.includes(job.change_set_id ?? 0) === true)
      .map((job) => [job.source_id, job]),
  );
  const small = [...undos].filter(([source]) => !jobOf.has(source)).flat(2);
  const bySet = groupBy(
    small.length === 0 ? [] : await reader.run(entriesOf, { sets: small }),
    ({ set }) => set,
  );
  return new Map(
    [...undos].map(([source, own]) => {
      const job = jobOf.get(source);
      if (job !== undefined) return [source, { isEmpty: job.status === "succeeded" && job.left_count === 0 }];
      const undone = own.flatMap((undo) => bySet.get(undo) ?? []);
      return [source, remainingOf(bySet.get(source) ?? [], undone)];
    }),
  );
}

function remainingOf(entries: readonly Entry[], undone: readonly Entry[]): RemainingChanges {
  const left = keysOf(entries.filter(({ type }) => type !== null && isUndoable(type)));
  const [taken, replaced] = [keysOf(undone), new Set(undone.filter(isWhole).map(elementKey))];
  for (const [key, element] of left) if (taken.has(key) || replaced.has(element)) left.delete(key);
  return { isEmpty: left.size === 0 };
}

const elementKey = ({ type, id }: Entry): string => `${type} ${id}`;

/** Whether the entry is the creation or deletion of the element. */
const isWhole = ({ kind }: Entry): boolean => kind === "element_created" || kind === "element_deleted";

/** Returns the keys of the changes, each with the key of its element. */
function keysOf(entries: readonly Entry[]): Map<string, string> {
  const keys = new Map<string, string>();
  for (const [element, own] of groupBy(entries, elementKey)) {
    const kinds = new Set(own.filter(isWhole).map(({ kind }) => kind));
    // An element that was created and deleted again is the same as before.
    if (kinds.size === 2) continue;
    if (kinds.size === 1) keys.set(`${element} `, element);
    else for (const property of own.flatMap(propertiesOf)) keys.set(`${element} ${property}`, element);
  }
  return keys;
}

/** An undo takes back the amount of a stock change. Other properties can have later values. */
function propertiesOf({ kind, changes }: Entry): readonly string[] {
  const parsed: unknown = changes === null ? {} : JSON.parse(changes);
  const properties = Object.keys(isObject(parsed) ? parsed : {});
  return kind === "part_stock_changed" ? properties.filter((property) => property === "amount") : properties;
}
