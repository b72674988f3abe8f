/**
 * JSON-RPC 2.0 as far as it is looked at before the protocol's library is asked: what a body holds, and the errors that
 * are answered in its place.
 */
import { maximumDepth, maximumNodes, tooManyNodes } from "../contract/json-body.ts";
import { isObject } from "../is-object.ts";

/** Of JSON-RPC, and of MCP for what has no code of its own. */
export const errorCodes = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  refused: -32000,
} as const;

type MessageId = string | number | null;

interface Refusal {
  readonly status: number;
  readonly code: number;
  /** For the developer of the client. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error in place of an answer. */
export function errorResponse({ status, code, message, headers }: Refusal, id: MessageId = null): Response {
  return Response.json(
    { jsonrpc: "2.0", error: { code, message }, id },
    { status, ...(headers !== undefined && { headers }) },
  );
}

/** What is known of a body before anybody acts on it. */
export interface Outline {
  /** The id to answer with: that of the only message, where it has one. */
  readonly id: MessageId;
  /** For the log: the methods of the messages, and the tools that are called. */
  readonly methods: readonly string[];
  readonly tools: readonly string[];
  /** Messages that want an answer. */
  readonly calls: number;
}

/** A body of more messages is refused. */
export const maximumBatch = 10;

/** Reads what the messages of a body are, of whatever shape they are. */
export function outlineOf(body: unknown): Outline {
  const messages = (Array.isArray(body) ? body : [body]).filter(isObject);
  const methods = messages.flatMap(({ method }) => (typeof method === "string" ? [method] : []));
  const tools = messages.flatMap(({ method, params }) =>
    method === "tools/call" && isObject(params) && typeof params["name"] === "string" ? [params["name"]] : [],
  );
  const { id } = isObject(body) ? body : {};
  return {
    id: typeof id === "string" || typeof id === "number" ? id : null,
    methods,
    tools,
    calls: messages.filter(isRequest).length,
  };
}

/** Since this version a body holds one message; before, it may hold several. */
const lastWithoutBatches = "2025-06-18";

const cancelled = "notifications/cancelled";

/**
 * What is wrong with the messages of a body taken together that no later step would refuse; null when nothing is.
 * @param protocolVersion what the header says
 */
export function batchFault(body: unknown, protocolVersion: string | undefined): string | null {
  if (!Array.isArray(body)) return null;
  if (body.length > maximumBatch) return `A batch must not contain more than ${maximumBatch} messages.`;
  if (protocolVersion !== undefined && protocolVersion >= lastWithoutBatches) {
    return "Protocol version 2025-06-18 and later do not support batches. Send one message per request.";
  }
  const messages = body.filter(isObject);
  const requested = messages.flatMap((message) => (isRequest(message) ? [message["id"]] : []));
  const ids = new Set(requested);
  if (ids.size < requested.length) return "Two requests in the batch have the same ID. Use unique IDs.";
  const cancelsItself = messages.some(
    ({ method, params }) => method === cancelled && isObject(params) && ids.has(params["requestId"]),
  );
  // There would be no answer to that request, for which those to the others would be kept open.
  return cancelsItself ? "A batch must not cancel its own requests." : null;
}

/** The first violation of the limits on size, depth and names of a body; null for none. Visits every value. */
export function shapeFault(body: unknown): string | null {
  return faultBelow(body, 0, { nodes: 0 });
}

function faultBelow(value: unknown, depth: number, count: { nodes: number }): string | null {
  count.nodes += 1;
  if (count.nodes > maximumNodes) return tooManyNodes;
  if (typeof value !== "object" || value === null) return null;
  if (depth >= maximumDepth) return `The body is nested more than ${maximumDepth} levels deep.`;
  for (const [key, member] of Object.entries(value)) {
    // JSON.parse makes it an ordinary property, but code that copies the object would set its prototype.
    if (key === "__proto__") return 'The member name "__proto__" is not allowed.';
    const fault = faultBelow(member, depth + 1, count);
    if (fault !== null) return fault;
  }
  return null;
}

function isRequest({ method, id }: Readonly<Record<string, unknown>>): boolean {
  return typeof method === "string" && id !== undefined;
}

/** Methods of later protocol versions are logged by name. Other texts are not. */
const plainName = /^[\w/$.-]{1,64}$/;

/** The operation of a request in words; null before its body is read. */
export function operationOf(outline: Outline | null, toolNames: ReadonlySet<string>): string | null {
  if (outline === null) return null;
  if (outline.tools.length > 0) return `MCP tool ${namesOfTools(outline, toolNames)}`;
  return `MCP method ${namesOfMethods(outline)}`;
}

/** Unknown tool names come from the client and are not logged. */
export function logFieldsOf(outline: Outline | null, toolNames: ReadonlySet<string>): object {
  if (outline === null) return {};
  return {
    mcpMethod: namesOfMethods(outline),
    ...(outline.tools.length > 0 && { tool: namesOfTools(outline, toolNames) }),
  };
}

function namesOfMethods({ methods }: Outline): string {
  return names(methods, (name) => plainName.test(name));
}

function namesOfTools({ tools }: Outline, toolNames: ReadonlySet<string>): string {
  return names(tools, (name) => toolNames.has(name));
}

function names(given: readonly string[], isShown: (name: string) => boolean): string {
  const shown = [...new Set(given)].slice(0, 5).map((name) => (isShown(name) ? name : "?"));
  return shown.join(",");
}
