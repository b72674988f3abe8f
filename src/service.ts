/**
 * Assembles the service from its modules: database, files, identity, inventory, documentation and HTTP server. This
 * module reads neither the command line nor the environment.
 */
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { join } from "node:path";
import { shortCommand } from "./command-line.ts";
import type { ShowCommand } from "./command-line.ts";
import type { Config } from "./config.ts";
import { cacheShares } from "./config/cache-size.ts";
import { operations } from "../generated/operations.ts";
import { contractValidation } from "./contract-validation.ts";
import { nativeBinding } from "./assets.ts";
import { createStorage, maxStagedBytes } from "./attachments/storage.ts";
import { createSvgSanitizer } from "./attachments/svg-sanitizer.ts";
import { createThumbnailer } from "./attachments/thumbnail.ts";
import { readUploadBody } from "./attachments/upload-body.ts";
import { createUploadLimit, uploaderOf, type Uploader } from "./attachments/upload-limit.ts";
import { clientAddressReader } from "./contract/client-address.ts";
import { createEventLoopWatchdog } from "./contract/event-loop-watchdog.ts";
import { createIdempotencyKeys } from "./contract/idempotency-store.ts";
import type { UploadReader } from "./contract/body.ts";
import type { Handler, Logger } from "./contract/handler.ts";
import { handlersOf } from "./contract/handler.ts";
import type { Invoke } from "./contract/invoke.ts";
import { createPipeline } from "./contract/pipeline.ts";
import { createRateLimit } from "./contract/rate-limit.ts";
import { createResponseCache } from "./contract/response-cache.ts";
import type { EndedRequest } from "./contract/request-lifecycle.ts";
import type { OperationId } from "../generated/operations.ts";
import { openStore } from "./database/connect.ts";
import type { Store } from "./database/store.ts";
import { toCurrentPath } from "./eda/legacy-path.ts";
import { writeLog } from "./history/log-entry.ts";
import { createChangeNotifier } from "./history/change-notifier.ts";
import { createDeniedRequestLog } from "./history/denied-request-log.ts";
import { createAuthenticator } from "./identity/authenticator.ts";
import type { ProtectedResource } from "./identity/protected-resource.ts";
import { createLastUsed } from "./identity/last-used.ts";
import { createPermissionChainReader } from "./identity/permission-chain.ts";
import { createFailureLimiter } from "./identity/rate-limit.ts";
import type { FailureLimiter } from "./identity/rate-limit.ts";
import { createSessions } from "./identity/sessions.ts";
import { createPasswordStep } from "./identity/password-step.ts";
import { createSecondFactorStep } from "./identity/second-factor-step.ts";
import type { SignInOptions } from "./identity/sign-in.ts";
import { createSecretEncryption } from "./identity/secret-encryption.ts";
import { createTotpSecrets } from "./identity/totp-secrets.ts";
import { createUserPrincipalReader } from "./identity/user-principal.ts";
import { countingRefusals, observed } from "./metrics/metrics.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createJanitor } from "./janitor.ts";
import { changeHandlers } from "./inventory/changes/handlers.ts";
import { inventoryHandlers } from "./inventory/handlers.ts";
import { webhookHandlers } from "./inventory/operations/webhooks.ts";
import { importHandlers } from "./inventory/imports/import-handlers.ts";
import { createImportRunner } from "./inventory/imports/import-runner.ts";
import type { Inventory } from "./inventory/operations/inventory.ts";
import { createInventory } from "./inventory/operations/inventory.ts";
import { isMcpPath } from "./mcp/path.ts";
import { createMemoryCache } from "./memory-cache.ts";
import { lazily } from "./memoize.ts";
import { createOAuthServer } from "./oauth/create-oauth.ts";
import { resourceMetadataUrl } from "./oauth/metadata.ts";
import { advertisedScopes } from "./oauth/scope.ts";
import { createDocumentation } from "./pages/documentation/documentation.ts";
import { instanceHandlers } from "./pages/instance.ts";
import { createMediaHandler } from "./pages/media.ts";
import { partPath } from "./pages/parts/part-path.ts";
import { createSessionReader, isSecure } from "./pages/site/session-reader.ts";
import { createPageFiles } from "./pages/static-files.ts";
import { listen } from "./contract/http-server.ts";
import { loadOnDemand } from "./contract/load-on-demand.ts";
import { edaHandlers } from "./eda/handlers.ts";
import { searchHandlers } from "./search/handlers.ts";
import { createIndexMerger } from "./search/index-merger.ts";
import { createWebhookSecrets } from "./webhooks/secrets.ts";
import { createWebhookSender } from "./webhook-sender.ts";

