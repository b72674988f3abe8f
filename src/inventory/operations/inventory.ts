/** What the handlers of the inventory are made from: the store, the compiled plans, the rules, the files. */
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import type { Storage } from "../../attachments/storage.ts";
import type { SanitizeSvgFile } from "../../attachments/svg-sanitizer.ts";
import type { Uploader } from "../../attachments/upload-limit.ts";
import { sanitizeSvgHere } from "../../attachments/svg-sanitizer.ts";
import type { Store } from "../../database/store.ts";
import type { Plans } from "../../representation/plans.ts";
import { createPlans } from "../../representation/plans.ts";
import type { Definitions } from "../../representation/definition.ts";
import { definitions } from "../definitions.ts";
import type { RulesByResource } from "../writing/change.ts";
import { rules } from "../rules/rules.ts";

export interface Inventory {
  readonly store: Store;
  readonly storage: Storage;
  readonly sanitizeSvg: SanitizeSvgFile;
  /** Fetches a file that a client names by its address; null where the operator does not allow it. */
  readonly download: ((url: string, uploader: Uploader) => Promise<FetchedFile>) | null;
  readonly definitions: Definitions;
  readonly rules: RulesByResource;
  readonly plans: Plans;
}

/** Compiles everything that handlers need and that does not depend on a request. */
export function createInventory(
  parts: Pick<Inventory, "store" | "storage" | "download"> & Partial<Pick<Inventory, "sanitizeSvg">>,
): Inventory {
  return { sanitizeSvg: sanitizeSvgHere, ...parts, definitions, rules, plans: createPlans(definitions) };
}
