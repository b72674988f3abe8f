/**
 * Reads the API of a Part-DB instance. Requests are repeated after temporary errors. The token is only sent to the host
 * that the user named.
 */
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";
import { formatByteSize } from "../../util/byte-size.ts";
import { boundedBody } from "../../outgoing/response-body.ts";
import { fileNameOf } from "../../attachments/response-file-name.ts";
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import type { Storage } from "../../attachments/storage.ts";
import { isObject } from "../../util/is-object.ts";
import { parseUrl } from "../../util/url.ts";
import { NotReadable, SourceUnavailable } from "./copy-errors.ts";

export interface ClientOptions {
  /** The address of the instance, without `/api`. */
  readonly url: URL;
  readonly token: string;
  /** Whether to accept invalid certificates, such as self-signed ones. */
  readonly insecure: boolean;
  readonly storage: Storage;
  readonly maxFileBytes: number;
  /** Waits between two attempts. Replaced in tests. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** The maximum time without data from the server, after which the request is repeated. */
  readonly idleMilliseconds?: number;
}

export interface PartDbClient {
  /**
   * Returns the JSON object at a path of the API, such as `/parts/1`.
   * @throws {NotReadable} if the instance refuses to return the object
   * @throws {SourceUnavailable} if the instance cannot be used
   */
  json(path: string): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Downloads a file to the folder for temporary files.
   * @param address the address from the API, usually an absolute path
   */
  file(address: string): Promise<FetchedFile>;
  close(): void;
}

/** Returns whether a text can be sent as a token. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/.test(text);
}

/** The number of simultaneous requests. */
export const maximumRequests = 4;

const maximumJsonBytes = 64 * 1024 * 1024;
const maximumRedirects = 5;
const maximumAttempts = 6;
/** Other server errors, such as 500, are rarely temporary. */
const attemptsAfterServerError = 2;
const maximumDelay = 60_000;
const overloaded = [429, 502, 503, 504];

/** A failure that another attempt can resolve. */
class Temporary extends Error {
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor(message: string, status: number | null = null, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export function createClient(options: ClientOptions): PartDbClient {
  const connection = openConnection(options);
  return {
    json: (path) => readJson(connection, path),
    file: (address) => readFile(connection, address),
    close() {
      for (const agent of Object.values(connection.agents)) agent.destroy();
    },
  };
}

type Connection = ReturnType<typeof openConnection>;

function openConnection({ url: base, insecure, ...options }: ClientOptions) {
  const settings = { keepAlive: true, maxSockets: maximumRequests };
  return {
    idleMilliseconds: 60_000,
    sleep: (milliseconds: number) => new Promise<void>((wake) => setTimeout(wake, milliseconds)),
    ...options,
    base,
    agents: {
      "http:": new http.Agent(settings),
      "https:": new https.Agent({ ...settings, rejectUnauthorized: !insecure }),
    },
    hasAnswered: false,
  };
}

async function readJson(connection: Connection, path: string): Promise<Readonly<Record<string, unknown>>> {
  const { base } = connection;
  const url = new URL(`${base.pathname.replace(/\/+$/, "")}/api${path}`, base);
  return request(connection, url, "application/ld+json", async (response) => {
    const value = parseJson(await text(bodyOf(response, maximumJsonBytes)));
    if (isObject(value)) return value;
    throw new SourceUnavailable(
      `${url.origin}${url.pathname} does not return JSON. Check that --url is the address of a Part-DB or Partledger instance.`,
    );
  });
}

async function readFile(connection: Connection, address: string): Promise<FetchedFile> {
  const { base, storage, maxFileBytes } = connection;
  const url = parseUrl(address, base);
  if (url === null || !isSameHost(base, url)) throw new NotReadable("The file is on another host.", null);
  return request(connection, url, "*/*", async (response, final) => {
    if (isOtherPage(url, final, response)) {
      const reason = `The source returned the web page ${final.pathname} instead of the file. `;
      throw new NotReadable(`${reason}Check that the token can read the file.`, null);
    }
    const staged = await storage.stage(bodyOf(response, maxFileBytes));
    return { staged, fileName: fileNameOf(final, response) };
  });
}

type Receive<T> = (response: IncomingMessage, url: URL) => Promise<T>;

function send(
  { agents, token, idleMilliseconds }: Connection,
  url: URL,
  accept: string,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, {
      agent: agents[isSecure ? "https:" : "http:"],
      headers: {
        Accept: accept,
        "Accept-Encoding": "identity",
        Authorization: `Bearer ${token}`,
        "User-Agent": "Partledger",
      },
    });
    request.setTimeout(idleMilliseconds, () => {
      request.destroy(new Error(`no data for ${idleMilliseconds / 1000} seconds`));
    });
    request.on("error", (error) => reject(connectionError(error, url)));
    request.on("response", resolve);
    request.end();
  });
}

