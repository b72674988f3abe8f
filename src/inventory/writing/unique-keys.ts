/**
 * Checks unique keys before a write. A single entity is compared with the database, and a list is checked in its final
 * state. `releaseKeys` allows rows of a list to exchange their values.
 */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import { normalize } from "../../database/normalize.ts";
import type { Definition } from "../../representation/definition.ts";
import { ownerOf } from "../entities/owners.ts";
import {
  changes,
  type Change,
  type Columns,
  type ColumnValue,
  type OwnedWrite,
  type UniqueKey,
  type WriteContext,
} from "./write-context.ts";
import { anyDatabase, typedRow } from "./read-rows.ts";

const temporaryPrefix = `\u0001${randomUUID()}:`;

/** The SQL expression for a text that no other row contains. */
export const temporaryText = sql`${temporaryPrefix} || cast(id as text)`;

export async function checkKeys(change: Change): Promise<void> {
  const { context, definition, id, after } = change;
  const ownerColumns = Object.values(definition.owners ?? {});
  for (const key of keysOf(context, definition)) {
    const columns = [...ownerColumns, ...Object.keys(key.columns)];
    if (!columns.some((column) => changes(change, column))) continue;
    const scope = scopeOf(change);
    if (scope === null) continue;
    const values = { ...scope, ...valuesOf(key, after) };
    if (Object.values(values).includes(null)) continue;
    let query = anyDatabase(context.transaction).selectFrom(definition.table).select("id");
    for (const [column, value] of Object.entries(values)) {
      const forms = formsOf(key, value);
      query = query.where(sql.ref(column), forms.length > 1 ? "in" : "=", forms.length > 1 ? forms : value);
    }
    if (id !== null) query = query.where("id", "<>", id);
    const other = await query.executeTakeFirst();
    if (other !== undefined) addViolation(change, key, Number(other["id"]));
  }
}

/** Returns the foreign key of the element within which a key must be unique, or `null` if there is no such element. */
function scopeOf({ definition, owner, after }: Change): Readonly<Columns> | null {
  if (definition.owners === undefined) return {};
  const element = owner ?? ownerOf(after);
  const column = element === null ? undefined : definition.owners[element.resource];
  return column === undefined || element === null ? null : { [column]: element.id };
}

/** A list of owned entities from a request body. */
interface List extends Pick<OwnedWrite, "definition" | "ownerColumn" | "changes"> {
  /** The ID of the owner, or `null` if the owner is being created. */
  readonly owner: number | null;
}

/** Checks the keys of a list in its final state, whatever the order of its items. */
export async function checkKeysOfList(context: WriteContext, list: List): Promise<void> {
  for (const key of keysOf(context, list.definition)) {
    const duplicates = new Set([...repeatedIn(key, list), ...(await usedOutside(context, key, list))]);
    for (const change of duplicates) addViolation(change, key);
  }
}

function repeatedIn(key: UniqueKey, list: List): Change[] {
  const seen = new Set<string>();
  return list.changes.filter(({ after }) => {
    const text = keyText(key, after, list.ownerColumn);
    if (text === null) return false;
    if (seen.has(text)) return true;
    seen.add(text);
    return false;
  });
}

/**
 * Returns the items whose key is already used by a row outside the list. Keys that are unique only within the owner
 * cannot have such conflicts.
 */
async function usedOutside(context: WriteContext, key: UniqueKey, list: List): Promise<Change[]> {
  const { definition, ownerColumn, owner } = list;
  const [column] = Object.keys(key.columns);
  if (column === undefined || definition.owners !== undefined || ownerColumn in key.columns) return [];
  const affected = list.changes.filter(
    (change) => changesKey(key, change) && keyText(key, change.after) !== null,
  );
  if (affected.length === 0) return [];
  const values = affected.flatMap(({ after }) => formsOf(key, valuesOf(key, after)[column]));
  let query = anyDatabase(context.transaction)
    .selectFrom(definition.table)
    .select(Object.keys(key.columns))
    .where(sql.ref(column), "in", values);
  if (owner !== null) query = query.where(sql.ref(ownerColumn), "<>", owner);
  const rows = await query.execute();
  const used = new Set(rows.map((row) => keyText(key, typedRow(definition, row))));
  return affected.filter(({ after }) => used.has(keyText(key, after)));
}

/**
 * Gives temporary values to rows whose key moves to another item of the list, because a unique index checks each
 * statement. Returns the columns that must be written again, by row ID.
 */
export async function releaseKeys(
  context: WriteContext,
  { definition, changes: elements }: OwnedWrite,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const released = new Map<number, readonly string[]>();
  for (const key of keysOf(context, definition)) {
    const { column, value } = key.temporary;
    const wanted = new Set(elements.map(({ after }) => keyText(key, after)));
    const ids = elements.flatMap((change) => {
      const oldKey = change.before === null ? null : keyText(key, change.before);
      if (change.id === null || oldKey === null) return [];
      return wanted.has(oldKey) && changesKey(key, change) ? [change.id] : [];
    });
    if (ids.length === 0) continue;
    await anyDatabase(context.transaction)
      .updateTable(definition.table)
      .set({ [column]: value })
      .where(idList(context.transaction.dialect, "id", ids))
      .execute();
    for (const id of ids) released.set(id, [...(released.get(id) ?? []), column]);
  }
  return released;
}

function keysOf({ rules }: WriteContext, { name }: Definition): readonly UniqueKey[] {
  return rules[name]?.unique ?? [];
}

function changesKey(key: UniqueKey, { before, after }: Change): boolean {
  return before === null || keyText(key, before) !== keyText(key, after);
}

function valuesOf({ columns }: Pick<UniqueKey, "columns">, row: Readonly<Columns>): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([column, fallback]) => [column, row[column] ?? fallback]),
  );
}

/** Returns all values that are equal to a value of the key. Codes stored by earlier versions can be in NFD. */
function formsOf(
  { normalized }: Pick<UniqueKey, "normalized">,
  value: ColumnValue | undefined,
): readonly (ColumnValue | undefined)[] {
  if (normalized !== true || typeof value !== "string") return [value];
  return [...new Set([normalize(value, "NFC"), normalize(value, "NFD")])];
}

/**
 * Returns the key as a text for comparison, or `null` if the key contains `null`. The column `same` is omitted, because
 * all compared rows have the same value in this column.
 */
export function keyText(
  key: Pick<UniqueKey, "columns" | "normalized">,
  row: Readonly<Columns>,
  same?: string,
): string | null {
  const values = Object.entries(valuesOf(key, row)).flatMap(([column, value]) =>
    column === same ? [] : [formsOf(key, value)[0]],
  );
  return values.includes(null) ? null : JSON.stringify(values);
}

function addViolation(change: Change, { property, message }: UniqueKey, usedBy?: number): void {
  change.violate(property, typeof message === "string" ? message : message(change.after), "unique", usedBy);
}
