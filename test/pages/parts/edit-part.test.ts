/** Creating, copying and editing parts in a form. */
import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult, Visitor } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";
import { createElement, createFullPart } from "./full-parts.ts";

const form = ".edit-form";

describeOneDialect("the form for a part", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let inventory: Inventory;
  let admin: Visitor;
  let rich: number;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    inventory = await createInventory(client, "Sample");
    admin = await enter(service(), "admin");
    rich = await createFullPart(client, inventory);
  });

  const stored = async (path: string) =>
    (await client.get(path, { expect: 200 })).body as Record<string, unknown>;
  const press = (page: PageResult, button: string, fields = {}) =>
    admin.submit(page, { form, button, fields });

  test("creates a part with lots, suppliers, prices and parameters, without scripts", async () => {
    let page = await admin.get("/parts/new");
    page = await press(page, "_add=partLots", { name: "BC547", category: "Sample", minamount: "10" });
    expect([page.status, page.document.querySelectorAll(".errors")]).toEqual([200, []]);
    page = await press(page, "_add=orderdetails", { "partLots[0].amount": "100" });
    page = await press(page, "_add=orderdetails[0].pricedetails", { "orderdetails[0].supplier": "Sample" });
    page = await press(page, "_add=parameters", { "orderdetails[0].pricedetails[0].price": "0.0125" });
    page = await press(page, "Create part", {
      "parameters[0].name": "Gain",
      "parameters[0].value_typical": "2,5",
      "partLots[0].expiration_date": "2030-01-31",
    });
    expect(page.path).toMatch(/^\/parts\/\d+$/);
    expect([page.heading, page.notice]).toEqual(["BC547", "Created BC547."]);
    expect(await stored(`/api${page.path}`)).toMatchObject({
      minamount: 10,
      category: { name: "Sample" },
      partLots: [{ amount: 100, expiration_date: "2030-01-31T00:00:00+00:00" }],
      orderdetails: [{ supplier: { name: "Sample" }, pricedetails: [{ price: "0.0125" }] }],
      parameters: [{ name: "Gain", value_typical: 2.5 }],
    });
  });

  test("removes white space around pasted codes", async () => {
    const fields = { name: "Pasted", category: "Sample", ipn: " Y-200\t", gtin: "4006381333931 " };
    const added = await press(await admin.get("/parts/new"), "_add=partLots", fields);
    const page = await press(added, "Create part", {
      "partLots[0].amount": "1",
      "partLots[0].user_barcode": "\u00a0LOT-200 ",
    });
    expect(await stored(`/api${page.path}`)).toMatchObject({
      ipn: "Y-200",
      gtin: "4006381333931",
      partLots: [{ user_barcode: "LOT-200" }],
    });
  });

  test("saved without a change changes nothing, and keeps properties that it does not show", async () => {
    const before = await stored(`/api/parts/${rich}`);
    const page = await press(await admin.get(`/parts/${rich}/edit`), "Save part");
    expect([page.path, page.notice]).toEqual([`/parts/${rich}`, "Saved RG-58 cable."]);
    expect(await stored(`/api/parts/${rich}`)).toEqual(before);
  });

  test("removes entries", async () => {
    const page = await admin.get(`/parts/${rich}/edit`);
    const count = page.document.querySelectorAll('[data-rows="parameters"] > [data-row]').length;
    const after = await press(await press(page, "_remove=parameters[0]"), "Save part");
    expect(after.notice).toBe("Saved RG-58 cable.");
    expect((await stored(`/api/parts/${rich}`)).parameters).toHaveLength(count - 1);
  });

  describe("shows errors at the fields and keeps everything that was entered", () => {
    test.each<[string, Record<string, string>, string, string, RegExp]>([
      ["a missing category", { category: "" }, "422", "category", /select a valid category/],
      ["an unknown category", { category: "Nowhere" }, "422", "category", /No category is named “Nowhere”/],
      ["text instead of a number", { minamount: "some" }, "422", "minamount", /number/],
      [
        "an invalid URL",
        { manufacturer_product_url: "ftp://x" },
        "422",
        "manufacturer_product_url",
        /valid|URL/,
      ],
    ])("%s", async (_what, fields, status, field, message) => {
      const page = await press(await admin.get("/parts/new"), "Create part", {
        name: "Kept name",
        category: "Sample",
        description: "Kept description",
        ...fields,
      });
      expect(String(page.status)).toBe(status);
      expect(page.fieldError(field)).toMatch(message);
      const value = (name: string) =>
        page.document.querySelector(`${form} [name="${name}"]`)?.getAttribute("value");
      expect([value("name"), value("description"), value(field)]).toEqual([
        "Kept name",
        "Kept description",
        fields[field],
      ]);
    });

    test("a name that several entries have", async () => {
      for (const parent of ["A", "B"]) {
        const above = await createElement(client, "footprints", { name: `Package ${parent}` });
        await createElement(client, "footprints", { name: "0603", parent: `/api/footprints/${above}` });
      }
      const page = await press(await admin.get("/parts/new"), "Create part", {
        name: "Twice",
        category: "Sample",
        footprint: "0603",
      });
      expect(page.fieldError("footprint")).toContain("Package A → 0603; Package B → 0603");
      const done = await press(page, "Create part", { footprint: "package b → 0603" });
      expect((await stored(`/api${done.path}`)).footprint).toMatchObject({ full_path: "Package B → 0603" });
    });
  });

  test("creates a missing category in place", async () => {
    const refused = await press(await admin.get("/parts/new"), "Create part", {
      name: "First of its kind",
      category: "Sample → New kind",
    });
    const done = await press(refused, "Create part", { _create: "category" });
    expect((await stored(`/api${done.path}`)).category).toMatchObject({ full_path: "Sample → New kind" });
  });

  test("creates no manufacturer for a part that is rejected", async () => {
    const count = async (): Promise<unknown> =>
      (await client.get("/api/manufacturers?itemsPerPage=0", { expect: 200 })).headers["x-total-count"];
    const before = await count();
    const page = await press(await admin.get("/parts/new"), "Create part", {
      name: "Rejected",
      category: "Sample",
      manufacturer: "Inline",
      description: "$1.@id",
    });
    const rejected = await press(page, "Create part", { _create: "manufacturer", gtin: "4006381333932" });
    expect(rejected.fieldError("gtin")).toContain("not a valid GTIN");
    expect(await count()).toBe(before);
    const done = await press(rejected, "Create part", { gtin: "" });
    expect(await stored(`/api${done.path}`)).toMatchObject({
      manufacturer: { name: "Inline" },
      description: "$1.@id",
    });
    expect(await count()).toBe(String(Number(before) + 1));
  });

  test("copies a part without stock and unique numbers", async () => {
    const page = await press(await admin.get(`/parts/new?copy_of=${rich}`), "Create part");
    expect(page.heading).toBe("RG-58 cable (copy)");
    const copy = await stored(`/api${page.path}`);
    const original = await stored(`/api/parts/${rich}`);
    expect(copy).toMatchObject({ description: original.description, partLots: [] });
    expect(copy.ipn).toBeUndefined();
    expect((copy.parameters as object[]).length).toBe((original.parameters as object[]).length);
  });

  test("shows both versions if another user saved the part in the meantime", async () => {
    const id = await createElement(client, "parts", {
      name: "Shared",
      category: `/api/categories/${inventory.categories}`,
    });
    const page = await admin.get(`/parts/${id}/edit`);
    await client.patch(`/api/parts/${id}`, { description: "From the API" }, { expect: 200 });
    const conflict = await press(page, "Save part", { description: "From the form" });
    expect(conflict.status).toBe(412);
    expect(conflict.words).toMatch(/Description.*From the form.*From the API/);
    expect((await stored(`/api/parts/${id}`)).description).toBe("From the API");
    await press(conflict, "Save part");
    expect((await stored(`/api/parts/${id}`)).description).toBe("From the form");
  });

  describe("combines the changes of two users", () => {
    const shared = async () =>
      createElement(client, "parts", {
        name: "Shared",
        category: `/api/categories/${inventory.categories}`,
        description: "Before",
        partLots: [{ amount: 5 }, { amount: 7, description: "Second" }],
      });

    test("to different fields", async () => {
      const id = await shared();
      const page = await admin.get(`/parts/${id}/edit`);
      await client.patch(`/api/parts/${id}`, { tags: "theirs" }, { expect: 200 });
      const merged = await press(page, "Save part", { description: "Mine" });
      expect(merged.status).toBe(412);
      expect(merged.words).toContain("Check them, then save again.");
      await press(merged, "Save part");
      expect(await stored(`/api/parts/${id}`)).toMatchObject({ description: "Mine", tags: "theirs" });
    });

    test("and keeps the saved value that the user chooses", async () => {
      const id = await shared();
      const page = await admin.get(`/parts/${id}/edit`);
      await client.patch(`/api/parts/${id}`, { description: "Theirs" }, { expect: 200 });
      const conflict = await press(page, "Save part", { description: "Mine", tags: "mine" });
      await press(conflict, "Save part", { _saved: "description" });
      expect(await stored(`/api/parts/${id}`)).toMatchObject({ description: "Theirs", tags: "mine" });
    });

    test("to lists: lots that another user added stay, and removed lots stay removed", async () => {
      const id = await shared();
      const page = await admin.get(`/parts/${id}/edit`);
      const lots = (await stored(`/api/parts/${id}`)).partLots as { id: number; description: string }[];
      const second = lots.find(({ description }) => description === "Second")?.id ?? 0;
      await client.delete(`/api/part_lots/${second}`, { expect: 204 });
      await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount: 9, description: "Third" });
      const merged = await press(page, "Save part", { tags: "mine" });
      expect((await press(merged, "Save part")).notice).toBe("Saved Shared.");
      const after = await stored(`/api/parts/${id}`);
      expect(after.tags).toBe("mine");
      const amounts = (after.partLots as { amount: number }[]).map(({ amount }) => amount);
      expect(amounts.sort()).toEqual([5, 9]);
    });
  });

  test("adds, edits and removes associations", async () => {
    const create = (name: string) =>
      createElement(client, "parts", { name, category: `/api/categories/${inventory.categories}` });
    const [id, other] = [await create("Owner"), await create("Successor")];
    const edit = () => admin.get(`/parts/${id}/edit`);
    let page = await press(await edit(), "_add=associated_parts_as_owner");
    page = await press(page, "Save part", {
      "associated_parts_as_owner[0].other": "Successor",
      "associated_parts_as_owner[0].type": "2",
    });
    expect(page.notice).toBe("Saved Owner.");
    const list = async () =>
      ((await stored(`/api/part_associations?owner=${id}`))["hydra:member"] as object[] | undefined) ?? [];
    expect(await list()).toMatchObject([{ type: 2, other: { id: other } }]);
    await press(await edit(), "Save part", { "associated_parts_as_owner[0].comment": "Same pins" });
    expect(await list()).toMatchObject([{ type: 2, comment: "Same pins" }]);
    await press(await press(await edit(), "_remove=associated_parts_as_owner[0]"), "Save part");
    expect(await list()).toEqual([]);
  });

  test("names the entry of an error in the summary, and records the reason for a change", async () => {
    const id = await createElement(client, "parts", {
      name: "Explained",
      category: `/api/categories/${inventory.categories}`,
      partLots: [{ amount: 1 }, { amount: 2 }],
    });
    const page = await admin.get(`/parts/${id}/edit`);
    const refused = await press(page, "Save part", { "partLots[1].amount": "-1" });
    expect(refused.document.querySelector(".errors a")?.textContent).toMatch(/^Lot 2: Amount: /);
    await press(refused, "Save part", { "partLots[1].amount": "3", _reason: "Counted again" });
    expect((await admin.get(`/parts/${id}`)).words).toMatch(/Amount: \d → 3 “Counted again”/);
  });

  test("is open only to users who can create or edit parts", async () => {
    const reader = await enter(service(), "reader");
    expect((await reader.get("/parts/new")).status).toBe(403);
    expect((await reader.get(`/parts/${inventory.parts}/edit`)).status).toBe(403);
    expect((await admin.get("/parts/999999/edit")).status).toBe(404);
  });
});
