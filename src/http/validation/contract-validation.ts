/**
 * Validates requests against the API contract. All modules of the process share one validator, so each schema is
 * compiled only once.
 */
import { requestComponents, requestSchemas } from "../../../generated/resources.ts";
import { createRequestValidation } from "./request-validation.ts";

export const contractValidation = createRequestValidation(requestComponents, requestSchemas);
