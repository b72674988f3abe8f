/** The history on the pages of lots and of the entries of trees. That of parts also contains the elements that they own. */
import { beforeAll, describe, expect, test } from "vitest";
import type { PermissionName } from "../../../src/identity/permissions.ts";
import { api, type Api } from "../../support/client.ts";
import { tokens } from "../../support/principals.ts";
import { groupOfTree, requiredOf, trees } from "../../support/trees.ts";
import type { PageResult } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools, type SignedInVisitor } from "../tools/tools-site.ts";

describe("the history of an element", () => {
  const site = useTools();
  let admin: SignedInVisitor;
  let client: Api;
  let part: string;
  let count = 0;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
    const category = await createElement(client, "categories", { name: "Transistors" });
    const body = { name: "BC547", category: `/api/categories/${category}` };
    part = `/api/parts/${await createElement(client, "parts", body)}`;
  });

  function rows(page: PageResult): string[] {
    return page.document
      .querySelectorAll("#history tbody tr")
      .map((row) => row.structuredText.replace(/\s+/g, " ").trim());
  }

  const links = (page: PageResult, start: string) =>
    page.document.querySelectorAll(`#history a[href^="${start}"]`).map((link) => link.getAttribute("href"));

  const elements = [
    ["part_lots", "/lots", "parts", "description"] as const,
    ...trees.map((name) => [name, `/${name}`, groupOfTree(name), "comment"] as const),
  ];

  /** Creates an element and changes it. Returns its path and the change set of the change. */
  async function changed(collection: string, page: string, property: string) {
    const required =
      collection === "part_lots"
        ? { part, amount: 1 }
        : { name: `Entry ${(count += 1)}`, ...requiredOf(collection) };
    const id = await createElement(client, collection, required);
    const { headers } = await client.patch(
      `/api/${collection}/${id}?_comment=Counted`,
      { [property]: "New text" },
      { expect: 200 },
    );
    return { id, path: `${page}/${id}`, set: headers["partledger-change-set"] ?? "" };
  }

  test.each(elements)("of %s has old versions and Undo", async (collection, page, _group, property) => {
    const { id, path, set } = await changed(collection, page, property);
    const shown = await admin.get(path);
    const [change = "", creation = "", ...others] = rows(shown);
    expect(change).toContain("none → New text “Counted”");
    expect([creation, others]).toEqual([expect.stringContaining("Created"), []]);
    expect(links(shown, `${path}/version?at=`)).toHaveLength(2);
    const [undo = ""] = links(shown, `/change_sets/${set}/undo`);
    const undone = await admin.submit(await admin.get(undo ?? ""), { form: `/change_sets/${set}/undo` });
    expect([undone.path, rows(undone)[0]]).toEqual([
      `${path}#history`,
      expect.stringContaining("New text → none"),
    ]);
    const { body } = await client.get<Record<string, unknown>>(`/api/${collection}/${id}`, { expect: 200 });
    expect(body[property]).toBe("");
  });

  test.each(elements)("of %s requires show_history", async (collection, page, group, property) => {
    const { path } = await changed(collection, page, property);
    const read = `${group}.read` as PermissionName;
    const reader = await site().with(read);
    expect((await reader.get(path)).document.querySelector("#history")).toBeNull();
    const historian = await site().with(read, `${group}.show_history` as PermissionName);
    const shown = await historian.get(path);
    expect(rows(shown)).toHaveLength(2);
    expect([...links(shown, "/change_sets"), ...links(shown, "/tools/log")]).toEqual([]);
  });

  test("has pages", async () => {
    const { id, path } = await changed("suppliers", "/suppliers", "comment");
    for (let number = 1; number <= 20; number += 1) {
      await client.patch(`/api/suppliers/${id}`, { comment: `Text ${number}` }, { expect: 200 });
    }
    const newest = await admin.get(path);
    expect([rows(newest).length, links(newest, path).at(-1)]).toEqual([20, `${path}?history=2#history`]);
    const older = await admin.get(`${path}?history=2`);
    expect([rows(older).length, links(older, path).at(-1)]).toEqual([2, `${path}#history`]);
  });

  test("names removed files and moved stock", async () => {
    const category = await createElement(client, "categories", { name: "With a parameter" });
    const parameter = await createElement(client, "parameters", {
      name: "Voltage",
      element: `/api/categories/${category}`,
    });
    await client.delete(`/api/parameters/${parameter}`, { expect: 204 });
    expect(rows(await admin.get(`/categories/${category}`))[0]).toContain("Element removed Voltage");
    const lot = await createElement(client, "part_lots", { part, amount: 40 });
    await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 5 }, { expect: 200 });
    expect(rows(await admin.get(`/lots/${lot}`))[0]).toContain("Stock changed 40 → 35");
  });

  test("returns to the change set if the undo deletes the element of the page", async () => {
    const { path, set } = await changed("suppliers", "/suppliers", "comment");
    const shown = await admin.get(path);
    const undo = links(shown, "/change_sets").find(
      (link) => link !== undefined && !link.includes(`/${set}/`),
    );
    const preview = await admin.get(undo ?? "");
    const undone = await admin.submit(preview, {
      form: preview.path.split("?")[0] ?? "",
      fields: { conflicts: "overwrite" },
    });
    expect([undone.status, undone.heading]).toEqual([200, expect.stringMatching(/^Change set \d+$/)]);
    expect((await admin.get(path)).status).toBe(404);
  });
});
