/** The options of labels that a request or a new profile does not set, as the contract declares them. */
import { requestComponents } from "../../../generated/resources.ts";
import type { components } from "../../../generated/types.ts";
import { propertyNames, propertySchema } from "../../http/validation/schemas.ts";

export type LabelOptions = components["schemas"]["LabelOptions"];

const schema = { $ref: "#/components/schemas/LabelOptionsInput" };

// The schema has the properties of the type. `barcode_content` has no default, and is null.
export const defaultOptions = Object.fromEntries(
  propertyNames(schema, requestComponents).map((name) => [
    name,
    propertySchema(schema, name, requestComponents)?.["default"] ?? null,
  ]),
) as unknown as LabelOptions;
