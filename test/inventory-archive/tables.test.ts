/** The tables of the archive match the schema of the database. */
import { describe, expect, it } from "vitest";
import { inventoryTables } from "../../src/archive/inventory-tables.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

/** Tables of accounts, of webhooks, of the installation and of the search index. */
const omitted =
  /^(users|groups|api_tokens|sessions|backup_codes|trusted_devices|oauth_.*|idempotency_keys|rate_limits|instance|migrations|change_feed|change_set_undos|column_mappings|deleted_files|webhooks|webhook_deliveries|imports|import_errors|search_.*)$/;

/** Columns that are computed at import. */
const derived = /_(folded|sort|remainder)$|^(full_path|level)$/;

describeDialects("the tables of the archive", (dialect) => {
  const { store } = useTestStore(dialect);

  it("are all tables of the inventory, and require the same columns", async () => {
    const tables = await store().read.db.introspection.getTables();
    const expected = tables.filter(({ name }) => !omitted.test(name));
    expect(inventoryTables.map(({ name }) => name).toSorted()).toEqual(
      expected.map(({ name }) => name).toSorted(),
    );
    for (const { name, columns } of expected) {
      const kinds = inventoryTables.find((table) => table.name === name)?.columns ?? {};
      for (const { name: column, isNullable } of columns) {
        const kind = kinds[column];
        // The transaction ID of a log entry exists only on PostgreSQL.
        if (kind === undefined && column === "xid") continue;
        if (kind === undefined && derived.test(column)) continue;
        if (kind === "omitted") continue;
        // SQLite does not report primary keys as required.
        if (column === "id" || name === "imported_entities") continue;
        expect(kind?.endsWith("?"), `${name}.${column}`).toBe(isNullable);
      }
    }
  });
});

describe("each table of the archive", () => {
  it("has a unique order", () => {
    for (const { name, order } of inventoryTables)
      expect(order.at(-1) === "id" || name === "imported_entities", name).toBe(true);
  });
});
