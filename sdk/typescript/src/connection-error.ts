/** Errors of connections: which address failed, why, and what to check. */
import { addressOf } from "./address.ts";
import type { Fetch } from "./send.ts";

/** Codes of Node.js, with the reason and what to check. */
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
    "connection closed before the response",
    "The request could have taken effect. Check the log of the service or proxy.",
  ],
];

/** Browsers hide the reason from programs. */
const hidden =
  "Check the address and the network, and that the service allows the origin of the page (CORS_ALLOW_ORIGIN).";

/** A request to which the client received no response. `fetch` reports this as a `TypeError` without the address. */
export class ConnectionError extends TypeError {
  override readonly name = "ConnectionError";
  /** Address of the request, without query and credentials. */
  readonly address: string;
  /** Code of Node.js, such as `ECONNREFUSED`. Browsers report none. */
  readonly code: string | undefined;

  constructor({ method, url }: Pick<Request, "method" | "url">, cause: TypeError) {
    const address = addressOf(url);
    const code = codeOf(cause);
    super(`${method} ${address} failed: ${explanationOf(cause, code)}`, { cause });
    this.address = address;
    this.code = code;
  }
}

/** Converts the errors of `fetch`. */
export function withConnectionErrors(send: Fetch): Fetch {
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof TypeError) || error instanceof ConnectionError) throw error;
      throw new ConnectionError(request, error);
    }
  };
}

/** Node.js reports the code in the cause. */
function codeOf({ cause }: Error): string | undefined {
  const isCoded = typeof cause === "object" && cause !== null && "code" in cause;
  return isCoded && typeof cause.code === "string" ? cause.code : undefined;
}

function explanationOf(error: Error, code: string | undefined): string {
  const suffix = code === undefined ? "" : ` (${code})`;
  const known = reasons.find(([codes]) => code !== undefined && codes.test(code));
  if (known !== undefined) return `${known[1]}${suffix}. ${known[2]}`;
  if (!(error.cause instanceof Error)) return `${error.message}. ${hidden}`;
  return `${error.cause.message}${suffix}. Check the address and the network.`;
}
