/** An MCP client for tests that supports both protocol generations. */
import { api, type Answer, type RequestOptions } from "../support/client.ts";
import { tokens } from "../support/principals.ts";

/** A JSON-RPC message whose shape the test knows. */
export interface Message {
  readonly id?: string | number | null;
  readonly result?: Readonly<Record<string, never>>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export interface McpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** All messages of the response. */
  readonly messages: readonly Message[];
  /** The only message. */
  readonly message: Message;
}

export type ProtocolVersion = "2025" | "2026";

export const bothTypes = "application/json, text/event-stream";

/** The `_meta` of every request of version 2026-07-28. */
export function envelope(clientName = "Test client"): Record<string, unknown> {
  return {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: clientName, version: "1.0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
}

type Target = Parameters<typeof api>[0];

export interface CallOptions {
  readonly token?: string | null;
  readonly clientName?: string;
  /** Session ID from `initialize`. Clients of 2026-07-28 send none. */
  readonly sessionId?: string;
  readonly id?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
}

/** Sends a body unchanged. */
export async function sendBody(
  service: Target,
  body: unknown,
  {
    token = tokens.full,
    path = "/mcp",
    ...options
  }: RequestOptions & Pick<CallOptions, "token" | "path"> = {},
): Promise<McpResponse> {
  return toResponse(await api(service, token).post(path, body, { accept: bothTypes, ...options }));
}

/** Calls a method with the headers and members of the protocol version. */
export function callMethod(
  service: Target,
  era: ProtocolVersion,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  { clientName, sessionId, id = 1, headers, ...options }: CallOptions = {},
): Promise<McpResponse> {
  if (era === "2025") {
    const sent = {
      "MCP-Protocol-Version": "2025-11-25",
      ...(sessionId !== undefined && { "Mcp-Session-Id": sessionId }),
      ...headers,
    };
    return sendBody(service, { jsonrpc: "2.0", id, method, params }, { ...options, headers: sent });
  }
  const name = params["name"] ?? params["uri"];
  const sent = {
    "MCP-Protocol-Version": "2026-07-28",
    "Mcp-Method": method,
    ...(typeof name === "string" && { "Mcp-Name": name }),
    ...headers,
  };
  const body = { jsonrpc: "2.0", id, method, params: { ...params, _meta: envelope(clientName) } };
  return sendBody(service, body, { ...options, headers: sent });
}

/** Connects as clients of older versions do and returns the session ID. */
export async function connectAs(
  service: Target,
  clientName: string,
  { token }: Pick<CallOptions, "token"> = {},
): Promise<string | undefined> {
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: clientName, version: "1.0" },
  };
  const { status, headers } = await sendBody(
    service,
    { jsonrpc: "2.0", id: 0, method: "initialize", params },
    token === undefined ? {} : { token },
  );
  if (status !== 200) throw new Error(`Not connected: ${status}`);
  return headers["mcp-session-id"];
}

/** Calls a tool and returns its result. */
export async function callTool(
  service: Target,
  era: ProtocolVersion,
  name: string,
  args: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<ToolAnswer> {
  const { message, status, text } = await callMethod(
    service,
    era,
    "tools/call",
    { name, arguments: args },
    options,
  );
  if (message.result === undefined) throw new Error(`${status} ${text}`);
  return message.result as unknown as ToolAnswer;
}

export interface ToolAnswer {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

function toResponse({ status, headers, text, mediaType, body }: Answer<unknown>): McpResponse {
  const messages =
    mediaType === "text/event-stream"
      ? text
          .split("\n")
          .flatMap((line) => (line.startsWith("data: ") ? [JSON.parse(line.slice(6)) as Message] : []))
      : mediaType === "application/json"
        ? ([body].flat() as Message[])
        : [];
  return { status, headers, text, messages, message: messages[0] ?? {} };
}
