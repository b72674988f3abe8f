/** The HTTP client of tests: supertest, with validation of every response against the contract. */
import { Agent, request as httpRequest } from "node:http";
import supertest from "supertest";
import { ContractViolation } from "./contract.ts";
import { assertDeclared } from "./reached.ts";

/** A JSON document whose properties the test reads without validation. */
export interface Json {
  readonly [member: string]: Json;
  readonly [index: number]: Json;
}

export interface RequestOptions {
  /** The `Accept` header; `null` sends none. Default: `application/ld+json`. */
  readonly accept?: string | null;
  /** The `Content-Type` header; `null` sends none. Default by body and method: form, merge patch or JSON. */
  readonly contentType?: string | null;
  /** The `Authorization` header. Replaces the client's token. */
  readonly authorization?: string | null;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Expected status. If the response has a different status, `request` throws an error that contains the body. */
  readonly expect?: number;
  /** Timeout in milliseconds. Default: 20,000. */
  readonly timeout?: number;
  /** The connections to use. Default: connections that all clients share. */
  readonly agent?: Agent;
}

export interface Answer<Body = Json> {
  readonly status: number;
  /** Header values by lower-case name. Values of repeated headers are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** The value of each `Set-Cookie` field. */
  readonly setCookies: readonly string[];
  /** The `Content-Type` without parameters; `null` without a `Content-Type`. */
  readonly mediaType: string | null;
  readonly bytes: Buffer;
  readonly text: string;
  /** Parsed JSON, the text of other bodies, or `undefined` for an empty body. */
  readonly body: Body;
}

export interface Api {
  get<Body = Json>(path: string, options?: RequestOptions): Promise<Answer<Body>>;
  post<Body = Json>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<Body>>;
  put<Body = Json>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<Body>>;
  patch<Body = Json>(path: string, body?: unknown, options?: RequestOptions): Promise<Answer<Body>>;
  delete<Body = Json>(path: string, options?: RequestOptions): Promise<Answer<Body>>;
  /** Strings and Buffers are sent unchanged, `URLSearchParams` as a form, and all other values as JSON. */
  request<Body = Json>(
    method: string,
    path: string,
    body?: unknown,
    options?: RequestOptions,
  ): Promise<Answer<Body>>;
}

const sharedAgent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Closes the connections that are kept for later requests. Needed before another service listens on the same port. */
export function closeConnections(): void {
  sharedAgent.destroy();
}

/** Returns a client of the service at `url`. */
export function api(
  { url }: { readonly url: string },
  token: string | null = null,
  agent: Agent = sharedAgent,
): Api {
  const request = <Body>(
    method: string,
    path: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<Answer<Body>> => {
    const authorization = token === null ? null : `Bearer ${token}`;
    return sendChecked<Body>(url, method, path, body, { authorization, agent, ...options }, (answer) => {
      const { status, headers, bytes } = answer;
      assertDeclared({ method, target: path, status, headers, body: bytes });
      if (options.expect !== undefined && status !== options.expect) {
        throw new Error(
          `${method} ${path} answered ${status}, not ${options.expect}: ${answer.text.slice(0, 2_000)}`,
        );
      }
    });
  };
  return {
    request,
    get: (path, options) => request("GET", path, undefined, options),
    post: (path, body, options) => request("POST", path, body, options),
    put: (path, body, options) => request("PUT", path, body, options),
    patch: (path, body, options) => request("PATCH", path, body, options),
    delete: (path, options) => request("DELETE", path, undefined, options),
  };
}

/** Sends a request without validating the response. */
export function send<Body = Json>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Answer<Body>> {
  return sendChecked(url, method, path, body, options, () => undefined);
}

interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly path: string;
  readonly payload: string | Buffer | undefined;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly timeout: number;
  readonly agent: Agent;
}

/** @param check function that throws if the response is not expected */
async function sendChecked<Body>(
  url: string,
  method: string,
  path: string,
  body: unknown,
  options: RequestOptions,
  check: (answer: Answer<Body>) => void,
): Promise<Answer<Body>> {
  const payload = payloadOf(body);
  const headers = requestHeaders(method, payload, {
    ...(body instanceof URLSearchParams && { contentType: "application/x-www-form-urlencoded" }),
    ...(typeof body === "string" && isUpload(path) && { contentType: "text/csv" }),
    ...options,
  });
  const { timeout = 20_000, agent = sharedAgent } = options;
  const request = { url, method, path, payload, headers, timeout, agent };
  if (isExpressible(request)) return sendWithSupertest(request, check);
  const answer = await sendRaw<Body>(request);
  check(answer);
  return answer;
}

