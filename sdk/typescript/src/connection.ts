/** Connects to a service: openapi-fetch with the retries, the token and the media types of the client. */
import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { checkBaseUrl } from "./address.ts";
import { withConnectionErrors } from "./connection-error.ts";
import { readJson, rejectPage } from "./json-response.ts";
import { serializeQuery } from "./query.ts";
import { withRetries, withToken, type ConnectionOptions } from "./send.ts";

/** The media types of the responses that the client requests. */
export type MediaTypes = "application/json" | "application/problem+json";

/** `Paths` are the types of a contract, in the form of openapi-typescript. */
export type Connection<Paths extends object> = FetchClient<Paths, MediaTypes>;

/** @throws {TypeError} if `baseUrl` is not a URL, contains credentials, or ends with `/api` */
export function connect(options: ConnectionOptions): Connection<object> {
  const { baseUrl = "", token, retry = {}, fetch = (request) => globalThis.fetch(request) } = options;
  checkBaseUrl(baseUrl);
  const connected = withConnectionErrors(fetch);
  const authorized = token === undefined ? connected : withToken(connected, token);
  const client = createFetchClient<object, MediaTypes>({
    baseUrl,
    headers: { Accept: "application/json" },
    fetch: retry === false ? authorized : withRetries(authorized, retry),
    querySerializer: serializeQuery,
  });
  client.use({
    onRequest: ({ request }) => setPatchType(request),
    onResponse: ({ request, response, options: { parseAs } }) => {
      if (!response.ok || parseAs !== "json") return undefined;
      rejectPage(request, response);
      return readJson(request, response);
    },
  });
  return client;
}

/** openapi-fetch sends all JSON as `application/json`, but `PATCH` requires a merge patch. */
function setPatchType({ method, headers }: Request): void {
  if (method === "PATCH" && headers.get("Content-Type") === "application/json") {
    headers.set("Content-Type", "application/merge-patch+json");
  }
}
