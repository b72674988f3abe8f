/** The pages of lots: stock changes, moves, and the forms that create, edit and delete a lot. */
import { beforeAll, expect, test } from "vitest";
import { permissions } from "../../../src/identity/permissions.ts";
import { api, type Api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import { visitor, type PageResult, type Visitor } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

describeOneDialect("the pages of a lot", (dialect) => {
  const service = useSettings({ dialect });
  let client: Api;
  let inventory: Inventory;
  let admin: Visitor;
  let shelf: number;
  let users = 0;

  beforeAll(async () => {
    client = api(service(), tokens.full);
    inventory = await createInventory(client, "Sample");
    admin = await enter(service(), "admin");
    shelf = await createElement(client, "storage_locations", { name: "Shelf" });
  });

  let meters: Promise<number>;
  beforeAll(() => {
    meters = createElement(client, "measurement_units", { name: "Meter", unit: "m" });
  });

  const newPart = (more: Record<string, unknown> = {}) =>
    createElement(client, "parts", {
      name: "BC547",
      category: `/api/categories/${inventory.categories}`,
      ...more,
    });
  const newLot = async (more: Record<string, unknown> = {}) =>
    createElement(client, "part_lots", { part: `/api/parts/${await newPart()}`, amount: 10, ...more });
  const lotOf = async (id: number) =>
    (await client.get(`/api/part_lots/${id}`, { expect: 200 })).body as Record<string, unknown>;
  const buttons = ({ document }: PageResult) =>
    document
      .querySelectorAll("main :is(.lot-form button, .heading-actions a)")
      .map((each) => each.textContent.trim());

  /** Signs in a new user with only these permissions. */
  async function userWith(...allowed: string[]): Promise<Visitor> {
    users += 1;
    const name = `lots-${users}`;
    const password = "correct horse battery";
    const data = Object.fromEntries(allowed.map((permission) => [permission, true]));
    await createElement(client, "users", { name, password, permissions: data, need_pw_change: false });
    const browser = visitor(service());
    await browser.signIn(name, password);
    return browser;
  }

  test("moves stock to a location without a lot of the part, in one transaction", async () => {
    const lot = await newLot();
    const page = await admin.get(`/lots/${lot}`);
    const done = await admin.submit(page, {
      button: "action=move",
      fields: { amount: "4", storage_location: "Shelf" },
    });
    expect(done.notice).toBe("BC547: Moved 4 to Shelf.");
    const sets = await client.get(`/api/change_sets?element=/api/part_lots/${lot}&itemsPerPage=1`, {
      accept: "application/json",
    });
    expect(sets.body[0]).toMatchObject({ operation: "moveStock", element_count: 2, username: "admin" });
    const { part, amount } = await lotOf(lot);
    const { body } = await client.get<{ partLots: { amount: number; storage_location?: { id: number } }[] }>(
      `/api/parts/${(part as { id: number }).id}`,
    );
    expect(amount).toBe(6);
    expect(body.partLots.find((each) => each.storage_location?.id === shelf)?.amount).toBe(4);
  });

  test.each([
    ["withdraw", { amount: "2" }, 8],
    ["add", { amount: "2" }, 12],
    ["count", { amount: "9" }, 9],
    // The first form creates the lot in the location, so the second one finds it.
    ["move", { amount: "2", storage_location: "Shelf" }, 8],
  ])("makes a change once if the form is sent twice: %s", async (action, fields, expected) => {
    const lot = await newLot();
    const page = await admin.get(`/lots/${lot}`);
    const send = (more: Record<string, string> = {}) =>
      admin.submit(page, { button: `action=${action}`, fields: { ...fields, ...more } });
    await send();
    const again = await send();
    expect([again.status, again.notice]).toEqual([
      200,
      "BC547: The form had already been sent. The change was made once.",
    ]);
    expect((await lotOf(lot)).amount).toBe(expected);
    const other = await send({ amount: "1" });
    expect([other.status, other.words]).toEqual([
      422,
      expect.stringContaining("The form had already been sent with other values."),
    ]);
    expect((await lotOf(lot)).amount).toBe(expected);
  });

  test.each([
    ["the page of the part", (part: number) => `/parts/${part}`, ".lot-controls"],
    ["the menu of the list", (part: number) => `/parts/${part}/stock`, ".quick-lot"],
  ])("adds once if the form is sent twice from %s", async (_page, pathOf, form) => {
    const lot = await newLot();
    const { part } = await lotOf(lot);
    const page = await admin.get(pathOf((part as { id: number }).id));
    for (let sent = 0; sent < 2; sent += 1)
      await admin.submit(page, { form, button: "action=add", fields: { amount: "2" } });
    expect((await lotOf(lot)).amount).toBe(12);
  });

  test.each<[string, Record<string, string>, string, RegExp]>([
    ["without a location", { amount: "1" }, "storage_location", /Enter the location/],
    [
      "to an unknown location",
      { amount: "1", storage_location: "Nowhere" },
      "storage_location",
      /No storage location/,
    ],
    ["of text", { amount: "some", storage_location: "Shelf" }, "amount", /number/],
  ])("rejects a move %s and changes nothing", async (_what, fields, field, message) => {
    const lot = await newLot();
    const refused = await admin.submit(await admin.get(`/lots/${lot}`), { button: "action=move", fields });
    expect([refused.status, (await lotOf(lot)).amount]).toEqual([422, 10]);
    expect(refused.fieldError(field)).toMatch(message);
    expect(refused.document.querySelector("details[open] [name=storage_location]")).not.toBeNull();
  });

  test.each<[string, string, string]>([
    ["no number", "some", "Enter a number such as 12 or 1.5."],
    ["a number with two readings", "1,000", "1,000 can mean 1 or 1000. Enter 1 or 1000."],
    ["nothing", "", "Enter a value."],
    ["a fraction", "1.5", "This part is counted in whole numbers. Enter a whole number."],
  ])("explains what to enter instead of %s", async (_what, entered, message) => {
    const lot = await newLot();
    const fields = { amount: entered };
    const refused = await admin.submit(await admin.get(`/lots/${lot}`), {
      button: "action=withdraw",
      fields,
    });
    expect([refused.status, refused.fieldError("amount")]).toEqual([422, message]);
    expect(refused.words).toContain(`Amount: ${message}`);
  });

  test("moves stock to the lot in the entered location, and to a lot that is entered", async () => {
    const part = await newPart();
    const lotIn = (amount: number, storage_location?: number) =>
      createElement(client, "part_lots", {
        part: `/api/parts/${part}`,
        amount,
        ...(storage_location !== undefined && {
          storage_location: `/api/storage_locations/${storage_location}`,
        }),
      });
    const box = await createElement(client, "storage_locations", {
      name: "Box",
      parent: `/api/storage_locations/${shelf}`,
    });
    const [source, loose, boxed] = [await lotIn(10), await lotIn(1), await lotIn(2, box)];
    const page = await admin.get(`/lots/${source}`);
    expect(
      page.document.querySelectorAll(".lot-form details [name]").map((each) => each.getAttribute("name")),
    ).toEqual(["_storage_location", "storage_location", "action"]);
    expect(
      page.document.querySelectorAll("datalist option").map((each) => each.getAttribute("value")),
    ).toEqual([`lot ${boxed}`, `lot ${loose}`]);
    const move = async (storage_location: string) => {
      const fields = { amount: "1", storage_location };
      return admin.submit(await admin.get(`/lots/${source}`), { button: "action=move", fields });
    };
    expect((await move("Box")).notice).toBe("BC547: Moved 1 to Box.");
    expect((await move("Shelf → Box")).notice).toBe("BC547: Moved 1 to Box.");
    expect((await move(`Lot ${loose}`)).notice).toBe(`BC547: Moved 1 to lot ${loose}.`);
    expect((await move("Shelf")).notice).toBe("BC547: Moved 1 to Shelf.");
    const { body } = await client.get<{ partLots: { amount: number }[] }>(`/api/parts/${part}`);
    expect(body.partLots.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([1, 2, 4, 6]);
    await lotIn(0, box);
    const refused = await move("Box");
    expect([refused.status, refused.fieldError("storage_location")]).toEqual([
      422,
      expect.stringMatching(/^Several lots of the part are there: lot \d+, lot \d+\. Enter one of them\.$/),
    ]);
  });

  test("books nothing from a default", async () => {
    const lot = await newLot();
    const { part } = (await lotOf(lot)) as { part: { id: number } };
    for (const path of [`/lots/${lot}`, `/parts/${part.id}`, `/parts/${part.id}/stock`]) {
      const page = await admin.get(path);
      const field = page.document.querySelector(`form[action="/lots/${lot}"] [name=amount]`);
      expect([path, field?.getAttribute("value") ?? "", field?.hasAttribute("required")]).toEqual([
        path,
        "",
        true,
      ]);
    }
    const page = await admin.get(`/lots/${lot}`);
    for (const action of ["count", "withdraw", "add"]) {
      const refused = await admin.submit(page, { button: `action=${action}` });
      expect([action, refused.status, refused.fieldError("amount")]).toEqual([action, 422, "Enter a value."]);
    }
    // Browsers press this button when the user presses Enter.
    expect(page.document.querySelector(".lot-form :is(button, [type=submit])")?.hasAttribute("name")).toBe(
      false,
    );
    expect((await lotOf(lot)).amount).toBe(10);
  });

  test.each<[string, object, string, boolean]>([
    ["halves the amount", { amount: 10 }, "5", false],
    ["removes more than half", { amount: 10 }, "4,9", true],
    ["removes everything", { amount: 10 }, "0", true],
    ["adds half of the amount", { amount: 10 }, "15", false],
    ["adds more than half of the amount", { amount: 10 }, "16", true],
    ["finds something in an empty lot", { amount: 0 }, "1", true],
    ["confirms an empty lot", { amount: 0 }, "0", false],
    ["finds out an unknown amount", { amount: 0, instock_unknown: true }, "500", false],
  ])(
    "asks for confirmation of a count that %s only if it changes it by more than half",
    async (_what, before, entered, isAsked) => {
      const unit = await meters;
      const part = await newPart({ partUnit: `/api/measurement_units/${unit}` });
      const lot = await createElement(client, "part_lots", { part: `/api/parts/${part}`, ...before });
      const count = (page: PageResult) =>
        admin.submit(page, { button: "action=count", fields: { amount: entered, comment: "Yearly" } });
      const asked = await count(await admin.get(`/lots/${lot}`));
      expect(asked.notice === null).toBe(isAsked);
      if (!isAsked) return;
      const { amount } = before as { amount: number };
      expect([asked.status, (await lotOf(lot)).amount]).toEqual([200, amount]);
      expect(asked.words).toContain(`${amount} m → ${entered.replace(",", ".")} m`);
      // Another user changes the stock, so the question is asked again.
      await client.post(`/api/part_lots/${lot}/add`, { amount: 100 }, { expect: 200 });
      const again = await admin.submit(asked);
      expect([again.notice, again.words]).toEqual([null, expect.stringContaining(`${amount + 100} m → `)]);
      const done = await admin.submit(again);
      expect(done.notice).toBe(`BC547: Counted ${entered.replace(",", ".")} m.`);
      expect((await lotOf(lot)).amount).toBe(Number(entered.replace(",", ".")));
      const { body } = await client.get<{ "hydra:member": { comment: string }[] }>(
        `/api/log_entries?kind=part_stock_changed&order[id]=desc&itemsPerPage=1`,
      );
      expect(body["hydra:member"][0]?.comment).toBe("Yearly");
    },
  );

  test("requires an amount or the mark that it is unknown, but not both", async () => {
    const part = await newPart();
    const create = async (fields: Record<string, string | readonly string[]>) =>
      admin.submit(await admin.get(`/parts/${part}/lots/new`), { fields });
    const both = await create({ amount: "5", instock_unknown: ["false", "true"] });
    expect(both.fieldError("amount")).toMatch(/^The amount is marked as unknown/);
    expect((await create({})).fieldError("amount")).toBe("Enter the amount, or select “Unknown amount”.");
    expect((await create({ instock_unknown: ["false", "true"] })).status).toBe(200);
    const lot = await newLot({ amount: 7 });
    const edited = await admin.submit(await admin.get(`/lots/${lot}/edit`), {
      form: ".edit-form",
      fields: { instock_unknown: ["false", "true"] },
    });
    expect([edited.notice, (await lotOf(lot)).instock_unknown]).toEqual(["Saved the lot.", true]);
    const known = await admin.submit(await admin.get(`/lots/${lot}/edit`), {
      form: ".edit-form",
      fields: { instock_unknown: "false" },
    });
    expect([known.status, (await lotOf(lot)).instock_unknown]).toEqual([422, true]);
    expect(known.fieldError("amount")).toBe("Enter the amount, or select “Unknown amount”.");
  });

  test("does not move more than the lot contains", async () => {
    const lot = await newLot();
    const refused = await admin.submit(await admin.get(`/lots/${lot}`), {
      button: "action=move",
      fields: { amount: "11", storage_location: "Shelf" },
    });
    expect([refused.status, (await lotOf(lot)).amount]).toEqual([409, 10]);
  });

  test("creates, edits and deletes a lot", async () => {
    const part = await newPart();
    const created = await admin.submit(await admin.get(`/parts/${part}/lots/new`), {
      fields: { storage_location: "Shelf", amount: "12", user_barcode: "NEW-12", owner: "admin" },
    });
    expect([created.path, created.notice]).toEqual([`/parts/${part}#stock`, "Added a lot in Shelf."]);
    const { body } = await client.get<{ partLots: { id: number }[] }>(`/api/parts/${part}`);
    const id = body.partLots[0]?.id ?? 0;
    expect(await lotOf(id)).toMatchObject({ amount: 12, user_barcode: "NEW-12", owner: { name: "admin" } });
    await client.post(`/api/part_lots/${id}/stocktake`, { amount: 12 }, { expect: 200 });
    const { last_stocktake_at } = await lotOf(id);
    const form = await admin.get(`/lots/${id}/edit`);
    expect(form.document.querySelector("input[name=last_stocktake_at]")?.getAttribute("type")).toBe(
      "datetime-local",
    );
    const edited = await admin.submit(form, {
      fields: { description: "Reel", expiration_date: "2031-01-31", owner: "" },
    });
    expect([edited.path, edited.notice]).toEqual([`/lots/${id}`, "Saved the lot."]);
    expect(await lotOf(id)).toMatchObject({
      description: "Reel",
      expiration_date: "2031-01-31T00:00:00+00:00",
      last_stocktake_at,
    });
    const deleted = await admin.submit(await admin.get(`/lots/${id}/delete`));
    expect(deleted.notice).toBe("Deleted the lot.");
    expect((await admin.get(`/lots/${id}`)).status).toBe(404);
  });

  test("combines the changes of two users, and shows both values of a field that both changed", async () => {
    const lot = await newLot({ description: "Before" });
    const page = await admin.get(`/lots/${lot}/edit`);
    await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 3 }, { expect: 200 });
    await client.patch(`/api/part_lots/${lot}`, { description: "Theirs" }, { expect: 200 });
    const form = ".edit-form";
    const fields = { description: "Mine", user_barcode: "MINE" };
    const conflict = await admin.submit(page, { form, fields });
    expect([conflict.status, await lotOf(lot)]).toEqual([
      412,
      expect.objectContaining({ amount: 7, description: "Theirs" }),
    ]);
    expect(conflict.words).toMatch(
      /Another user saved this lot.*Description Your value Mine Saved value Theirs/,
    );
    expect(conflict.document.querySelectorAll(".warning tbody tr")).toHaveLength(1);
    await admin.submit(conflict, { form });
    expect(await lotOf(lot)).toMatchObject({ amount: 7, ...fields });
    const again = await admin.submit(page, { form, fields: { description: "Other" } });
    await admin.submit(again, { form, fields: { _saved: "description" } });
    expect(await lotOf(lot)).toMatchObject({ amount: 7, ...fields });
  });

  test("names errors at the fields", async () => {
    const refused = await admin.submit(await admin.get(`/parts/${await newPart()}/lots/new`), {
      fields: { amount: "-1" },
    });
    expect([refused.status, refused.fieldError("amount")]).toEqual([422, expect.any(String)]);
  });

  test.each<[string, string[], string[]]>([
    ["view", [], []],
    ["withdraw", ["parts_stock.withdraw"], ["Withdraw"]],
    ["add and count", ["parts_stock.add", "parts_stock.stocktake"], ["Add", "Count"]],
    // The permissions to edit and delete parts include others.
    ["edit", ["parts.edit"], ["Edit", "Withdraw", "Add"]],
    ["delete", ["parts.delete"], ["Edit", "Delete", "Withdraw", "Add"]],
    ["move", ["parts_stock.move"], []],
    [
      "move and create",
      ["parts_stock.move", "parts.create", "storelocations.read"],
      ["Edit", "Withdraw", "Add", "Move"],
    ],
  ])("offers only what the user can do: %s", async (_what, allowed, offered) => {
    for (const name of allowed) expect([name, permissions.has(name as never)]).toEqual([name, true]);
    const lot = await newLot();
    const user = await userWith("api.access_api", "parts.read", ...allowed);
    const page = await user.get(`/lots/${lot}`);
    expect([page.status, buttons(page)]).toEqual([200, offered]);
    for (const [path, button] of [
      ["edit", "Edit"],
      ["delete", "Delete"],
    ] as const) {
      const { status } = await user.get(`/lots/${lot}/${path}`);
      expect([path, status]).toEqual([path, offered.includes(button) ? 200 : 403]);
    }
  });

  test("offers no stock changes of a lot that belongs to another user", async () => {
    const reader = await enter(service(), "reader");
    expect((await reader.get("/parts")).status).toBe(200);
    const { body } = await client.get<{ "hydra:member": { "@id": string; name: string }[] }>(
      "/api/users?name=reader",
    );
    const owner = body["hydra:member"][0]?.["@id"];
    const lot = await newLot({ owner });
    const page = await admin.get(`/lots/${lot}`);
    expect(buttons(page)).toEqual(["Print label", "Edit"]);
    expect(page.words).toContain("The lot belongs to reader. Only the owner can change its stock.");
    const form = await admin.get(`/lots/${lot}/edit`);
    expect(form.document.querySelector("[name=amount]")).toBeNull();
  });
});
