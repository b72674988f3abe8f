/**
 * Lists all migrations in order. The schema version is the number of applied migrations. The numbers 0017 and 0018
 * were never released. Generated from the files of this folder by `npm run codegen`. Do not edit.
 */
import { identity } from "./0001-identity.ts";
import { inventory } from "./0002-inventory.ts";
import { ordersAndProjects } from "./0003-orders-and-projects.ts";
import { attachmentsAndParameters } from "./0004-attachments-and-parameters.ts";
import { history } from "./0005-history.ts";
import { oauth } from "./0006-oauth.ts";
import { search } from "./0007-search.ts";
import { importSources } from "./0008-import-sources.ts";
import { fileChecksums } from "./0009-file-checksums.ts";
import { userPreferences } from "./0010-user-preferences.ts";
import { changeFeed } from "./0011-change-feed.ts";
import { webhooks } from "./0012-webhooks.ts";
import { imports } from "./0013-imports.ts";
import { webhookFilters } from "./0014-webhook-filters.ts";
import { decimalRemainders } from "./0015-decimal-remainders.ts";
import { codesAndSearch } from "./0016-codes-and-search.ts";
import { webhookSecrets } from "./0019-webhook-secrets.ts";
import { sortTexts } from "./0020-sort-texts.ts";
import { clientOrigins } from "./0021-client-origins.ts";
import { sessionNotices } from "./0022-session-notices.ts";
import { changeSets } from "./0023-change-sets.ts";
import { deletedFiles } from "./0024-deleted-files.ts";
import { undoJobs } from "./0025-undo-jobs.ts";
import { undoIndex } from "./0026-undo-index.ts";
import { changeSetIndexes } from "./0027-change-set-indexes.ts";
import { changesLeft } from "./0028-changes-left.ts";
import { labelProfiles } from "./0029-label-profiles.ts";
import { labelOptions } from "./0030-label-options.ts";
import { existingParts } from "./0031-existing-parts.ts";
import { importTables } from "./0032-import-tables.ts";
import { decimalMark } from "./0033-decimal-mark.ts";
import { orderImports } from "./0034-order-imports.ts";
import { labelTextSize } from "./0035-label-text-size.ts";
import { columnMappings } from "./0036-column-mappings.ts";
import { orderDigests } from "./0037-order-digests.ts";
import { partWrites } from "./0038-part-writes.ts";
import { importSheet } from "./0039-import-sheet.ts";
import type { Migration } from "./schema.ts";

export const migrations: readonly Migration[] = [
  identity,
  inventory,
  ordersAndProjects,
  attachmentsAndParameters,
  history,
  oauth,
  search,
  importSources,
  fileChecksums,
  userPreferences,
  changeFeed,
  webhooks,
  imports,
  webhookFilters,
  decimalRemainders,
  codesAndSearch,
  webhookSecrets,
  sortTexts,
  clientOrigins,
  sessionNotices,
  changeSets,
  deletedFiles,
  undoJobs,
  undoIndex,
  changeSetIndexes,
  changesLeft,
  labelProfiles,
  labelOptions,
  existingParts,
  importTables,
  decimalMark,
  orderImports,
  labelTextSize,
  columnMappings,
  orderDigests,
  partWrites,
  importSheet,
];
