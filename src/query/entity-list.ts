/** Values of the entity filter: reads `1,2+,/api/categories/3++` into ids. The SQL is in `entity-filter.ts`. */
import { badParameter } from "./bad-parameter.ts";
import type { ReferenceTarget } from "./field-binding.ts";

/** The ids of a list, apart by what they stand for; each list without repetitions. */
interface EntityList {
  /** These themselves, the roots of `withChildren` included. */
  readonly themselves: readonly number[];
  /** The children of these (and these, see above). */
  readonly withChildren: readonly number[];
  /** These with everything below them. */
  readonly withDescendants: readonly number[];
}

const maximumEntries = 1000;
const entryForm = /^ *(?<reference>[^ +]+)(?<suffix>[ +]*)$/;

/**
 * Reads a comma-separated list of ids or IRIs. `+` after an entry includes its direct children, `++` everything below
 * it. Blanks around commas mean nothing, but for blanks right after an id: those are what an unencoded `+` arrives
 * as, and count as such. An empty list is a list of nothing.
 *
 * @throws Problem 400 that names the parameter and the entry
 */
export function parseEntityList(parameter: string, text: string, target: ReferenceTarget): EntityList {
  const themselves = new Set<number>();
  const withChildren = new Set<number>();
  const withDescendants = new Set<number>();
  const entries = text.trim() === "" ? [] : text.split(",");
  if (entries.length > maximumEntries) {
    throw badParameter(parameter, `The list must not contain more than ${maximumEntries} entries.`);
  }
  for (const entry of entries) {
    const { reference = "", suffix = "" } = entryForm.exec(entry)?.groups ?? {};
    const id = parseReference(reference, target);
    if (id === null) {
      throw badParameter(
        parameter,
        `${JSON.stringify(entry)} is neither an ID nor an IRI such as ${target.collection}/1.`,
      );
    }
    const depth = includedDepth(suffix, target);
    if (depth > 2)
      throw badParameter(parameter, `${JSON.stringify(entry)} has too many plus signs. Append at most two.`);
    if (depth > 0 && !target.tree) {
      throw badParameter(
        parameter,
        `${JSON.stringify(entry)}: "+" is not supported, because ${target.collection} is not a tree.`,
      );
    }
    if (depth === 2) withDescendants.add(id);
    else themselves.add(id);
    if (depth === 1) withChildren.add(id);
  }
  return {
    themselves: [...themselves],
    withChildren: [...withChildren],
    withDescendants: [...withDescendants],
  };
}

/** Ids beyond 2⁵³ − 1 are read as 0, which is the id of nothing. */
function parseReference(reference: string, target: ReferenceTarget): number | null {
  const prefix = `${target.collection}/`;
  const digits = reference.startsWith(prefix) ? reference.slice(prefix.length) : reference;
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : 0;
}

/** How many plus signs an entry ends with. Where some were encoded, so were all, and blanks are only blanks. */
function includedDepth(suffix: string, target: ReferenceTarget): number {
  const plusSigns = suffix.replaceAll(" ", "").length;
  return plusSigns > 0 || !target.tree ? plusSigns : suffix.length;
}
