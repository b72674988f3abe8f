/** Computes a fingerprint of all data that clients can change. Equal fingerprints mean that nothing has changed. */
import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import type { TestService } from "../../support/service.ts";

const versioned = [
  "parts",
  "categories",
  "footprints",
  "manufacturers",
  "suppliers",
  "storage_locations",
  "measurement_units",
  "part_custom_states",
  "currencies",
  "projects",
  "part_lots",
  "part_associations",
  "orderdetails",
  "pricedetails",
  "project_bom_entries",
  "attachment_types",
  "attachments",
  "parameters",
  "label_profiles",
  "users",
  "groups",
];

/**
 * Returns counts and sums that every change affects, including stored files. Log entries of denied requests are not
 * counted.
 */
export async function stateOf({ store, uploads }: TestService): Promise<string> {
  const columns = versioned.map(
    (table) =>
      sql`(select count(*) || '/' || coalesce(sum(version), 0) from ${sql.table(table)}) as ${sql.ref(table)}`,
  );
  const log = sql`(select count(*) from log_entries where kind <> 'user_not_allowed') as log`;
  const query = sql`select ${sql.join([...columns, log])}`;
  const { rows } = await query.execute(store.read.db);
  const files = await readdir(uploads, { recursive: true, withFileTypes: true });
  // Files of imports disappear when the imports finish.
  const stored = files
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("imports"))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  return JSON.stringify([rows, stored.sort()]);
}
