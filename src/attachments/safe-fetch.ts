/**
 * Downloads files from URLs that clients send. `outgoing/guarded-request.ts` prevents connections to internal addresses,
 * also after a redirect. The size and duration of a download are limited.
 */
import type { IncomingMessage } from "node:http";
import { formatByteSize } from "../util/byte-size.ts";
import {
  ConnectionError,
  guardedRequest,
  HostRefused,
  type GuardOptions,
} from "../outgoing/guarded-request.ts";
import { boundedBody } from "../outgoing/response-body.ts";
import { fileNameOf } from "./response-file-name.ts";
import { FileRefused } from "./file-refused.ts";
import type { StagedFile, Storage } from "./storage.ts";
import type { Uploader } from "./upload-limit.ts";
import { parseUrl } from "../util/url.ts";

export interface FetchedFile {
  readonly staged: StagedFile;
  /**
   * The file name from `Content-Disposition` or the last path segment of the final URL, cleaned by `file-name.ts`.
   * `null` if there is no usable name.
   */
  readonly fileName: string | null;
}

export interface FetchOptions extends GuardOptions {
  readonly storage: Storage;
  readonly uploader?: Uploader;
  readonly maxBytes: number;
  /** Returns whether connections to a port are allowed. Default: all ports. */
  readonly allowPort?: (port: number) => boolean;
  readonly totalMilliseconds?: number;
  /** Maximum time without data from the server, after which the download is canceled. */
  readonly idleMilliseconds?: number;
  readonly signal?: AbortSignal;
}

const maxRedirects = 5;

/** @throws {FileRefused} `download` if the download fails. No staged file remains in this case */
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

async function follow(first: string, options: FetchOptions, signal: AbortSignal): Promise<FetchedFile> {
  let url = checkUrl(first, undefined, options);
  for (let redirects = 0; ; redirects++) {
    const response = await request(url, options, signal);
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
    url = checkUrl(location, url, options);
  }
}

/**
 * Checks the parts of a URL that are known without a request.
 * @throws {FileRefused} `download`
 */
export function checkUrl(text: string, base?: URL, { allowPort }: Pick<FetchOptions, "allowPort"> = {}): URL {
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

async function request(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { lookup, allow, idleMilliseconds = 15_000 } = options;
  const headers = { "User-Agent": "Partledger", Accept: "*/*", "Accept-Encoding": "identity" };
  try {
    return await guardedRequest(url, {
      headers,
      idleMilliseconds,
      signal,
      ...(lookup !== undefined && { lookup }),
      ...(allow !== undefined && { allow }),
    });
  } catch (error) {
    if (error instanceof HostRefused) throw refused(error.message, { cause: error });
    throw error;
  }
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

/** Creates the error for the client. The message must not reveal anything about the network of the service. */
function refused(message: string, options?: ErrorOptions): FileRefused {
  return new FileRefused("download", message, options);
}
