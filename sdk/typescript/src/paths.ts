/**
 * The client with the methods of openapi-fetch in addition to its resources. The types of all paths are large, so only
 * programs that import this entry point load them.
 */
import { connect, type Connection } from "./connection.ts";
import type { paths } from "./contract.ts";
import { createMethods, type Send } from "./resource-methods.ts";
import type { Client as ResourceClient } from "./resources.ts";
import type { ConnectionOptions } from "./send.ts";

export * from "./index.ts";
export { createBatch } from "./batch.ts";
export type { Batch, BatchOptions, BatchResults, BatchStep } from "./batch.ts";
export type { components, operations, paths } from "./contract.ts";
export { paginate } from "./paginate.ts";
export type { ListItem, ListPath } from "./paginate.ts";
export { unwrap } from "./problem.ts";

/** A client with resources, and with the methods of openapi-fetch: `GET`, `POST`, `PUT`, `PATCH`, `DELETE` and `use`. */
export type Client = ResourceClient & Connection<paths>;

/**
 * Creates a client for the service at `baseUrl`.
 *
 * @throws {TypeError} if `baseUrl` is not a URL, or contains credentials
 */
export function createClient(options: ConnectionOptions): Client {
  const connection = connect<paths>(options);
  // TypeScript cannot compute the type of `request` for paths of the table.
  return Object.assign(createMethods(connection.request as unknown as Send), connection);
}
