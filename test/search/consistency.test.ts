/** Tests that search results reflect every change at once. */
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { plain, unique, useService } from "../inventory/running-service.ts";
import { describeDialects } from "../support/dialects.ts";
import { found, search } from "./searching.ts";

describeDialects("the search index", (dialect) => {
  const running = useService(dialect);
  let category = "";
  let supplier = "";

  beforeAll(async () => {
    category = await running.make("categories", { name: "Everything" });
    supplier = await running.make("suppliers", { name: "Supplier" });
  });

  const part = (body: Record<string, unknown> = {}): Promise<string> =>
    running.make("parts", { name: unique("Part"), category, ...body });
  /** Excludes corrected words: the exact word must match. */
  const finds = async (q: string): Promise<boolean> =>
    (await search(running, q)).body.some(({ similar }) => !similar);
  const patch = (iri: string, body: Record<string, unknown>) =>
    running.client.patch(iri, body, { expect: 200 });
  const remove = (iri: string) => running.client.delete(iri, { expect: 204 });

  it.each([
    ["name", "oldname", "newname"],
    ["description", "olddescription", "newdescription"],
    ["comment", "oldcomment", "newcomment"],
    ["tags", "oldtag", "newtag"],
    ["ipn", "oldipn", "newipn"],
    ["manufacturer_product_number", "oldnumber", "newnumber"],
    ["gtin", "4006381333931", "96385074"],
  ])("a search finds the new %s of a part, but not the previous one", async (property, before, after) => {
    const iri = await part({ [property]: before });
    expect(await finds(before)).toBe(true);
    await patch(iri, { [property]: after });
    expect([await finds(before), await finds(after)]).toEqual([false, true]);
    await remove(iri);
    expect(await finds(after)).toBe(false);
  });

  it.each([
    ["categories", "category"],
    ["manufacturers", "manufacturer"],
    ["footprints", "footprint"],
  ])(
    "a search finds a part by the names of its %s and their ancestors, also after a change",
    async (collection, property) => {
      const root = await running.make(collection, { name: `Rootof${collection}` });
      const element = await running.make(collection, { name: `Leafof${collection}`, parent: root });
      const elsewhere = await running.make(collection, { name: `Elsewhere${collection}` });
      const iri = await part({ [property]: element });
      expect([await finds(`leafof${collection}`), await finds(`rootof${collection}`)]).toEqual([true, true]);
      await patch(root, { name: `Renamed${collection}` });
      expect([await finds(`rootof${collection}`), await finds(`renamed${collection}`)]).toEqual([
        false,
        true,
      ]);
      await patch(element, { parent: elsewhere });
      expect([await finds(`renamed${collection}`), await finds(`elsewhere${collection}`)]).toEqual([
        false,
        true,
      ]);
      await patch(iri, { [property]: root });
      expect([await finds(`leafof${collection}`), await finds(`renamed${collection}`)]).toEqual([
        false,
        true,
      ]);
      await remove(iri);
      expect(await finds(`renamed${collection}`)).toBe(false);
    },
  );

  it("a search finds a part by the locations of its lots", async () => {
    const [here, there] = [
      await running.make("storage_locations", { name: "Attic" }),
      await running.make("storage_locations", { name: "Basement" }),
    ];
    const iri = await part();
    const lot = await running.make("part_lots", { part: iri, storage_location: here, amount: 1 });
    expect([await finds("attic"), await finds("basement")]).toEqual([true, false]);
    await patch(lot, { storage_location: there });
    expect([await finds("attic"), await finds("basement")]).toEqual([false, true]);
    await running.client.post(`${lot}/move`, { amount: 1, storage_location: here }, { expect: 201 });
    expect(await finds("attic")).toBe(true);
    await patch(there, { name: "Yonder" });
    expect([await finds("basement"), await finds("yonder")]).toEqual([false, true]);
    await remove(lot);
    expect(await finds("yonder")).toBe(false);
  });

  it("a search finds a part by its supplier part numbers and suppliers", async () => {
    const iri = await part();
    const detail = await running.make("orderdetails", { part: iri, supplier, supplierpartnr: "SPN-ONE" });
    expect(await finds("spn-one")).toBe(true);
    await patch(detail, { supplierpartnr: "SPN-TWO" });
    expect([await finds("spn-one"), await finds("spn-two")]).toEqual([false, true]);
    await patch(supplier, { name: "Fournisseur" });
    expect(await finds("fournisseur spn-two")).toBe(true);
    await remove(detail);
    expect([await finds("spn-two"), await finds("fournisseur")]).toEqual([false, false]);
  });

  it("a search finds a part by its parameters until they are deleted", async () => {
    const iri = await part({ parameters: [{ name: "Threshold", value_text: "oldvalue" }] });
    const parameter = await running.make("parameters", {
      element: iri,
      name: "Hysteresis",
      value_typical: 7,
      unit: "mV",
    });
    expect([await finds("threshold oldvalue"), await finds("hysteresis 7mv")]).toEqual([true, true]);
    await patch(parameter, { value_typical: 8 });
    expect([await finds("7mv"), await finds("8mv")]).toEqual([false, true]);
    await patch(iri, { parameters: [] });
    expect([await finds("threshold"), await finds("8mv")]).toEqual([false, false]);
    // Parameters of other elements do not belong to a part.
    const element = await running.make("parameters", { element: category, name: "Ofcategory" });
    await patch(element, { name: "Stillofcategory" });
    await remove(element);
    expect(await finds("ofcategory")).toBe(false);
  });

  it("a search does not find rejected or rolled back changes", async () => {
    const iri = await part({ name: "Steadfast" });
    await running.client.patch(iri, { name: "Fleeting", parameters: [{ name: 5 }] }, { expect: 400 });
    const { store } = running.service;
    await expect(
      store.transaction(async ({ db }) => {
        await db.updateTable("parts").set({ name: "Fleeting", name_folded: "fleeting" }).execute();
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect([await finds("fleeting"), await finds("steadfast")]).toEqual([false, true]);
  });

  it("a search finds changes that bypass the API", async () => {
    const iri = await part({ name: "Direct" });
    await running.service.store.transaction(async ({ db }) => {
      await sql`update parts set name_folded = 'undertheroof' where name_folded = 'direct'`.execute(db);
    });
    expect([await finds("direct"), await finds("undertheroof")]).toEqual([false, true]);
    await remove(iri);
  });

  it("a search finds the new name of a category without writes to its parts", async () => {
    const written: string[] = [];
    const crowded = await running.make("categories", { name: "Crowded" });
    for (let number = 0; number < 5; number += 1) await part({ category: crowded, name: unique("Crowd") });
    const { read } = running.service.store;
    const table = dialect === "sqlite" ? "search_parts_docsize" : "search_parts";
    const state = async (): Promise<string> => {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(read.db);
      return JSON.stringify(rows);
    };
    written.push(await state());
    await patch(crowded, { name: "Packed" });
    written.push(await state());
    expect(written[1]).toBe(written[0]);
    expect(await found(running, "packed")).toHaveLength(5);
  });

  it("a search finds the right one of many boxes with the same name", async () => {
    const now = "2026-01-31T12:00:00.000Z";
    const boxes = Array.from({ length: 1200 }, (_, index) => ({
      name: `Kiste ${index + 4000}`,
      name_folded: `kiste ${index + 4000}`,
      full_path: `Kiste ${index + 4000}`,
      added_date: now,
      last_modified: now,
    }));
    await running.service.store.transaction(async ({ db }) => {
      for (let start = 0; start < boxes.length; start += 100) {
        await db
          .insertInto("storage_locations")
          .values(boxes.slice(start, start + 100))
          .execute();
      }
    });
    const { body } = await running.client.get<{ "@id": string }>(
      "/api/storage_locations?name=kiste%205199",
      plain,
    );
    const [last] = body as unknown as readonly { id: number }[];
    await part({
      name: "In the last box",
      partLots: [{ storage_location: `/api/storage_locations/${last?.id}` }],
    });
    expect(await found(running, "kiste 5199")).toEqual(["In the last box"]);
  });

  it("a search finds all parts in a location with thousands of descendants", async () => {
    const now = "2026-01-31T12:00:00.000Z";
    const dates = { added_date: now, last_modified: now };
    const parent = Number((await running.make("storage_locations", { name: "Depot" })).split("/").at(-1));
    const count = 2500;
    await running.service.store.transaction(async ({ db }) => {
      for (let start = 0; start < count; start += 100) {
        const rows = Array.from({ length: 100 }, (_, index) => {
          const name = `Tray ${start + index}`;
          const full_path = `Depot → ${name}`;
          return { name, name_folded: name.toLowerCase(), full_path, parent_id: parent, ...dates };
        });
        await db.insertInto("storage_locations").values(rows).execute();
      }
      const trays = await db
        .selectFrom("storage_locations")
        .select("id")
        .where("parent_id", "=", parent)
        .orderBy("id")
        .execute();
      const parts = await db
        .insertInto("parts")
        .values(
          Array.from({ length: 50 }, (_, index) => {
            const name = `Stowed ${index}`;
            return { name, name_folded: name.toLowerCase(), category_id: 1, ...dates };
          }),
        )
        .returning("id")
        .execute();
      const lots = parts.map(({ id }, index) => ({
        part_id: id,
        storage_location_id: trays[index * 50]!.id,
        amount: 1,
        ...dates,
      }));
      await db.insertInto("part_lots").values(lots).execute();
    });
    for (const q of ["depot", "depot stowed"]) {
      const { body, headers } = await search(running, q, "&itemsPerPage=100");
      expect([q, headers["x-total-count"], body.length]).toEqual([q, "50", 50]);
    }
  });
});
