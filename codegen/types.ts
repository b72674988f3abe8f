/** Product: generated/types.ts, the TypeScript types of the whole contract (openapi-typescript). */
import type { OpenAPI3 } from "openapi-typescript";
import openapiTS, { astToString } from "openapi-typescript";
import type { Contract } from "./document.ts";
import { heading } from "./heading.ts";

/** The text of generated/types.ts. Properties with a default stay optional in request bodies. */
export async function typesModule(contract: Contract): Promise<string> {
  const nodes = await openapiTS(structuredClone(contract) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    alphabetize: false,
  });
  return `${heading("The types of the contract.")}\n${astToString(nodes)}`;
}
