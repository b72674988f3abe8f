/**
 * Moves defaults of request bodies into descriptions. Generators take the keyword to mean that the property always has a
 * value: types then require it, and models send it, so that a PATCH resets properties that the client never set.
 */
import type { Contract, Schema } from "./document.ts";
import { operationsOf, reachable } from "./document.ts";

/** Returns the contract with the defaults of schemas that only requests hold moved into their descriptions. */
export function describeRequestDefaults(source: Contract): Contract {
  return changedRequests(source, (schema, isAnswered) => {
    if (!isAnswered) describe(schema);
  });
}

/** Returns the contract as changes mean it: what they do not name stays as it is, so that nothing has a default. */
export function omitRequestDefaults(source: Contract): Contract {
  return changedRequests(source, ({ properties = {} }) => {
    for (const property of Object.values(properties)) delete property.default;
  });
}

/** A copy of the contract, in which each schema that a request refers to is handed to `change`. */
function changedRequests(source: Contract, change: (schema: Schema, isAnswered: boolean) => void): Contract {
  const contract = structuredClone(source);
  const operations = operationsOf(contract).map(({ operation }) => operation);
  const answered = reachable(contract, [
    contract.components.responses,
    ...operations.map(({ responses }) => responses),
  ]);
  const requested = reachable(
    contract,
    operations.map(({ requestBody }) => requestBody),
  );
  for (const name of requested) {
    const schema = contract.components.schemas[name];
    if (schema !== undefined) change(schema, answered.has(name));
  }
  return contract;
}

function describe(schema: Schema): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property.default === undefined) continue;
    const { default: value, description, ...rest } = property;
    const sentence = `Default: ${value === "" ? "empty" : `\`${JSON.stringify(value)}\``}.`;
    const said = description === undefined ? sentence : `${description.trimEnd()} ${sentence}`;
    (schema.properties ?? {})[name] = { description: said, ...rest };
  }
}
