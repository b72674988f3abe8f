/** Implements the tools that list trees (such as categories, storage locations and projects) in natural order. */
import { sql } from "kysely";
import type { ResourceName } from "../../../../generated/resources.ts";
import { fold } from "../../../database/fold.ts";
import type { Slot } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { StructuralTable } from "../../../database/tables/tables.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import type { ToolHandler } from "../tool.ts";
import { cursorOf, positionOf } from "./page-cursor.ts";
import { countUpTo, createTreeOrder, naturalPathKey } from "./tree-order.ts";

/**
 * The position of a page's last element. It contains the path, so the next page can be found even if the element was
 * deleted.
 */
type Position = readonly [fullPath: string, id: number];

const defaultLimit = 50;

/** Creates the tool that lists the tree of a resource. */
export function listTree(
  { cache, store }: Pick<Inventory, "cache" | "store">,
  resource: ResourceName,
  table: StructuralTable,
): ToolHandler {
  const order = createTreeOrder(cache, table);
  const idsOf = withKeyword(table);
  return async (args) => {
    const { keyword, limit = defaultLimit } = args;
    const call = { tool: `list_${table}`, args };
    const searched = typeof keyword === "string" ? keyword : "";
    const position = positionOf(call, isPosition);
    const elements = await store.readTransaction(async (read) => {
      const all = await order(read);
      if (searched === "") return all;
      const pattern = `%${fold(searched).replace(/[\\%_]/g, "\\$&")}%`;
      const found = new Set((await read.run(idsOf, { pattern })).map(({ id }) => id));
      return all.filter(({ id }) => found.has(id));
    });
    const start =
      position === null ? 0 : countUpTo(elements, { key: naturalPathKey(position[0]), id: position[1] });
    const end = start + Number(limit);
    const last = elements[end - 1];
    return {
      "@context": `/api/contexts/${resource}`,
      "@id": null,
      "@type": "hydra:Collection",
      "hydra:totalItems": elements.length,
      "hydra:member": elements.slice(start, end).map(({ id, name, full_path }) => ({ id, name, full_path })),
      ...(last !== undefined &&
        end < elements.length && { nextCursor: cursorOf(call, [last.full_path, last.id]) }),
    };
  };
}

function withKeyword(table: StructuralTable) {
  // Every tree table has these columns. The query builder needs the type of a specific table.
  const tree = table as "categories";
  return prepared((db, slot: Slot<{ pattern: string }>) =>
    db
      .selectFrom(tree)
      .select("id")
      .where(({ or, eb }) =>
        or(
          (["name_folded", "comment_folded"] as const).map((column) =>
            eb(column, "like", sql<string>`${slot("pattern")} escape '\\'`),
          ),
        ),
      ),
  );
}

function isPosition(content: readonly unknown[]): content is Position {
  return content.length === 2 && typeof content[0] === "string" && Number.isSafeInteger(content[1]);
}
