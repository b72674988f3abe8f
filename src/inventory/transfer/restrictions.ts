/** Puts off the restrictions of new elements until everything is there that they would refuse. */
import { sql } from "kysely";
import type { Transaction } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import { definitionOf } from "../../representation/definition.ts";
import type { Columns } from "../writing/change.ts";
import { anyDatabase } from "../writing/rows.ts";
import type { Workbench } from "./import-batch.ts";
import { restrictions } from "./resources.ts";
import type { Document, TreeName } from "./resources.ts";

/** Restrictions that are still to come into force. */
export interface Held {
  readonly tree: TreeName;
  readonly id: number;
  readonly columns: Readonly<Columns>;
}

/** Takes the restrictions away from an element that was just made with them, so that they have been checked. */
export async function holdRestrictions(
  workbench: Workbench,
  tree: TreeName,
  id: number,
  document: Document,
): Promise<void> {
  const { transaction, inventory } = workbench;
  const { table, bindings } = definitionOf(inventory.definitions, tree);
  const free: Columns = {};
  for (const field of workbench.fields(tree)) {
    const binding = bindings[field.name];
    if (field.kind !== "scalar" || binding?.kind !== "column") continue;
    if (!(restrictions[tree] ?? []).includes(field.name) || document[field.name] === undefined) continue;
    free[binding.column] = field.fallback ?? null;
  }
  const names = Object.keys(free);
  if (names.length === 0) return;
  const columns = await anyDatabase(transaction)
    .selectFrom(table)
    .select(names)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await anyDatabase(transaction).updateTable(table).set(free).where("id", "=", id).execute();
  workbench.hold({ tree, id, columns: columns as Columns });
}

/** Puts restrictions into force. */
export async function enforce(
  transaction: Transaction,
  definitions: Definitions,
  held: readonly Held[],
): Promise<void> {
  for (const { tree, id, columns } of held) {
    await anyDatabase(transaction)
      .updateTable(definitions[tree].table)
      // Whoever read the element meanwhile read it without them.
      .set({ ...columns, version: sql`version + 1` })
      .where("id", "=", id)
      .execute();
  }
}
