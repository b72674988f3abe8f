/** Serializes query parameters. */
import { repeatedParameters } from "./operation-table.ts";

/**
 * Serializes query parameters as the contract requires: an object as names with brackets (`order: { name: "asc" }` →
 * `order[name]=asc`), an array as repeated parameters or separated by commas.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value));
  return pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join("&");
}

function pairsOf(name: string, value: unknown): [name: string, value: unknown][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) {
    const key = repeatedName(name);
    return key === undefined ? [[name, value.join(",")]] : value.map((item: unknown) => [key, item]);
  }
  if (typeof value !== "object") return [[name, value]];
  return Object.entries(value).flatMap(([member, item]) => pairsOf(`${name}[${member}]`, item));
}

/** Returns the name of a repeated parameter, or `undefined` if commas separate its values. */
function repeatedName(name: string): string | undefined {
  if (name.endsWith("[]") || repeatedParameters.includes(name)) return name;
  // `properties[part][]` selects properties of `part`, as `properties[]` those of the result.
  const [base] = name.split("[");
  return repeatedParameters.includes(`${base}[]`) ? `${name}[]` : undefined;
}