/** Dependencies that tests and commands can set. */
interface ServiceParts {
  /** Formats the commands in messages to users. By default, a command shows only the program name, not its path. */
  readonly command?: ShowCommand;
  readonly now?: () => Date;
  /** Returns the number of milliseconds since an arbitrary moment. Used to measure intervals. */
  readonly monotonic?: () => number;
  readonly logger?: Logger;
  readonly metrics?: Metrics;
  /** Called with the text of each SQL statement. */
  readonly onStatement?: (sql: string) => void;
  /** The maximum number of PostgreSQL connections of this process. */
  readonly connections?: number;
  /** Returns whether attachment downloads can connect to an IP address. */
  readonly allowAddress?: (address: string) => boolean;
  readonly webhooks?: {
    /** Whether the service sends deliveries. */
    readonly sends?: boolean;
    /** The time after the start until the service looks for deliveries. */
    readonly startAfterMilliseconds?: number;
    /** The time after which the first failed attempt is repeated. */
    readonly firstDelayMilliseconds?: number;
    /** How often a process tries to replace the process that sends deliveries. */
    readonly lockRetryMilliseconds?: number;
    /** The time limit of an attempt. */
    readonly timeoutMilliseconds?: number;
  };
  /** How often an event stream without events sends a comment, in milliseconds. */
  readonly heartbeatMilliseconds?: number;
  /** The time without commits after which the search index is merged. */
  readonly mergeAfterMilliseconds?: number;
  /** The time limit for sanitizing an SVG file, in milliseconds. */
  readonly svgTimeoutMilliseconds?: number;
}

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

const silent: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silent,
};

