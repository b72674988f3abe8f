/** Adds the filters of webhooks, a JSON array of paths such as `/api/parts?category=5++`. */
import { addText, type Migration } from "./schema.ts";

export const webhookFilters: Migration = {
  name: "0014-webhook-filters",
  up: (db, dialect) => addText(db, dialect, "webhooks", "filters", "[]"),
};
