/** Validates requests against the contract. The process shares one instance, so each schema is compiled only once. */
import { requestComponents, requestSchemas } from "../generated/resources.ts";
import { createRequestValidation } from "./contract/request-validation.ts";

export const contractValidation = createRequestValidation(requestComponents, requestSchemas);
