/** An MCP endpoint with the test's own tools, which records its log. */
import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import { listen } from "../../src/http/http-server.ts";
import { createPrincipal, type Principal } from "../../src/identity/principal.ts";
import { createMcpEndpoint } from "../../src/mcp/endpoint.ts";
import { createProtocolServer } from "../../src/mcp/protocol-server.ts";
import type { ReadPart } from "../../src/mcp/part-resources.ts";
import { createSenderCheck } from "../../src/mcp/sender.ts";
import type { ToolCaller } from "../../src/mcp/tools/tool.ts";
import { memoryLogger, type LoggedLine } from "../support/web.ts";

export type SampleTool = (args: unknown, caller: ToolCaller) => Promise<CallToolResult>;

export interface SampleOptions {
  readonly tools?: Readonly<Record<string, SampleTool>>;
  readonly readPart?: ReadPart;
  /** Name of the OAuth client of the principal. */
  readonly client?: string | null;
  readonly bodyTimeoutMilliseconds?: number;
  readonly answerTimeoutMilliseconds?: number;
}

export interface SampleEndpoint {
  readonly url: string;
  readonly lines: readonly LoggedLine[];
  /** Returns the log line of the last request. */
  requestLine(): Promise<LoggedLine>;
  close(): Promise<void>;
}

export function textResult(text: string): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: { text }, isError: false };
}

/**
 * Starts the endpoint. Every caller has all permissions, and each token is a separate credential. The caller closes
 * the endpoint.
 */
export async function startSampleEndpoint(options: SampleOptions = {}): Promise<SampleEndpoint> {
  const {
    tools = {},
    readPart = () => Promise.resolve({}),
    client = null,
    bodyTimeoutMilliseconds,
    answerTimeoutMilliseconds,
  } = options;
  const logger = memoryLogger();
  const endpoint = createMcpEndpoint({
    enabled: true,
    makeServer: createProtocolServer({
      tools: {
        list: () => Object.keys(tools).map(definitionOf),
        call: (name, args, caller) => {
          const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
          return tool === undefined ? Promise.resolve(null) : tool(args, caller);
        },
      },
      readPart,
      title: "Samples",
    }),
    authenticate: async (authorization) => ({ ok: true, principal: everything(client, authorization) }),
    failures: { count: () => Promise.resolve({ allowed: true }) },
    limit: () => Promise.resolve({ allowed: true }),
    toolNames: new Set(Object.keys(tools)),
    checkSender: createSenderCheck({ listensOn: () => "127.0.0.1", publicUrl: null, corsAllowOrigin: null }),
    oauth: () => null,
    onForbidden: () => undefined,
    clientAddress: () => "192.0.2.7",
    logger: logger,
    now: () => new Date(),
    ...(bodyTimeoutMilliseconds !== undefined && { bodyTimeoutMilliseconds }),
    ...(answerTimeoutMilliseconds !== undefined && { answerTimeoutMilliseconds }),
  });
  const { url, close } = await listen({ port: 0, host: "127.0.0.1", handlers: [endpoint], logger });
  const requestLine = async (): Promise<LoggedLine> => {
    for (;;) {
      const line = logger.lines.findLast(({ message }) => message === "request");
      if (line !== undefined) return line;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { url, lines: logger.lines, requestLine, close };
}

function definitionOf(name: string): Tool {
  return {
    name,
    title: name,
    description: "A sample.",
    inputSchema: { type: "object" },
    outputSchema: { type: "object" },
    annotations: {
      title: name,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

function everything(client: string | null, authorization = ""): Principal {
  const tokenId = authorization.length;
  const credential = { userId: 1, username: "agent", scope: null, tokenId, tokenName: "token", client };
  return { ...createPrincipal(credential, []), can: () => true, refusal: () => null };
}
