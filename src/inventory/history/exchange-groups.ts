/** Finds edits that must be taken back together, because an element has the old unique value of another one. */
import type { Definition } from "../../representation/definition.ts";
import { columnsOfLogged } from "../writing/logged-columns.ts";
import { rowsById } from "../writing/read-rows.ts";
import { keyText, temporaryText } from "../writing/unique-keys.ts";
import type { Columns, Row, UniqueKey } from "../writing/write-context.ts";
import type { LoggedChange } from "./read-changes-of-set.ts";
import { isTree } from "./rows-read.ts";
import { differencesTo } from "./undo-edit.ts";
import { missingReferences } from "./undo-references.ts";
import type { Undo } from "./undo-state.ts";

/** An edit that restores unique values. */
export interface Exchange {
  readonly edit: LoggedChange;
  /** The row before it gets temporary values. */
  readonly row: Row;
  readonly temporary: readonly UniqueKey["temporary"][];
  /** The edits whose elements have the old values now. */
  readonly needs: Set<Exchange>;
  readonly neededBy: Set<Exchange>;
}

type Key = Pick<UniqueKey, "columns" | "normalized" | "temporary">;

/** The key that the rules of trees check. */
const nameOfSibling: Key = {
  columns: { parent_id: 0, name: "" },
  temporary: { column: "name", value: temporaryText },
};

/**
 * Returns the groups of edits that depend on each other. Edits that depend on no other edit are omitted.
 * @param edits at most one edit of each element, all of one type
 */
export async function exchangeGroups(
  undo: Undo,
  definition: Definition,
  edits: readonly LoggedChange[],
): Promise<readonly (readonly Exchange[])[]> {
  const { rules, transaction } = undo.context;
  const keys = [...(rules[definition.name]?.unique ?? []), ...(isTree(definition) ? [nameOfSibling] : [])];
  if (keys.length === 0 || edits.length < 2) return [];
  const ids = edits.map(({ targetId }) => targetId);
  const rows = new Map((await rowsById(transaction, definition, ids)).map((row) => [row.id, row]));
  const exchanges: Exchange[] = [];
  const holders = new Map<string, Exchange>();
  const wanted: (readonly [string, Exchange])[] = [];
  for (const edit of edits) {
    const row = rows.get(edit.targetId);
    if (row === undefined) continue;
    const after = { ...row, ...(await restorableKeys(undo, definition, keys, edit, row)) };
    const restored = keys
      .map((key) => ({ key, now: textOf(definition, key, row), old: textOf(definition, key, after) }))
      .filter(({ now, old }) => now !== old);
    const temporary = restored.map(({ key }) => key.temporary);
    const exchange: Exchange = { edit, row, temporary, needs: new Set(), neededBy: new Set() };
    exchanges.push(exchange);
    for (const { now, old } of restored) {
      if (now !== null) holders.set(now, exchange);
      if (old !== null) wanted.push([old, exchange]);
    }
  }
  for (const [text, exchange] of wanted) {
    const holder = holders.get(text);
    if (holder === undefined) continue;
    exchange.needs.add(holder);
    holder.neededBy.add(exchange);
  }
  return connected(exchanges);
}

/** Returns the columns of unique keys that the edit can restore. */
async function restorableKeys(
  undo: Undo,
  definition: Definition,
  keys: readonly Key[],
  { changes }: LoggedChange,
  row: Row,
): Promise<Columns> {
  const newer = undo.mode === "skip" ? differencesTo(definition, row, changes, "new") : {};
  const old = Object.entries(changes).filter(([property]) => !(property in newer));
  const columns = columnsOfLogged(
    definition,
    Object.fromEntries(old.map(([property, change]) => [property, change.old])),
  );
  const used = new Set([...keys.flatMap((key) => Object.keys(key.columns)), ...ownerColumns(definition)]);
  const ofKeys = Object.fromEntries(Object.entries(columns).filter(([column]) => used.has(column)));
  for (const { column } of await missingReferences(undo, definition, ofKeys, row)) delete ofKeys[column];
  return ofKeys;
}

function ownerColumns({ owners }: Definition): readonly string[] {
  return Object.values(owners ?? {});
}

/** Returns a key as a text that no other key has, or null if the key contains null. */
function textOf(definition: Definition, key: Key, row: Readonly<Columns>): string | null {
  const text = keyText(key, row);
  const owner = ownerColumns(definition).map((column) => row[column] ?? null);
  return text === null ? null : JSON.stringify([Object.keys(key.columns), owner, text]);
}

/** Groups the exchanges that are connected by needs, directly or indirectly. */
function connected(exchanges: readonly Exchange[]): readonly (readonly Exchange[])[] {
  const groups: (readonly Exchange[])[] = [];
  const grouped = new Set<Exchange>();
  for (const exchange of exchanges) {
    if (grouped.has(exchange)) continue;
    const group = new Set([exchange]);
    // The loop also visits the members that it adds.
    for (const { needs, neededBy } of group) for (const other of [...needs, ...neededBy]) group.add(other);
    for (const member of group) grouped.add(member);
    if (group.size > 1) groups.push([...group]);
  }
  return groups;
}

/** Returns the exchanges, and those that need them, directly or indirectly. */
export function withDependents(exchanges: Iterable<Exchange>): ReadonlySet<Exchange> {
  const all = new Set(exchanges);
  for (const { neededBy } of all) for (const dependent of neededBy) all.add(dependent);
  return all;
}
