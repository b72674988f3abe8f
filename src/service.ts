/**
 * Assembles the service from its modules: database, files, identity, inventory, documentation and HTTP server. This
 * module reads neither the command line nor the environment.
 */
import type { Server } from "node:http";
import { join } from "node:path";
import { operations, type OperationId } from "../generated/operations.ts";
import { shortCommand } from "./util/command-line.ts";
import type { Config } from "./config/config.ts";
import { contractValidation } from "./http/validation/contract-validation.ts";
import { clientAddressReader } from "./http/request/client-address.ts";
import { createEventLoopWatchdog } from "./http/limits/event-loop-watchdog.ts";
import { handlersOf } from "./http/handler.ts";
import { listen } from "./http/http-server.ts";
import { createIdempotencyKeys } from "./http/idempotency/idempotency-store.ts";
import type { Invoke } from "./http/pipeline/invoke.ts";
import { createPipeline, type Pipeline } from "./http/pipeline/pipeline.ts";
import { createRateLimit } from "./http/limits/request-rate-limit.ts";
import type { LifecycleOptions } from "./http/request-lifecycle.ts";
import { createResponseCache } from "./http/response/response-cache.ts";
import type { Store } from "./database/store.ts";
import { toCurrentPath } from "./eda/legacy-path.ts";
import { createDeniedRequestLog } from "./history/denied-request-log.ts";
import { createUserPrincipalReader } from "./identity/user-principal.ts";
import { openDryRunDatabase } from "./exchange/imports/dry-run-database.ts";
import { createImportRunner } from "./exchange/imports/import-runner.ts";
import type { Inventory } from "./inventory/operations/inventory.ts";
import { createUndoRunner } from "./inventory/operations/undo-runner.ts";
import { scheduleCleanUp } from "./service/clean-up-schedule.ts";
import { observed } from "./metrics/metrics.ts";
import { createDocumentation } from "./documentation/documentation.ts";
import { createMediaHandler } from "./attachments/media.ts";
import { partPath } from "./pages/parts/part-path.ts";
import { createPageFiles } from "./pages/static-files.ts";
import { createIndexMerger } from "./search/index-merger.ts";
import { openData } from "./service/data.ts";
import { createHandlers } from "./service/create-handlers.ts";
import { createIdentity } from "./service/identity.ts";
import { createMcpHandler, createPagesHandler } from "./service/on-demand.ts";
import { silent, type ServiceOverrides } from "./service/overrides.ts";
import { createWebhookSecrets } from "./webhooks/secrets.ts";
import { createWebhookSender } from "./service/webhook-sender.ts";

interface Service {
  readonly store: Store;
  readonly inventory: Inventory;
  /** Calls operations of the contract without HTTP. */
  readonly invoke: Invoke<OperationId>;
  /** Starts listening on the port; port 0 selects a free port. */
  listen(port: number, host: string): Promise<{ readonly url: string }>;
  /** Stops listening, completes requests in progress, and closes the database. */
  close(): Promise<void>;
}

/** Creates the service. The database must already be migrated, unless `overrides.upgrade` does it. */
export async function createService(config: Config, overrides: ServiceOverrides = {}): Promise<Service> {
  const context = await createContext(config, overrides);
  const { data, address, logger, watchdog } = context;
  const tasks = createBackgroundTasks(context);
  const { importRunner, undoRunner, webhookSender, indexMerger } = tasks;
  const { invoke, handlers } = createRequestHandlers(context, tasks);
  let server: { readonly server: Server; close(): Promise<void> } | null = null;
  return {
    store: data.store,
    inventory: data.inventory,
    invoke,
    async listen(port, host) {
      address.host = host;
      const started = await listen({ port, host, handlers, logger });
      server = started;
      address.url = started.url;
      webhookSender.start();
      importRunner.start();
      undoRunner.start();
      indexMerger.start();
      return { url: started.url };
    },
    async close() {
      data.changeNotifier.close();
      await Promise.all([importRunner.close(), undoRunner.close(), server?.close()]);
      await webhookSender.close();
      watchdog.close();
      await context.cleanUp.close();
      await indexMerger.close();
      await context.identity.close();
      await context.deniedRequests.close();
      await data.close();
    },
  };
}

/** The values that most parts of the service share. */
type ServiceContext = Awaited<ReturnType<typeof createContext>>;

