/** Lets users and groups that may print labels also print them with their own options, as the presets do. */
import { changePermissions, isRecord } from "./change-permissions.ts";
import type { Migration } from "./schema.ts";

export const labelOptions: Migration = {
  name: "0030-label-options",
  up: (db) => changePermissions(db, allowOptions),
};

function allowOptions({ labels }: Record<string, unknown>): boolean {
  if (!isRecord(labels) || labels["create_labels"] !== true || labels["edit_options"] !== undefined)
    return false;
  labels["edit_options"] = true;
  return true;
}
