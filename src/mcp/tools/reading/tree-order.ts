/**
 * The elements of a tree in their natural order, which no database knows: put in order here, and kept while nothing in
 * the tree changes, whoever would change it.
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

/** A place in the order. */
interface Place {
  /** Of the path, as {@link naturalPathKey} makes it. */
  readonly key: string;
  readonly id: number;
}

interface PlacedElement extends Place {
  readonly name: string;
  readonly full_path: string;
}

interface Order {
  readonly mark: ChangeMark;
  readonly elements: readonly PlacedElement[];
}

/** Larger trees are put in order each time. In characters of names, paths and keys. */
const mostKept = 4_000_000;

/** Others have their turn after so many. */
const keysAtOnce = 500;

/**
 * What gives the elements as `read` shows them, or a newer view. One statement while nothing changes, else two.
 * `read` has to be that of a `readTransaction`.
 */
export function createTreeOrder(
  resource: ResourceName,
  table: StructuralTable,
): (read: Reader) => Promise<readonly PlacedElement[]> {
  // All trees have these columns; the query builder wants to know one of them.
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
    const elements = await placed(await read.run(all, {}), before?.elements ?? []);
    kept = sizeOf(elements) <= mostKept ? { mark, elements } : null;
    return elements;
  };
}

type Element = Omit<PlacedElement, "key">;

/** In order. Keys of paths that are as they were `before` are not made again. */
async function placed(
  rows: readonly Element[],
  before: readonly PlacedElement[],
): Promise<readonly PlacedElement[]> {
  const known = new Map(before.map((element) => [element.id, element]));
  const elements: PlacedElement[] = [];
  let made = 0;
  for (const { id, name, full_path: path } of rows) {
    const former = known.get(id);
    const isKnown = former?.full_path === path;
    elements.push({ id, name, full_path: path, key: isKnown ? former.key : naturalPathKey(path) });
    if (!isKnown && (made += 1) % keysAtOnce === 0) await setImmediate();
  }
  return elements.sort(comparePlaces);
}

function comparePlaces(a: Place, b: Place): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id - b.id;
}

function sizeOf(elements: readonly PlacedElement[]): number {
  return elements.reduce(
    (size, { name, full_path: path, key }) => size + name.length + path.length + key.length,
    0,
  );
}

/** How many of the elements, which are in order, come up to a place, included. */
export function countUpTo(elements: readonly Place[], place: Place): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = elements[middle];
    if (element !== undefined && comparePlaces(element, place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Before anything that a name can hold, so that what lies below an element comes right after it. */
const levelMark = "\u0000";

/**
 * Texts that compare as the paths should: level by level, and numbers by their value: `R2` before `R10`,
 * in upper or lower case.
 */
export function naturalPathKey(path: string): string {
  return fold(path)
    .replaceAll(pathSeparator, levelMark)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+(?=\d)/, "");
      // Begins as any digit does, then the longer number is the larger one.
      return `0${String.fromCharCode(number.length)}${number}`;
    });
}
