/**
 * Removes selected properties that the response does not have, as in `properties[]=colour`. Part-DB ignores them, so the
 * compatibility mode does too. In the strict mode, `query/sparse-fields.ts` rejects them.
 */
import { shapes, type ShapeName } from "../../../generated/resources.ts";
import { isPropertiesParameter, selectedPath } from "../../query/sparse-fields.ts";
import { hasProperty } from "../../representation/plan.ts";
import type { Operation } from "../operation.ts";
import type { IgnoredNames } from "../validation/ignored-names.ts";

/**
 * Returns the query without unknown selections. If no selection is left, only `@id` is selected, because without a
 * selection the response contains all properties.
 * @param ignored collects the removed parameters with their values
 */
export function withoutUnknownSelections(
  shape: ShapeName,
  searchParams: URLSearchParams,
  ignored: IgnoredNames,
): URLSearchParams {
  const kept: [string, string][] = [];
  const unknown: string[] = [];
  for (const [name, value] of searchParams) {
    const path = isPropertiesParameter(name) ? selectedPath(name, value) : null;
    if (path === null || path.length === 0 || hasProperty(shape, path)) kept.push([name, value]);
    else unknown.push(`${name}=${value}`);
  }
  if (unknown.length === 0) return searchParams;
  for (const name of unknown) ignored.add(name);
  if (!kept.some(([name]) => isPropertiesParameter(name))) kept.push(["properties[]", "@id"]);
  return new URLSearchParams(kept);
}

/** Returns the shape of the element in a response, or of each element in a list. */
export function selectedShape(response: Operation["response"]): ShapeName | null {
  const name = response?.schema?.replace(/List$/, "");
  return name !== undefined && isShape(name) ? name : null;
}

function isShape(name: string): name is ShapeName {
  return Object.hasOwn(shapes, name);
}
