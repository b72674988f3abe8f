/** Client for the Partledger API. `paths.ts`, `oauth.ts` and `node.ts` are the other entry points. */
export { createClient } from "./client.ts";
export { ConnectionError } from "./connection-error.ts";
export { InvalidResponseError } from "./json-response.ts";
export type { CollectOptions, RequestOptions, WriteOptions } from "./options.ts";
export { ProblemError, isBatchProblem, isProblem, isValidationProblem } from "./problem.ts";
export type { BatchProblem, Problem, ValidationProblem } from "./problem.ts";
export type * from "./resources.ts";
export { changeSetOf, responseOf } from "./responses.ts";
export type { ConnectionOptions, Fetch, RetryOptions, TokenProvider } from "./send.ts";
export { followChanges } from "./changes.ts";
export type { ChangeOptions } from "./changes.ts";
export { replaceFile, uploadFile } from "./upload.ts";
export type { FileUpload, NewAttachment } from "./upload.ts";
