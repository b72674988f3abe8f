/**
 * Sorts the elements of a tree in natural order, which the databases do not support. The sorted elements are cached
 * until an element changes.
 */
import { setImmediate } from "node:timers/promises";
import { fold } from "../../../database/fold.ts";
import { prepared } from "../../../database/prepared.ts";
import { sortText } from "../../../database/sort-text.ts";
import type { Reader } from "../../../database/store.ts";
import type { StructuralTable } from "../../../database/tables/tables.ts";
import { pathSeparator } from "../../../database/tree-paths.ts";
import { changeVersion } from "../../../history/change-version.ts";
import type { MemoryCache } from "../../../util/memory-cache.ts";

/** The position of an element in the sorted tree. */
interface TreePosition {
  /** The sort key of the element's path (see {@link naturalPathKey}). */
  readonly key: string;
  readonly id: number;
}

interface SortedElement extends TreePosition {
  readonly name: string;
  readonly full_path: string;
}

/** The number of sort keys to create before other requests can run. */
const keysPerTurn = 500;

/**
 * Returns a function that reads the sorted elements. The function runs one SQL statement if nothing has changed, and two
 * otherwise. `reader` must belong to a `readTransaction`.
 */
export function createTreeOrder(
  cache: MemoryCache,
  table: StructuralTable,
): (reader: Reader) => Promise<readonly SortedElement[]> {
  // Every tree table has these columns. The query builder needs the type of a specific table.
  const tree = table as "categories";
  const all = prepared((db) => db.selectFrom(tree).select(["id", "name", "full_path"]));
  const orders = cache.section();

  return async (reader) =>
    orders.cached({
      key: table,
      version: await changeVersion(reader),
      read: async () => sortElements(await reader.run(all, {})),
      bytes: bytesOf,
    });
}

async function sortElements(rows: readonly Omit<SortedElement, "key">[]): Promise<readonly SortedElement[]> {
  const elements: SortedElement[] = [];
  for (const row of rows) {
    elements.push({ ...row, key: naturalPathKey(row.full_path) });
    if (elements.length % keysPerTurn === 0) await setImmediate();
  }
  return elements.sort(comparePositions);
}

function comparePositions(a: TreePosition, b: TreePosition): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id - b.id;
}

function bytesOf(elements: readonly SortedElement[]): number {
  return elements.reduce(
    (bytes, { name, full_path: path, key }) => bytes + 150 + 2 * (name.length + path.length + key.length),
    0,
  );
}

/** Returns the number of sorted elements up to and including the element at `place`. */
export function countUpTo(elements: readonly TreePosition[], place: TreePosition): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = elements[middle];
    if (element !== undefined && comparePositions(element, place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
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
