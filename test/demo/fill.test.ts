import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import { fillWithDemo } from "../../src/demo/fill.ts";
import { createCompactChanges } from "../../src/history/compact-changes.ts";
import { readChanges } from "../../src/history/read-changes.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { definitions } from "../../src/inventory/definitions.ts";
import { isEmpty } from "../../src/exchange/transfer/is-empty.ts";
import { createInventory } from "../../src/inventory/operations/inventory.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";

describeOneDialect("the demo inventory", (dialect) => {
  const { store } = useTestStore(dialect);
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-demo-"));
  });
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true });
  });

  const fill = async () => {
    const now = (): Date => new Date("2026-01-31T12:00:00Z");
    const storage = await createStorage({ directory, random: randomBytes, now });
    const inventory = createInventory({ store: store(), storage, download: null });
    return fillWithDemo(inventory, commandLineActor("tester"), now());
  };

  it("the demo inventory is only created in an empty database", async () => {
    expect(await isEmpty(store().read, definitions)).toBe(true);
    const counts = await fill();
    expect(counts).toMatchObject({ AttachmentType: 5 });
    expect(counts?.["Part"]).toBeGreaterThanOrEqual(60);
    expect(counts?.["Manufacturer"]).toBeGreaterThanOrEqual(15);
    expect(counts?.["Footprint"]).toBeGreaterThanOrEqual(20);
    expect(await isEmpty(store().read, definitions)).toBe(false);
    expect(await fill()).toBeNull();
  });

  it("the first change stays in the feed for 30 days, although the log is dated back", async () => {
    const visible = { types: ["Part"], ownedTypes: [], ownerTypes: [] };
    const read = () => readChanges(store().read, { ...visible, after: 0, limit: 1 });
    const before = await read();
    expect(before.changes).toMatchObject([{ kind: "created", datetime: "2026-01-31T12:00:00.000Z" }]);
    expect(before.start).toBe(0);
    await createCompactChanges(store())(new Date("2026-03-02T11:59:59Z"));
    expect(await read()).toMatchObject({ start: 0, changes: [{ targetType: "Part" }] });
    await createCompactChanges(store())(new Date("2026-03-02T12:00:01Z"));
    expect((await read()).start).toBe(before.latest);
  });

  it("the creation of each element is logged", async () => {
    const { db } = store().read;
    const entries = await db
      .selectFrom("log_entries")
      .select(["kind", "target_type", "username", "comment"])
      .execute();
    for (const table of [
      "parts",
      "categories",
      "manufacturers",
      "footprints",
      "attachments",
      "parameters",
    ] as const) {
      const rows = await db.selectFrom(table).select("id").execute();
      const type = { parts: "Part", categories: "Category", manufacturers: "Manufacturer" }[table as string];
      if (type !== undefined)
        expect(entries.filter((entry) => entry.target_type === type)).toHaveLength(rows.length);
      expect(rows.length, table).toBeGreaterThan(0);
    }
    for (const entry of entries.filter(({ comment }) => comment !== "First batch")) {
      expect(entry).toMatchObject({
        kind: "element_created",
        username: "!!!CLI tester",
        comment: "Demo inventory",
      });
    }
    const moved = entries.filter(({ kind }) => kind === "part_stock_changed");
    expect(moved.length).toBeGreaterThan(4);
  });

  it.each([
    "part_lots",
    "orderdetails",
    "pricedetails",
    "part_associations",
    "suppliers",
    "storage_locations",
    "measurement_units",
    "part_custom_states",
    "currencies",
    "projects",
    "project_bom_entries",
  ] as const)("the demo inventory contains %s", async (table) => {
    expect((await store().read.db.selectFrom(table).select("id").execute()).length).toBeGreaterThan(2);
  });

  it("the demo inventory contains each kind of stock, such as expired, unknown and missing stock", async () => {
    const { db } = store().read;
    const lots = await db.selectFrom("part_lots").selectAll().execute();
    const now = "2026-01-31T12:00:00.000Z";
    expect(lots.some(({ instock_unknown: unknown }) => unknown)).toBe(true);
    expect(lots.some(({ needs_refill: refill }) => refill)).toBe(true);
    expect(lots.some(({ expiration_date: date }) => date !== null && date < now)).toBe(true);
    expect(lots.some(({ expiration_date: date }) => date !== null && date > now)).toBe(true);
    expect(lots.some(({ amount }) => !Number.isInteger(amount))).toBe(true);
    const held = new Set(lots.map(({ part_id: part }) => part));
    const parts = await db.selectFrom("parts").select(["id", "minamount", "added_date"]).execute();
    expect(parts.some(({ id }) => !held.has(id))).toBe(true);
    const stock = (id: number): number =>
      lots.filter((lot) => lot.part_id === id).reduce((sum, { amount }) => sum + amount, 0);
    expect(parts.some(({ id, minamount }) => stock(id) < minamount)).toBe(true);
    expect(new Set(parts.map(({ added_date: date }) => date.slice(0, 7))).size).toBeGreaterThan(9);
    expect(parts.every(({ added_date: date }) => date <= now)).toBe(true);
  });

  it("the demo inventory contains a built assembly", async () => {
    const lot = await store()
      .read.db.selectFrom("part_lots")
      .innerJoin("parts", "parts.id", "part_lots.part_id")
      .where("parts.name", "=", "Sensor module")
      .select("amount")
      .executeTakeFirstOrThrow();
    expect(lot.amount).toBe(2);
  });

  it("uses every leaf category and nearly every selectable footprint", async () => {
    const { db } = store().read;
    const unusedFootprints = await db
      .selectFrom("footprints")
      .leftJoin("parts", "parts.footprint_id", "footprints.id")
      .select("footprints.name")
      .where("parts.id", "is", null)
      .where("footprints.not_selectable", "=", false)
      .execute();
    const emptyLeaves = await db
      .selectFrom("categories")
      .leftJoin("parts", "parts.category_id", "categories.id")
      .leftJoin("categories as children", "children.parent_id", "categories.id")
      .select("categories.full_path")
      .where("parts.id", "is", null)
      .where("children.id", "is", null)
      .execute();
    expect(emptyLeaves.map(({ full_path: path }) => path)).toEqual([]);
    expect(unusedFootprints.length).toBeLessThan(6);
  });

  it("gives every part a unique internal part number", async () => {
    const rows = await store().read.db.selectFrom("parts").select("ipn").execute();
    expect(new Set(rows.map(({ ipn }) => ipn)).size).toBe(rows.length);
    for (const { ipn } of rows) expect(ipn).toMatch(/^[A-Z]{3}-\d{4}$/);
  });
});
