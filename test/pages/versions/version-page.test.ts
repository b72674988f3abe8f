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
