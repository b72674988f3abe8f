/**
 * Implements the tools that list trees (such as categories, storage locations and projects) in natural order, which the
 * databases do not support.
 */
import { sql } from "kysely";
import type { ResourceName } from "../../../../generated/resources.ts";
import { fold } from "../../../database/fold.ts";
import { prepared, type Slot } from "../../../database/prepared.ts";
import { sortText } from "../../../database/sort-text.ts";
import type { StructuralTable } from "../../../database/tables/tables.ts";
import { pathSeparator } from "../../../database/tree-paths.ts";
import type { Inventory } from "../../../inventory/operations/inventory.ts";
import type { ToolHandler } from "../tool.ts";
import { cursorOf, positionOf } from "./page-cursor.ts";

/**
 * The position of a page's last element. It contains the path, so the next page can be found even if the element was
 * deleted.
 */
type Position = readonly [fullPath: string, id: number];

interface SortedElement {
  /** The sort key of the element's path (see {@link naturalPathKey}). */
  readonly key: string;
  readonly id: number;
}

const defaultLimit = 50;

export function listTree(
  { store }: Pick<Inventory, "store">,
  resource: ResourceName,
  table: StructuralTable,
): ToolHandler {
  const elementsLike = elementsOf(table);
  return async (args) => {
    const { keyword, limit = defaultLimit } = args;
    const call = { tool: `list_${table}`, args };
    const position = positionOf(call, isPosition);
    const searched = typeof keyword === "string" ? fold(keyword).replace(/[\\%_]/g, "\\$&") : "";
    const rows = await store.read.run(elementsLike, { pattern: `%${searched}%` });
    const elements = rows.map((row) => ({ ...row, key: naturalPathKey(row.full_path) })).sort(compare);
    const start = position === null ? 0 : countUpTo(elements, position);
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

function elementsOf(table: StructuralTable) {
  // Every tree table has these columns. The query builder needs the type of a specific table.
  const tree = table as "categories";
  return prepared((db, slot: Slot<{ pattern: string }>) =>
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
}

function isPosition(content: readonly unknown[]): content is Position {
  return content.length === 2 && typeof content[0] === "string" && Number.isSafeInteger(content[1]);
}

function compare(a: SortedElement, b: SortedElement): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id - b.id;
}

function countUpTo(elements: readonly SortedElement[], [fullPath, id]: Position): number {
  const last = { key: naturalPathKey(fullPath), id };
  return elements.filter((element) => compare(element, last) <= 0).length;
}

/**
 * Separates the levels of a path in a sort key. This character sorts before all characters of names, so children
 * directly follow their parent.
 */
const levelMark = "\u0000";

/**
 * Creates the sort key of a path. Paths are compared level by level, ignoring case and accents like other lists, and
 * numbers are compared by value (`R2` before `R10`).
 */
export function naturalPathKey(path: string): string {
  return fold(path)
    .split(pathSeparator)
    .map((name) => sortText(name) ?? name)
    .join(levelMark)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+(?=\d)/, "");
      // A number is replaced with the digit 0, the number's length and the number itself, so that a longer number is
      // greater.
      return `0${String.fromCharCode(number.length)}${number}`;
    });
}
