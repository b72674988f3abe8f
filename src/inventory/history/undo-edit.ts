/** Takes back changed properties of an element. */
import { isPrivate } from "../entities/attachment.ts";
import type { Changes } from "../../history/log-entry.ts";
import type { Definition } from "../../representation/definition.ts";
import type { Columns, Row } from "../writing/write-context.ts";
import { changedProperties } from "../writing/create-log-entries.ts";
import { columnsOfLogged } from "../writing/logged-columns.ts";
import { remedyForDeleted } from "./conflict-causes.ts";
import { conflictOf, type Target } from "./conflicts.ts";
import { isCreatedAndChanged } from "./changes-in-set.ts";
import { keyOf } from "./read-changes-of-set.ts";
import { requireRevert } from "./revert-permissions.ts";
import { unitOf } from "./property-units.ts";
import { hasOwner, missingReferences } from "./undo-references.ts";
import { definitionFor, presentRow, writeElement } from "./undo-context.ts";
import { replacesNewer, type Undo } from "./undo-state.ts";

/**
 * Sets the properties to their old values, unless they have changed since.
 * @param released the row before it got temporary values, and their columns
 */
export async function undoEdit(
  undo: Undo,
  target: Target,
  changes: Changes,
  released?: { readonly row: Row; readonly columns: readonly string[] },
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const definition = definitionFor(undo, target);
  const row = released?.row ?? (await presentRow(undo, target));
  if (row === null) {
    if (await isCreatedAndChanged(undo, target)) return;
    const { text, details } = await remedyForDeleted(undo.context, target);
    undo.conflicts.add(conflictOf(target, "deleted", `The element no longer exists. ${text}`, details));
    return;
  }
  requireRevert(undo.context, target.type, row, "update");
  const deferred = deferredColumns(undo, target);
  const old = restorable(undo, target, { ...row, ...deferred }, changes);
  const columns = columnsOfLogged(definition, old);
  for (const { property, column, then, missing } of await missingReferences(undo, definition, columns, row)) {
    const { text, details } = await remedyForDeleted(undo.context, missing);
    const message = `${then} no longer exists. ${text}`;
    undo.conflicts.add(conflictOf(target, "missing-reference", message, { property, then, ...details }));
    delete columns[column];
  }
  if (!(await hasOwner(undo, target, columns))) return;
  for (const column of Object.keys(deferred).filter((name) => name in columns)) {
    deferred[column] = columns[column] ?? null;
    delete columns[column];
  }
  if (Object.keys(columns).length > 0 || released !== undefined)
    await writeElement(undo, target, columns, { before: row, released: released?.columns ?? [] });
}

/** Returns the references that the element gets at the end of the undo, which has created it again. */
function deferredColumns({ deferred, repeated }: Undo, { type, id }: Target): Columns {
  if (!repeated.has(keyOf(type, id))) return {};
  return deferred.find(({ target }) => target.type === type && target.id === id)?.columns ?? {};
}

/** Returns the old values of the properties that have the new value of the change. Others are conflicts. */
function restorable(undo: Undo, target: Target, row: Row, changes: Changes): Record<string, unknown> {
  const definition = definitionFor(undo, target);
  const differing = differencesTo(definition, row, changes, "new");
  const restored = differencesTo(definition, row, changes, "old");
  const kept = Object.keys(changes).filter((property) => {
    if (!(property in restored && property in differing)) return false;
    const details = { property, then: changes[property]?.new, now: differing[property] };
    const message = "This property has changed since.";
    return !replacesNewer(undo, conflictOf(target, "changed", message, details));
  });
  const keptUnits = new Set(kept.map((property) => unitOf(target.type, property)));
  const old: Record<string, unknown> = {};
  for (const [property, change] of Object.entries(changes)) {
    // Other values were restored already.
    if (property in restored && !keptUnits.has(unitOf(target.type, property))) old[property] = change.old;
  }
  return old;
}

/** Returns the present values of the properties whose value differs from that in the changes. */
export function differencesTo(
  definition: Definition,
  row: Row,
  changes: Readonly<Record<string, { readonly old?: unknown; readonly new?: unknown }>>,
  version: "old" | "new",
): Readonly<Record<string, unknown>> {
  const values = Object.fromEntries(
    Object.entries(changes).map(([property, change]) => [property, change[version]]),
  );
  const columns = comparable(definition, { ...row, ...columnsOfLogged(definition, values) });
  const differences = changedProperties(definition, comparable(definition, row), columns);
  return Object.fromEntries(
    Object.entries(differences).flatMap(([property, { old }]) =>
      property in changes ? [[property, old]] : [],
    ),
  );
}

/** A file that moves to the other directory gets a new name, so the directory and the content of a file are compared. */
function comparable(definition: Definition, row: Readonly<Columns>): Readonly<Columns> {
  const { internal_path: key, file_sha256: digest = null } = row;
  if (definition.name !== "Attachment" || typeof key !== "string") return row;
  return { ...row, internal_path: `${isPrivate(key) ? "private" : "public"} ${digest}` };
}
