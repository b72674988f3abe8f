/**
 * Starts the dispatcher of webhooks (`webhooks/dispatcher.ts`) some time after the service, because the service must
 * start fast, or with the first request that needs it.
 */
import type { Config } from "../config/config.ts";
import type { Logger } from "../http/handler.ts";
import { tryProcessLock } from "../database/process-lock.ts";
import type { Store } from "../database/store.ts";
import type { ChangeNotifier } from "../history/change-notifier.ts";
import type { UserPrincipalReader } from "../identity/user-principal.ts";
import { createListFilters } from "../inventory/changes/list-filter.ts";
import { createVisibleTypes } from "../inventory/changes/visible-types.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Lookup } from "../outgoing/limited-lookup.ts";
import { allowNetworks } from "../outgoing/public-address.ts";
import { version } from "../util/version.ts";
import { createDispatcher, type Dispatcher } from "../webhooks/dispatcher.ts";
import type { WebhookSecrets } from "../webhooks/secrets.ts";
import { createSend } from "../webhooks/send.ts";

export interface WebhookSender {
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
  readonly principalOf: UserPrincipalReader;
  readonly secrets: WebhookSecrets;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly nativeBinding: string | undefined;
  readonly lookup: Lookup;
  readonly metrics?: Metrics;
  readonly sends?: boolean;
  readonly startAfterMilliseconds?: number;
  readonly firstDelayMilliseconds?: number;
  readonly timeoutMilliseconds?: number;
  readonly lockRetryMilliseconds?: number;
}

export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const { sends = true, startAfterMilliseconds = 1000 } = options;
  let dispatcher: Dispatcher | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function wake(): void {
    if (isClosed || !sends) return;
    dispatcher ??= create(options);
    dispatcher.wake();
  }

  return {
    start: () => {
      timer = setTimeout(wake, startAfterMilliseconds).unref();
    },
    wake,
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await dispatcher?.close();
    },
  };
}

function create(options: WebhookSenderOptions): Dispatcher {
  const { config, inventory, nativeBinding, lookup, metrics } = options;
  const { timeoutMilliseconds, firstDelayMilliseconds } = options;
  const visibleTypes = createVisibleTypes();
  return createDispatcher({
    ...options,
    tryLock: () =>
      tryProcessLock(config.databaseUrl, "webhooks", nativeBinding === undefined ? {} : { nativeBinding }),
    visibleTypes: (principal) => visibleTypes(principal, null),
    listFilters: createListFilters(inventory),
    send: createSend({
      userAgent: `Partledger/${version}`,
      lookup,
      allow: allowNetworks(config.webhookAllowedNetworks),
      ...(timeoutMilliseconds !== undefined && { timeoutMilliseconds }),
    }),
    ...(firstDelayMilliseconds !== undefined && { firstDelayMilliseconds }),
    ...(metrics !== undefined && { onAttempt: ({ succeeded }) => metrics.webhookAttempted(succeeded) }),
  });
}
