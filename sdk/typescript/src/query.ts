/** Serializes query parameters. */

/** Serializes arrays as the contract requires: repeated if the name ends with `[]`, otherwise separated by commas. */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const values: unknown[] = Array.isArray(value) && name.endsWith("[]") ? value : [value];
    return values.map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`);
  });
  return pairs.join("&");
}
