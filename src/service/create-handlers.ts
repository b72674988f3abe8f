/** Creates the handlers of the operations of the contract, except those that describe the service. */
import type { OperationId } from "../../generated/operations.ts";
import type { Config } from "../config/config.ts";
import { createRunBatch } from "../http/batch/run-batch.ts";
import type { Handler } from "../http/handler.ts";
import type { Pipeline } from "../http/pipeline/pipeline.ts";
import type { RateLimit } from "../http/limits/request-rate-limit.ts";
import { labelHandlers } from "../labels/label-handlers.ts";
import { createDryRunStore } from "../database/dry-run-store.ts";
import { createJoinedStore } from "../database/joined-store.ts";
import { edaHandlers } from "../eda/eda-handlers.ts";
import type { DeniedRequestLog } from "../history/denied-request-log.ts";
import { changeHandlers } from "../inventory/changes/change-handlers.ts";
import { inventoryHandlers } from "../inventory/inventory-handlers.ts";
import { exportParts } from "../exchange/export/export-parts.ts";
import { exportProjectBom } from "../exchange/export/export-project-bom.ts";
import { exportStorageLocationLots } from "../exchange/export/export-location-lots.ts";
import { bomHandlers } from "../exchange/bom/bom-handlers.ts";
import { exportPartList } from "../exchange/transfer/export-part-list.ts";
import { columnMappingHandlers } from "../exchange/imports/column-mapping-handlers.ts";
import { dryRunImportHandlers, importHandlers } from "../exchange/imports/import-handlers.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { dryRunInventory } from "../inventory/operations/dry-run-inventory.ts";
import { joinedInventory } from "../inventory/operations/joined-inventory.ts";
import { webhookHandlers } from "../inventory/operations/webhooks.ts";
import type { JobRunner } from "../util/queue/job-runner.ts";
import { lazily } from "../util/memoize.ts";
import { instanceHandlers } from "./instance.ts";
import { searchHandlers } from "../search/search-handlers.ts";
import type { WebhookSecrets } from "../webhooks/secrets.ts";
import type { Data } from "./data.ts";
import type { ServiceOverrides } from "./overrides.ts";
import { pricingOf } from "./pricing.ts";
import type { WebhookSender } from "./webhook-sender.ts";

interface HandlersOptions {
  readonly config: Config;
  readonly overrides: ServiceOverrides;
  readonly data: Data;
  readonly baseUrl: () => string;
  readonly deniedRequests: DeniedRequestLog;
  readonly importRunner: JobRunner;
  readonly undoRunner: JobRunner;
  readonly webhookSecrets: WebhookSecrets;
  readonly webhookSender: WebhookSender;
  readonly rateLimit: RateLimit | undefined;
  /** Finds the operations of a batch in the pipeline, which is created with these handlers. */
  readonly find: Pipeline<OperationId>["find"];
}

function labelSettings({ instance, labelFont }: Config) {
  const { title: instanceName, currency: baseCurrency, timezone: timeZone, locale } = instance;
  return { instance: { instanceName, baseCurrency, timeZone, locale }, font: labelFont };
}

export function createHandlers(options: HandlersOptions) {
  const { config, overrides, data, baseUrl, deniedRequests, importRunner, undoRunner, rateLimit } = options;
  const { store, storage, inventory, thumbnailer, changeNotifier } = data;

  const dataHandlers = (bound: Inventory) => ({
    ...inventoryHandlers(bound, {
      thumbnailer,
      pricing: pricingOf(config),
      exportPartList: exportPartList(bound),
      exports: {
        exportParts: exportParts(bound),
        exportProjectBom: exportProjectBom(bound, pricingOf(config)),
        exportStorageLocationLots: exportStorageLocationLots(bound),
      },
      bom: bomHandlers(bound),
      undo: { onStart: undoRunner.wake, ...overrides.undo },
    }),
    ...changeHandlers({
      store: bound.store,
      notifier: changeNotifier,
      ...(overrides.heartbeatMilliseconds !== undefined && {
        heartbeatMilliseconds: overrides.heartbeatMilliseconds,
      }),
    }),
    ...searchHandlers(bound),
    ...edaHandlers({ store: bound.store, config: config.kicad, baseUrl, cache: bound.cache }),
    ...labelHandlers({ inventory: bound, baseUrl, renderer: data.labelRenderer, ...labelSettings(config) }),
    ...instanceHandlers({ config, store: bound.store, baseUrl }),
  });
  const joined = (bound: Inventory, downloads: boolean) => {
    const joinedStore = createJoinedStore(bound.store);
    return { store: joinedStore, handlers: dataHandlers(joinedInventory(bound, joinedStore, { downloads })) };
  };
  const batchOptions = {
    find: options.find,
    ...(rateLimit !== undefined && { rateLimit }),
    compatibility: config.apiCompatibility,
    ...(overrides.monotonic !== undefined && { monotonic: overrides.monotonic }),
  };
  const onFirstCall = (create: () => Handler): Handler => {
    const created = lazily(create);
    return (request) => created()(request);
  };
  const secrets = options.webhookSecrets;
  return {
    handlers: {
      ...dataHandlers(inventory),
      ...importHandlers({ store, files: storage.importFiles, runner: importRunner }),
      ...columnMappingHandlers({ store }),
      ...webhookHandlers({ inventory, secrets, onChange: options.webhookSender.wake }),
      runBatch: onFirstCall(() =>
        createRunBatch({
          ...batchOptions,
          atomic: joined(inventory, false),
          onForbidden: deniedRequests.record,
        }),
      ),
    },
    /** The handlers of dry runs. Most instances need none of them. */
    dryRunHandlers: lazily(() => {
      const bound = dryRunInventory(inventory, createDryRunStore(store));
      return {
        ...dataHandlers(bound),
        ...dryRunImportHandlers({ store: bound.store, files: storage.importFiles }),
        ...columnMappingHandlers({ store: bound.store }),
        ...webhookHandlers({ inventory: bound, secrets, onChange: () => undefined, isDryRun: true }),
        runBatch: onFirstCall(() =>
          createRunBatch({ ...batchOptions, atomic: joined(bound, false), dryRun: joined(bound, true) }),
        ),
      };
    }),
  };
}
