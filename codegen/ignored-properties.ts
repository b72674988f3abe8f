/**
 * Adds ignored properties (read-only properties and JSON-LD keywords) to the request schemas of the published document.
 * The body of a response is therefore a valid request body.
 */
import { mapMembers, type Contract, type Schema } from "./document.ts";
import { originId, requestSchemas } from "./resources.ts";

/** Accepts any value, because the service removes the property before it validates the body. */
const ignoredProperty: Schema = {
  readOnly: true,
  description: "Read-only. The service ignores this property in requests.",
};

const ignoredOriginId: Schema = {
  readOnly: true,
  description: "Added by API Platform's admin. The service ignores this property.",
};

export function addIgnoredProperties(contract: Contract): Contract {
  const requests = requestSchemas(contract);
  const schemas = mapMembers(contract.components.schemas, (schema, name) => {
    // Schemas with `allOf` inherit the ignored properties.
    if (schema.properties === undefined || schema.allOf !== undefined) return schema;
    const added = (requests[name]?.ignored ?? []).map(
      (property) => [property, property === originId ? ignoredOriginId : ignoredProperty] as const,
    );
    return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(added) } };
  }) as Record<string, Schema>;
  return { ...contract, components: { ...contract.components, schemas } };
}
