/**
 * Reads the rows that several changes need with one statement per table. A row is read again after it was written.
 */
import {
  bindingsOfKind,
  definitionOf,
  type Definition,
  type Definitions,
  type StoredResource,
} from "../../representation/definition.ts";
import { parseIri } from "../../representation/iri.ts";
import type { Reader } from "../../database/store.ts";
import type { LogEntry } from "../../history/log-entry.ts";
import { groupBy } from "../../util/group-by.ts";
import { rowsById } from "../writing/read-rows.ts";
import type { Row, WriteContext } from "../writing/write-context.ts";
import type { Target } from "./conflicts.ts";
import { keyOf, readLastDeletions, type LoggedChange } from "./read-changes-of-set.ts";

export interface RowsRead {
  /** The rows by table and ID, as in `WriteContext.referencedRows`. */
  readonly present: Map<string, Row>;
  /** The table and ID of rows that do not exist. */
  readonly missing: Set<string>;
  /** The log entries of the last deletions, by the key of the element (`keyOf`). */
  readonly lastDeletions: Map<string, number>;
}

export function createRowsRead(): RowsRead {
  return { present: new Map(), missing: new Set(), lastDeletions: new Map() };
}

export function rowKey({ table }: Pick<Definition, "table">, id: number): string {
  return `${table} ${id}`;
}

const referencesOf = bindingsOfKind("reference");

/** Reads the elements of the changes, and those to which their old values refer. */
export async function readRows(
  read: RowsRead,
  { transaction, definitions }: Pick<WriteContext, "transaction" | "definitions">,
  changes: readonly LoggedChange[],
): Promise<void> {
  forgetAll(read);
  read.lastDeletions.clear();
  for (const [type, ids] of wantedIn(definitions, changes)) await readRowsOf(read, transaction, type, ids);
  const deletions = changes.filter(({ kind }) => kind === "element_deleted");
  for (const [type, deleted] of groupBy(deletions, (change) => change.type)) {
    const ids = deleted.map(({ targetId }) => targetId);
    for (const [id, entry] of await readLastDeletions(transaction, type, ids))
      read.lastDeletions.set(keyOf(type, id), entry);
  }
}

async function readRowsOf(
  { present, missing }: RowsRead,
  reader: Reader,
  definition: Definition,
  ids: ReadonlySet<number>,
): Promise<void> {
  for (const id of ids) missing.add(rowKey(definition, id));
  for (const row of await rowsById(reader, definition, [...ids])) {
    missing.delete(rowKey(definition, row.id));
    present.set(rowKey(definition, row.id), row);
  }
}

function wantedIn(
  definitions: Definitions,
  changes: readonly LoggedChange[],
): ReadonlyMap<Definition, ReadonlySet<number>> {
  const wanted = new Map<Definition, Set<number>>();
  const add = (type: StoredResource, id: number): void => {
    const definition = definitionOf(definitions, type);
    const ids = wanted.get(definition) ?? new Set();
    wanted.set(definition, ids.add(id));
  };
  for (const { type, targetId, changes: changed, data } of changes) {
    add(type, targetId);
    const references = referencesOf(definitionOf(definitions, type)).map(({ property }) => property);
    for (const property of [...references, "element"]) {
      const value = changed[property]?.old ?? data[property];
      const named = typeof value === "string" ? parseIri(value) : null;
      if (named !== null && named.resource in definitions) add(named.resource as StoredResource, named.id);
    }
  }
  return wanted;
}

/** Whether writing an element changes the paths of its descendants. */
export function isTree({ bindings }: Definition): boolean {
  return "parent" in bindings;
}

/** Forgets the rows that a change of an element has written. */
export function forgetWritten(
  read: RowsRead,
  definitions: Definitions,
  target: Target,
  log: readonly LogEntry[],
): void {
  const written = definitionOf(definitions, target.type);
  // These writes also change rows without log entries of their own: paths of a tree, preview images and detached entries.
  if (
    isTree(written) ||
    written.name === "Attachment" ||
    log.some(({ kind }) => kind === "element_deleted")
  ) {
    forgetAll(read);
    return;
  }
  forget(read, written, target.id);
  for (const { targetType: type, targetId: id } of log)
    if (type !== undefined && id !== undefined && type in definitions)
      forget(read, definitionOf(definitions, type), id);
}

function forget({ present, missing }: RowsRead, definition: Definition, id: number): void {
  present.delete(rowKey(definition, id));
  missing.delete(rowKey(definition, id));
}

export function forgetAll({ present, missing }: RowsRead): void {
  present.clear();
  missing.clear();
}
