/** Combines the validation of bodies and parameters, which share the compiled validators. */
import { createBodyValidation, type CheckBody } from "../body/body-validation.ts";
import type { Schemas } from "../operation.ts";
import type { RequestSchemas } from "../body/ignored-properties.ts";
import { createValidators, type Validators } from "./validators.ts";

export interface RequestValidation {
  /** The component schemas that bodies and parameters reference. */
  readonly schemas: Schemas;
  readonly validators: Validators;
  /**
   * Creates the validator of a request body schema.
   * @throws {Error} if the component does not exist
   */
  readonly body: (schemaName: string) => CheckBody;
}

/** Creates the validation. Each schema is compiled on first use. */
export function createRequestValidation(schemas: Schemas, requestSchemas: RequestSchemas): RequestValidation {
  const validators = createValidators(schemas);
  return { schemas, validators, body: createBodyValidation(schemas, validators, requestSchemas) };
}
