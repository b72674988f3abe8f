/** Opens the database and the storage of files, and creates the inventory with them. */
import { randomBytes } from "node:crypto";
import { nativeBinding } from "../util/assets.ts";
import { createStorage, maxStagedBytes } from "../attachments/storage.ts";
import { createSvgSanitizer } from "../attachments/svg-sanitizer.ts";
import { createTaskThread } from "../attachments/task-thread.ts";
import { createThumbnailer } from "../attachments/thumbnail.ts";
import { readUploadBody } from "../attachments/upload-body.ts";
import { createUploadLimit, uploaderOf, type Uploader } from "../attachments/upload-limit.ts";
import type { Config } from "../config/config.ts";
import { cacheShares } from "../config/cache-size.ts";
import type { UploadReader } from "../http/body/body.ts";
import type { Logger } from "../http/handler.ts";
import { openStore } from "../database/connect.ts";
import { createChangeNotifier } from "../history/change-notifier.ts";
import { createInventory } from "../inventory/operations/inventory.ts";
import { createLimitedLookup } from "../outgoing/limited-lookup.ts";
import { createMemoryCache } from "../util/memory-cache.ts";
import type { ServiceOverrides } from "./overrides.ts";

export type Data = Awaited<ReturnType<typeof openData>>;

/**
 * The maximum time of a statement of the service, on PostgreSQL. Proxies give up earlier by default. The statements of
 * imports and of the clean-up change a limited number of rows.
 */
const statementLimitMilliseconds = 60_000;

/** The maximum time for rendering a picture of labels. */
const labelMilliseconds = 60_000;

/** People print labels one after the other. */
const labelIdleMilliseconds = 60_000;

/** The database must already be migrated, unless `overrides.upgrade` does it. */
export async function openData(config: Config, overrides: ServiceOverrides, logger: Logger, now: () => Date) {
  const addon = nativeBinding();
  const caches = cacheShares(config.cacheSize);
  const cache = createMemoryCache(caches.memory);
  const store = await openStore(config.databaseUrl, {
    durability: config.databaseDurability,
    cacheBytes: caches.sqlite,
    statementLimitMilliseconds,
    ...overrides.databaseLimits,
    onBackgroundError: (error) =>
      logger.error(
        { err: error },
        "An action after a committed change failed, a rollback failed, or a database connection was lost.",
      ),
    onStorageFailure: (failure) => logger.error({}, failure.message),
    ...(overrides.monotonic !== undefined && { monotonic: overrides.monotonic }),
    ...(overrides.connections !== undefined && { connections: overrides.connections }),
    ...(overrides.onStatement !== undefined && { onStatement: overrides.onStatement }),
    ...(addon !== undefined && { nativeBinding: addon }),
  });
  try {
    await overrides.upgrade?.(store);
  } catch (error) {
    await store.close();
    throw error;
  }
  const maxBytes = config.maxAttachmentFileSize;
  const storage = await createStorage({
    directory: config.uploadsDirectory,
    random: randomBytes,
    now,
    s3: config.s3,
    maxStagedBytes: maxStagedBytes(maxBytes),
  });
  const thumbnailer = createThumbnailer({ storage });
  const svgSanitizer = createSvgSanitizer(overrides.svgTimeoutMilliseconds);
  const labelRenderer = createTaskThread(labelMilliseconds, labelIdleMilliseconds);
  const lookup = createLimitedLookup();
  const download = async (url: string, uploader: Uploader) => {
    const { safeFetch } = await import("../attachments/safe-fetch.ts");
    return safeFetch(url, {
      storage,
      uploader,
      maxBytes,
      lookup,
      ...(overrides.allowAddress !== undefined && { allow: overrides.allowAddress }),
    });
  };
  const inventory = createInventory({
    store,
    storage,
    sanitizeSvg: svgSanitizer.sanitize,
    cache,
    baseCurrency: config.instance.currency,
    historyFileDays: config.historyFileDays,
    download: config.allowAttachmentDownloads ? download : null,
  });
  const uploadLimit = createUploadLimit();
  const readUpload: UploadReader = (body, { sender, ...options }) => {
    const uploader = uploaderOf(sender);
    const admit = () => uploadLimit(uploader.user);
    return readUploadBody(body, { storage, maxFileBytes: maxBytes, uploader, admit, ...options });
  };
  const changeNotifier = createChangeNotifier({
    store,
    onError: (error) => logger.warn({ err: error }, "Looking for new changes failed."),
  });
  return {
    store,
    storage,
    inventory,
    thumbnailer,
    /** Renders pictures of labels. */
    labelRenderer,
    changeNotifier,
    readUpload,
    /** The cache that all parts of the service share. */
    cache,
    nativeBinding: addon,
    /** Looks up the hosts of all requests to other servers. */
    lookup,
    close: async (): Promise<void> => {
      await thumbnailer.close();
      await svgSanitizer.close();
      await labelRenderer.close();
      await store.close();
    },
  };
}
