/** Parses values of the entity filter such as `1,2+,/api/categories/3++`. `entity-filter.ts` creates the SQL. */
import { badParameter } from "./bad-parameter.ts";
import type { ReferenceTarget } from "./field-binding.ts";

/** The IDs in the list without duplicates, by kind of entry. */
interface EntityList {
  /** All listed entities except those in `withDescendants`. */
  readonly themselves: readonly number[];
  /** The listed entities whose direct children also match. */
  readonly withChildren: readonly number[];
  /** The listed entities whose descendants also match. */
  readonly withDescendants: readonly number[];
}

const maximumEntries = 1000;
const entryForm = /^ *(?<reference>[^ +]+)(?<suffix>[ +]*)$/;

/**
 * Parses a comma-separated list of IDs or IRIs. `+` after an entry includes the direct children of the entity, and `++`
 * includes all of its descendants. Spaces around commas are ignored, except directly after an ID, where a space is an
 * unencoded `+`. An empty list matches no rows.
 * @throws {Problem} 400 naming the parameter and the entry
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

/** Parses an ID or IRI. IDs above 2⁵³ − 1 are read as 0, which is not the ID of any entity. */
function parseReference(reference: string, target: ReferenceTarget): number | null {
  const prefix = `${target.collection}/`;
  const digits = reference.startsWith(prefix) ? reference.slice(prefix.length) : reference;
  if (!/^\d+$/.test(digits) || /^0+$/.test(digits)) return null;
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : 0;
}

/**
 * Returns the number of plus signs after an entry. If at least one of them was encoded, spaces do not count as plus
 * signs.
 */
function includedDepth(suffix: string, target: ReferenceTarget): number {
  const plusSigns = suffix.replaceAll(" ", "").length;
  return plusSigns > 0 || !target.tree ? plusSigns : suffix.length;
}