/** Whether an operation receives files, which tests send as text. */
function isUpload(path: string): boolean {
  return path.startsWith("/api/imports") || /^\/api\/projects\/[^/]+\/bom_imports/.test(path);
}

function payloadOf(body: unknown): string | Buffer | undefined {
  if (body === undefined || typeof body === "string" || Buffer.isBuffer(body)) return body;
  return body instanceof URLSearchParams ? body.toString() : JSON.stringify(body);
}

/** Whether supertest sends the request unchanged. It normalizes paths, decodes bodies and joins header fields. */
function isExpressible({ url, method, path, payload, headers }: OutgoingRequest): boolean {
  if (!path.startsWith("/") || (method === "HEAD" && payload !== undefined)) return false;
  const { pathname, search } = new URL(url + path);
  const isPlain = Object.entries(headers).every(
    ([name, value]) => typeof value === "string" && name.toLowerCase() !== "accept-encoding",
  );
  return pathname + search === path && isPlain;
}

async function sendWithSupertest<Body>(
  { url, method, path, payload, headers, timeout, agent }: OutgoingRequest,
  check: (answer: Answer<Body>) => void,
): Promise<Answer<Body>> {
  const test = new supertest.Test(url, method, path)
    .agent(agent)
    .timeout({ response: timeout })
    .responseType("blob")
    .unset("Accept-Encoding")
    .serialize((data: string) => data);
  for (const [name, value] of Object.entries(headers)) void test.set(name, String(value));
  if (payload !== undefined) void test.send(Buffer.from(payload));
  // A supertest expectation creates a stack trace for each request, which doubles the time of the request.
  const response = await test;
  const body: unknown = response.body;
  const answer = toAnswer<Body>(
    response.status,
    response.headers,
    Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  );
  check(answer);
  return answer;
}

/** Sends a request with `node:http`, because supertest would change it. */
function sendRaw<Body>({
  url,
  method,
  path,
  payload,
  headers,
  timeout,
  agent,
}: OutgoingRequest): Promise<Answer<Body>> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ agent, hostname, port, method, path, headers, timeout }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        resolve(toAnswer<Body>(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(chunks)));
      });
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error(`${method} ${path} hangs`)));
    outgoing.on("error", reject);
    outgoing.end(payload);
  });
}

function requestHeaders(
  method: string,
  payload: string | Buffer | undefined,
  options: RequestOptions,
): Record<string, string | string[]> {
  const accept = options.accept === undefined ? "application/ld+json" : options.accept;
  const usual = method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const contentType =
    payload === undefined
      ? (options.contentType ?? null)
      : options.contentType === undefined
        ? usual
        : options.contentType;
  return {
    ...(accept !== null && { Accept: accept }),
    ...(typeof options.authorization === "string" && { Authorization: options.authorization }),
    ...(contentType !== null && { "Content-Type": contentType }),
    ...(payload !== undefined && { "Content-Length": String(Buffer.byteLength(payload)) }),
    ...Object.fromEntries(
      Object.entries(options.headers ?? {}).map(([name, value]) => [
        name,
        typeof value === "string" ? value : [...value],
      ]),
    ),
  };
}

function toAnswer<Body>(
  status: number,
  fields: Readonly<Record<string, string | string[] | undefined>>,
  bytes: Buffer,
): Answer<Body> {
  const headers = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
  const cookies = fields["set-cookie"] ?? [];
  const text = bytes.toString("utf8");
  const mediaType = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? null;
  const isJson = mediaType !== null && /[/+]json$/.test(mediaType);
  return {
    status,
    headers,
    setCookies: typeof cookies === "string" ? [cookies] : cookies,
    mediaType,
    bytes,
    text,
    body: (bytes.length === 0 ? undefined : isJson ? tryParse(text) : text) as Body,
  };
}

/** The response headers as `fetch` returns them. */
export function headersOf({ headers, setCookies }: Pick<Answer, "headers" | "setCookies">): Headers {
  const { "set-cookie": _, ...single } = headers;
  const all = new Headers(single);
  for (const line of setCookies) all.append("set-cookie", line);
  return all;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export { ContractViolation };
