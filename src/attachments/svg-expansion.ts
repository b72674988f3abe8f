/**
 * Counts what the `use` elements of a drawing expand to. A few dozen of them, each showing a group that uses the
 * group before it twice, would draw billions of copies and hang whoever looks at the picture.
 */

export interface UseCounter {
  /** Called for each element that is kept, in document order, with the ids of its ancestors. */
  use(target: string, ancestorIds: readonly string[]): void;
  /** How many copies are drawn in all; Infinity when a part contains itself. */
  total(): number;
}

export function createUseCounter(): UseCounter {
  const targets: string[] = [];
  const within = new Map<string, string[]>(); // id → what is used inside that element

  return {
    use(target, ancestorIds) {
      targets.push(target);
      for (const id of new Set(ancestorIds)) {
        const list = within.get(id);
        if (list) list.push(target);
        else within.set(id, [target]);
      }
    },
    total() {
      const copies = new Map<string, number>();
      const count = (id: string): number => {
        const known = copies.get(id);
        if (known !== undefined) return known;
        copies.set(id, Infinity); // what is found while it is being counted contains itself
        const sum = (within.get(id) ?? []).reduce((all, target) => all + count(target), 1);
        copies.set(id, sum);
        return sum;
      };
      return targets.reduce((all, target) => all + count(target), 0);
    },
  };
}
