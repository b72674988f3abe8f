/** Which categories KiCad gets to see, and under which names: those that hold something for it. */
import type { Reader } from "../database/store.ts";
import type { Category } from "./category-tree.ts";
import { flattened, readCategoryTree } from "./category-tree.ts";
import { partsByCategory } from "./part-rows.ts";
import { endsInNumberOfAnother } from "./unique-names.ts";

interface ListedCategory {
  readonly category: Category;
  /** KiCad makes one category of those that have one name. */
  readonly name: string;
}

interface Count {
  readonly parts: number;
  readonly visible: number;
}

/**
 * In the order of the tree. The parts of a category on the deepest level are those below it, too.
 *
 * @param depth the deepest level that is listed; roots are on level 0
 */
export async function listedCategories(reader: Reader, depth: number): Promise<readonly ListedCategory[]> {
  const categories = flattened(await readCategoryTree(reader));
  const counts = new Map(
    (await reader.run(partsByCategory, {})).map((row) => [
      row.category_id,
      // PostgreSQL counts in numbers that a double may not hold.
      { parts: Number(row.parts), visible: Number(row.visible) },
    ]),
  );
  const names = categoryNames(categories);
  const listed = categories.filter((category) => {
    if (category.level > depth || category.visibility === false) return false;
    const counted = category.level >= depth ? flattened([category]) : [category];
    const { parts, visible } = sumOf(counted.flatMap(({ id }) => counts.get(id) ?? []));
    return parts > 0 && (visible > 0 || isMeantForKicad(category));
  });
  return listed.map((category) => ({ category, name: names.get(category.id) ?? category.path }));
}

/**
 * A category whose name holds a `/` may have the path of another. The one that was made first keeps it, after the others
 * comes their number; a path that ends in such a number itself is kept only by the category of that number.
 *
 * @param categories all that there are
 * @returns the names of the categories by id
 */
export function categoryNames(categories: readonly Category[]): ReadonlyMap<number, string> {
  const first = new Map<string, number>();
  for (const { id, path } of categories) first.set(path, Math.min(id, first.get(path) ?? id));
  return new Map(
    categories.map(({ id, path }) => {
      const keeps = first.get(path) === id && !endsInNumberOfAnother(path, id);
      return [id, keeps ? path : `${path} (#${id})`];
    }),
  );
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
