/** Client for the Partledger API. */
export { createClient } from "./client.ts";
export type { Client, ConnectionOptions } from "./client.ts";
export type { components, operations, paths } from "./contract.ts";
export { paginate } from "./paginate.ts";
export type { ListItem, ListPath } from "./paginate.ts";
export { ProblemError, isBatchProblem, isProblem, isValidationProblem, unwrap } from "./problem.ts";
export type { BatchProblem, Problem, ValidationProblem, Violation } from "./problem.ts";
export type { Fetch, RetryOptions, TokenProvider } from "./send.ts";
