/** Deletes an entity and its owned entities, unless other entities refer to the entity. */
import { definitionOf, ownerColumnOf, type Definition } from "../../representation/definition.ts";
import { idList } from "../../database/id-list.ts";
import { sql } from "kysely";
import { problem } from "../../util/errors.ts";
import { ownerOf } from "../entities/owners.ts";
import type { Row, Usage, WrittenEntity, WriteContext } from "./write-context.ts";
import { collectionProperty, lastValues, levelOf, ownerTypeOf } from "./create-log-entries.ts";
import { touchOwners } from "./touch-owners.ts";
import { anyDatabase, rowsOwnedBy } from "./read-rows.ts";

/**
 * Deletes a row and the entities that it owns, logs each deletion, and increments the versions of the owners of the
 * row.
 * @throws {Problem} 409 naming the entities that refer to the row
 */
export async function deleteRow(context: WriteContext, definition: Definition, row: Row): Promise<void> {
  await requireUnused(context, definition, row);
  await deleteOwned(context, definition, [row], null);
}

/**
 * Deletes a row after everything that referred to it was moved to another entity.
 * @param target the IRI of that entity, for the change log
 */
export async function deleteMerged(
  context: WriteContext,
  definition: Definition,
  row: Row,
  target: string,
): Promise<void> {
  await requireUnused(context, definition, row);
  await deleteOwned(context, definition, [row], null, { merged_into: target });
}

/**
 * Deletes rows and the entities that they own, with a constant number of statements per resource. The caller guarantees
 * that no other entities refer to these rows.
 * @param written the owner of the rows, if the same request writes the owner
 * @param details data for the change log, in addition to the last values
 */
export async function deleteOwned(
  context: WriteContext,
  definition: Definition,
  rows: readonly Row[],
  written: WrittenEntity | null,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { transaction } = context;
  const ids = rows.map((row) => row.id);
  const self = ids.length === 1 ? { resource: definition.name, id: first.id } : written;
  for (const binding of Object.values(definition.bindings)) {
    if (binding.kind !== "owned") continue;
    const owned = definitionOf(context.definitions, binding.resource);
    const column = ownerColumnOf(owned, definition, binding);
    await deleteOwned(context, owned, await rowsOwnedBy(transaction, owned, column, ids), self);
  }
  await context.rules[definition.name]?.beforeDelete?.(context, rows, written);
  await anyDatabase(transaction)
    .deleteFrom(definition.table)
    .where(idList(transaction.dialect, "id", ids))
    .execute();
  await touchOwners(context, definition, rows, written);
  for (const row of rows) logDeletion(context, definition, row, details);
}

function logDeletion(
  context: WriteContext,
  definition: Definition,
  row: Row,
  details: Readonly<Record<string, unknown>>,
): void {
  const { comment } = context;
  const id = row.id;
  context.log.push({
    kind: "element_deleted",
    ...levelOf(context.rules, definition.name),
    targetType: definition.name,
    targetId: id,
    ...ownerTypeOf(definition, row),
    comment,
    data: { ...lastValues(context.rules, definition, row), ...details },
  });
  const owner = listOwnerOf(definition, row);
  if (owner === null) return;
  const collection = collectionProperty(definition.name);
  context.log.push({
    kind: "collection_element_deleted",
    targetType: owner.resource,
    targetId: owner.id,
    comment,
    data: { collection, id, name: row["name"] ?? row["supplierpartnr"] ?? row["description"] ?? "" },
  });
}

/** Returns the owner whose list contained the deleted entity. For an association, this is the part in `owner`. */
function listOwnerOf(
  definition: Definition,
  row: Row,
): { readonly resource: string; readonly id: number } | null {
  if (definition.owners !== undefined) return ownerOf(row);
  const [part] = definition.partOf ?? [];
  if (part === undefined) return null;
  const binding = definition.bindings[part];
  const id = binding?.kind === "reference" ? row[binding.column] : null;
  return binding?.kind === "reference" && typeof id === "number" ? { resource: binding.resource, id } : null;
}

/** Returns how many entities of each kind refer to a row. Kinds without references are omitted. */
export async function countUsages(
  { transaction }: WriteContext,
  usages: readonly Usage[],
  { id }: Row,
): Promise<{ readonly usage: Usage; readonly count: number }[]> {
  if (usages.length === 0) return [];
  const counts = usages.map(
    ({ table, column }) => sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id})`,
  );
  const columns = counts.map((count, index) => sql`${count} as ${sql.ref(`n${index}`)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(transaction.db);
  return usages
    .map((usage, index) => ({ usage, count: Number(rows[0]?.[`n${index}`] ?? 0) }))
    .filter(({ count }) => count > 0);
}

async function requireUnused(context: WriteContext, definition: Definition, row: Row): Promise<void> {
  const used = await countUsages(context, context.rules[definition.name]?.usedBy ?? [], row);
  if (used.length === 0) return;
  const verb = used.length === 1 && used[0]?.count === 1 ? "refers" : "refer";
  const users = used.map(({ usage, count }) => countLabel(usage, count)).join(" and ");
  throw problem(
    "conflict",
    `${JSON.stringify(row["name"])} cannot be deleted: ${users} still ${verb} to it.`,
  );
}

function countLabel({ label: [one, many] }: Usage, count: number): string {
  return `${count} ${count === 1 ? one : many}`;
}
