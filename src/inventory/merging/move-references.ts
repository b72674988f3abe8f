/** Moves the references to a merged element, such as those of its parts, in batches. */
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { idList } from "../../database/id-list.ts";
import { renewSearchIndex } from "../../database/sqlite/renew-search-index.ts";
import { timestamp } from "../../database/timestamp.ts";
import { elementGroups } from "../../identity/element-groups.ts";
import type { Definition } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { ownerNames, owners } from "../entities/owners.ts";
import type { Merge, Usage, WriteContext } from "../writing/write-context.ts";
import { logChangesOfAll, logTouched } from "../writing/create-log-entries.ts";
import { operationPermission } from "../../identity/operation-permission.ts";
import { anyDatabase, typedRow } from "../writing/read-rows.ts";
import { touchOwners } from "../writing/touch-owners.ts";

/** A property by which entities refer to elements of a tree. */
interface Reference {
  readonly definition: Definition;
  readonly table: string;
  readonly property: string;
  readonly column: string;
}

/**
 * The number of entities that are changed together. On SQLite, each statement blocks the process, so batches are small
 * enough that other requests are answered in between.
 */
const batchSize = 500;

/** Returns the resource and the property of a foreign key. */
export function referenceOf({ definitions }: WriteContext, { table, column }: Usage): Reference {
  for (const definition of Object.values<Definition>(definitions)) {
    if (definition.table !== table) continue;
    for (const [property, binding] of Object.entries(definition.bindings)) {
      if (binding.kind === "reference" && binding.column === column)
        return { definition, table, property, column };
    }
  }
  throw new Error(`No property is bound to ${table}.${column}.`);
}

/** @throws {Problem} 403 if a permission is missing */
export async function requireEditPermission(
  context: WriteContext,
  { definition, table, column }: Reference,
  source: number,
): Promise<void> {
  const permission = operationPermission(definition.name, "update");
  if (permission !== null) return context.requirePermission(permission);
  // The permission to edit an attachment is that of its element.
  const uses = [...ownerNames.map((name) => [name, owners[name]] as const), ["User", "user_id"] as const];
  const counts = uses.map(([name, foreignKey]) => sql`count(${sql.ref(foreignKey)}) as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from ${sql.table(table)} where ${sql.ref(column)} = ${source}`.execute(
    context.transaction.db,
  );
  for (const name of ownerNames) {
    if (Number(rows[0]?.[name]) > 0) context.requirePermission(`${elementGroups[name]}.edit`);
  }
  if (Number(rows[0]?.["User"]) > 0) context.requirePermission("users.edit_infos");
}

/** Gives the target to all entities that refer to the source, and increments the versions of their owners. */
export async function moveReferences(
  { context, definition: tree, source, target }: Merge,
  { definition, table, property, column }: Reference,
  writeLog: () => Promise<void>,
): Promise<void> {
  const { transaction, now } = context;
  const db = anyDatabase(transaction);
  const change = { [property]: { old: iri(tree.name, source.id), new: iri(tree.name, target.id) } };
  for (;;) {
    const found = await db
      .selectFrom(table)
      .select(["id", ...ownerColumns(definition)])
      .where(sql.ref(column), "=", source.id)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const rows = found.map((row) => typedRow(definition, row));
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await db
      .updateTable(table)
      .set({ [column]: target.id, version: sql`version + 1`, last_modified: timestamp(now) })
      .where(idList(transaction.dialect, "id", ids))
      .execute();
    logTouched(context, definition, rows);
    await touchOwners(context, definition, rows);
    logChangesOfAll(context, definition.name, ids, change);
    if (ids.length < batchSize) return;
    await writeLog();
    await renewSearchIndex(transaction);
    await setImmediate();
  }
}

/** Returns the foreign keys that `touchOwners` reads. */
function ownerColumns({ bindings, owners: elements = {}, partOf = [] }: Definition): string[] {
  const columns = partOf.flatMap((property) => {
    const binding = bindings[property];
    return binding?.kind === "reference" ? [binding.column] : [];
  });
  return [...columns, ...Object.values(elements)];
}
