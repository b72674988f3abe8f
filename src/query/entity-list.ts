/** Parses values of the entity filter such as `1,2+,/api/categories/3++`. `entity-filter.ts` creates the SQL. */
import { badParameter } from "./bad-parameter.ts";
import type { ReferenceTarget } from "./field-binding.ts";

/** The IDs of a list by kind of entry, without duplicates. */
interface EntityList {
  /** Entities whose own ID matches, including the entities in `withChildren`. */
  readonly themselves: readonly number[];
  /** Entities whose direct children are included. */
  readonly withChildren: readonly number[];
  /** Entities that are included with all descendants. */
  readonly withDescendants: readonly number[];
}

const maximumEntries = 1000;
const entryForm = /^ *(?<reference>[^ +]+)(?<suffix>[ +]*)$/;

/**
 * Parses a comma-separated list of IDs or IRIs. `+` after an entry includes the entity's direct children, and `++` all
 * its descendants. Spaces around commas are ignored, except directly after an ID, where a space is an unencoded `+`. An
 * empty list matches nothing.
 * @throws {Problem} 400 that names the parameter and the entry
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

/** Parses an ID or IRI. IDs above 2⁵³ − 1 are read as 0, which no entity has. */
function parseReference(reference: string, target: ReferenceTarget): number | null {
  const prefix = `${target.collection}/`;
  const digits = reference.startsWith(prefix) ? reference.slice(prefix.length) : reference;
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : 0;
}

/** Returns the number of plus signs after an entry. If one of the plus signs was encoded, spaces are not plus signs. */
function includedDepth(suffix: string, target: ReferenceTarget): number {
  const plusSigns = suffix.replaceAll(" ", "").length;
  return plusSigns > 0 || !target.tree ? plusSigns : suffix.length;
}
