/**
 * Moves the defaults of request bodies into descriptions. Code generators make properties with `default` required, and
 * language models send the defaults. A PATCH would then reset properties that the client did not want to change.
 */
import { operationsOf, reachable, type Contract, type Schema } from "./document.ts";

/** Returns a copy of the contract in which the descriptions of request-only schemas contain the defaults. */
export function describeRequestDefaults(source: Contract): Contract {
  return transformRequestSchemas(source, (schema, isInResponses, name) => {
    if (!isInResponses) describe(name, schema);
  });
}

/**
 * Returns a copy of the contract without defaults in request schemas, because a PATCH keeps the values of omitted
 * properties.
 */
export function omitRequestDefaults(source: Contract): Contract {
  return transformRequestSchemas(source, ({ properties = {} }) => {
    for (const property of Object.values(properties)) delete property.default;
  });
}

/** Returns a copy of the contract in which `change` was applied to each schema that a request refers to. */
function transformRequestSchemas(
  source: Contract,
  change: (schema: Schema, isInResponses: boolean, name: string) => void,
): Contract {
  const contract = structuredClone(source);
  const operations = operationsOf(contract).map(({ operation }) => operation);
  const responseNames = reachable(contract, [
    contract.components.responses,
    ...operations.map(({ responses }) => responses),
  ]);
  const requested = reachable(
    contract,
    operations.map(({ requestBody }) => requestBody),
  );
  for (const name of requested) {
    const schema = contract.components.schemas[name];
    if (schema !== undefined) change(schema, responseNames.has(name), name);
  }
  return contract;
}

/** The schemas for creation extend those for updates, so the latter contain the defaults. */
function describe(schemaName: string, schema: Schema): void {
  const label = schemaName.endsWith("Patch") ? "Default on creation" : "Default";
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.default === undefined) continue;
    const { default: value, description, ...rest } = property;
    const sentence = `${label}: ${value === "" ? "empty string" : `\`${JSON.stringify(value)}\``}.`;
    const note = description === undefined ? sentence : `${description.trimEnd()} ${sentence}`;
    (schema.properties ?? {})[name] = { description: note, ...rest };
  }
}
