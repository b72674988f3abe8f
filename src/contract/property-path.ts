/**
 * Property paths of violations, in Part-DB's notation: `name`, `eda_info.value`, `parameters[0].name`.
 */

const maximumLength = 200;

/** Numbers are positions in arrays. What a client made very long is cut. */
export function propertyPath(steps: readonly (string | number)[]): string {
  let path = "";
  for (const step of steps) {
    if (typeof step === "number") path += `[${step}]`;
    else path += (path === "" ? "" : ".") + step.slice(0, maximumLength + 1);
    if (path.length > maximumLength) break;
  }
  return path.length > maximumLength ? `${path.slice(0, maximumLength)}…` : path;
}

/** The steps of a JSON pointer (RFC 6901). A step of digits counts as a position: no property is named like that. */
export function pointerSteps(pointer: string): (string | number)[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll("~1", "/").replaceAll("~0", "~")));
}
