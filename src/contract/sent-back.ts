/**
 * Clients read an item, change a property and send the whole document. What they cannot change, and the keywords of
 * JSON-LD, are taken out of a body before it is validated. Which properties these are comes from generated tables.
 */
import type { RequestSchema } from "../../generated/resources.ts";

export type RequestSchemas = Readonly<Record<string, RequestSchema>>;

/** Takes out of a body of a request schema, in place, what is ignored. A schema without a row is left as it is. */
export function stripIgnored(requestSchemas: RequestSchemas, schemaName: string, body: unknown): void {
  const row = requestSchemas[schemaName];
  if (row === undefined || typeof body !== "object" || body === null || Array.isArray(body)) return;
  const object = body as Record<string, unknown>;
  for (const property of row.ignored) delete object[property];
  for (const property in row.nested) {
    if (!Object.hasOwn(object, property)) continue;
    const nested = row.nested[property] ?? "";
    const value = object[property];
    for (const one of Array.isArray(value) ? value : [value]) stripIgnored(requestSchemas, nested, one);
  }
}
