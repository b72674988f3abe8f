/** Creates the MCP server from its tools, prompts, resources and endpoint. */
import { protocolOperations, type OperationId } from "../../generated/operations.ts";
import { tools as toolContracts } from "../../generated/tools.ts";
import type { Config } from "../config/config.ts";
import type { Invoke } from "../http/pipeline/invoke.ts";
import type { RequestHandler } from "../http/http-server.ts";
import type { Store } from "../database/store.ts";
import { Problem } from "../util/errors.ts";
import { createCallLimit } from "./call-limit.ts";
import { withClient } from "./client-name.ts";
import { createMcpEndpoint, type EndpointOptions } from "./endpoint.ts";
import { createProtocolServer } from "./protocol-server.ts";
import { createSenderCheck } from "./sender.ts";
import type { ToolDocument } from "./tools/tool.ts";
import type { Tools } from "./tools/tools.ts";

interface McpOptions extends Omit<
  EndpointOptions,
  "enabled" | "makeServer" | "limit" | "checkSender" | "toolNames"
> {
  readonly config: Pick<Config, "mcpEnabled" | "publicUrl" | "corsAllowOrigin" | "instance">;
  readonly store: Pick<Store, "read" | "transaction">;
  readonly tools: Tools;
  readonly invoke: Invoke<OperationId>;
  /** Returns the host name or address on which the service listens. Called once per request. */
  readonly listensOn: () => string;
}

export function createMcp(options: McpOptions): RequestHandler {
  const { config, store, tools, invoke, listensOn } = options;
  const { publicUrl, corsAllowOrigin } = config;
  return createMcpEndpoint({
    ...options,
    enabled: config.mcpEnabled,
    limit: createCallLimit(store),
    toolNames: new Set(toolContracts.map(({ name }) => name)),
    checkSender: createSenderCheck({ listensOn, publicUrl, corsAllowOrigin }),
    makeServer: createProtocolServer({
      tools,
      title: config.instance.title,
      readPart: async (id, caller) => {
        try {
          return (await invoke({ operationId: "getPart", path: { id } }, caller)).document as ToolDocument;
        } catch (error) {
          if (error instanceof Problem && error.status === 403) {
            const attempt = { method: "POST", path: protocolOperations.callMcp.path, operationId: "getPart" };
            options.onForbidden(withClient(caller), attempt, caller.now);
          }
          throw error;
        }
      },
    }),
  });
}
