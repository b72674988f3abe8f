/** The state of an inventory that undo restores: all rows and files, without versions and modification times. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestService } from "../../support/service.ts";

export const elementTables = [
  "categories",
  "footprints",
  "manufacturers",
  "suppliers",
  "label_profiles",
  "storage_locations",
  "measurement_units",
  "part_custom_states",
  "currencies",
  "attachment_types",
  "projects",
  "parts",
  "part_lots",
  "orderdetails",
  "pricedetails",
  "part_associations",
  "parameters",
  "attachments",
  "project_bom_entries",
] as const;

/** Returns the rows by table and ID. Files are compared by directory and content, because a moved file has a new name. */
export async function stateOf({
  store,
  uploads,
}: Pick<TestService, "store" | "uploads">): Promise<Record<string, unknown>> {
  const state: Record<string, unknown> = {};
  for (const table of elementTables) {
    for (const row of await store.read.db.selectFrom(table).selectAll().execute()) {
      const { version: _version, last_modified: _modified, ...values } = row;
      state[`${table} ${row.id}`] = "internal_path" in values ? await withFile(values, uploads) : values;
    }
  }
  return state;
}

async function withFile<Row extends { readonly internal_path: string | null }>(
  { internal_path: key, ...row }: Row,
  uploads: string,
) {
  if (key === null) return { ...row, file: null };
  const content = await readFile(join(uploads, key));
  return { ...row, file: [key.split("/")[0], createHash("sha256").update(content).digest("hex")] };
}

/** Returns the versions of all elements. */
export async function versionsOf({ store }: TestService): Promise<ReadonlyMap<string, number>> {
  const versions = new Map<string, number>();
  for (const table of elementTables) {
    const rows = await store.read.db.selectFrom(table).select(["id", "version"]).execute();
    for (const { id, version } of rows) versions.set(`${table} ${id}`, version);
  }
  return versions;
}

/** Returns the keys whose values differ. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const [old, now] = [JSON.stringify(before[key]), JSON.stringify(after[key])];
    return old === now ? [] : [`${key}: ${old} -> ${now}`];
  });
}
