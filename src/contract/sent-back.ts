/**
 * Clients read an item, change a property and send the whole document. What they cannot change, and the keywords of
 * JSON-LD, are taken out of a body before it is validated. Which properties these are comes from generated tables.
 */
import type { Schemas } from "./operation.ts";
import { propertySchema } from "./schemas.ts";

/** For a request schema: the properties that only answers have, and the schemas of owned elements inside it. */
export interface RequestSchema {
  readonly ignored: readonly string[];
  readonly nested: Readonly<Record<string, string>>;
}

export type RequestSchemas = Readonly<Record<string, RequestSchema>>;

/** Takes out of a body, in place, what is ignored. */
export type Strip = (body: unknown) => void;

const keywords = ["@context", "@id", "@type"];

/** @returns for the name of a request schema, what strips its bodies; a schema without a row is left as it is */
export function createStripper(
  schemas: Schemas,
  requestSchemas: RequestSchemas,
): (schemaName: string) => Strip {
  const strippers = new Map<string, Strip>();
  const stripper = (name: string): Strip => {
    const known = strippers.get(name);
    if (known !== undefined) return known;
    const strip = createStrip(name);
    strippers.set(name, strip);
    return strip;
  };

  function createStrip(name: string): Strip {
    const row = requestSchemas[name];
    if (row === undefined) return () => undefined;
    const declares = (property: string) =>
      propertySchema({ $ref: `#/components/schemas/${name}` }, property, schemas);
    const ignored = [...row.ignored, ...keywords].filter((property) => declares(property) === null);
    const nested = Object.entries(row.nested);
    return (body) => {
      if (typeof body !== "object" || body === null || Array.isArray(body)) return;
      const object = body as Record<string, unknown>;
      for (const property of ignored) delete object[property];
      for (const [property, schemaName] of nested) {
        if (!Object.hasOwn(object, property)) continue;
        const value = object[property];
        // Looked up here, not above: schemas may hold themselves.
        const strip = stripper(schemaName);
        if (Array.isArray(value)) value.forEach(strip);
        else strip(value);
      }
    };
  }

  return stripper;
}
