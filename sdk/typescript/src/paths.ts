/**
 * The client with the methods of openapi-fetch in addition to its resources. The types of all paths are large, so only
 * programs that import this entry point load them.
 */
import { connect } from "./connection.ts";
import type { Client, PathMethods } from "./path-client.ts";
import { createMethods } from "./resource-methods.ts";
import type { ConnectionOptions } from "./send.ts";

export * from "./index.ts";
export { createBatch } from "./batch.ts";
export type { BatchBuilder, BatchOptions, BatchResults, BatchStep } from "./batch.ts";
export type { components, operations, paths } from "./contract.ts";
export type { Client } from "./path-client.ts";
export { paginate } from "./paginate.ts";
export type { ListItem, ListPath } from "./paginate.ts";
export { unwrap } from "./problem.ts";

/**
 * Creates a client for the service at `baseUrl`.
 *
 * @throws {TypeError} if `baseUrl` is not a URL, contains credentials, or ends with `/api`
 */
export function createClient(options: ConnectionOptions): Client {
  const connection = connect(options);
  // The methods accept only the paths of the contract.
  return Object.assign(createMethods(connection), connection as unknown as PathMethods);
}
