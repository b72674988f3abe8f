/** The types of the contract. In the package, this module is the generated file itself (`codegen/build-sdk.ts`). */
export type { components, operations, paths } from "../../../generated/types.ts";
