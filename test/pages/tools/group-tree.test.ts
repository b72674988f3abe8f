import { describe, expect, test } from "vitest";
import { groupTree } from "../../../src/pages/tools/groups/group-tree.ts";

const group = (id: number, parentId: number | null) => ({
  id,
  name: `g${id}`,
  parentId,
  comment: "",
  enforce_2fa: false,
  permissions: "{}",
  members: 0,
});

describe("the tree of groups", () => {
  const tree = groupTree([group(3, 2), group(4, null), group(2, 1), group(1, null), group(5, 1)]);

  test("lists each group after its parent, otherwise in the given order", () => {
    expect(tree.all.map(({ id, depth }) => [id, depth])).toEqual([
      [4, 0],
      [1, 0],
      [2, 1],
      [3, 2],
      [5, 1],
    ]);
  });

  test("knows the ancestors and descendants of a group", () => {
    expect(tree.chainOf(3).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(tree.chainOf(null)).toEqual([]);
    expect(tree.chainOf(99)).toEqual([]);
    expect(tree.pathOf(3)).toBe("g1 → g2 → g3");
    expect([...tree.below(1)].sort()).toEqual([1, 2, 3, 5]);
    expect(tree.find(99)).toBeNull();
  });

  test("ends although groups form a cycle, and still lists all of them", () => {
    const circle = groupTree([group(1, 3), group(2, 1), group(3, 2), group(4, 4)]);
    expect(circle.all.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
    expect(circle.chainOf(2).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect([...circle.below(2)].sort()).toEqual([1, 2, 3]);
    expect([...circle.below(4)]).toEqual([4]);
  });
});
