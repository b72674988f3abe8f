/**
 * Sends requests to URLs that clients set. To prevent server-side request forgery (SSRF), all such requests must use
 * this module. It resolves the host once, checks its addresses, and connects only to a checked address. Redirects are
 * not followed.
 */
import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export interface GuardOptions {
  /** Returns all IP addresses of a host. Default: {@link lookupAddresses}. */
  readonly lookup?: (host: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;
  /** Returns whether connections to an address are allowed. Default: {@link isPublicAddress}. */
  readonly allow?: (address: string) => boolean;
  /** Trusted certificates of https servers, in PEM format. Default: those of Node.js. */
  readonly ca?: string;
}

interface GuardedRequest extends GuardOptions {
  readonly method?: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Maximum time without data from the server. */
  readonly idleMilliseconds: number;
  readonly signal: AbortSignal;
}

/** Thrown if the request must not be sent: the host has no address, or none that is allowed. */
export class HostRefused extends Error {
  readonly reason: "unresolved" | "address";

  constructor(reason: HostRefused["reason"], options?: ErrorOptions) {
    super(
      reason === "unresolved"
        ? "The host name of the URL cannot be resolved."
        : "The URL does not resolve to a public IP address.",
      options,
    );
    this.reason = reason;
  }
}

export class ConnectionError extends Error {}

/**
 * Sends a request, and returns the response when its headers have arrived. The caller must destroy the response.
 * @param url an http or https URL
 * @throws {HostRefused | ConnectionError} or the reason of the aborted signal
 */
export async function guardedRequest(url: URL, options: GuardedRequest): Promise<IncomingMessage> {
  const { allow = isPublicAddress } = options;
  const addresses = await addressesOf(url, options, allow);
  const { method = "GET", headers, body, idleMilliseconds, signal, ca } = options;
  const settings: https.RequestOptions = {
    agent: false, // A reused connection would skip the address check.
    lookup: fixedLookup(addresses),
    method,
    signal,
    ...(ca !== undefined && { ca }),
    headers: {
      ...headers,
      ...(body !== undefined && { "Content-Length": String(Buffer.byteLength(body)) }),
    },
  };
  return new Promise((resolve, reject) => {
    const outgoing = (url.protocol === "https:" ? https : http).request(url, settings);
    outgoing.setTimeout(idleMilliseconds, () => outgoing.destroy(new ConnectionError("idle")));
    outgoing.on("error", (cause) => reject(new ConnectionError("request failed", { cause })));
    // After a response with the status 101, Node.js closes the connection and emits neither an error nor the response.
    outgoing.on("close", () => reject(new ConnectionError("closed without a response")));
    outgoing.on("response", (response) => {
      const address = response.socket.remoteAddress;
      if (address === undefined || !allow(address.replace(/^::ffff:(?=\d+\.)/, ""))) {
        outgoing.destroy();
        reject(new HostRefused("address"));
      } else resolve(response);
    });
    outgoing.end(body);
  });
}

/** Returns all IP addresses of a host. An unfinished lookup occupies a thread of the process, even if nothing waits for it. */
export function lookupAddresses(host: string): Promise<readonly LookupAddress[]> {
  return systemLookup(host, { all: true });
}

/** Returns the addresses of the URL's host to which connections are allowed. */
async function addressesOf(
  url: URL,
  { lookup = lookupAddresses, signal }: GuardedRequest,
  allow: (address: string) => boolean,
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const found =
    family === 0
      ? await abortable(lookup(host, signal), signal).catch((cause: unknown) => {
          if (signal.aborted) throw cause;
          throw new HostRefused("unresolved", { cause });
        })
      : [{ address: host, family }];
  const allowed = found.filter(({ address }) => allow(address));
  if (allowed.length === 0) throw new HostRefused("address");
  return allowed;
}

/** Returns a DNS lookup function that returns only the checked addresses. */
function fixedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else callback(null, first?.address ?? "", first?.family);
  };
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
