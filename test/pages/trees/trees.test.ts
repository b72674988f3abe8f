/** The pages of all trees: list and entry. */
import { beforeAll, describe, expect, test } from "vitest";
import { treeNames, trees } from "../../../src/pages/trees/tree-table.ts";
import { api } from "../../support/client.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createInventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import type { Visitor } from "../../support/visitor.ts";
import { createElement, createFullPart } from "../parts/full-parts.ts";
import { enter, useSettings } from "../settings/settings-service.ts";

const requiredOf: Readonly<Record<string, Record<string, string>>> = { currencies: { iso_code: "CHF" } };

describeOneDialect("the pages of trees", (dialect) => {
  const service = useSettings({ dialect });
  let admin: Visitor;
  let nobody: Visitor;

  beforeAll(async () => {
    const client = api(service(), tokens.full);
    await createFullPart(client, await createInventory(client, "Sample"));
    admin = await enter(service(), "admin");
    nobody = await enter(service(), "nobody");
  });

  const create = (name: string, body: object) =>
    createElement(api(service(), tokens.full), name, { ...requiredOf[name], ...body });

  describe.each(treeNames)("%s", (name) => {
    test("list entries below their parents and find them by name", async () => {
      const root = await create(name, { name: "Upper <1>" });
      const child = await create(name, {
        name: "Lower",
        parent: `/api/${name}/${root}`,
        ...(name === "currencies" && { iso_code: "SEK" }),
      });
      const list = await admin.get(`/${name}`);
      expect([list.status, list.heading]).toEqual([200, trees[name].title]);
      expect(list.document.querySelector(`.tree .tree a[href="/${name}/${child}"]`)?.textContent).toBe(
        "Lower",
      );
      const found = await admin.get(`/${name}?name=lowe`);
      expect(found.words).toContain("Upper <1> → Lower");
      expect((await admin.get(`/${name}?name=nothing-like-this`)).words).toContain("Enter a shorter text.");
      const page = await admin.get(`/${name}/${child}`);
      expect([page.status, page.heading]).toEqual([200, "Lower"]);
      const trail = page.document.querySelectorAll(".trail a").map((each) => each.getAttribute("href"));
      expect(trail).toEqual([`/${name}`, `/${name}/${root}`]);
    });

    test("are closed to users without the permission", async () => {
      expect((await nobody.get(`/${name}`)).status).toBe(403);
      expect((await nobody.get(`/${name}/1`)).status).toBe(403);
    });

    test("answer 404 for an entry that does not exist", async () => {
      expect((await admin.get(`/${name}/999999`)).status).toBe(404);
    });
  });

  test("a location shows its lots, also from the locations below it", async () => {
    const list = await admin.get("/storage_locations");
    const link = list.document.querySelectorAll(".tree a").find((each) => each.textContent === "Workshop");
    const page = await admin.get(link?.getAttribute("href") ?? "");
    expect(page.words).toContain("RG-58 cable");
    expect(page.document.querySelectorAll('main a[href^="/lots/"]').length).toBeGreaterThan(0);
  });
});
