/**
 * Downloads files from URLs that clients send. To prevent server-side request forgery (SSRF), all such downloads must
 * use this module. The module resolves the host once, checks its addresses, and connects only to a checked address.
 * Redirects are checked in the same way. The size and duration of a download are limited.
 */
import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import http from "node:http";
import type { IncomingMessage, RequestOptions } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { formatByteSize } from "../byte-size.ts";
import { boundedBody } from "./response-body.ts";
import { fileNameOf } from "./response-file-name.ts";
import { FileRefused } from "./file-refused.ts";
import type { StagedFile, Storage } from "./storage.ts";
import type { Uploader } from "./upload-limit.ts";
import { parseUrl } from "../url.ts";

export interface FetchedFile {
  readonly staged: StagedFile;
  /**
   * The file name from `Content-Disposition` or the last path segment of the final URL, cleaned by `file-name.ts`.
   * `null` if there is no usable name.
   */
  readonly fileName: string | null;
}

export interface FetchOptions {
  readonly storage: Storage;
  readonly uploader?: Uploader;
  readonly maxBytes: number;
  /** Returns all IP addresses of a host. */
  readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
  /** Returns whether connections to an address are allowed. Default: {@link isPublicAddress}. */
  readonly allow?: (address: string) => boolean;
  /** Returns whether connections to a port are allowed. Default: all ports. */
  readonly allowPort?: (port: number) => boolean;
  readonly totalMilliseconds?: number;
  /** Maximum time without data from the server, after which the download is canceled. */
  readonly idleMilliseconds?: number;
  readonly signal?: AbortSignal;
}

const maxRedirects = 5;

/**
 * Downloads a file.
 * @throws {FileRefused} `download` if the download fails. No staged file remains in this case
 */
export async function safeFetch(url: string, options: FetchOptions): Promise<FetchedFile> {
  const { totalMilliseconds = 60_000 } = options;
  const time = AbortSignal.timeout(totalMilliseconds);
  const signal = options.signal ? AbortSignal.any([options.signal, time]) : time;
  try {
    return await follow(url, options, signal);
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    if (time.aborted)
      throw refused("The file could not be downloaded: the download took too long.", { cause: error });
    if (error instanceof ConnectionError) {
      throw refused("The file could not be downloaded: the server did not respond correctly.", {
        cause: error,
      });
    }
    throw error;
  }
}

/** An error from the connection or the remote server. The client receives only a general message. */
class ConnectionError extends Error {}

async function follow(first: string, options: FetchOptions, signal: AbortSignal): Promise<FetchedFile> {
  let url = readUrl(first, undefined, options);
  for (let redirects = 0; ; redirects++) {
    const addresses = await addressesOf(url, options, signal);
    const response = await request(url, addresses, options, signal);
    const location = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0)
      ? response.headers.location
      : undefined;
    if (location === undefined) {
      try {
        return await receive(url, response, options);
      } finally {
        response.destroy();
      }
    }
    response.destroy();
    if (redirects === maxRedirects)
      throw refused("The file could not be downloaded: the URL redirects too many times.");
    url = readUrl(location, url, options);
  }
}

function readUrl(text: string, base: URL | undefined, { allowPort }: FetchOptions): URL {
  const url = parseUrl(text, base);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw refused("Only http and https URLs can be downloaded.");
  }
  if (url.username !== "" || url.password !== "") {
    throw refused("URLs with a user name or password cannot be downloaded.");
  }
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  if (allowPort?.(port) === false) throw refused("The port of the URL is not allowed.");
  return url;
}

/** Returns the addresses of the URL's host to which connections are allowed. */
async function addressesOf(url: URL, options: FetchOptions, signal: AbortSignal): Promise<LookupAddress[]> {
  const { lookup = (host) => systemLookup(host, { all: true }), allow = isPublicAddress } = options;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const found =
    family === 0
      ? await abortable(lookup(host), signal).catch((cause: unknown) => {
          if (signal.aborted) throw cause;
          throw refused("The host name of the URL cannot be resolved.", { cause });
        })
      : [{ address: host, family }];
  const allowed = found.filter(({ address }) => allow(address));
  if (allowed.length === 0) throw refused("The URL does not resolve to a public IP address.");
  return allowed;
}

function request(
  url: URL,
  addresses: LookupAddress[],
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { allow = isPublicAddress, idleMilliseconds = 15_000 } = options;
  const settings: RequestOptions = {
    agent: false, // A reused connection would skip the address check.
    lookup: fixedLookup(addresses),
    signal,
    headers: { "User-Agent": "Partledger", Accept: "*/*", "Accept-Encoding": "identity" },
  };
  return new Promise((resolve, reject) => {
    const outgoing = (url.protocol === "https:" ? https : http).request(url, settings);
    outgoing.setTimeout(idleMilliseconds, () => outgoing.destroy(new ConnectionError("idle")));
    outgoing.on("error", (cause) => reject(new ConnectionError("request failed", { cause })));
    outgoing.on("response", (response) => {
      const address = response.socket.remoteAddress;
      if (address === undefined || !allow(address.replace(/^::ffff:(?=\d+\.)/, ""))) {
        outgoing.destroy();
        reject(refused("The URL does not resolve to a public IP address."));
      } else resolve(response);
    });
    outgoing.end();
  });
}

/** Returns a DNS lookup function that returns only the checked addresses. */
function fixedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else callback(null, first?.address ?? "", first?.family);
  };
}

async function receive(
  url: URL,
  response: IncomingMessage,
  { storage, maxBytes, uploader }: FetchOptions,
): Promise<FetchedFile> {
  if (response.statusCode !== 200) {
    throw refused(`The file could not be downloaded: the server returned status ${response.statusCode}.`);
  }
  const encoding = response.headers["content-encoding"] ?? "identity";
  if (encoding !== "identity")
    throw refused("The file could not be downloaded: the server sent an unsupported content encoding.");
  const body = boundedBody(response, maxBytes, {
    tooLarge: () =>
      refused(`The file is larger than the maximum of ${formatByteSize(maxBytes)} (${maxBytes} bytes).`),
    incomplete: (cause) => new ConnectionError("the response is incomplete", { cause }),
  });
  const staged = await storage.stage(body, uploader);
  return { staged, fileName: fileNameOf(url, response) };
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** Creates the error for the client. The message must not reveal anything about the network of the service. */
function refused(message: string, options?: ErrorOptions): FileRefused {
  return new FileRefused("download", message, options);
}

/**
 * Returns whether a text is a public IP address. Returns `false` for loopback, private, link-local, carrier-grade NAT,
 * multicast, documentation and reserved addresses. Also returns `false` for IPv6 addresses that contain an IPv4 address
 * (mapped, NAT64, 6to4, Teredo), because traffic to them can reach a private address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  // Only 2000::/3 is allocated for global unicast. The rest of the IPv6 address space is reserved (RFC 4291 §2.4).
  return !(parsed instanceof ipaddr.IPv6) || (parsed.zoneId === undefined && parsed.match(globalUnicast));
}

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
