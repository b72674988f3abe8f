/** Errors of connections: which address failed, why, and what to check. */
import { addressOf } from "./address.ts";
import { isJson, readJson } from "./json-response.ts";
import type { Fetch } from "./send.ts";

/** Codes of Node.js and Bun, with the reason and what to check. */
const reasons: readonly (readonly [codes: RegExp, reason: string, remedy: string])[] = [
  [
    /^ECONNREFUSED$/,
    "connection refused",
    "Check the address and the port, and that the service is running.",
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, "host name not found", "Check the host name and the DNS server."],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, "host unreachable", "Check the address and the network."],
  [/TIMEOUT|^ETIMEDOUT$/, "timeout", "Check the address, the network and the load of the service."],
  [
    /CERT|TLS|SSL|SIGNATURE|^EPROTO$/,
    "TLS failed",
    "Check whether the address is http or https, and the certificate. Node.js reads private authorities from NODE_EXTRA_CA_CERTS.",
  ],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    "connection closed before the end of the response",
    "Check the log of the service or proxy.",
  ],
];

/** Browsers hide the reason from programs. */
const hidden =
  "Check the address and the network, and that the service allows the origin of the page (CORS_ALLOW_ORIGIN).";

/** Deno begins messages with the complete address, which contains the query. */
const denoPrefix = /^error sending request .*client error \(\w+\): /;

/** A request to which the client received no complete response. `fetch` reports this as a `TypeError` without the address. */
export class ConnectionError extends TypeError {
  override readonly name = "ConnectionError";
  /** Address of the request, without query and credentials. */
  readonly address: string;
  /** Code of Node.js or Bun, such as `ECONNREFUSED`. Browsers and Deno report none. */
  readonly code: string | undefined;

  constructor({ method, url }: Pick<Request, "method" | "url">, cause: TypeError) {
    const address = addressOf(url);
    const code = codeOf(cause);
    super(`${method} ${address} failed: ${explanationOf(cause, code)}${effectOf(method)}`, { cause });
    this.address = address;
    this.code = code;
  }
}

/**
 * Converts the errors of `fetch`. Reads bodies of JSON, so that a connection that breaks after the headers is the same
 * error.
 */
export function withConnectionErrors(send: Fetch): Fetch {
  return async (request) => {
    try {
      const response = await send(request);
      return isJson(response) ? await readJson(request, response) : response;
    } catch (error) {
      if (!(error instanceof TypeError) || error instanceof ConnectionError) throw error;
      throw new ConnectionError(request, error);
    }
  };
}

/** Node.js reports the code in the cause, and Bun in the error itself. */
function codeOf(error: Error): string | undefined {
  return [error, error.cause]
    .map((each) => (typeof each === "object" && each !== null && "code" in each ? each.code : undefined))
    .find((code) => typeof code === "string");
}

function explanationOf(error: Error, code: string | undefined): string {
  const suffix = code === undefined ? "" : ` (${code})`;
  const known = reasons.find(([codes]) => code !== undefined && codes.test(code));
  if (known !== undefined) return `${known[1]}${suffix}. ${known[2]}`;
  const { message } = error.cause instanceof Error ? error.cause : error;
  const remedy = globalThis.document === undefined ? "Check the address and the network." : hidden;
  return `${message.replace(denoPrefix, "")}${suffix}. ${remedy}`;
}

/** An earlier attempt could have arrived even if the last one did not, so the sentence depends only on the method. */
function effectOf(method: string): string {
  return method === "GET" || method === "HEAD" ? "" : " The request could have taken effect.";
}
