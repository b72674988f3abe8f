/** Client for the Partledger API. `oauth.ts` and `node.ts` are the other entry points. */
export { createClient } from "./client.ts";
export type { Client, ConnectionOptions } from "./client.ts";
export type { components, operations, paths } from "./contract.ts";
export { paginate } from "./paginate.ts";
export type { ListItem, ListPath } from "./paginate.ts";
export { ProblemError, isBatchProblem, isProblem, isValidationProblem, unwrap } from "./problem.ts";
export type { BatchProblem, Problem, ValidationProblem, Violation } from "./problem.ts";
export type { Fetch, RetryOptions, TokenProvider } from "./send.ts";
export { createBatch } from "./batch.ts";
export type { Batch, BatchOptions, BatchResults, BatchStep } from "./batch.ts";
export { followChanges } from "./changes.ts";
export type { ChangeFeed, ChangeOptions } from "./changes.ts";
export { replaceFile, uploadFile } from "./upload.ts";
export type { FileUpload, NewAttachment, RequestOptions } from "./upload.ts";
