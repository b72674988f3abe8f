/** Reads the reference designators of a line. Each designator belongs to one line. */
import type { TableRow } from "../tables/table.ts";
import type { LineRemark } from "./bom-line.ts";
import { maximumRange, readReferences, type ReferenceList } from "./references.ts";

interface Remarks {
  readonly errors: LineRemark[];
  readonly warnings: LineRemark[];
}

export function readReferenceCell(text: string, { errors, warnings }: Remarks): ReferenceList {
  const list = readReferences(text);
  const warn = (message: string): void => {
    warnings.push({ property: "references", message });
  };
  if (list.tooLong !== null) {
    const message = `The range ${shown([list.tooLong])} has more than ${maximumRange} designators.`;
    errors.push({ property: "references", message });
  }
  if (list.placeholders.length > 0) {
    warn(`${shown(list.placeholders)}: designators without a number. Annotate the schematic.`);
  }
  if (list.odd.length > 0) {
    warn(`${shown(list.odd)}: not a range from a lower to a higher number, so it is read as one designator.`);
  }
  return list;
}

const shownDesignators = 10;

function shown(names: readonly string[]): string {
  const listed = names.slice(0, shownDesignators).map((name) => name.slice(0, 50));
  return listed.join(", ") + (names.length > listed.length ? " …" : "");
}

/** The rows in which designators occur first, by the designator in upper case. */
export type SeenReferences = Map<string, TableRow>;

/** Removes designators that occur before, because each belongs to one entry. */
export function withoutRepeated(
  references: readonly string[],
  row: TableRow,
  seen: SeenReferences,
  warnings: LineRemark[],
): readonly string[] {
  const repeated: string[] = [];
  let first = row;
  const own = references.filter((reference) => {
    const key = reference.toUpperCase();
    const earlier = seen.get(key);
    if (earlier === undefined) {
      seen.set(key, row);
      return true;
    }
    if (repeated.length === 0) first = earlier;
    repeated.push(reference);
    return false;
  });
  if (repeated.length > 0) {
    const where = first === row ? "repeated in this line" : `also in line ${first.line}`;
    warnings.push({
      property: "references",
      message: `${shown(repeated)}: ${where}. Only the first one counts.`,
    });
  }
  return own;
}
