/**
 * What can be wrong with the place of an element in a tree: the same words and codes for every tree, whoever writes to
 * it. What lies where is found out in `tree-paths.ts`.
 */
import type { Violation } from "../errors.ts";

/** Characters of a path from the root: every list shows one for each element. */
export const longestPath = 4096;

/** Characters are code points, as in the databases and in the contract's `maxLength`. */
export function characterCount(text: string): number {
  return [...text].length;
}

export const treeFaults = {
  parentIsSelf: {
    propertyPath: "parent",
    message: "An element can not be its own parent!",
    code: "parent-is-self",
  },
  parentIsChild: {
    propertyPath: "parent",
    message: "You can not assign children element as parent (This would cause loops)!",
    code: "parent-is-child",
  },
  nameTaken: {
    propertyPath: "name",
    message: "An element with this name already exists on this level!",
    code: "unique",
  },
  pathTooLong: {
    propertyPath: "parent",
    message: `The names from the root to this element must not be longer than ${longestPath} characters in total.`,
    code: "path-too-long",
  },
} as const satisfies Readonly<Record<string, Violation>>;

export function tooDeep(levels: number): Violation {
  return {
    propertyPath: "parent",
    message: `The tree must not be deeper than ${levels} levels.`,
    code: "too-deep",
  };
}
