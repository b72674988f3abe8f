/** Creates the client with its resources. */
import { connect } from "./connection.ts";
import { createMethods } from "./resource-methods.ts";
import type { Client } from "./resources.ts";
import type { ConnectionOptions } from "./send.ts";

/**
 * Creates a client for the service at `baseUrl`.
 *
 * @throws {TypeError} if `baseUrl` is not a URL, contains credentials, or ends with `/api`
 */
export function createClient(options: ConnectionOptions): Client {
  return createMethods(connect(options));
}
