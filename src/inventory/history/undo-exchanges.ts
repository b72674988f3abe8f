/** Takes back edits in which elements exchanged unique values, such as the part numbers of two parts. */
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import { groupBy } from "../../util/group-by.ts";
import { columnsOfLogged } from "../writing/logged-columns.ts";
import type { Definition, StoredResource } from "../../representation/definition.ts";
import { anyDatabase, rowById, rowsById } from "../writing/read-rows.ts";
import { temporaryText } from "../writing/unique-keys.ts";
import type { Columns, Row, UniqueKey } from "../writing/write-context.ts";
import { createConflicts } from "./conflicts.ts";
import type { LoggedChange } from "./read-changes-of-set.ts";
import { forgetAll, isTree } from "./rows-read.ts";
import { definitionFor } from "./undo-context.ts";
import type { Undo } from "./undo-state.ts";
import { conflictsOf } from "./visible-conflicts.ts";
import { undoEdit } from "./undo-edit.ts";

/**
 * Gives temporary values to the elements, as a write of a list does (`unique-keys.ts`), and then restores their old values.
 * @returns the changes that are no exchange, and those that cannot be restored
 */
export async function undoExchanges(
  undo: Undo,
  changes: readonly LoggedChange[],
): Promise<readonly LoggedChange[]> {
  const restored = new Set<LoggedChange>();
  for (const [type, edits] of groupBy(changes.filter(isEdit), (edit) => edit.type))
    for (const edit of await undoExchangesOf(undo, type, edits)) restored.add(edit);
  return changes.filter((change) => !restored.has(change));
}

function isEdit({ kind }: LoggedChange): boolean {
  return kind === "element_edited";
}

/** The number of times that the edits are tried, without those that failed before. */
const maximumPasses = 4;

/** Returns the edits that were taken back. */
async function undoExchangesOf(
  undo: Undo,
  type: StoredResource,
  edits: readonly LoggedChange[],
): Promise<readonly LoggedChange[]> {
  const definition = definitionFor(undo, { type, id: 0 });
  let possible = edits;
  for (let pass = 1; pass <= maximumPasses; pass += 1) {
    const exchanges = await exchangesOf(undo, definition, possible);
    if (exchanges.size === 0) return [];
    const failed = await exchange(undo, definition, exchanges);
    if (failed.size === 0) return [...exchanges.keys()];
    possible = possible.filter((edit) => !failed.has(edit));
  }
  return [];
}

interface Exchange {
  /** The row before it gets temporary values. */
  readonly row: Row;
  readonly temporary: UniqueKey["temporary"][];
}

/** The key that the rules of trees check. */
const nameOfSibling: Pick<UniqueKey, "columns" | "temporary"> = {
  columns: { parent_id: null, name: "" },
  temporary: { column: "name", value: temporaryText },
};

/** Returns the edits that restore values of the same unique key. */
async function exchangesOf(
  { context: { rules, transaction } }: Undo,
  definition: Definition,
  edits: readonly LoggedChange[],
): Promise<ReadonlyMap<LoggedChange, Exchange>> {
  const exchanges = new Map<LoggedChange, Exchange>();
  const keys = [...(rules[definition.name]?.unique ?? []), ...(isTree(definition) ? [nameOfSibling] : [])];
  if (keys.length === 0) return exchanges;
  const ids = edits.map(({ targetId }) => targetId);
  const rows = new Map((await rowsById(transaction, definition, ids)).map((row) => [row.id, row]));
  for (const { columns, temporary } of keys) {
    const restoring = newestOfEach(edits).flatMap((edit) => {
      const old = columnsOfLogged(definition, oldValues(edit.changes));
      const row = rows.get(edit.targetId);
      const isRestored = Object.keys(columns).some(
        (column) => column in old && old[column] !== row?.[column],
      );
      return row !== undefined && isRestored ? [{ edit, row }] : [];
    });
    if (restoring.length < 2) continue;
    for (const { edit, row } of restoring) {
      const known = exchanges.get(edit);
      if (known === undefined) exchanges.set(edit, { row, temporary: [temporary] });
      else known.temporary.push(temporary);
    }
  }
  return exchanges;
}

/**
 * Takes back all edits or none.
 * @returns the edits that have conflicts
 * @throws {Problem} 409 if an attachment has conflicts, because moves of files cannot be taken back alone
 */
async function exchange(
  undo: Undo,
  definition: Definition,
  exchanges: ReadonlyMap<LoggedChange, Exchange>,
): Promise<ReadonlySet<LoggedChange>> {
  const { log, transaction } = undo.context;
  const logged = log.length;
  const touched = [...undo.touched].map(([owner, ids]) => [owner, new Set(ids)] as const);
  await sql`savepoint exchange`.execute(transaction.db);
  await setTemporary(undo, definition, exchanges);
  const failed = new Set<LoggedChange>();
  for (const [edit, { row, temporary }] of exchanges) {
    const conflicts = createConflicts();
    const columns = temporary.map(({ column }) => column);
    const target = { type: edit.type, id: edit.targetId };
    const before = isTree(definition) ? { ...row, ...(await presentPath(undo, definition, row)) } : row;
    await undoEdit({ ...undo, conflicts }, target, edit.changes, { row: before, columns });
    if (conflicts.count > 0) {
      failed.add(edit);
      if (definition.name === "Attachment") throw await conflictsOf({ ...undo, conflicts });
    }
    await setImmediate();
  }
  if (failed.size > 0) {
    await sql`rollback to savepoint exchange`.execute(transaction.db);
    log.length = logged;
    undo.touched.clear();
    for (const [owner, ids] of touched) undo.touched.set(owner, ids);
    forgetAll(undo.read);
  }
  await sql`release savepoint exchange`.execute(transaction.db);
  return failed;
}

/** Returns the path of an element of a tree, which changes with its ancestors. */
async function presentPath({ context }: Undo, definition: Definition, { id }: Row): Promise<Columns> {
  const row = await rowById(context.transaction, definition, id);
  return { full_path: row?.["full_path"] ?? null, level: row?.["level"] ?? null };
}

async function setTemporary(
  { context: { transaction } }: Undo,
  { table }: Definition,
  exchanges: ReadonlyMap<LoggedChange, Exchange>,
): Promise<void> {
  const released = [...exchanges.values()].flatMap(({ row: { id }, temporary }) =>
    temporary.map((value) => ({ id, ...value })),
  );
  for (const [column, rows] of groupBy(released, (row) => row.column)) {
    const ids = rows.map(({ id }) => id);
    await anyDatabase(transaction)
      .updateTable(table)
      .set({ [column]: rows[0].value })
      .where(idList(transaction.dialect, "id", ids))
      .execute();
  }
}

/** Returns the first of the edits of each element. The others are taken back after it. */
function newestOfEach(edits: readonly LoggedChange[]): readonly LoggedChange[] {
  const seen = new Set<number>();
  return edits.filter(({ targetId }) => !seen.has(targetId) && seen.add(targetId));
}

function oldValues(changes: LoggedChange["changes"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).map(([property, { old }]) => [property, old]));
}
