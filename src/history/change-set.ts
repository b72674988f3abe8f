/**
 * Groups the changes of one request, batch, import or command. `log-entry.ts` stores the change set with the first log
 * entry of a changed element.
 */
import { prepared, type Slot } from "../database/prepared.ts";
import type { Transaction } from "../database/store.ts";

/** A change set, whose ID is assigned when its first change is written. All its changes share the object. */
export interface ChangeSet {
  /** The operation ID of the request, or the command. Empty if unknown. Stored with the first change. */
  operation: string;
  /** The change set that this one takes back. */
  readonly undoes: number | null;
  /** Null until an element changes. */
  id: number | null;
  /** The kinds of changes so far. A notice uses them to check whether its user can take back the changes. */
  readonly changed: Map<string, ChangedType>;
}

/** A kind of change of all elements of a type. */
export interface ChangedType {
  /** The kind of the log entries. */
  readonly kind: string;
  readonly type: string;
  /** The type of the element that owns an attachment or parameter. */
  readonly ownerType?: string | undefined;
}

/** The response header that names the change set of a write. */
export const changeSetHeader = "Partledger-Change-Set";

export function createChangeSet(operation: string, undoes: number | null = null): ChangeSet {
  return { operation, undoes, id: null, changed: new Map() };
}

type ChangeSetRow = {
  readonly datetime: string;
  readonly operation: string;
  readonly undoes_id: number | null;
  readonly user_id: number | null;
  readonly username: string;
  readonly client: string | null;
  readonly comment: string | null;
};

const insertChangeSet = prepared((db, slot: Slot<ChangeSetRow>) =>
  db
    .insertInto("change_sets")
    .values({
      datetime: slot("datetime"),
      operation: slot("operation"),
      undoes_id: slot("undoes_id"),
      user_id: slot("user_id"),
      username: slot("username"),
      client: slot("client"),
      comment: slot("comment"),
    })
    .returning("id"),
);

/** Returns the ID of the change set. Stores the change set if this is its first change. */
export async function storeChangeSet(
  transaction: Transaction,
  changeSet: ChangeSet,
  row: Omit<ChangeSetRow, "operation" | "undoes_id">,
): Promise<number> {
  if (changeSet.id !== null) return changeSet.id;
  const { operation, undoes } = changeSet;
  const [stored] = await transaction.run(insertChangeSet, { operation, undoes_id: undoes, ...row });
  if (stored === undefined) throw new Error("The change set was not stored.");
  changeSet.id = stored.id;
  transaction.afterRollback(() => {
    changeSet.id = null;
  });
  return stored.id;
}

interface ChangedEntry {
  readonly kind: string;
  readonly targetType?: string;
  readonly ownerType?: string;
}

/** Adds the kinds of changes. They remain after a rollback, so there can be more than the change set contains. */
export function addChangedTypes({ changed }: ChangeSet, entries: readonly ChangedEntry[]): void {
  for (const { kind, targetType: type, ownerType } of entries)
    if (type !== undefined) changed.set(`${kind} ${type} ${ownerType}`, { kind, type, ownerType });
}
