/**
 * Sparse fields: reads `properties[]=name&properties[category][]=name` into a tree of selected properties. Applying
 * it to documents, and saving the queries for what is not selected, is up to the representation.
 */
import { badParameter } from "./bad-parameter.ts";

/** The selected properties of an object; `true` stands for a property with everything in it. */
export type Selection = ReadonlyMap<string, Selection | true>;

interface SparseFields {
  readonly selection: Selection;
  /** The same text for the same selection, in whatever order it was asked for. */
  readonly key: string;
}

/** Says whether a property exists: `["category", "name"]` is the name of the embedded category. */
type KnownProperty = (path: readonly string[]) => boolean;

type SelectionUnderWork = Map<string, SelectionUnderWork | true>;

const maximumDepth = 3;
const maximumCount = 100;
const parameterForm = /^properties((?:\[[^[\]]+\])*)\[\d*\]$/;
const segmentForm = /\[([^[\]]+)\]/g;
const nameForm = /^@?[A-Za-z0-9_-]{1,100}$/;
const alwaysThere = new Set(["@id", "@type", "@context"]);

/** Says whether a query parameter belongs to the selection of properties, well-formed or not. */
export function isPropertiesParameter(name: string): boolean {
  return name === "properties" || name.startsWith("properties[");
}

/**
 * Reads the selection of properties, or null where the query has none. Selecting in an embedded object selects that
 * object; it wins over selecting the object as a whole, as in Part-DB. `@id` and `@type` need not be selected.
 *
 * Indices in the last brackets (`properties[0]=name`) are accepted, since PHP clients send them.
 *
 * @throws Problem 400 that names the parameter: malformed, too deep, too many, or a property that is not `known`
 */
export function parseSparseFields(
  query: Iterable<readonly [string, string]>,
  known?: KnownProperty,
): SparseFields | null {
  const selection: SelectionUnderWork = new Map();
  let count = 0;
  for (const [parameter, property] of query) {
    if (!isPropertiesParameter(parameter)) continue;
    count += 1;
    if (count > maximumCount) {
      throw badParameter("properties[]", `At most ${maximumCount} properties can be selected.`);
    }
    const path = parsePath(parameter, property);
    if (known !== undefined)
      requireKnown(parameter, alwaysThere.has(property) ? path.slice(0, -1) : path, known);
    select(selection, path);
  }
  return count === 0 ? null : { selection, key: canonicalKey(selection) };
}

/** What of the object in a property is selected: false for nothing, true for all. No selection selects all. */
export function selected(selection: Selection | true | null, property: string): Selection | boolean {
  if (selection === null || selection === true) return true;
  return selection.get(property) ?? false;
}

function parsePath(parameter: string, property: string): string[] {
  const owners = parameterForm.exec(parameter)?.[1];
  if (owners === undefined) {
    throw badParameter(
      parameter,
      "Invalid parameter. Write properties[]=name or properties[embedded][]=name.",
    );
  }
  const path = [...owners.matchAll(segmentForm)].map((match) => match[1] ?? "");
  path.push(property);
  if (path.length > maximumDepth) {
    throw badParameter(parameter, `Properties can be selected at most ${maximumDepth} levels deep.`);
  }
  const wrong = path.find((name) => !nameForm.test(name));
  if (wrong !== undefined) {
    throw badParameter(parameter, `${JSON.stringify(wrong)} is not a valid property name.`);
  }
  return path;
}

function requireKnown(parameter: string, path: readonly string[], known: KnownProperty): void {
  const unknown = path.findIndex((_, index) => !known(path.slice(0, index + 1)));
  if (unknown >= 0) {
    throw badParameter(parameter, `Unknown property ${JSON.stringify(path[unknown])}.`);
  }
}

function select(selection: SelectionUnderWork, path: readonly string[]): void {
  let level = selection;
  for (const owner of path.slice(0, -1)) {
    let next = level.get(owner);
    if (next === undefined || next === true) {
      next = new Map();
      level.set(owner, next);
    }
    level = next;
  }
  const property = path[path.length - 1];
  if (property !== undefined && !alwaysThere.has(property) && !level.has(property)) level.set(property, true);
}

function canonicalKey(selection: Selection): string {
  return [...selection]
    .map(([name, nested]) => (nested === true ? name : `${name}(${canonicalKey(nested)})`))
    .sort()
    .join(",");
}
