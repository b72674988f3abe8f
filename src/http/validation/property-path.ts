/** Formats property paths of violations in Part-DB's notation: `name`, `eda_info.value`, `parameters[0].name`. */

const maximumLength = 200;

/** Joins the steps to a property path. Numbers are array indexes. Long paths are truncated. */
export function propertyPath(steps: readonly (string | number)[]): string {
  let path = "";
  for (const step of steps) {
    if (typeof step === "number") path += `[${step}]`;
    else path += (path === "" ? "" : ".") + step.slice(0, maximumLength + 1);
    if (path.length > maximumLength) break;
  }
  return path.length > maximumLength ? `${path.slice(0, maximumLength)}…` : path;
}

/**
 * Returns the steps of a JSON pointer (RFC 6901). Digits are read as an array index, because no property name consists
 * of digits.
 */
export function pointerSteps(pointer: string): (string | number)[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
}
