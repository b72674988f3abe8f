/** Creates the client: openapi-fetch with the types of the contract. */
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import type { paths } from "./contract.ts";
import { serializeQuery } from "./query.ts";
import { withRetries, withToken, type Fetch, type RetryOptions, type TokenProvider } from "./send.ts";

/** The media types of the responses that the client requests. */
type MediaTypes = "application/json" | "application/problem+json";

/** A client with the methods of openapi-fetch: `GET`, `POST`, `PUT`, `PATCH`, `DELETE` and `use`. */
export type Client = FetchClient<paths, MediaTypes>;

export interface ConnectionOptions {
  /** Address of the service, such as `https://parts.example.com`. Default: the origin of the page. */
  readonly baseUrl?: string;
  /** API token, or a function that returns OAuth access tokens. Without it, requests have no credentials. */
  readonly token?: string | TokenProvider;
  /** `false` sends each request only once. */
  readonly retry?: RetryOptions | false;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch;
}

/** Creates a client for the service at `baseUrl`. Responses are plain JSON. */
export function createClient(options: ConnectionOptions): Client {
  const { baseUrl = "", token, retry = {}, fetch = (request) => globalThis.fetch(request) } = options;
  const authorized = token === undefined ? fetch : withToken(fetch, token);
  const client = createFetchClient<paths, MediaTypes>({
    baseUrl,
    headers: { Accept: "application/json" },
    fetch: retry === false ? authorized : withRetries(authorized, retry),
    querySerializer: serializeQuery,
  });
  client.use({ onRequest: ({ request }) => setPatchType(request) });
  return client;
}

/** openapi-fetch sends all JSON as `application/json`, but `PATCH` requires a merge patch. */
function setPatchType({ method, headers }: Request): void {
  if (method === "PATCH" && headers.get("Content-Type") === "application/json") {
    headers.set("Content-Type", "application/merge-patch+json");
  }
}
