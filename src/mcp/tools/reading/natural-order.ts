/** The order in which people expect names: `R2` before `R10`, in upper or lower case, and a tree as one reads it. */
import { pathSeparator } from "../../../database/tree-paths.ts";
import { fold } from "../../../database/fold.ts";

/** Before anything that a name can hold, so that what lies below an element comes right after it. */
const levelMark = "\u0000";

/** Texts that compare as the paths should: level by level, and numbers by their value. */
export function naturalPathKey(path: string): string {
  return fold(path)
    .replaceAll(pathSeparator, levelMark)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+(?=\d)/, "");
      // Begins as any digit does, then the longer number is the larger one.
      return `0${String.fromCharCode(number.length)}${number}`;
    });
}
