/**
 * Parses sparse fields, as in `properties[]=name&properties[category][]=name`, to a tree of selected properties.
 * `representation/` applies the selection and omits queries for properties that are not selected.
 */
import { badParameter } from "./bad-parameter.ts";

/** Maps each selected property of an object to its own selection, or to `true` if the whole property is selected. */
export type Selection = ReadonlyMap<string, Selection | true>;

interface SparseFields {
  readonly selection: Selection;
  /** Identifies the selection, whatever the order of the parameters in the URL. */
  readonly key: string;
}

/** Whether a property exists. For example, `["category", "name"]` is the path of the name of the embedded category. */
type KnownProperty = (path: readonly string[]) => boolean;

type SelectionUnderWork = Map<string, SelectionUnderWork | true>;

const maximumDepth = 3;
const maximumCount = 100;
const parameterForm = /^properties((?:\[[^[\]]+\])*)\[\d*\]$/;
const segmentForm = /\[([^[\]]+)\]/g;
const nameForm = /^@?[A-Za-z0-9_-]{1,100}$/;
const alwaysThere = new Set(["@id", "@type", "@context"]);

/**
 * Whether a query parameter selects properties, even if the selection is invalid.
 * @example isPropertiesParameter("properties[category][]") // true
 */
export function isPropertiesParameter(name: string): boolean {
  return name === "properties" || name.startsWith("properties[");
}

/**
 * Returns the path of the property that a query parameter selects, without a final `@id` or `@type`. Returns null if the
 * parameter is malformed.
 * @example selectedPath("properties[category][]", "name") // ["category", "name"]
 */
export function selectedPath(parameter: string, property: string): string[] | null {
  const owners = parameterForm.exec(parameter)?.[1];
  if (owners === undefined) return null;
  const path = [...owners.matchAll(segmentForm)].map((match) => match[1] ?? "");
  return alwaysThere.has(property) ? path : [...path, property];
}

/**
 * Parses the selection of properties. Returns null if the query selects no properties. Selecting a property of an
 * embedded object also selects the object, but, as in Part-DB, without its other properties. `@id` and `@type` are
 * always included. Indexes in the last brackets (`properties[0]=name`) are accepted, because PHP clients send them.
 * @throws {Problem} 400 naming the parameter if it is malformed, too deep or too long, or if a property is not `known`
 * @example parseSparseFields([["properties[]", "name"]])?.selection // new Map([["name", true]])
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

/**
 * Returns the selection within a property: `false` if the property is not selected, and `true` if the whole property is
 * selected. Without a selection, all properties are selected.
 * @example selected(new Map([["name", true]]), "category") // false
 */
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
