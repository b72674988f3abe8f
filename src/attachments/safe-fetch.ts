/**
 * The only way in which the service fetches what a client names (SSRF, OWASP A10). A host is resolved once, its
 * addresses are judged, and the connection goes to an address that was judged; each redirect starts over. The
 * answer is bounded in size and time and goes to a staged file.
 */
import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import http from "node:http";
import type { IncomingMessage, RequestOptions } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { parse as parseDisposition } from "content-disposition";
import ipaddr from "ipaddr.js";
import { formatByteSize } from "./byte-size.ts";
import { cleanFileName } from "./file-name.ts";
import { FileRefused } from "./file-refused.ts";
import type { StagedFile, Storage } from "./storage.ts";
import type { Uploader } from "./upload-limit.ts";
import { parseUrl } from "../url.ts";

export interface FetchedFile {
  readonly staged: StagedFile;
  /** From `Content-Disposition`, else from the last path segment of the final URL; clean; null when neither has one. */
  readonly fileName: string | null;
}

export interface FetchOptions {
  readonly storage: Storage;
  readonly uploader?: Uploader;
  readonly maxBytes: number;
  /** All addresses of a host. */
  readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
  /** Which addresses may be connected to. */
  readonly allow?: (address: string) => boolean;
  /** Which ports; by default all, as the address rule is what protects. */
  readonly allowPort?: (port: number) => boolean;
  readonly totalMilliseconds?: number;
  /** How long the server may be silent. */
  readonly idleMilliseconds?: number;
  readonly signal?: AbortSignal;
}

const maxRedirects = 5;

/** Throws {@link FileRefused} `download` for whatever goes wrong on the way; nothing stays staged then. */
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
    if (error instanceof ConnectionFault) {
      throw refused("The file could not be downloaded: the server did not respond correctly.", {
        cause: error,
      });
    }
    throw error;
  }
}

/** A fault of the other side, as opposed to one of our own disk. */
class ConnectionFault extends Error {}

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

/** The addresses of the URL's host that may be connected to: the only ones that the connection will know of. */
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
    agent: false, // a fresh connection: one that was made for another request was judged for that
    lookup: answerWith(addresses),
    signal,
    headers: { "User-Agent": "Partledger", Accept: "*/*", "Accept-Encoding": "identity" },
  };
  return new Promise((resolve, reject) => {
    const outgoing = (url.protocol === "https:" ? https : http).request(url, settings);
    outgoing.setTimeout(idleMilliseconds, () => outgoing.destroy(new ConnectionFault("idle")));
    outgoing.on("error", (cause) => reject(new ConnectionFault("request failed", { cause })));
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

/** A resolver that knows nothing but the addresses that were judged. */
function answerWith(addresses: LookupAddress[]): LookupFunction {
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
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);

  const staged = await storage.stage(bounded(response, maxBytes), uploader);
  return { staged, fileName: fileNameOf(url, response) };
}

async function* bounded(response: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let received = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new ConnectionFault("the answer broke off", { cause: error });
  }
}

function fileNameOf(url: URL, response: IncomingMessage): string | null {
  const header = response.headers["content-disposition"];
  const named = header === undefined ? undefined : parseDisposition(header).parameters["filename"];
  return (
    (named !== undefined && cleanFileName(named)) ||
    cleanFileName(decodeSegment(url.pathname.replace(/^.*\//, "")))
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}

/** Why a file could not be fetched; says nothing about the network that the service is in. */
function refused(message: string, options?: ErrorOptions): FileRefused {
  return new FileRefused("download", message, options);
}

function tooLarge(maxBytes: number): FileRefused {
  return refused(`The file is larger than the maximum of ${formatByteSize(maxBytes)} (${maxBytes} bytes).`);
}

/**
 * Whether an IP address belongs to the public Internet: the service connects to no others for a client. False for
 * everything that is special: loopback, private, link-local, carrier NAT, multicast, documentation and
 * reserved ranges; and for every IPv6 form that carries an IPv4 address (mapped, NAT64, 6to4, Teredo), since what
 * is at its other end cannot be told from here. False for text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  // Of IPv6 only 2000::/3 has been given out as global unicast; the rest is reserved (RFC 4291, §2.4).
  return !(parsed instanceof ipaddr.IPv6) || (parsed.zoneId === undefined && parsed.match(globalUnicast));
}

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
