/**
 * Removes ignored properties from request bodies. Clients read an item, change a property and send back the whole
 * document, which contains read-only properties and JSON-LD keywords. Generated tables list the properties to remove.
 */
import type { RequestSchema } from "../../../generated/resources.ts";

export type RequestSchemas = Readonly<Record<string, RequestSchema>>;

/**
 * Removes the ignored properties of a request schema from a body, in place. Schemas without a table have no ignored
 * properties.
 */
export function removeIgnoredProperties(
  requestSchemas: RequestSchemas,
  schemaName: string,
  body: unknown,
): void {
  const row = requestSchemas[schemaName];
  if (row === undefined || typeof body !== "object" || body === null || Array.isArray(body)) return;
  const object = body as Record<string, unknown>;
  for (const property of row.ignored) delete object[property];
  for (const property in row.nested) {
    if (!Object.hasOwn(object, property)) continue;
    const nested = row.nested[property] ?? "";
    const value = object[property];
    for (const item of Array.isArray(value) ? value : [value])
      removeIgnoredProperties(requestSchemas, nested, item);
  }
}
