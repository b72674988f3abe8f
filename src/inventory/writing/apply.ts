/**
 * Second half of a write: puts prepared changes into the database, with the entries of the change log. An entity
 * that nothing changes in keeps its version and its date, and is not logged.
 */
import { timestamp } from "../../database/timestamp.ts";
import { invalid, malformed } from "../../errors.ts";
import type { Actor } from "../../history/log-entry.ts";
import { writeLog } from "../../history/log-entry.ts";
import { deleteOwned } from "./delete.ts";
import type { Change, Columns, Owner, Row, WriteContext } from "./change.ts";
import { changedProperties, logChanges, logCreation } from "./history.ts";
import { touchOwners } from "./touch-owners.ts";
import { anyDatabase } from "./rows.ts";
import { releaseKeys } from "./unique-keys.ts";

export interface Applied {
  readonly id: number;
  readonly changed: boolean;
}

/**
 * Refuses a write with everything that is wrong with it.
 * @throws {Problem} 400 for faults of form, else 422 for broken rules
 */
export function throwIfInvalid({ malformed: faults, violations }: WriteContext): void {
  if (faults.length > 0) throw malformed([...faults, ...violations]);
  if (violations.length > 0) throw invalid(violations);
}

/** Writes the entity and everything inside it; what it is a part of gets a new version. */
export async function applyChange(change: Change): Promise<Applied> {
  return change.before === null ? create(change, null) : update(change, change.before, null);
}

/** Writes what has been collected for the change log. */
export async function writeCollectedLog(context: WriteContext, actor: Actor): Promise<void> {
  await writeLog(context.transaction, actor, context.now, context.log);
  context.log.length = 0;
}

/** @param ownership the foreign key by which it belongs to the owner */
async function create(change: Change, owner: Owner | null, ownership: Columns = {}): Promise<Applied> {
  const { context, definition } = change;
  const now = timestamp(context.now);
  await context.rules[definition.name]?.beforeWrite?.(change, owner);
  const row = { ...change.after, ...ownership, added_date: now, last_modified: now };
  const inserted = await anyDatabase(context.transaction)
    .insertInto(definition.table)
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  const id = inserted.id;
  logCreation(change, id);
  await applyOwned(change, id);
  await touchOwners(context, definition, [row], owner);
  await context.rules[definition.name]?.afterWrite?.(change, id, owner);
  return { id, changed: true };
}

/** @param released columns that hold a temporary value, which are written even if they did not change */
async function update(
  change: Change,
  before: Row,
  owner: Owner | null,
  released: readonly string[] = [],
): Promise<Applied> {
  const { context, definition, after } = change;
  await context.rules[definition.name]?.beforeWrite?.(change, owner);
  const id = before.id;
  const ownedChanged = await applyOwned(change, id);
  // Only now: the rules of the lists can still set references of this row.
  const different = Object.keys(after).filter(
    (column) => (before[column] ?? null) !== (after[column] ?? null),
  );
  const changed = different.length > 0 || ownedChanged;
  if (changed) {
    await anyDatabase(context.transaction)
      .updateTable(definition.table)
      .set({
        ...Object.fromEntries([...different, ...released].map((column) => [column, after[column]])),
        last_modified: timestamp(context.now),
        version: before.version + 1,
      })
      .where("id", "=", id)
      .execute();
  }
  const omitted = context.rules[definition.name]?.log?.omitted?.(change) ?? [];
  logChanges(context, definition.name, id, changedProperties(definition, before, after, omitted));
  if (changed) {
    await touchOwners(context, definition, [before, after], owner);
    await context.rules[definition.name]?.afterWrite?.(change, id, owner);
  }
  return { id, changed };
}

/**
 * Writes the lists of owned entities, independent of the order of their elements: removed rows are deleted, then rows
 * whose unique values go to others release them, then every element gets its final values.
 */
async function applyOwned(change: Change, id: number): Promise<boolean> {
  let changed = false;
  const pending = change.before === null ? {} : { pending: change.after };
  const owner: Owner = { resource: change.definition.name, id, columns: change.after, ...pending };
  for (const list of change.owned) {
    await deleteOwned(change.context, list.definition, list.removed, owner);
    const released = await releaseKeys(change.context, list);
    changed = list.removed.length > 0 || changed;
    for (const element of list.changes) {
      const applied =
        element.before === null
          ? await create(element, owner, { [list.ownerColumn]: id })
          : await update(element, element.before, owner, released.get(element.id ?? 0));
      changed = applied.changed || changed;
    }
  }
  return changed;
}
