/** Checks JSON-RPC 2.0 messages before the MCP library processes them. Also creates error responses. */
import { maximumDepth, maximumNodes, tooManyNodes } from "../http/body/json-body.ts";
import { isObject } from "../util/is-object.ts";

/** Error codes of JSON-RPC 2.0. `refused` is the code of all errors for which JSON-RPC defines no code. */
export const errorCodes = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  refused: -32000,
} as const;

type MessageId = string | number | null;

interface ErrorDetails {
  readonly status: number;
  readonly code: number;
  /** The error message, which is intended for the developer of the client. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function errorResponse(
  { status, code, message, headers }: ErrorDetails,
  id: MessageId = null,
): Response {
  return Response.json(
    { jsonrpc: "2.0", error: { code, message }, id },
    { status, ...(headers !== undefined && { headers }) },
  );
}

export interface Outline {
  /** The ID of the message. Null if there are several messages or the message has no ID. */
  readonly id: MessageId;
  /** The number of messages that expect a response (requests, not notifications). */
  readonly calls: number;
  /** The operation for logs, such as `MCP tool search_parts`. */
  readonly operation: string;
  readonly logFields: { readonly mcpMethod: string; readonly tool?: string };
}

export const maximumBatch = 10;

/** Methods are logged only if their names match. The pattern also matches methods of later protocol versions. */
const plainName = /^[\w/$.-]{1,64}$/;

/** @param toolNames the names of all tools. Other names are logged as `?`, because clients can send any text. */
export function outlineOf(body: unknown, toolNames: ReadonlySet<string>): Outline {
  const messages = (Array.isArray(body) ? body : [body]).filter(isObject);
  const methods = new Set<string>();
  const tools = new Set<string>();
  let calls = 0;
  for (const message of messages) {
    const { method } = message;
    const tool = callParams(message)?.["name"];
    if (typeof method === "string") methods.add(plainName.test(method) ? method : "?");
    if (typeof tool === "string") tools.add(toolNames.has(tool) ? tool : "?");
    if (isRequest(message)) calls += 1;
  }
  const mcpMethod = listed(methods);
  const { id } = isObject(body) ? body : {};
  return {
    id: typeof id === "string" || typeof id === "number" ? id : null,
    calls,
    operation: tools.size === 0 ? `MCP method ${mcpMethod}` : `MCP tool ${listed(tools)}`,
    logFields: { mcpMethod, ...(tools.size > 0 && { tool: listed(tools) }) },
  };
}

/** Lists at most five names, because a client chooses how many a batch contains. */
function listed(names: ReadonlySet<string>): string {
  return [...names].slice(0, 5).join(",");
}

/** The first protocol version without batches. From this version on, a body contains a single message. */
const firstWithoutBatches = "2025-06-18";

const cancelled = "notifications/cancelled";

/**
 * Checks the rules for batches that the library does not check. Returns a message about the first violation, or `null`.
 * @param protocolVersion the protocol version from the request header
 */
export function batchError(body: unknown, protocolVersion: string | undefined): string | null {
  if (!Array.isArray(body)) return null;
  if (body.length > maximumBatch) return `A batch must not contain more than ${maximumBatch} messages.`;
  if (protocolVersion !== undefined && protocolVersion >= firstWithoutBatches) {
    return "Protocol versions 2025-06-18 and later do not support batches. Send one message per request.";
  }
  const messages = body.filter(isObject);
  const requested = messages.flatMap((message) => (isRequest(message) ? [message["id"]] : []));
  const ids = new Set(requested);
  if (ids.size < requested.length) return "Two requests in the batch have the same ID. Use unique IDs.";
  const cancelsItself = messages.some(
    ({ method, params }) => method === cancelled && isObject(params) && ids.has(params["requestId"]),
  );
  // A canceled request gets no response, so a batch that cancels its own request would never be complete.
  return cancelsItself ? "A batch must not cancel its own requests." : null;
}

/**
 * Checks the limits on size, depth and member names. Returns a message about the first violation, or `null`. Visits
 * every value of the body.
 */
export function shapeError(body: unknown): string | null {
  return errorBelow(body, 0, { nodes: 0 });
}

function errorBelow(value: unknown, depth: number, count: { nodes: number }): string | null {
  count.nodes += 1;
  if (count.nodes > maximumNodes) return tooManyNodes;
  if (typeof value !== "object" || value === null) return null;
  if (depth >= maximumDepth) return `The request body must not be nested deeper than ${maximumDepth} levels.`;
  for (const [key, member] of Object.entries(value)) {
    // `JSON.parse` creates an ordinary property named `__proto__`. Code that copies the object would then set the
    // prototype of the copy.
    if (key === "__proto__") return 'The member name "__proto__" is not allowed.';
    const error = errorBelow(member, depth + 1, count);
    if (error !== null) return error;
  }
  return null;
}

/**
 * Replaces the arguments of each call of a tool in a body.
 * @param convert converts the arguments, which can be any JSON value
 */
export function withArguments(body: unknown, convert: (given: unknown) => unknown): unknown {
  if (Array.isArray(body)) return body.map((message: unknown) => withArguments(message, convert));
  const params = callParams(body);
  if (params === null || !isObject(body) || !("arguments" in params)) return body;
  return { ...body, params: { ...params, arguments: convert(params["arguments"]) } };
}

/** Returns a message if a call of a tool has arguments that are not an object, or `null`. */
export function argumentsError(body: unknown): string | null {
  const given = callParams(body)?.["arguments"];
  return given === undefined || isObject(given)
    ? null
    : 'The arguments of a tool must be a JSON object, such as {"keyword": "resistor"}.';
}

/** Returns the parameters of a call of a tool, or `null` if the message is not such a call. */
function callParams(message: unknown): Readonly<Record<string, unknown>> | null {
  if (!isObject(message) || message["method"] !== "tools/call") return null;
  return isObject(message["params"]) ? message["params"] : null;
}

function isRequest({ method, id }: Readonly<Record<string, unknown>>): boolean {
  return typeof method === "string" && id !== undefined;
}
