/** Which categories KiCad gets to see: those that hold something for it. */
import type { Reader } from "../database/store.ts";
import type { Category } from "./category-tree.ts";
import { flattened, readCategoryTree } from "./category-tree.ts";
import { partsByCategory } from "./part-rows.ts";

interface Count {
  readonly parts: number;
  readonly visible: number;
}

/**
 * In the order of the tree. The parts of a category on the deepest level are those below it, too.
 *
 * @param depth the deepest level that is listed; roots are on level 0
 */
export async function listedCategories(reader: Reader, depth: number): Promise<readonly Category[]> {
  const categories = flattened(await readCategoryTree(reader));
  const counts = new Map(
    (await reader.run(partsByCategory, {})).map((row) => [
      row.category_id,
      // PostgreSQL counts in numbers that a double may not hold.
      { parts: Number(row.parts), visible: Number(row.visible) },
    ]),
  );
  return categories.filter((category) => {
    if (category.level > depth || category.visibility === false) return false;
    const counted = category.level >= depth ? flattened([category]) : [category];
    const { parts, visible } = sumOf(counted.flatMap(({ id }) => counts.get(id) ?? []));
    return parts > 0 && (visible > 0 || isMeantForKicad(category));
  });
}

function isMeantForKicad({ visibility, symbol, referencePrefix }: Category): boolean {
  return visibility === true || (symbol ?? "") !== "" || (referencePrefix ?? "") !== "";
}

function sumOf(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { parts, visible }) => ({ parts: sum.parts + parts, visible: sum.visible + visible }),
    { parts: 0, visible: 0 },
  );
}
