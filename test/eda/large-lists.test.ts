/** Tests lists longer than one batch: they are complete, sorted, and built without blocking other requests. */
import { beforeAll, expect, it } from "vitest";
import { timestamp } from "../../src/database/timestamp.ts";
import { readPartsOfCategory } from "../../src/eda/catalogue.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { seedKicad } from "./kicad-library.ts";

const now = new Date("2026-01-31T12:00:00.000Z");

const settings = {
  baseUrl: "https://parts.example",
  fields: ["parameters", "supplier_numbers", "stock", "storage_locations"],
  fieldPrefix: "Partledger",
  datasheetAsPdf: true,
  defaultParameterVisibility: false,
  defaultParameterSymbolVisibility: false,
  defaultOrderdetailVisibility: false,
} as const;

describeOneDialect("a large list", (dialect) => {
  const { store } = useTestStore(dialect);

  /** Creates 2,000 parts in one category and 200 in another. */
  beforeAll(async () => {
    await seedKicad(store(), now, 2200);
    await store().transaction(async ({ db }) => {
      const time = timestamp(now);
      const dates = { added_date: time, last_modified: time };
      await db
        .insertInto("categories")
        .values({ id: 2, name: "Capacitors", name_folded: "capacitors", full_path: "Capacitors", ...dates })
        .execute();
      const other = { category_id: 2, eda_kicad_symbol: "Device:C" };
      await db.updateTable("parts").set(other).where("id", ">", 2000).execute();
    });
  });

  async function listed(category: number, categoryDepth: number, minimal = false) {
    const before = store().statements;
    let turns = 0;
    let reading = true;
    const others = (async () => {
      for (; reading; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    })();
    const body = await store().readTransaction((view) =>
      readPartsOfCategory(view, { ...settings, categoryDepth }, category, { now: timestamp(now), minimal }),
    );
    reading = false;
    await others;
    const parts = JSON.parse(String(body)) as {
      id: string;
      name: string;
      fields?: Record<string, unknown>;
    }[];
    return { parts, turns, statements: store().statements - before };
  }

  it("a list of 2,000 parts needs as many statements as a list of 200", async () => {
    const large = await listed(1, 0);
    const small = await listed(2, 0);
    expect([large.parts.length, small.parts.length]).toEqual([2000, 200]);
    expect(large.statements).toBe(small.statements);
  });

  it.each([false, true])(
    "a large list contains every part once, sorted by name (minimal: %s)",
    async (minimal) => {
      const { parts } = await listed(0, -1, minimal);
      const rows = await store()
        .read.db.selectFrom("parts")
        .select("id")
        .orderBy("name_folded")
        .orderBy("id")
        .execute();
      expect(parts.map(({ id }) => id)).toEqual(rows.map(({ id }) => String(id)));
      expect(parts.every(({ fields }) => (fields === undefined) === minimal)).toBe(true);
    },
  );

  it("a large list is built in many steps, between which other work runs", async () => {
    expect((await listed(0, -1)).turns).toBeGreaterThan(20);
  });
});
