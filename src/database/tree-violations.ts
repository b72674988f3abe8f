/**
 * Creates violations of the tree rules. All trees use the same messages and codes. `tree-paths.ts` reads positions in a
 * tree.
 */
import type { Violation } from "../util/errors.ts";

/**
 * The maximum length of the path from the root, in characters. The length is limited because lists return the path of
 * every element.
 */
export const maximumPathLength = 4096;

/**
 * Counts code points, as the databases and the keyword `maxLength` do.
 * @example characterCount("🔌 5 V") // 5
 */
export function characterCount(text: string): number {
  return [...text].length;
}

export const treeViolations = {
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
    message: `The names from the root to this element must not be longer than ${maximumPathLength} characters in total.`,
    code: "path-too-long",
  },
} as const satisfies Readonly<Record<string, Violation>>;

/** @example tooDeep(50).message // "The tree must not be deeper than 50 levels." */
export function tooDeep(levels: number): Violation {
  return {
    propertyPath: "parent",
    message: `The tree must not be deeper than ${levels} levels.`,
    code: "too-deep",
  };
}
