/** Defines the dependencies of the inventory handlers: the store, compiled plans, rules and files. */
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import type { Storage } from "../../attachments/storage.ts";
import { sanitizeSvgHere, type SanitizeSvgFile } from "../../attachments/svg-sanitizer.ts";
import type { Uploader } from "../../attachments/upload-limit.ts";
import { defaultBaseCurrency } from "../../config/base-currency.ts";
import { defaultHistoryFileDays } from "../../config/history-file-days.ts";
import { cacheShares } from "../../config/cache-size.ts";
import type { Store } from "../../database/store.ts";
import { lazily } from "../../util/memoize.ts";
import { createMemoryCache, type MemoryCache } from "../../util/memory-cache.ts";
import { createPlans, type Plans } from "../../representation/plans.ts";
import type { Definitions } from "../../representation/definition.ts";
import { definitions } from "../definitions.ts";
import type { RulesByResource, WriteContext } from "../writing/write-context.ts";
import { createRowWriter, type RowWriter } from "../writing/write-row.ts";
import { rules } from "../rules/rules.ts";

export interface Inventory {
  readonly store: Store;
  readonly storage: Storage;
  readonly sanitizeSvg: SanitizeSvgFile;
  /**
   * Downloads a file from a URL, or `null` if the operator has disabled downloads. Returns `null` in a dry run, which
   * only checks the URL.
   */
  readonly download: ((url: string, uploader: Uploader) => Promise<FetchedFile | null>) | null;
  readonly definitions: Definitions;
  readonly rules: RulesByResource;
  readonly cache: MemoryCache;
  readonly rowWriter: RowWriter;
  readonly namePattern: WriteContext["namePattern"];
  readonly baseCurrency: string;
  /** HISTORY_FILE_DAYS: the number of days for which deleted files are kept. */
  readonly historyFileDays: number;
  readonly plans: Plans;
}

interface InventoryDependencies
  extends
    Pick<Inventory, "store" | "storage" | "download">,
    Partial<Pick<Inventory, "sanitizeSvg" | "baseCurrency" | "historyFileDays">> {
  /** By default, a cache with the share of the default `CACHE_SIZE`. */
  readonly cache?: MemoryCache;
}

/** Creates the dependencies of the handlers, and compiles everything that does not depend on a request. */
export function createInventory({
  cache = createMemoryCache(cacheShares().memory),
  ...dependencies
}: InventoryDependencies): Inventory {
  const patterns = lazily(async () => (await import("../name-pattern.ts")).namePatterns(cache));
  return {
    sanitizeSvg: sanitizeSvgHere,
    baseCurrency: defaultBaseCurrency,
    historyFileDays: defaultHistoryFileDays,
    ...dependencies,
    definitions,
    rules,
    cache,
    rowWriter: createRowWriter(cache),
    namePattern: async (text) => (await patterns())(text),
    plans: createPlans(definitions, cache),
  };
}
