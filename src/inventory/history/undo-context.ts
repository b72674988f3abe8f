/** Writes single elements for an undo with the rules of ordinary writes. */
import { Problem } from "../../util/errors.ts";
import { definitionOf, type Definition } from "../../representation/definition.ts";
import { applyChange, throwIfInvalid } from "../writing/apply.ts";
import { prepareChange } from "../writing/prepare.ts";
import { rowById } from "../writing/read-rows.ts";
import { touchCollected } from "../writing/touch-owners.ts";
import type { Columns, Row, WriteContext } from "../writing/write-context.ts";
import { restoreFile } from "./undo-files.ts";
import type { Undo } from "./undo-state.ts";
import { userOfValue } from "./conflict-causes.ts";
import { conflictOf, type Target } from "./conflicts.ts";
import { forgetAll, isTree, rowKey } from "./rows-read.ts";

/** Returns a context for one element. Rows that other changes of the undo have written are read again. */
export function elementContext({ context, read, touched }: Undo, initial?: Columns): WriteContext {
  return {
    ...context,
    malformed: [],
    violations: [],
    referencedRows: read.present,
    usedBy: new Map(),
    touched,
    // The element had these values before, so restrictions that were added later do not apply.
    isExempt: () => true,
    ...(initial !== undefined && { initial }),
  };
}

/** Updates the versions of the owners of the written elements. */
export async function touchWritten({ context, read, touched }: Undo): Promise<void> {
  await touchCollected(context, touched);
  forgetAll(read);
}

export function definitionFor({ context }: Undo, { type }: Target): Definition {
  return definitionOf(context.definitions, type);
}

export async function presentRow(undo: Undo, target: Target): Promise<Row | null> {
  const { context, read } = undo;
  const definition = definitionFor(undo, target);
  const key = rowKey(definition, target.id);
  if (read.missing.has(key)) return null;
  // The paths in a row of a tree change with those of its ancestors.
  const known = isTree(definition) ? undefined : read.present.get(key);
  return known ?? rowById(context.transaction, definition, target.id);
}

export async function exists(undo: Undo, target: Target): Promise<boolean> {
  const key = rowKey(definitionFor(undo, target), target.id);
  return undo.read.present.has(key) || (await presentRow(undo, target)) !== null;
}

/**
 * Sets columns of an element, or creates it, according to the rules. Violated rules are conflicts.
 * @param before null to create the element with the ID and dates in `initial`
 * @returns whether the element was written
 */
export function writeElement(
  undo: Undo,
  target: Target,
  columns: Columns,
  { before, initial, released = [] }: Written,
): Promise<boolean> {
  const context = elementContext(undo, initial);
  return asConflicts({ ...undo, context }, target, async () => {
    const change = await prepareChange(context, definitionFor(undo, target), {}, { before, columns });
    throwIfInvalid(context);
    if (!(await restoreFile({ ...undo, context }, target, before, change.after))) return false;
    await applyChange(change, released);
    return true;
  });
}

interface Written {
  readonly before: Row | null;
  readonly initial?: Columns;
  /** The columns that have temporary values (see `undo-exchanges.ts`). */
  readonly released?: readonly string[];
}

/**
 * Runs a write, which returns whether it was made. A rule that it violates and a state that it conflicts with become
 * conflicts.
 * @throws {Problem} 403 and errors of the service
 */
export async function asConflicts(
  { conflicts, context }: Undo,
  target: Target,
  work: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || ![400, 404, 409, 422].includes(error.status)) throw error;
    const { violations = [], detail, status } = error;
    if (violations.length === 0) {
      conflicts.add(conflictOf(target, status === 409 ? "referenced" : "rejected", detail));
    }
    for (const { propertyPath, message } of violations) {
      const property = propertyPath === "" ? {} : { property: propertyPath };
      const user = await userOfValue(context, target.type, context.usedBy?.get(propertyPath));
      const text = user === null ? message : `${message} ${user.text}`;
      conflicts.add(conflictOf(target, "rejected", text, { ...property, ...user?.details }));
    }
    return false;
  }
}
