/**
 * Updates the version and modification date of owners when their entities change, because the responses of the owners
 * contain these entities.
 */
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import { timestamp } from "../../database/timestamp.ts";
import { definitionOf, type Definition } from "../../representation/definition.ts";
import type { Columns, WrittenEntity, WriteContext } from "./write-context.ts";
import { logTouched } from "./create-log-entries.ts";
import { anyDatabase, rowsById } from "./read-rows.ts";
import { memoize } from "../../util/memoize.ts";

const incrementVersions = memoize((table: string) =>
  prepared((db, slot: Slot<{ ids: readonly number[]; now: string }>, dialect) =>
    anyDatabase({ db })
      .updateTable(table)
      .set({ version: sql`version + 1`, last_modified: slot("now") })
      .where(idList(dialect, "id", slot("ids"))),
  ),
);

/**
 * Updates the version and modification date of all direct and indirect owners of the rows.
 * @param rows the rows, for example an entity before and after a change
 */
export async function touchOwners(
  context: WriteContext,
  definition: Definition,
  rows: readonly Readonly<Columns>[],
  written: WrittenEntity | null = null,
): Promise<void> {
  for (const property of definition.partOf ?? []) {
    await touchReferenced(context, definition, property, rows, written);
  }
  for (const [resource, column] of Object.entries(definition.owners ?? {})) {
    await touch(context, definitionOf(context.definitions, resource), idsIn(rows, column), written);
  }
}

/**
 * Updates the version and modification date of the entities that a reference names, and of the owners of these
 * entities. Used for entities whose responses show which other entities refer to them.
 */
export async function touchReferenced(
  context: WriteContext,
  definition: Definition,
  property: string,
  rows: readonly Readonly<Columns>[],
  written: WrittenEntity | null = null,
): Promise<void> {
  const binding = definition.bindings[property];
  if (binding?.kind !== "reference") throw new Error(`${definition.name}.${property} is not a reference.`);
  await touch(
    context,
    definitionOf(context.definitions, binding.resource),
    idsIn(rows, binding.column),
    written,
  );
}

function idsIn(rows: readonly Readonly<Columns>[], column: string): number[] {
  const values = new Set(rows.map((row) => row[column]));
  return [...values].filter((value) => typeof value === "number");
}

/**
 * Updates the version and modification date of elements and of their owners.
 * @param written an element that is skipped, because the same request writes its version
 */
export async function touch(
  context: WriteContext,
  definition: Definition,
  elements: readonly number[],
  written: WrittenEntity | null = null,
): Promise<void> {
  const ids = elements.filter((id) => written?.resource !== definition.name || written.id !== id);
  if (ids.length === 0) return;
  const { transaction, touched } = context;
  if (touched !== undefined) {
    const collected = touched.get(definition) ?? new Set();
    touched.set(definition, collected);
    for (const id of ids) collected.add(id);
    return;
  }
  await transaction.run(incrementVersions(definition.table), { ids, now: timestamp(context.now) });
  logTouched(
    context,
    definition,
    ids.map((id) => ({ id })),
  );
  if (definition.partOf === undefined) return;
  await touchOwners(context, definition, await rowsById(transaction, definition, ids), written);
}

/** Updates the versions and modification dates that writes have collected in `WriteContext.touched`. */
export async function touchCollected(
  context: Omit<WriteContext, "touched">,
  touched: NonNullable<WriteContext["touched"]>,
): Promise<void> {
  for (const [definition, ids] of touched) await touch(context, definition, [...ids]);
  touched.clear();
}
