/** Access to the page of a part, and what users can do there. */
import { beforeAll, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, type Inventory } from "../../support/inventory.ts";
import { passwords, tokens } from "../../support/principals.ts";
import { visitor } from "../../support/visitor.ts";
import { enter, useSettings } from "../settings/settings-service.ts";
import { createElement, createFullPart } from "./full-parts.ts";

const category = ({ categories }: Inventory) => `/api/categories/${categories}`;

describeOneDialect("the page of a part", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let inventory: Inventory;
  let rich: number;
  let empty: number;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    inventory = await createInventory(client, "Sample");
    rich = await createFullPart(client, inventory);
    empty = await createElement(client, "parts", { name: "Bare", category: category(inventory) });
  });

  test("links to the pages that print a label, edit, copy and delete the part, if the user has the permissions", async () => {
    const actions = async (user: "admin" | "reader") =>
      (await (await enter(service(), user)).get(`/parts/${empty}`)).document
        .querySelectorAll(".heading-actions a")
        .map((link) => link.getAttribute("href"));
    expect(await actions("admin")).toEqual([
      `/parts/${empty}/edit`,
      `/labels?type=part&ids=${empty}`,
      `/parts/new?copy_of=${empty}`,
      `/parts/${empty}/delete`,
    ]);
    expect(await actions("reader")).toEqual([`/labels?type=part&ids=${empty}`]);
  });

  test("marks a part as a favorite, and removes the mark", async () => {
    const part = await createElement(client, "parts", { name: "Liked", category: category(inventory) });
    const admin = await enter(service(), "admin");
    const form = `/parts/${part}/favorite`;
    const marked = await admin.submit(await admin.get(`/parts/${part}`), { form, button: "favorite=true" });
    expect([marked.path, marked.notice]).toEqual([`/parts/${part}`, "Liked is now a favorite."]);
    expect(marked.document.querySelector(".marks")?.textContent).toBe("favorite");
    const removed = await admin.submit(marked, { form, button: "favorite=false" });
    expect([removed.notice, removed.document.querySelector(".marks")]).toEqual([
      "Liked is no longer a favorite.",
      null,
    ]);
    const reader = await (await enter(service(), "reader")).get(`/parts/${part}`);
    expect(reader.document.querySelector(`form[action="${form}"]`)).toBeNull();
  });

  test("lists what is deleted with a part, and the projects that keep its name", async () => {
    const other = await createElement(client, "parts", { name: "Other", category: category(inventory) });
    const part = await createElement(client, "parts", {
      name: "Doomed",
      category: category(inventory),
      partLots: [{ amount: 1200 }, { amount: 5, instock_unknown: true }],
      orderdetails: [
        {
          supplier: `/api/suppliers/${inventory.suppliers}`,
          pricedetails: [{ price: "1" }, { price: "2", min_discount_quantity: 10 }],
        },
      ],
      parameters: [{ name: "A" }],
      associated_parts_as_owner: [{ other: `/api/parts/${other}`, type: 1 }],
    });
    const project = await createElement(client, "projects", { name: "Gadget" });
    await createElement(client, "project_bom_entries", {
      project: `/api/projects/${project}`,
      part: `/api/parts/${part}`,
      quantity: 2,
    });
    const page = await (await enter(service(), "admin")).get(`/parts/${part}/delete`);
    expect(page.document.querySelectorAll("main li").map(({ textContent }) => textContent)).toEqual([
      "Parts",
      "Doomed",
      "2 lots with 1,200 in stock",
      "1 supplier part number with 2 prices",
      "1 parameter",
      "1 association with another part",
      "Gadget",
    ]);
    expect(page.words).toContain("A bill of materials keeps the name of the part");
  });

  test("does not offer to delete a part with a lot of another user", async () => {
    const { body: reader } = await client.get<{ id: number }[]>("/api/users?name=reader", {
      ...{ accept: "application/json" },
      expect: 200,
    });
    const part = await createElement(client, "parts", {
      name: "Shared",
      category: category(inventory),
      partLots: [{ amount: 1, owner: `/api/users/${reader[0]?.id}` }],
    });
    const page = await (await enter(service(), "admin")).get(`/parts/${part}/delete`);
    expect(page.heading).toBe("Shared cannot be deleted");
    expect([
      page.words.includes("Lot without a location: reader"),
      page.document.querySelector("main form"),
    ]).toEqual([true, null]);
  });

  test("deletes a part after a confirmation", async () => {
    const part = await createElement(client, "parts", { name: "Old", category: category(inventory) });
    const admin = await enter(service(), "admin");
    const question = await admin.get(`/parts/${part}/delete`);
    expect(question.heading).toBe("Delete Old?");
    const done = await admin.submit(question);
    expect([done.path, done.notice]).toEqual(["/parts", "Deleted Old."]);
    expect((await admin.get(`/parts/${part}`)).status).toBe(404);
    expect((await (await enter(service(), "reader")).get(`/parts/${empty}/delete`)).status).toBe(403);
  });

  test.each(["0", "-1", "01", "1e3", "9007199254740993", "x", "999999999", "1%20or%201=1", "%00", "1.json"])(
    "returns 404 for an unknown part: %s",
    async (id) => {
      const page = await (await enter(service(), "admin")).get(`/parts/${id}`);
      expect([page.status, page.heading]).toEqual([404, "Page not found"]);
    },
  );

  test("asks visitors to sign in, and returns to the page", async () => {
    const browser = visitor(service());
    const asked = await browser.get(`/parts/${rich}`, { follow: false });
    expect([asked.status, asked.location]).toEqual([303, `/login?return_to=%2Fparts%2F${rich}`]);
    const page = await browser.submit(await browser.get(`/parts/${rich}`), {
      fields: {
        _username: "reader",
        _password: passwords.reader,
      },
    });
    expect([page.path, page.heading]).toEqual([`/parts/${rich}`, "RG-58 cable"]);
  });

  test("requires the permission to view parts, which the error names", async () => {
    const page = await (await enter(service(), "nobody")).get(`/parts/${rich}`);
    expect(page.status).toBe(403);
    expect(page.words).toContain("“View parts”");
    expect(page.text).not.toContain("RG-58");
  });
});
