import { beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools, type SignedInVisitor } from "../tools/tools-site.ts";

describe("old versions on pages", () => {
  const site = useTools();
  let admin: SignedInVisitor;
  let client: Api;
  let category: number;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
    category = await createElement(client, "categories", { name: "Transistors" });
  });

  const newPart = (name: string) =>
    createElement(client, "parts", { name, category: `/api/categories/${category}` });

  /** Returns a time after all changes so far and before the next one. */
  async function between(): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const time = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    return time;
  }

  function rows(page: PageResult, section: string): string[] {
    return page.document
      .querySelectorAll(`#${section} tbody tr`)
      .map((row) => row.childNodes.map((cell) => cell.textContent.trim()).join(" | "));
  }

  test("compares a part and its lots with the present version", async () => {
    const part = await newPart("Old name");
    const lot = await createElement(client, "part_lots", { part: `/api/parts/${part}`, amount: 40 });
    const at = await between();
    await client.patch(`/api/parts/${part}`, { name: "New name" }, { expect: 200 });
    await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 5 }, { expect: 200 });
    await createElement(client, "part_lots", { part: `/api/parts/${part}`, amount: 7 });
    const page = await admin.get(`/parts/${part}/version?at=${encodeURIComponent(at)}`);
    expect([page.status, page.heading]).toEqual([200, "Old version of New name"]);
    expect(rows(page, "properties")).toContain("Name changed | Then Old name | Now New name");
    expect(rows(page, "properties")).toContain("Category | Then Transistors | Now Transistors");
    expect(rows(page, "list-partLots")).toContain("Amount changed | Then 40 | Now 35");
    expect(
      page.document.querySelectorAll("#list-partLots h3 .badge").map((badge) => badge.textContent),
    ).toEqual(["changed", "added since"]);
    const history = await admin.get(`/parts/${part}`);
    expect(history.document.querySelector(`#history a[href^="/parts/${part}/version?at="]`)).not.toBeNull();
  });

  test("shows a deleted part without the present version", async () => {
    const part = await newPart("Gone");
    await client.delete(`/api/parts/${part}`, { expect: 204 });
    const log = await admin.get(`/tools/log?target_type=Part&target_id=${part}&kind=element_deleted`);
    const entry = log.document.querySelector("main tbody a")?.getAttribute("href") ?? "";
    const link = (await admin.get(entry)).document.querySelector(`main a[href^="/parts/${part}/version"]`);
    const page = await admin.get(link?.getAttribute("href") ?? "");
    expect([page.status, page.heading]).toEqual([200, "Old version of Gone"]);
    expect(page.words).toContain("The element was deleted since.");
    expect(rows(page, "properties")).toContain("Name | Then Gone");
  });

  test("compares the entry of a tree", async () => {
    const id = await createElement(client, "suppliers", { name: "Before" });
    const at = await between();
    await client.patch(`/api/suppliers/${id}`, { name: "After" }, { expect: 200 });
    const page = await admin.get(`/suppliers/${id}/version?at=${encodeURIComponent(at)}`);
    expect(rows(page, "properties")).toContain("Name changed | Then Before | Now After");
  });

  describe("the form to restore a version", () => {
    const versionOf = (page: string, at: string, browser = admin) =>
      browser.get(`${page}/version?at=${encodeURIComponent(at)}`);
    const form = "#restore form";

    function choices(page: PageResult): string[] {
      return page.document
        .querySelectorAll("#restore input[type=checkbox]")
        .map((box) => `${box.getAttribute("value")}${box.hasAttribute("checked") ? "" : " (not selected)"}`);
    }

    /** Creates a part and changes it. Returns the part and the time before the change. */
    async function changedPart(before: object, after: object) {
      const part = await createElement(client, "parts", {
        name: "Old name",
        category: `/api/categories/${category}`,
        ...before,
      });
      const at = await between();
      await client.patch(`/api/parts/${part}`, after, { expect: 200 });
      return { part, at, path: `/parts/${part}` };
    }

    test("sets the selected properties back, with a comment, and offers Undo", async () => {
      const { part, at, path } = await changedPart(
        { description: "Old text", eda_info: { value: "1k" } },
        { name: "New name", description: "New text", eda_info: { value: "2k" } },
      );
      const page = await versionOf(path, at);
      expect(choices(page)).toEqual(["name", "description", "eda_info.value"]);
      const restored = await admin.submit(page, {
        form,
        fields: { properties: ["description", "eda_info.value"], comment: "Wrong text" },
      });
      expect([restored.path, restored.notice]).toEqual([path, "Restored the old version."]);
      expect(restored.words).toContain("“Wrong text”");
      const { body } = await client.get(`/api/parts/${part}`, { expect: 200 });
      expect(body).toMatchObject({ name: "New name", description: "Old text", eda_info: { value: "1k" } });
      const undone = await admin.submit(restored, { form: "main > .notice form" });
      expect(undone.path).toBe(path);
      expect((await client.get(`/api/parts/${part}`, { expect: 200 })).body).toMatchObject({
        description: "New text",
        eda_info: { value: "2k" },
      });
    });

    test("requires a property, and keeps the selection", async () => {
      const { path, at } = await changedPart({}, { name: "New name" });
      const refused = await admin.submit(await versionOf(path, at), { form, fields: { properties: null } });
      expect([refused.status, refused.words]).toEqual([
        422,
        expect.stringContaining("Properties: Select at least one property."),
      ]);
      expect(choices(refused)).toEqual(["name (not selected)"]);
    });

    test("names the values that cannot be set", async () => {
      const { path, at, part } = await changedPart({ ipn: "A-1" }, { ipn: "A-2", name: "New name" });
      await client.patch(`/api/parts/${await newPart("Other")}`, { ipn: "A-1" }, { expect: 200 });
      const refused = await admin.submit(await versionOf(path, at), { form });
      expect([refused.status, refused.document.querySelector(".errors")?.textContent]).toEqual([
        409,
        expect.stringMatching(/^IPN: /),
      ]);
      expect(refused.document.querySelector(".errors a")?.getAttribute("href")).toBe("#field-restored-ipn");
      const restored = await admin.submit(refused, { form, fields: { properties: ["name"] } });
      expect(restored.notice).toBe("Restored the old version.");
      expect((await client.get(`/api/parts/${part}`, { expect: 200 })).body).toMatchObject({
        name: "Old name",
        ipn: "A-2",
      });
    });

    test("does not replace values that the user has not seen", async () => {
      const { path, at, part } = await changedPart({}, { name: "New name" });
      const page = await versionOf(path, at);
      await client.patch(`/api/parts/${part}`, { name: "Newest name" }, { expect: 200 });
      const refused = await admin.submit(page, { form });
      expect([refused.status, refused.words]).toEqual([
        412,
        expect.stringContaining("The element has just changed or was deleted."),
      ]);
      expect(rows(refused, "properties")).toContain("Name changed | Then Old name | Now Newest name");
      expect((await admin.submit(refused, { form })).heading).toBe("Old name");
    });

    test("does not create an element again that was deleted after the form was opened", async () => {
      const { path, at, part } = await changedPart({}, { name: "New name" });
      const page = await versionOf(path, at);
      await client.delete(`/api/parts/${part}`, { expect: 204 });
      const refused = await admin.submit(page, { form });
      expect([refused.status, refused.words]).toEqual([
        412,
        expect.stringContaining("The element was deleted since."),
      ]);
      await client.get(`/api/parts/${part}`, { expect: 404 });
    });

    test("selects the stock of a lot only on request", async () => {
      const lot = await createElement(client, "part_lots", {
        part: `/api/parts/${await newPart("Stocked")}`,
        amount: 40,
        description: "Reel",
      });
      const at = await between();
      await client.patch(`/api/part_lots/${lot}`, { description: "Box" }, { expect: 200 });
      await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 5 }, { expect: 200 });
      const page = await versionOf(`/lots/${lot}`, at);
      expect(choices(page).sort()).toEqual(["amount (not selected)", "description"]);
      const restored = await admin.submit(page, { form });
      expect(restored.path).toBe(`/lots/${lot}`);
      expect((await client.get(`/api/part_lots/${lot}`, { expect: 200 })).body).toMatchObject({
        description: "Reel",
        amount: 35,
      });
    });

    test("creates a deleted element again", async () => {
      const supplier = await createElement(client, "suppliers", { name: "Shop", comment: "Slow" });
      const at = await between();
      await client.delete(`/api/suppliers/${supplier}`, { expect: 204 });
      const page = await versionOf(`/suppliers/${supplier}`, at);
      expect(choices(page)).toEqual([]);
      const restored = await admin.submit(page, { form });
      expect([restored.path, restored.heading, restored.notice]).toEqual([
        `/suppliers/${supplier}`,
        "Shop",
        "Created the deleted element again.",
      ]);
      const undone = await admin.submit(restored, { form: "main > .notice form" });
      expect([undone.status, undone.path]).toEqual([200, expect.stringMatching(/^\/change_sets\/\d+$/)]);
      await client.get(`/api/suppliers/${supplier}`, { expect: 404 });
    });

    test.each([
      ["parts.revert_element", "parts.edit", true],
      ["parts.revert_element", "parts.read", false],
      ["parts.edit", "parts.read", false],
    ] as const)("with %s and %s: %s", async (first, second, isShown) => {
      const { path, at } = await changedPart({}, { name: "New name" });
      const user = await site().with("parts.read", "parts.show_history", first, second);
      const page = await versionOf(path, at, user);
      expect([page.status, page.document.querySelector(form) !== null]).toEqual([200, isShown]);
    });

    test("is not accepted without the permissions, and not offered without differences", async () => {
      const { path, at, part } = await changedPart({}, { name: "New name" });
      const user = await site().with(
        "parts.read",
        "parts.show_history",
        "parts.edit",
        "parts.revert_element",
      );
      const page = await versionOf(path, at, user);
      const reader = await site().with("parts.read", "parts.show_history", "parts.edit");
      const token = (await versionOf(path, at, reader)).document.querySelector('[name="_csrf_token"]');
      const target = page.document.querySelector(form)?.getAttribute("action") ?? "";
      const refused = await reader.post(target, {
        _csrf_token: token?.getAttribute("value") ?? "",
        _tag: page.document.querySelector('[name="_tag"]')?.getAttribute("value") ?? "",
        properties: "name",
      });
      expect(refused.status).toBe(403);
      expect((await client.get(`/api/parts/${part}`, { expect: 200 })).body).toMatchObject({
        name: "New name",
      });
      const same = await versionOf(path, await between());
      expect(same.document.querySelector(form)).toBeNull();
    });
  });

  test("does not mark a reference to an element that was renamed since", async () => {
    const part = await newPart("Stable");
    const other = await createElement(client, "categories", { name: "Before" });
    await client.patch(`/api/parts/${part}`, { category: `/api/categories/${other}` }, { expect: 200 });
    const at = await between();
    await client.patch(`/api/categories/${other}`, { name: "After" }, { expect: 200 });
    const page = await admin.get(`/parts/${part}/version?at=${encodeURIComponent(at)}`);
    expect(rows(page, "properties")).toContain("Category | Then Before | Now After");
    expect(page.document.querySelector("#restore")).toBeNull();
  });

  test.each([
    ["", 400],
    ["?at=2999-01-01T00:00:00Z", 400],
    ["?at=nonsense", 400],
  ])("rejects the address …/version%s", async (query, status) => {
    const part = await newPart("Any");
    expect((await admin.get(`/parts/${part}/version${query}`)).status).toBe(status);
  });

  test("requires the permission to view the history", async () => {
    const part = await newPart("Secret");
    const at = await between();
    const reader = await site().with("api.access_api", "parts.read", "categories.read");
    const page = await reader.get(`/parts/${part}/version?at=${encodeURIComponent(at)}`);
    expect([page.status, page.heading]).toEqual([403, "Permission denied"]);
  });
});