/** Follows redirects on the same host. The token must not reach another host or an unencrypted connection. */
async function follow(
  connection: Connection,
  first: URL,
  accept: string,
): Promise<{ response: IncomingMessage; url: URL }> {
  let url = first;
  for (let redirects = 0; ; redirects += 1) {
    const response = await send(connection, url, accept);
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(response.statusCode ?? 0) || location === undefined) {
      return { response, url };
    }
    response.destroy();
    const next = parseUrl(location, url);
    if (next === null || redirects === maximumRedirects) {
      throw new SourceUnavailable(`${url.href} redirects too many times or to an invalid address.`);
    }
    if (!isSameHost(url, next)) {
      throw new SourceUnavailable(
        `${url.href} redirects to ${next.origin}. The token is only sent to ${connection.base.host}. ` +
          "If the instance has moved, pass its new address to --url.",
      );
    }
    url = next;
  }
}

async function attempt<T>(connection: Connection, url: URL, accept: string, receive: Receive<T>): Promise<T> {
  const { response, url: final } = await follow(connection, url, accept);
  try {
    const status = response.statusCode ?? 0;
    if (status === 200) return await receive(response, final);
    if (status === 401) {
      throw new SourceUnavailable(
        `${connection.base.host} rejected the token. Create a token with the scope "read_only" or higher there, ` +
          "and check that it has not expired.",
      );
    }
    if (status === 429 || status >= 500) {
      const seconds = Number(response.headers["retry-after"]);
      const retryAfter = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
      throw new Temporary(`the server returned status ${status}`, status, retryAfter);
    }
    throw new NotReadable(statusText(status), status);
  } finally {
    // The connection can be used again only if the response was read to its end.
    if (!response.readableEnded) response.destroy();
  }
}

/** Sends a request, and repeats it after temporary errors. */
async function request<T>(connection: Connection, url: URL, accept: string, receive: Receive<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const result = await attempt(connection, url, accept, receive);
      connection.hasAnswered = true;
      return result;
    } catch (error) {
      if (!(error instanceof Temporary)) throw error;
      const { status } = error;
      const { base, hasAnswered, sleep } = connection;
      const isServerError = status !== null && !overloaded.includes(status);
      // A wrong address should be reported at once.
      const limit = isServerError ? attemptsAfterServerError : hasAnswered ? maximumAttempts : 2;
      if (attempts >= limit) {
        if (isServerError) throw new NotReadable(statusText(status), status);
        throw new SourceUnavailable(
          `${base.origin} cannot be read: ${error.message}.${hasAnswered ? " Run the command again to continue." : " Check --url."}`,
        );
      }
      await sleep(Math.min(error.retryAfter ?? 2 ** (attempts - 1) * 1000, maximumDelay));
    }
  }
}

/** Returns whether a request for a file was redirected to a page, such as the form for signing in. */
function isOtherPage(requested: URL, final: URL, { headers }: IncomingMessage): boolean {
  if (final.pathname === requested.pathname || /\.x?html?$/i.test(requested.pathname)) return false;
  const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers["content-type"] ?? "");
  return isPage && headers["content-disposition"] === undefined;
}

function isSameHost(from: URL, to: URL): boolean {
  if (to.origin === from.origin) return true;
  return from.protocol === "http:" && to.protocol === "https:" && from.hostname === to.hostname;
}

/** Errors of certificates, which do not disappear after a while. */
const certificateError = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME/;

function connectionError(error: NodeJS.ErrnoException, { host }: URL): Error {
  if (certificateError.test(error.code ?? "")) {
    return new SourceUnavailable(
      `The certificate of ${host} is not trusted (${error.message}). ` +
        "Set NODE_EXTRA_CA_CERTS to the file of your certificate authority, or pass --insecure.",
    );
  }
  return new Temporary(error.message === "" ? String(error.code) : error.message);
}

function bodyOf(response: IncomingMessage, maxBytes: number): AsyncIterable<Buffer> {
  return boundedBody(response, maxBytes, {
    tooLarge: () => new NotReadable(`It is larger than the maximum of ${formatByteSize(maxBytes)}.`, null),
    incomplete: () => new Temporary("the connection was lost"),
  });
}

function parseJson(document: string): unknown {
  try {
    return JSON.parse(document) as unknown;
  } catch {
    return undefined;
  }
}

function statusText(status: number): string {
  switch (status) {
    case 403:
      return "The token does not have the permission to read it (status 403).";
    case 404:
      return "It does not exist at the source (status 404).";
    default:
      return `The source returned status ${status}.`;
  }
}
