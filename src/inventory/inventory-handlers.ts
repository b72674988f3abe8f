/** Combines the handlers of all inventory operations. A missing or unknown operation causes a compile error. */
import type { Pricing } from "./projects/price-basis.ts";
import type { Handler } from "../http/handler.ts";
import type { Thumbnailer } from "../attachments/thumbnail.ts";
import { attachmentFileHandlers } from "./operations/attachment-files.ts";
import { changeSetHandlers } from "./operations/change-sets.ts";
import type { UndoOptions } from "./operations/change-set-actions.ts";
import { crud } from "./operations/crud.ts";
import { currentToken } from "./operations/current-token.ts";
import type { Inventory } from "./operations/inventory.ts";
import { logEntryHandlers } from "./operations/log-entries.ts";
import { ownedHandlers } from "./operations/owned-handlers.ts";
import { statistics } from "./operations/statistics.ts";
import { stockActionHandlers } from "./operations/stock-actions.ts";
import type { ExportAs } from "./operations/export-list.ts";
import { listPartPurchases } from "./operations/part-purchases.ts";
import { projectActions } from "./operations/project-actions.ts";

interface HandlerOptions {
  readonly thumbnailer: Thumbnailer;
  readonly pricing: Pricing;
  readonly exportPartList: ExportAs;
  readonly exports: Exports;
  readonly undo: UndoOptions;
  /** The import of bills of materials, which `src/exchange/bom/` implements. */
  readonly bom: { readonly importProjectBom: Handler; readonly listProjectBomEntryCandidates: Handler };
}

/** The handlers of exports, which `exchange/export/` implements. */
interface Exports {
  readonly exportParts: Handler;
  readonly exportProjectBom: Handler;
  readonly exportStorageLocationLots: Handler;
}

/** Creates the handlers. Runs once at startup; most handlers compile their queries on the first request. */
export function inventoryHandlers(
  inventory: Inventory,
  { thumbnailer, pricing, exportPartList, exports, undo, bom }: HandlerOptions,
) {
  return {
    getCurrentToken: currentToken(inventory),
    getStatistics: statistics(inventory, pricing),
    ...ownedHandlers(
      inventory,
      "Attachment",
      crud(inventory, "Attachment", attachmentFileHandlers(inventory, thumbnailer)),
    ),
    ...crud(inventory, "AttachmentType", {}),
    ...crud(inventory, "Category", {}),
    ...changeSetHandlers(inventory, undo),
    ...crud(inventory, "Currency", {}),
    ...crud(inventory, "Footprint", {}),
    ...crud(inventory, "Group", {}),
    ...crud(inventory, "LabelProfile", {}),
    ...logEntryHandlers(inventory),
    ...crud(inventory, "Manufacturer", {}),
    ...crud(inventory, "MeasurementUnit", {}),
    ...ownedHandlers(inventory, "Parameter", crud(inventory, "Parameter", {})),
    ...crud(inventory, "Orderdetail", {}),
    ...crud(
      inventory,
      "Part",
      { listPartPurchases: listPartPurchases(inventory, pricing), exportParts: exports.exportParts },
      exportPartList,
    ),
    ...crud(inventory, "PartAssociation", {}),
    ...crud(inventory, "Pricedetail", {}),
    ...crud(inventory, "PartCustomState", {}),
    ...crud(inventory, "PartLot", stockActionHandlers(inventory)),
    ...crud(inventory, "Project", {
      ...projectActions(inventory, pricing),
      exportProjectBom: exports.exportProjectBom,
      importProjectBom: bom.importProjectBom,
    }),
    ...crud(inventory, "ProjectBOMEntry", {
      listProjectBomEntryCandidates: bom.listProjectBomEntryCandidates,
    }),
    ...crud(inventory, "StorageLocation", {
      exportStorageLocationLots: exports.exportStorageLocationLots,
    }),
    ...crud(inventory, "Supplier", {}),
    ...crud(inventory, "User", {}),
  };
}
