/** The MCP server and the pages, which the first request to them loads. */
import type { OperationId } from "../../generated/operations.ts";
import type { Config } from "../config/config.ts";
import type { RequestHandler } from "../http/http-server.ts";
import { createIdempotencyKeys } from "../http/idempotency/idempotency-store.ts";
import type { Invoke } from "../http/pipeline/invoke.ts";
import { loadOnDemand } from "../http/load-on-demand.ts";
import type { LifecycleOptions } from "../http/request-lifecycle.ts";
import type { ShowCommand } from "../util/command-line.ts";
import type { DeniedRequestLog } from "../history/denied-request-log.ts";
import { isMcpPath } from "../mcp/path.ts";
import { createPageOperations } from "../pages/site/operations.ts";
import type { Data } from "./data.ts";
import type { Identity } from "./identity.ts";
import { pricingOf } from "./pricing.ts";

interface OnDemandOptions {
  readonly config: Config;
  readonly data: Data;
  readonly identity: Identity;
  readonly deniedRequests: DeniedRequestLog;
  readonly invoke: Invoke<OperationId>;
  readonly lifecycle: LifecycleOptions;
}

export function createMcpHandler(
  options: OnDemandOptions & { readonly listensOn: () => string },
): RequestHandler {
  const { config, data, identity, deniedRequests, invoke, lifecycle, listensOn } = options;
  const { store, inventory } = data;
  return loadOnDemand(async () => {
    const { createMcp } = await import("../mcp/create-mcp.ts");
    const { ownTools } = await import("../mcp/tools/own-tools.ts");
    const { listChanges } = await import("../mcp/tools/reading/list-changes.ts");
    const { createTools } = await import("../mcp/tools/tools.ts");
    return createMcp({
      config,
      store,
      tools: createTools({
        invoke,
        own: ownTools({ inventory, invoke, pricing: pricingOf(config) }),
        completed: { list_changes: (list) => listChanges(store, list) },
        switches: new Set(config.allowAttachmentDownloads ? ["downloads"] : []),
        onForbidden: (principal, toolName, moment) =>
          deniedRequests.record(principal, { method: "POST", path: "/mcp", operationId: toolName }, moment),
      }),
      invoke,
      listensOn,
      ...identity.access,
      onForbidden: deniedRequests.record,
      ...lifecycle,
    });
  }, isMcpPath);
}

interface PagesOptions extends OnDemandOptions {
  readonly baseUrl: () => string;
  readonly asset: (name: string) => string;
  readonly command: ShowCommand;
}

export function createPagesHandler(options: PagesOptions): RequestHandler {
  const { config, data, identity, deniedRequests, invoke, lifecycle, baseUrl, asset, command } = options;
  const { store, inventory, readUpload } = data;
  const { sessions, signIn, totpSecrets, oauth } = identity;
  return loadOnDemand(async () => {
    const { createPages } = await import("../pages/create-pages.ts");
    return createPages({
      config,
      store,
      inventory,
      operations: createPageOperations({
        invoke,
        onForbidden: deniedRequests.record,
        idempotency: createIdempotencyKeys(store),
      }),
      sessions,
      signIn,
      totpSecrets,
      oauth,
      baseUrl,
      asset,
      onForbidden: deniedRequests.record,
      readUpload,
      command,
      ...lifecycle,
    });
  });
}
