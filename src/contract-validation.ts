/** The validation of the contract's requests, one for the whole process: each schema is compiled only once. */
import { requestComponents, requestSchemas } from "../generated/resources.ts";
import { createRequestValidation } from "./contract/request-validation.ts";

export const contractValidation = createRequestValidation(requestComponents, requestSchemas);