/** Creates the service. The database must already be migrated. */
export async function createService(config: Config, parts: ServiceParts = {}): Promise<Service> {
  const now = parts.now ?? (() => new Date());
  const logger = parts.logger ?? silent;
  const { metrics } = parts;
  const command = parts.command ?? shortCommand;
  const addon = nativeBinding();
  const caches = cacheShares(config.cacheSize);
  const cache = createMemoryCache(caches.memory);
  const store = await openStore(config.databaseUrl, {
    durability: config.databaseDurability,
    cacheBytes: caches.sqlite,
    onBackgroundError: (error) =>
      logger.error(
        { err: error },
        "An action after a committed change failed, or a database connection was lost.",
      ),
    onStorageFailure: (failure) => logger.error({}, failure.message),
    ...(parts.monotonic !== undefined && { monotonic: parts.monotonic }),
    ...(parts.connections !== undefined && { connections: parts.connections }),
    ...(parts.onStatement !== undefined && { onStatement: parts.onStatement }),
    ...(addon !== undefined && { nativeBinding: addon }),
  });
  const storage = await createStorage({
    directory: config.uploadsDirectory,
    random: randomBytes,
    now,
    s3: config.s3,
    maxStagedBytes: maxStagedBytes(config.maxAttachmentFileSize),
  });
  const thumbnailer = createThumbnailer({ storage });
  const svgSanitizer = createSvgSanitizer(parts.svgTimeoutMilliseconds);
  const lastUsed = createLastUsed({
    store,
    onError: (error) => logger.warn({ err: error }, "Saving the last use of tokens and sessions failed."),
  });
  const deniedRequests = createDeniedRequestLog({
    store,
    onError: (error) => logger.warn({ err: error }, "Could not record a rejected request in the change log."),
  });
  const maxBytes = config.maxAttachmentFileSize;
  const download = async (url: string, uploader: Uploader) => {
    const { safeFetch } = await import("./attachments/safe-fetch.ts");
    return safeFetch(url, {
      storage,
      uploader,
      maxBytes,
      ...(parts.allowAddress !== undefined && { allow: parts.allowAddress }),
    });
  };
  const inventory = createInventory({
    store,
    storage,
    sanitizeSvg: svgSanitizer.sanitize,
    cache,
    download: config.allowAttachmentDownloads ? download : null,
  });

  let host = "";
  let listensAt = "";
  const baseUrl = (): string => config.publicUrl ?? listensAt;
  const files = createPageFiles(cache);
  const documentation = createDocumentation({
    cache,
    baseUrl,
    publicUrl: config.publicUrl,
    asset: files.address,
    instanceTitle: config.instance.title,
    mcpEnabled: config.mcpEnabled,
  });
  const changeNotifier = createChangeNotifier({
    store,
    onError: (error) => logger.warn({ err: error }, "Looking for new changes failed."),
  });
  /** Creates the handlers of the operations that batches support. */
  const dataHandlers = (data: Inventory) => ({
    ...inventoryHandlers(data, thumbnailer, config.instance.currency),
    ...changeHandlers({
      store: data.store,
      notifier: changeNotifier,
      ...(parts.heartbeatMilliseconds !== undefined && {
        heartbeatMilliseconds: parts.heartbeatMilliseconds,
      }),
    }),
    ...searchHandlers(data),
    ...edaHandlers({ store: data.store, config: config.kicad, baseUrl, cacheBytes: caches.kicad }),
    ...instanceHandlers({ config, store: data.store, baseUrl }),
  });
  const rateLimit = config.apiRateLimit > 0 ? createRateLimit(config.apiRateLimit) : undefined;
  const runBatch = lazily(async (): Promise<Handler> => {
    const { createRunBatch } = await import("./contract/batch/run-batch.ts");
    const { createJoinedStore } = await import("./database/joined-store.ts");
    const { joinedInventory } = await import("./inventory/operations/joined-inventory.ts");
    const joinedStore = createJoinedStore(store);
    return createRunBatch({
      find: pipeline.find,
      atomic: { store: joinedStore, handlers: dataHandlers(joinedInventory(inventory, joinedStore)) },
      onForbidden: deniedRequests.record,
      ...(rateLimit !== undefined && { rateLimit }),
      compatibility: config.apiCompatibility,
      ...(parts.monotonic !== undefined && { monotonic: parts.monotonic }),
    });
  });
  const secretEncryption = createSecretEncryption(config.uploadsDirectory);
  const webhookSecrets = createWebhookSecrets(secretEncryption);
  const permissionChainOf = createPermissionChainReader(cache);
  const { importFiles } = storage;
  const importRunner = createImportRunner({
    inventory,
    files: importFiles,
    principalOf: createUserPrincipalReader(permissionChainOf),
    openDryRunStore: async () => {
      const { openDryRunStore } = await import("./inventory/imports/dry-run-store.ts");
      const folder = join(config.uploadsDirectory, "tmp");
      return openDryRunStore(config.databaseUrl, folder, {
        ...(addon !== undefined && { nativeBinding: addon }),
      });
    },
    baseCurrency: config.instance.currency,
    now,
    logger,
  });
  const handlers = handlersOf<OperationId>()({
    ...dataHandlers(inventory),
    ...importHandlers({ store, files: importFiles, runner: importRunner }),
    ...webhookHandlers({ inventory, secrets: webhookSecrets, onChange: () => webhookSender.wake() }),
    ...documentation.handlers,
    runBatch: async (request) => (await runBatch())(request),
  });
  const webhookSender = createWebhookSender({
    config,
    store,
    inventory,
    notifier: changeNotifier,
    permissionChainOf,
    secrets: webhookSecrets,
    now,
    logger,
    nativeBinding: addon,
    ...(metrics !== undefined && { metrics }),
    ...parts.webhooks,
  });
  const sessions = createSessions(store, permissionChainOf, lastUsed);
  const totpSecrets = createTotpSecrets(config.uploadsDirectory, command, secretEncryption);
  const signInOptions: SignInOptions = {
    store,
    totpSecrets,
    record:
      ({ userId, username }, moment) =>
      (transaction, entries) =>
        writeLog(transaction, { userId, username, tokenId: null, client: null }, moment, entries),
  };
  const janitor = createJanitor({
    store,
    importFiles,
    oauth: config.oauth.enabled,
    now,
    onError: (error) => logger.warn({ err: error }, "Removing expired data failed."),
  });
  const indexMerger = createIndexMerger({
    store,
    onError: (error) => logger.warn({ err: error }, "Merging the search index failed."),
    ...(parts.mergeAfterMilliseconds !== undefined && { quietMilliseconds: parts.mergeAfterMilliseconds }),
  });
  const oauth = config.oauth.enabled
    ? createOAuthServer({
        config,
        store,
        permissionChainOf,
        issuer: baseUrl,
        command,
        logger,
        lastUsed,
        janitor,
      })
    : null;
  const clientAddress = clientAddressReader(config.trustedProxies, logger);
  const uploadLimit = createUploadLimit();
  const readUpload: UploadReader = (body, { sender, ...options }) => {
    const uploader = uploaderOf(sender);
    const admit = () => uploadLimit(uploader.user);
    return readUploadBody(body, { storage, maxFileBytes: maxBytes, uploader, admit, ...options });
  };
  const authenticate = createAuthenticator({
    store,
    permissionChainOf,
    lastUsed,
    findSession: createSessionReader(sessions, isSecure(config)),
    ...(oauth !== null && { verifyBearer: oauth.verifyBearer }),
  });
  const invalidCredentials = createFailureLimiter({
    store,
    kind: "credential",
    limit: 30,
    windowSeconds: 60,
  });
  const failures: Pick<FailureLimiter, "count"> = {
    count: (subject, moment) => {
      metrics?.signInFailed("token");
      return invalidCredentials.count(subject, moment);
    },
  };
  const oauthChallenge = (resource: ProtectedResource) => ({
    resourceMetadata: resourceMetadataUrl(baseUrl(), resource === "/api" ? "" : resource),
    scope: advertisedScopes.join(" "),
  });
  const watchdog = createEventLoopWatchdog(logger);
  const observer = {
    onRequest: watchdog.identify,
    ...(metrics !== undefined && { onEnd: (request: EndedRequest) => metrics.requestEnded(request) }),
  };
  const pipeline = createPipeline<OperationId>({
    operations,
    handlers,
    validation: contractValidation,
    authenticate,
    failures,
    documentationPage: documentation.page,
    itemPage: ({ operationId }, id) => (operationId === "getPart" ? partPath(id) : null),
    canonicalPath: toCurrentPath,
    baseUrl,
    logger,
    ...observer,
    ...(oauth !== null && { oauth: oauthChallenge }),
    idempotency: createIdempotencyKeys(store),
    onForbidden: deniedRequests.record,
    readUpload,
    compatibility: config.apiCompatibility,
    ...(rateLimit !== undefined && { rateLimit }),
    responses: createResponseCache({ store, cache }),
    ...(config.corsAllowOrigin !== null && { corsAllowOrigin: config.corsAllowOrigin }),
    clientAddress,
    now,
  });
  const mcp = loadOnDemand(async () => {
    const { createMcp } = await import("./mcp/create-mcp.ts");
    const { ownTools } = await import("./mcp/tools/own-tools.ts");
    const { createTools } = await import("./mcp/tools/tools.ts");
    return createMcp({
      config,
      store,
      tools: createTools({
        invoke: pipeline.invoke,
        own: ownTools({
          inventory,
          invoke: pipeline.invoke,
          baseCurrency: config.instance.currency,
        }),
        switches: new Set(config.allowAttachmentDownloads ? ["downloads"] : []),
        onForbidden: (principal, toolName, moment) =>
          deniedRequests.record(principal, { method: "POST", path: "/mcp", operationId: toolName }, moment),
      }),
      invoke: pipeline.invoke,
      listensOn: () => host,
      authenticate,
      failures,
      ...(oauth !== null && { oauth: oauthChallenge }),
      onForbidden: deniedRequests.record,
      ...observer,
      clientAddress,
      logger,
      now,
    });
  }, isMcpPath);
  const pages = loadOnDemand(async () => {
    const { createPages } = await import("./pages/create-pages.ts");
    const { createPageOperations } = await import("./pages/site/operations.ts");
    return createPages({
      config,
      store,
      inventory,
      operations: createPageOperations(pipeline.invoke, deniedRequests.record),
      sessions,
      signIn: {
        withPassword: countingRefusals(createPasswordStep(signInOptions), "password", metrics),
        withSecondFactor: countingRefusals(createSecondFactorStep(signInOptions), "second_factor", metrics),
      },
      totpSecrets,
      oauth,
      baseUrl,
      asset: files.address,
      onForbidden: deniedRequests.record,
      readUpload,
      ...observer,
      command,
      clientAddress,
      logger,
      now,
    });
  });
  const media = createMediaHandler({ store, storage });

  let server: { readonly server: Server; close(): Promise<void> } | null = null;
  return {
    store,
    inventory,
    invoke: pipeline.invoke,
    async listen(port, name) {
      host = name;
      const started = await listen({
        port,
        host,
        handlers: [
          pipeline,
          mcp,
          observed(files.serve, "static file", metrics),
          observed(media, "media file", metrics),
          pages,
        ],
        logger,
        watchdog,
      });
      server = started;
      listensAt = started.url;
      webhookSender.start();
      importRunner.start();
      indexMerger.start();
      return { url: started.url };
    },
    async close() {
      changeNotifier.close();
      await Promise.all([importRunner.close(), server?.close()]);
      await webhookSender.close();
      watchdog.close();
      await janitor.close();
      await indexMerger.close();
      await lastUsed.close();
      await deniedRequests.close();
      await thumbnailer.close();
      await svgSanitizer.close();
      await store.close();
    },
  };
}
