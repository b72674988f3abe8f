/**
 * Performs the second half of a write: writes the changes that `prepare.ts` has checked, and collects their change log
 * entries. Entities without changes keep their version and modification date and are not logged.
 */
import { timestamp } from "../../database/timestamp.ts";
import { invalid, malformed } from "../../util/errors.ts";
import { writeLog, type Actor } from "../../history/log-entry.ts";
import { deleteOwned } from "./delete.ts";
import type { Change, Columns, Owner, Row, WriteContext } from "./write-context.ts";
import { changedProperties, logChanges, logCreation, logTouched } from "./create-log-entries.ts";
import { touchOwners } from "./touch-owners.ts";
import { releaseKeys } from "./unique-keys.ts";

export interface Applied {
  readonly id: number;
  readonly changed: boolean;
}

/** @throws {Problem} 400 if the request is malformed, or 422 if it violates rules */
export function throwIfInvalid({ malformed: formViolations, violations }: WriteContext): void {
  if (formViolations.length > 0) throw malformed([...formViolations, ...violations]);
  if (violations.length > 0) throw invalid(violations);
}

/**
 * Writes an entity and its owned entities, and increments the versions of its owners.
 * @param released columns with temporary values, which must be written even if they are unchanged
 */
export async function applyChange(change: Change, released: readonly string[] = []): Promise<Applied> {
  return change.before === null ? create(change, null) : update(change, change.before, null, released);
}

export async function writeCollectedLog(context: WriteContext, actor: Actor): Promise<void> {
  await writeLog(context.transaction, actor, context.now, context.log);
  context.log.length = 0;
}

/** @param ownerColumns the foreign key of the owner */
async function create(change: Change, owner: Owner | null, ownerColumns: Columns = {}): Promise<Applied> {
  const { context, definition } = change;
  const now = timestamp(context.now);
  await context.rules[definition.name]?.beforeWrite?.(change, owner);
  const row = {
    ...change.after,
    ...ownerColumns,
    added_date: now,
    last_modified: now,
    ...(owner === null && context.initial),
  };
  const id = await context.rowWriter.insert(context.transaction, definition.table, row);
  logCreation(change, id, row);
  await applyOwned(change, id);
  await touchOwners(context, definition, [row], owner);
  await context.rules[definition.name]?.afterWrite?.(change, id, owner);
  return { id, changed: true };
}

/** @param released columns with temporary values, which must be written even if they are unchanged */
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
  // Columns are compared after the owned lists are written, because the rules of a list can change references in this
  // row.
  const columns: Columns = {};
  for (const column in after) {
    const value = after[column] ?? null;
    if (value !== (before[column] ?? null) || released.includes(column)) columns[column] = value;
  }
  const changed = Object.keys(columns).length > 0 || ownedChanged;
  if (changed) {
    columns["last_modified"] = timestamp(context.now);
    columns["version"] = before.version + 1;
    await context.rowWriter.update(context.transaction, definition.table, id, columns);
  }
  const omitted = context.rules[definition.name]?.log?.omitted?.(change) ?? [];
  logChanges(context, definition.name, id, changedProperties(definition, before, after, omitted));
  if (changed) {
    logTouched(context, definition, [before]);
    await touchOwners(context, definition, [before, after], owner);
    await context.rules[definition.name]?.afterWrite?.(change, id, owner);
  }
  return { id, changed };
}

/**
 * Writes the owned lists, whatever the order of their members. First, rows are deleted. Then, rows whose unique values
 * move to other rows get temporary values. Finally, all members are written.
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
