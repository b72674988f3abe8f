/**
 * Sorts the elements of a tree in natural order, which the databases do not support. The sorted elements are cached
 * until the tree changes.
 */
import { setImmediate } from "node:timers/promises";
import type { ResourceName } from "../../../../generated/resources.ts";
import { fold } from "../../../database/fold.ts";
import { prepared } from "../../../database/prepared.ts";
import { sortText } from "../../../database/sort-text.ts";
import type { Reader } from "../../../database/store.ts";
import type { StructuralTable } from "../../../database/tables.ts";
import { pathSeparator } from "../../../database/tree-paths.ts";
import { changeMark, comparisonOf } from "../../../history/change-mark.ts";
import type { ChangeMark } from "../../../history/change-mark.ts";
import type { MemoryCache } from "../../../memory-cache.ts";

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

interface Order {
  readonly mark: ChangeMark;
  readonly elements: readonly SortedElement[];
  /** The estimated memory use of the elements in bytes. */
  readonly bytes: number;
}

/** The number of sort keys to create before other requests can run. */
const keysPerTurn = 500;

/**
 * Returns a function that reads the sorted elements. The function runs one SQL statement if the tree has not changed,
 * and two otherwise. `read` must belong to a `readTransaction`.
 */
export function createTreeOrder(
  cache: MemoryCache,
  resource: ResourceName,
  table: StructuralTable,
): (read: Reader) => Promise<readonly SortedElement[]> {
  // Every tree table has these columns. The query builder needs the type of a specific table.
  const tree = table as "categories";
  const all = prepared((db) => db.selectFrom(tree).select(["id", "name", "full_path"]));
  const compare = comparisonOf(resource);
  const orders = cache.section<Order>(({ bytes }) => bytes);

  return async (read) => {
    const before = orders.get(table);
    const comparison = before === undefined ? null : await compare(read, before.mark);
    const mark = comparison?.mark ?? (await changeMark(read));
    if (before !== undefined && comparison?.changed === false) {
      orders.set(table, { ...before, mark });
      return before.elements;
    }
    const elements = await sortElements(await read.run(all, {}), before?.elements ?? []);
    orders.set(table, { mark, elements, bytes: bytesOf(elements) });
    return elements;
  };
}

type Element = Omit<SortedElement, "key">;

/** Sorts the elements. For unchanged paths, reuses the sort keys in `before`. */
async function sortElements(
  rows: readonly Element[],
  before: readonly SortedElement[],
): Promise<readonly SortedElement[]> {
  const known = new Map(before.map((element) => [element.id, element]));
  const elements: SortedElement[] = [];
  let made = 0;
  for (const { id, name, full_path: path } of rows) {
    const former = known.get(id);
    const isKnown = former?.full_path === path;
    elements.push({ id, name, full_path: path, key: isKnown ? former.key : naturalPathKey(path) });
    if (!isKnown && (made += 1) % keysPerTurn === 0) await setImmediate();
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
