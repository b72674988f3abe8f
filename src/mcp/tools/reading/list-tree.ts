/**
 * The list tools of trees: categories, storage locations, projects and the like. All that is found is read and put in
 * order here, since databases know no natural order; of ten thousand elements that takes some milliseconds.
 */
import { sql } from "kysely";
import type { ResourceName } from "../../../../generated/resources.ts";
import { fold } from "../../../database/fold.ts";
import type { Slot } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { StructuralTable } from "../../../database/tables.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import { requireText } from "../../../query/bad-parameter.ts";
import type { ToolHandler } from "../tool.ts";
import { naturalPathKey } from "./natural-order.ts";
import { cursorOf, positionOf } from "./page-cursor.ts";

/** The last element of a page. Its path says where to go on, whatever has become of it since. */
type Position = readonly [fullPath: string, id: number];

interface Placed {
  readonly key: string;
  readonly id: number;
}

const defaultLimit = 50;

/** The tool that lists the elements of one tree. */
export function listTree(
  { store }: Pick<Inventory, "store">,
  resource: ResourceName,
  table: StructuralTable,
): ToolHandler {
  const { all, found } = statements(table);
  return async (args) => {
    const { keyword, limit = defaultLimit } = args;
    const call = { tool: `list_${table}`, args };
    const searched = requireText("keyword", keyword ?? "");
    const position = positionOf(call, isPosition);
    const rows =
      searched === ""
        ? await store.read.run(all, {})
        : await store.read.run(found, { pattern: `%${fold(searched).replace(/[\\%_]/g, "\\$&")}%` });
    const sorted = rows
      .map((item) => ({ item, key: naturalPathKey(item.full_path), id: item.id }))
      .sort(compare);
    const after = position && { key: naturalPathKey(position[0]), id: position[1] };
    const start = after === null ? 0 : firstAfter(sorted, after);
    const page = sorted.slice(start, start + Number(limit)).map(({ item }) => item);
    const last = page.at(-1);
    return {
      "@context": `/api/contexts/${resource}`,
      "@id": null,
      "@type": "hydra:Collection",
      "hydra:totalItems": sorted.length,
      "hydra:member": page,
      ...(last !== undefined &&
        start + page.length < sorted.length && { nextCursor: cursorOf(call, [last.full_path, last.id]) }),
    };
  };
}

function statements(table: StructuralTable) {
  // All trees have these columns; the query builder wants to know one of them.
  const tree = table as "categories";
  const all = prepared((db) => db.selectFrom(tree).select(["id", "name", "full_path"]));
  const found = prepared((db, slot: Slot<{ pattern: string }>) =>
    db
      .selectFrom(tree)
      .select(["id", "name", "full_path"])
      .where(({ or, eb }) =>
        or(
          (["name_folded", "comment_folded"] as const).map((column) =>
            eb(column, "like", sql<string>`${slot("pattern")} escape '\\'`),
          ),
        ),
      ),
  );
  return { all, found };
}

function isPosition(content: readonly unknown[]): content is Position {
  return content.length === 2 && typeof content[0] === "string" && Number.isSafeInteger(content[1]);
}

function compare(a: Placed, b: Placed): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id - b.id;
}

function firstAfter(sorted: readonly Placed[], position: Placed): number {
  const index = sorted.findIndex((placed) => compare(placed, position) > 0);
  return index === -1 ? sorted.length : index;
}
