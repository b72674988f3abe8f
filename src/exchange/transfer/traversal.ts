/**
 * Reads an inventory page by page in an order that does not depend on IDs: trees from the root down, siblings by name,
 * and parts by category and name. Both databases compare names by byte.
 *
 * Parts with the same name and category are ordered by ID. Imports create these parts in the same order and thus
 * preserve their order.
 */
import { sql, type SqlBool } from "kysely";
import type { Reader } from "../../database/store.ts";
import type { Definitions } from "../../representation/definition.ts";
import type { Row } from "../../inventory/writing/write-context.ts";
import { anyDatabase } from "../../inventory/writing/read-rows.ts";
import type { TreeName } from "./exported-resources.ts";

export interface Traversal {
  readonly reader: Reader;
  readonly definitions: Definitions;
  readonly pageSize: number;
}

export async function* treeRows(
  traversal: Traversal,
  tree: TreeName,
  parent = 0,
): AsyncGenerator<Row, void, undefined> {
  const { table } = traversal.definitions[tree];
  for (let after: string | null = null; ;) {
    let query = anyDatabase(traversal.reader)
      .selectFrom(`${table} as t`)
      .selectAll()
      .select(
        sql<unknown>`exists (select 1 from ${sql.table(table)} b where coalesce(b.parent_id, 0) = t.id)`.as(
          "has_below",
        ),
      )
      .where(sql<SqlBool>`coalesce(t.parent_id, 0) = ${parent}`);
    if (after !== null) query = query.where("t.name", ">", after);
    const rows = await query
      .$castTo<Row<TreeName> & { has_below: boolean | number }>()
      .orderBy("t.name")
      .limit(traversal.pageSize)
      .execute();
    for (const { has_below: hasChildren, ...row } of rows) {
      yield row;
      if (Boolean(hasChildren)) yield* treeRows(traversal, tree, row.id);
    }
    if (rows.length < traversal.pageSize) return;
    after = rows.at(-1)?.name ?? null;
  }
}

/** Returns all parts, or only parts with associations if `associated` is set. */
export async function* partRows(
  traversal: Traversal,
  associated = false,
): AsyncGenerator<Row<"Part">, void, undefined> {
  for await (const category of treeRows(traversal, "Category")) {
    yield* partsInCategory(traversal, category.id, associated);
  }
}

async function* partsInCategory(
  { reader, pageSize }: Traversal,
  category: number,
  associated: boolean,
): AsyncGenerator<Row<"Part">, void, undefined> {
  for (let after: { name: string; id: number } | null = null; ;) {
    let query = reader.db.selectFrom("parts").selectAll().where("category_id", "=", category);
    if (after !== null) {
      query = query.where(sql<SqlBool>`(name, id) > (${after.name}, ${after.id})`);
    }
    if (associated) {
      query = query.where(
        sql<SqlBool>`exists (select 1 from part_associations a where a.part_id = parts.id)`,
      );
    }
    const rows = await query.orderBy("name").orderBy("id").limit(pageSize).execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = { name: last.name, id: last.id };
  }
}

export async function* inPages<T>(
  items: AsyncIterable<T>,
  size: number,
): AsyncGenerator<readonly T[], void, undefined> {
  let page: T[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
