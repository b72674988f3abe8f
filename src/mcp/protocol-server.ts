/**
 * Implements the MCP methods for tools, resources (parts) and prompts. The library requires a new server object for
 * each request, so all other objects are created only once. `endpoint.ts` receives the requests.
 */
import { setImmediate } from "node:timers/promises";
import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CacheHint,
  type CallToolResult,
  type Implementation,
  type ServerContext,
  type ServerOptions,
} from "@modelcontextprotocol/server";
import type { Caller } from "../http/pipeline/validated-request.ts";
import { inspectBody } from "../http/body/json-body.ts";
import { malformed } from "../util/errors.ts";
import { createFairQueue } from "../util/queue/fair-queue.ts";
import { version } from "../util/version.ts";
import { clientNameOf } from "./client-name.ts";
import { instructions } from "./instructions.ts";
import { getPrompt, listPrompts } from "./prompts.ts";
import { toProtocolError } from "./protocol-error.ts";
import { readResource, resourceTemplates, type ReadPart } from "./part-resources.ts";
import { shownName } from "./tools/arguments.ts";
import { errorResult } from "./tools/results.ts";
import type { ToolCaller } from "./tools/tool.ts";
import type { Tools } from "./tools/tools.ts";

export interface RequestCaller extends Caller {
  /** The session ID that the client sent, which can contain the client's name. */
  readonly sessionId: string | undefined;
}

interface ProtocolServerOptions {
  readonly tools: Tools;
  readonly readPart: ReadPart;
  /** The title of this installation, which clients display. */
  readonly title: string;
}

/**
 * Cache hint for lists, which depend on the caller's permissions. Permissions can change, so clients can reuse a list
 * only for a minute.
 */
const shortCache: CacheHint = { ttlMs: 60_000, cacheScope: "private" };
const longCache: CacheHint = { ttlMs: 3_600_000, cacheScope: "private" };

/** Protocol versions with sessions, which start with `initialize`. The newest version comes first. */
const sessionVersions = ["2025-11-25", "2025-06-18", "2025-03-26"];

const options: ServerOptions = {
  supportedProtocolVersions: sessionVersions,
  capabilities: { tools: {}, resources: {}, prompts: {} },
  instructions,
  cacheHints: {
    "server/discover": longCache,
    "tools/list": shortCache,
    "prompts/list": longCache,
    "resources/list": longCache,
    "resources/templates/list": longCache,
  },
  // The library needs this validator only for responses to requests of the server. This server sends no requests.
  jsonSchemaValidator: {
    getValidator: () => {
      throw new TypeError("The server sends no requests to clients.");
    },
  },
};

/**
 * Maximum number of concurrent calls per credential. With several calls, a call that waits for a download does not
 * delay the others.
 */
const maximumConcurrentCalls = 4;

export type MakeServer = (caller: RequestCaller) => Server;

export function createProtocolServer({ tools, readPart, title }: ProtocolServerOptions): MakeServer {
  const implementation: Implementation = { name: "partledger", title, version };
  const running = createFairQueue({ name: "mcp_calls", perOwner: maximumConcurrentCalls });
  const starting = createFairQueue({ total: 1 });

  async function callTool(name: string, args: unknown, caller: ToolCaller): Promise<CallToolResult> {
    const found = inspectBody(args);
    const violations = [...found.malformed, ...found.invalid].map((violation) => ({
      ...violation,
      propertyPath: shownName(violation.propertyPath),
    }));
    if (violations.length > 0) return errorResult(malformed(violations).detail);
    const result = await tools.call(name, args, caller);
    if (result !== null) return result;
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      "Unknown tool. tools/list returns the available tools.",
    );
  }

  return (caller) => {
    const { principal, log, sessionId } = caller;
    const credential = principal.credentialKey;
    const offered = (): ReadonlySet<string> => new Set(tools.list(principal).map(({ name }) => name));
    const server = new Server(implementation, options);
    const callerOf = (context: ServerContext): ToolCaller => ({
      ...caller,
      clientName: clientNameOf(principal, context, sessionId),
      signal: context.mcpReq.signal,
    });
    const runCall = async <T>({ mcpReq }: ServerContext, work: () => T | Promise<T>): Promise<T> => {
      try {
        return await running.run(
          credential,
          async () => {
            // Start one call per turn of the event loop, so that expensive calls do not block other requests.
            await starting.run(credential, () => setImmediate(), mcpReq.signal);
            mcpReq.signal.throwIfAborted();
            return work();
          },
          mcpReq.signal,
        );
      } catch (error) {
        // The library expects the reason of an abort unchanged: a canceled request is not an error and gets no
        // response.
        throw error === mcpReq.signal.reason ? error : toProtocolError(error, log);
      }
    };
    server.setRequestHandler("tools/list", ({ params }, context) =>
      runCall(context, () => onlyPage(params?.cursor, { tools: tools.list(principal) })),
    );
    server.setRequestHandler("tools/call", ({ params }, context) =>
      runCall(context, () => callTool(params.name, params.arguments ?? {}, callerOf(context))),
    );
    server.setRequestHandler("resources/list", ({ params }, context) =>
      runCall(context, () => onlyPage(params?.cursor, { resources: [] })),
    );
    server.setRequestHandler("resources/templates/list", ({ params }, context) =>
      runCall(context, () => onlyPage(params?.cursor, { resourceTemplates: [...resourceTemplates] })),
    );
    server.setRequestHandler("resources/read", ({ params }, context) =>
      runCall(context, () => readResource(readPart, params.uri, callerOf(context))),
    );
    server.setRequestHandler("prompts/list", ({ params }, context) =>
      runCall(context, () => onlyPage(params?.cursor, { prompts: listPrompts(offered()) })),
    );
    server.setRequestHandler("prompts/get", ({ params }, context) =>
      runCall(context, () => getPrompt(params.name, offered(), params.arguments)),
    );
    return server;
  };
}

/** Returns the page. The list has only this page, so every cursor is invalid. */
function onlyPage<T>(cursor: string | undefined, page: T): T {
  if (cursor === undefined) return page;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Unknown cursor. This list has only one page.");
}
