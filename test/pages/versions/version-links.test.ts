/** The links to old versions in histories, and the words of the pages that they open. */
import { beforeAll, expect, test } from "vitest";
import { api, type Api } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { createInventory, type Inventory } from "../../support/inventory.ts";
import { tokens } from "../../support/principals.ts";
import type { PageResult } from "../../support/visitor.ts";
import { createElement } from "../parts/full-parts.ts";
import { useTools, type SignedInVisitor } from "../tools/tools-site.ts";

describeDialects("versions in histories", (dialect) => {
  const site = useTools({ dialect });
  let admin: SignedInVisitor;
  let client: Api;
  let inventory: Inventory;

  beforeAll(async () => {
    admin = await site().as("admin");
    client = api(site(), tokens.full);
    inventory = await createInventory(client, "Sample");
  });

  const versionPaths = (page: PageResult): string[] =>
    page.document
      .querySelectorAll('#history a[href*="/version?"]')
      .map((link) => link.getAttribute("href") ?? "");

  test("each change within a second has its own version", async () => {
    const part = await createElement(client, "parts", {
      name: "First",
      category: `/api/categories/${inventory.categories}`,
    });
    // The history shows whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));
    await client.patch(`/api/parts/${part}`, { name: "Second" }, { expect: 200 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await client.patch(`/api/parts/${part}`, { name: "Third" }, { expect: 200 });
    const names: (string | undefined)[] = [];
    for (const path of versionPaths(await admin.get(`/parts/${part}`))) {
      const { document } = await admin.get(path);
      names.push(document.querySelector("#properties tbody td")?.textContent.trim());
    }
    expect(names).toEqual(["Then Third", "Then Second", "Then First"]);
  });

  test("a version has the labels of the page, and the names of elements", async () => {
    const path = `/parts/${inventory.parts}`;
    const [link = ""] = versionPaths(await admin.get(path));
    const { document, words } = await admin.get(link);
    const headings = document.querySelectorAll("main h2").map(({ textContent }) => textContent.trim());
    expect(headings).toEqual([
      "Properties",
      "Lots",
      "Suppliers and prices",
      "Associated parts",
      "Files",
      "Parameters",
      "Prices",
    ]);
    for (const label of [
      "In stock",
      "Minimum stock",
      "Built by a project",
      "Unknown amount",
      "From quantity",
    ])
      expect(words).toContain(label);
    expect(words).toContain("Type Then Sample Now Sample");
    expect(document.querySelector("main")?.textContent).not.toMatch(
      /\/api\/|instock|Project build part|Part lots|thumbnail|ID \d/i,
    );
  });
});