async function createContext(config: Config, overrides: ServiceOverrides) {
  const { now = () => new Date(), logger = silent, command = shortCommand, metrics } = overrides;
  const data = await openData(config, overrides, logger, now);
  const { store } = data;
  /** Where the service listens. Empty until then. */
  const address = { host: "", url: "" };
  const baseUrl = (): string => config.publicUrl ?? address.url;
  const cleanUp = scheduleCleanUp({
    store,
    storage: data.storage,
    historyDays: config.historyDays,
    historyFileDays: config.historyFileDays,
    oauth: config.oauth.enabled,
    uploadsDirectory: config.uploadsDirectory,
    now,
    onError: (error) => logger.warn({ err: error }, "Removing expired data failed."),
  });
  const identity = createIdentity({
    ...{ config, data, cleanUp, baseUrl, command, logger, metrics },
    clientDocuments: overrides.clientDocuments,
  });
  const deniedRequests = createDeniedRequestLog({
    store,
    onError: (error) => logger.warn({ err: error }, "Could not record a rejected request in the change log."),
  });
  const watchdog = createEventLoopWatchdog(logger);
  const lifecycle: LifecycleOptions = {
    logger,
    clientAddress: clientAddressReader(config.trustedProxies, logger),
    now,
    watchdog,
    ...(metrics !== undefined && { onEnd: (request) => metrics.requestEnded(request) }),
  };
  const web = { lifecycle, watchdog, address, baseUrl, command };
  return { config, overrides, now, logger, data, cleanUp, identity, deniedRequests, ...web };
}

type BackgroundTasks = ReturnType<typeof createBackgroundTasks>;

function createBackgroundTasks({ config, overrides, data, identity, now, logger }: ServiceContext) {
  const { store, storage, inventory, changeNotifier, nativeBinding } = data;
  const principalOf = createUserPrincipalReader(identity.permissionChainOf);
  const { metrics, mergeAfterMilliseconds: quietMilliseconds } = overrides;
  const indexMerger = createIndexMerger({
    store,
    onError: (error) => logger.warn({ err: error }, "Merging the search index failed."),
    ...(quietMilliseconds !== undefined && { quietMilliseconds }),
  });
  const importRunner = createImportRunner({
    inventory,
    files: storage.importFiles,
    principalOf,
    openDryRunDatabase: () => {
      const folder = join(config.uploadsDirectory, "tmp");
      return openDryRunDatabase(config.databaseUrl, folder, {
        ...(nativeBinding !== undefined && { nativeBinding }),
      });
    },
    baseCurrency: config.instance.currency,
    now,
    logger,
  });
  const undoRunner = createUndoRunner({ inventory, principalOf, now, logger, ...overrides.undo });
  const webhookSecrets = createWebhookSecrets(identity.secretEncryption);
  const webhookSender = createWebhookSender({
    config,
    store,
    inventory,
    notifier: changeNotifier,
    principalOf,
    secrets: webhookSecrets,
    now,
    logger,
    nativeBinding,
    lookup: data.lookup,
    ...(metrics !== undefined && { metrics }),
    ...overrides.webhooks,
  });
  return { indexMerger, importRunner, undoRunner, webhookSecrets, webhookSender };
}

/** Creates the handlers of requests, in the order in which they are asked, and the function that calls operations. */
function createRequestHandlers(context: ServiceContext, tasks: BackgroundTasks) {
  const { data, address, overrides } = context;
  const { metrics } = overrides;
  const files = createPageFiles(data.cache);
  const pipeline = createApi(context, tasks, files.address);
  const onDemand = { ...context, invoke: pipeline.invoke };
  const mcp = createMcpHandler({ ...onDemand, listensOn: () => address.host });
  const pages = createPagesHandler({ ...onDemand, asset: files.address });
  const handlers = [
    pipeline,
    mcp,
    observed(files.serve, "static file", metrics),
    observed(createMediaHandler(data), "media file", metrics),
    pages,
  ];
  return { invoke: pipeline.invoke, handlers };
}

function createApi(context: ServiceContext, tasks: BackgroundTasks, asset: (name: string) => string) {
  const { config, data, identity, deniedRequests, lifecycle, baseUrl } = context;
  const { store, cache, readUpload } = data;
  const documentation = createDocumentation({
    cache,
    baseUrl,
    publicUrl: config.publicUrl,
    asset,
    instanceTitle: config.instance.title,
    mcpEnabled: config.mcpEnabled,
  });
  const rateLimit = config.apiRateLimit > 0 ? createRateLimit(config.apiRateLimit) : undefined;
  const { handlers, dryRunHandlers } = createHandlers({
    ...context,
    ...tasks,
    rateLimit,
    find: (path) => pipeline.find(path),
  });
  const pipeline: Pipeline<OperationId> = createPipeline<OperationId>({
    operations,
    handlers: handlersOf<OperationId>()({ ...handlers, ...documentation.handlers }),
    dryRunHandlers,
    validation: contractValidation,
    ...identity.access,
    documentationPage: documentation.page,
    itemPage: ({ operationId }, id) => (operationId === "getPart" ? partPath(id) : null),
    currentPath: toCurrentPath,
    baseUrl,
    ...lifecycle,
    idempotency: createIdempotencyKeys(store),
    onForbidden: deniedRequests.record,
    readUpload,
    compatibility: config.apiCompatibility,
    ...(rateLimit !== undefined && { rateLimit }),
    responses: createResponseCache({ store, cache }),
    ...(config.corsAllowOrigin !== null && { corsAllowOrigin: config.corsAllowOrigin }),
  });
  return pipeline;
}
