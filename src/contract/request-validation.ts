/** The validation of requests against schemas. Bodies and parameters share the compiled validators. */
import { createBodyValidation, type CheckBody } from "./body-validation.ts";
import type { Schemas } from "./operation.ts";
import type { RequestSchemas } from "./sent-back.ts";
import { createValidators, type Validators } from "./validators.ts";

export interface RequestValidation {
  /** Components that bodies and parameters refer to. */
  readonly schemas: Schemas;
  readonly validators: Validators;
  /** The check of a component that is a request body. @throws {Error} if there is no such component */
  readonly body: (schemaName: string) => CheckBody;
}

/** Nothing is compiled before it is used. */
export function createRequestValidation(schemas: Schemas, requestSchemas: RequestSchemas): RequestValidation {
  const validators = createValidators(schemas);
  return { schemas, validators, body: createBodyValidation(schemas, validators, requestSchemas) };
}
