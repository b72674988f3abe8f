/** Determines the categories that KiCad lists, and their names in KiCad. */
import type { Reader } from "../database/store.ts";
import { flattened, readCategoryTree, type Category } from "./category-tree.ts";
import { partsByCategory } from "./part-queries.ts";
import { endsInOtherId } from "./unique-names.ts";

interface ListedCategory {
  readonly category: Category;
  /** The name in KiCad. Each name is unique, because KiCad merges categories with the same name. */
  readonly name: string;
}

interface Count {
  readonly parts: number;
  readonly visible: number;
}

/**
 * Returns the listed categories in the order of the tree. A category at the deepest listed level includes the parts of
 * its descendants.
 * @param depth the deepest listed level; roots have level 0
 */
export async function listedCategories(reader: Reader, depth: number): Promise<readonly ListedCategory[]> {
  const categories = flattened(await readCategoryTree(reader));
  const counts = new Map(
    (await reader.run(partsByCategory, {})).map((row) => [
      row.category_id,
      // The PostgreSQL driver returns 64-bit integers, and therefore counts, as strings.
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
 * Returns unique names by category ID. Two categories can have the same path, because a name can contain `/`. In this
 * case, the category that was created first keeps the path, and the IDs of the other categories are appended to their
 * paths, as in `A/B (#7)`. A path that already ends in an ID is kept only by the category with that ID.
 * @param categories all categories
 */
export function categoryNames(categories: readonly Category[]): ReadonlyMap<number, string> {
  const first = new Map<string, number>();
  for (const { id, path } of categories) first.set(path, Math.min(id, first.get(path) ?? id));
  return new Map(
    categories.map(({ id, path }) => {
      const keeps = first.get(path) === id && !endsInOtherId(path, id);
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
