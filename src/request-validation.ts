/** The one validation of the contract's requests, for everything in the process: schemas are compiled only once. */
import { requestComponents, requestSchemas } from "../generated/resources.ts";
import { createRequestValidation } from "./contract/request-validation.ts";

export const requestValidation = createRequestValidation(requestComponents, requestSchemas);
