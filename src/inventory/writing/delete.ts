/** Deletes an entity with what it owns, unless something still refers to it. */
import { definitionOf } from "../../representation/definition.ts";
import { idList } from "../../database/id-list.ts";
import { sql } from "kysely";
import type { Definition } from "../../representation/definition.ts";
import { problem } from "../../errors.ts";
import { ownerOf } from "../entities/owners.ts";
import type { OwnerName } from "../entities/owners.ts";
import type { Columns, Usage, WriteContext } from "./change.ts";
import { lastValues } from "./history.ts";
import { anyDatabase, ownedRows } from "./rows.ts";

/**
 * Deletes the row, its attachments and its parameters, and logs each of them.
 * @throws {Problem} 409 that says what still uses it
 */
export async function deleteRow(
  context: WriteContext,
  definition: Definition,
  row: Readonly<Columns>,
): Promise<void> {
  const id = row["id"] as number;
  await refuseIfUsed(context, definition, row);
  for (const binding of Object.values(definition.bindings)) {
    if (binding.kind !== "owned") continue;
    const owned = definitionOf(context.definitions, binding.resource);
    const column = owned.owners?.[definition.name as OwnerName];
    if (column === undefined) continue;
    await deleteOwned(context, owned, await ownedRows(context.transaction, owned, column, id));
  }
  context.rules[definition.name]?.deleting?.(context, row);
  await anyDatabase(context.transaction).deleteFrom(definition.table).where("id", "=", id).execute();
  logDeletion(context, definition, row);
}

/** Deletes attachments or parameters, which own nothing and are used by nothing, with one statement. */
export async function deleteOwned(
  context: WriteContext,
  definition: Definition,
  rows: readonly Readonly<Columns>[],
): Promise<void> {
  if (rows.length === 0) return;
  for (const row of rows) context.rules[definition.name]?.deleting?.(context, row);
  const ids = rows.map((row) => row["id"] as number);
  await anyDatabase(context.transaction)
    .deleteFrom(definition.table)
    .where(idList(context.transaction.dialect, "id", ids))
    .execute();
  for (const row of rows) logDeletion(context, definition, row);
}

function logDeletion(context: WriteContext, definition: Definition, row: Readonly<Columns>): void {
  const { comment } = context;
  const id = row["id"] as number;
  context.log.push({
    kind: "element_deleted",
    targetType: definition.name,
    targetId: id,
    comment,
    data: lastValues(definition, row),
  });
  const owner = ownerOf(row);
  if (definition.owners === undefined || owner === null) return;
  context.log.push({
    kind: "collection_element_deleted",
    targetType: owner.resource,
    targetId: owner.id,
    comment,
    data: { collection: `${definition.name.toLowerCase()}s`, id, name: row["name"] },
  });
}

async function refuseIfUsed(
  context: WriteContext,
  definition: Definition,
  row: Readonly<Columns>,
): Promise<void> {
  const usages = [...(context.rules[definition.name]?.usedBy ?? [])];
  if (usages.length === 0) return;
  const id = row["id"] as number;
  const counts = usages.map(
    ({ table, column }) => sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id})`,
  );
  const columns = counts.map((count, index) => sql`${count} as ${sql.ref(`n${index}`)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(
    context.transaction.db,
  );
  const used = usages
    .map((usage, index) => ({ usage, count: Number(rows[0]?.[`n${index}`] ?? 0) }))
    .filter(({ count }) => count > 0);
  if (used.length === 0) return;
  const verb = used.length === 1 && used[0]?.count === 1 ? "refers" : "refer";
  const users = used.map(({ usage, count }) => inWords(usage, count)).join(" and ");
  throw problem(
    "conflict",
    `${JSON.stringify(row["name"])} cannot be deleted: ${users} still ${verb} to it.`,
  );
}

function inWords({ label: [one, many] }: Usage, count: number): string {
  return `${count} ${count === 1 ? one : many}`;
}
