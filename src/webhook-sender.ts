/**
 * Starts the dispatcher of webhooks (`webhooks/dispatcher.ts`) some time after the service, because the service must
 * start fast, or with the first request that needs it.
 */
import type { Config } from "./config.ts";
import type { Logger } from "./contract/handler.ts";
import type { Store } from "./database/store.ts";
import type { ChangeNotifier } from "./history/change-notifier.ts";
import type { PermissionChainReader } from "./identity/permission-chain.ts";
import { createListFilters } from "./inventory/changes/list-filter.ts";
import { createVisibleTypes } from "./inventory/changes/visible-types.ts";
import type { Inventory } from "./inventory/operations/inventory.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { version } from "./version.ts";
import type { Dispatcher } from "./webhooks/dispatcher.ts";
import type { WebhookSecrets } from "./webhooks/secrets.ts";

interface WebhookSender {
  /** Starts the dispatcher soon. */
  start(): void;
  /** Looks for deliveries now. Neither throws nor blocks. */
  wake(): void;
  close(): Promise<void>;
}

interface WebhookSenderOptions {
  readonly config: Config;
  readonly store: Store;
  readonly inventory: Pick<Inventory, "definitions" | "cache">;
  readonly notifier: ChangeNotifier;
  readonly permissionChainOf: PermissionChainReader;
  readonly secrets: WebhookSecrets;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly nativeBinding: string | undefined;
  readonly metrics?: Metrics;
  readonly sends?: boolean;
  readonly startAfterMilliseconds?: number;
  readonly firstDelayMilliseconds?: number;
  readonly timeoutMilliseconds?: number;
  readonly lockRetryMilliseconds?: number;
}

export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { logger, sends = true, startAfterMilliseconds = 1000 } = options;
  let dispatcher: Promise<Dispatcher> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function wake(): void {
    if (isClosed || !sends) return;
    dispatcher ??= create(options);
    dispatcher.then(
      (started) => started.wake(),
      (error: unknown) => logger.error({ err: error }, "Sending webhooks could not be started."),
    );
  }

  return {
    start: () => {
      timer = setTimeout(wake, startAfterMilliseconds).unref();
    },
    wake,
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      // A failed start was logged already.
      const started = await dispatcher?.catch(() => null);
      await started?.close();
    },
  };
}

async function create(options: WebhookSenderOptions): Promise<Dispatcher> {
  const { config, inventory, nativeBinding, metrics, timeoutMilliseconds, firstDelayMilliseconds } = options;
  const { createDispatcher } = await import("./webhooks/dispatcher.ts");
  const { createSend } = await import("./webhooks/send.ts");
  const { allowNetworks } = await import("./outgoing/public-address.ts");
  const { tryProcessLock } = await import("./database/process-lock.ts");
  const visibleTypes = createVisibleTypes();
  return createDispatcher({
    ...options,
    tryLock: () =>
      tryProcessLock(config.databaseUrl, "webhooks", nativeBinding === undefined ? {} : { nativeBinding }),
    visibleTypes: (principal) => visibleTypes(principal, null),
    listFilters: createListFilters(inventory),
    send: createSend({
      userAgent: `Partledger/${version}`,
      allow: allowNetworks(config.webhookAllowedNetworks),
      ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
    }),
    ...(firstDelayMilliseconds !== undefined && { firstDelayMilliseconds }),
    ...(metrics !== undefined && { onAttempt: ({ succeeded }) => metrics.webhookAttempted(succeeded) }),
  });
}
