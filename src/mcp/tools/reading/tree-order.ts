/**
 * Sorts the elements of a tree in natural order, which databases do not support, and caches them until the tree
 * changes.
 */
import { setImmediate } from "node:timers/promises";
import type { ResourceName } from "../../../../generated/resources.ts";
import { fold } from "../../../database/fold.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import type { StructuralTable } from "../../../database/tables.ts";
import { pathSeparator } from "../../../database/tree-paths.ts";
import { changeMark, comparisonOf } from "../../../history/change-mark.ts";
import type { ChangeMark } from "../../../history/change-mark.ts";

/** A position in the order. */
interface TreePosition {
  /** Sort key of the path. See {@link naturalPathKey}. */
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
}

/** Maximum size of a cached tree, in characters of names, paths and keys. */
const maximumCachedSize = 4_000_000;

/** Yield to other requests after this many keys. */
const keysPerTurn = 500;

/**
 * Returns a function that reads the ordered elements. The function runs one statement if the tree is unchanged, and two
 * otherwise. `read` must belong to a `readTransaction`.
 */
export function createTreeOrder(
  resource: ResourceName,
  table: StructuralTable,
): (read: Reader) => Promise<readonly SortedElement[]> {
  // All trees have these columns, but the query builder needs one concrete table.
  const tree = table as "categories";
  const all = prepared((db) => db.selectFrom(tree).select(["id", "name", "full_path"]));
  const compare = comparisonOf(resource);
  let kept: Order | null = null;

  return async (read) => {
    const before = kept;
    const comparison = before === null ? null : await compare(read, before.mark);
    const mark = comparison?.mark ?? (await changeMark(read));
    if (before !== null && comparison?.changed === false) {
      kept = { mark, elements: before.elements };
      return before.elements;
    }
    const elements = await sortElements(await read.run(all, {}), before?.elements ?? []);
    kept = sizeOf(elements) <= maximumCachedSize ? { mark, elements } : null;
    return elements;
  };
}

type Element = Omit<SortedElement, "key">;

/** Sorts the elements. Reuses the keys of unchanged paths in `before`. */
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

function sizeOf(elements: readonly SortedElement[]): number {
  return elements.reduce(
    (size, { name, full_path: path, key }) => size + name.length + path.length + key.length,
    0,
  );
}

/** Returns the number of sorted elements up to and including a position. */
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

/** Sorts before any character of a name, so that children follow directly after their parent. */
const levelMark = "\u0000";

/** Creates a sort key for a path: level by level, ignoring case, with numbers by value (`R2` before `R10`). */
export function naturalPathKey(path: string): string {
  return fold(path)
    .replaceAll(pathSeparator, levelMark)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+(?=\d)/, "");
      // The key starts with the digit 0 and the length of the number, so a longer number is greater.
      return `0${String.fromCharCode(number.length)}${number}`;
    });
}
