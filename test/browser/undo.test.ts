/** Journeys in a real browser that take changes back and look at old versions. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../support/client.ts";
import { textFile } from "../support/inventory.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { createElement } from "../pages/parts/full-parts.ts";
import { accessibilityViolations, printOnFailure, screenshot, startChromium } from "./chromium.ts";

const month = 31 * 86_400_000;

describe("a user who takes changes back", () => {
  let service: TestService;
  let browser: Browser;
  let client: Api;
  let category: string;
  let now = () => new Date();

  beforeAll(async () => {
    service = await startService({ overrides: { now: () => now() } });
    client = api(service, tokens.full);
    category = `/api/categories/${await createElement(client, "categories", { name: "Transistors" })}`;
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  async function signedIn(javaScriptEnabled = true): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 844 },
      javaScriptEnabled,
    });
    const page = await context.newPage();
    if (javaScriptEnabled) printOnFailure(page);
    await page.goto(`${service.url}/login`);
    await page.locator('input[name="_username"]').fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${service.url}/`);
    return page;
  }

  /** Checks the accessibility and the width of the page, and saves screenshots for review. */
  async function examine(page: Page, name: string): Promise<void> {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await screenshot(page, `${name}-${width}-${colorScheme}`);
      }
    }
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1280, height: 844 });
  }

  test.each([true, false])(
    "deletes a part with stock and files, and undoes it (scripts: %s)",
    async (scripts) => {
      const id = await createElement(client, "parts", { name: "BC547", category });
      await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount: 40 });
      const type = await createElement(client, "attachment_types", { name: `Text ${scripts}` });
      const attachment = await createElement(client, "attachments", {
        name: "Notes",
        element: `/api/parts/${id}`,
        attachment_type: `/api/attachment_types/${type}`,
        upload: { data: textFile, filename: "notes.txt" },
      });
      const content = async () =>
        (await client.get(`/api/attachments/${attachment}/file`, { accept: "*/*" })).text;
      const before = await content();
      const page = await signedIn(scripts);
      await page.goto(`${service.url}/parts/${id}/delete`);
      await page.getByRole("button", { name: "Delete part" }).click();
      await page.getByText("Deleted BC547.").waitFor();
      if (scripts) await examine(page, "undo-notice");
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await page.getByText("Undid the changes of").waitFor();
      if (scripts) await examine(page, "undo-done");
      await page.getByRole("status").getByRole("link", { name: "BC547" }).click();
      await page.getByRole("heading", { name: "BC547", level: 1 }).waitFor();
      const { body } = await client.get<{ total_instock: number }>(`/api/parts/${id}`, { expect: 200 });
      expect([body.total_instock, await content()]).toEqual([40, before]);
      await page.context().close();
    },
  );

  test("undoes a batch of 50 parts, of which one was edited since", async () => {
    const target = `/api/categories/${await createElement(client, "categories", { name: "Bipolar" })}`;
    const other = `/api/categories/${await createElement(client, "categories", { name: "MOSFET" })}`;
    const ids: number[] = [];
    for (let number = 1; number <= 50; number += 1) {
      ids.push(await createElement(client, "parts", { name: `Moved ${number}`, category }));
    }
    const operations = ids.map((id) => ({
      method: "PATCH",
      path: `/api/parts/${id}`,
      body: { category: target },
    }));
    const { headers } = await client.post("/api/batch", { atomic: true, operations }, { expect: 200 });
    const set = headers["partledger-change-set"]?.split("/").at(-1) ?? "";
    const [edited = 0] = ids;
    await client.patch(`/api/parts/${edited}`, { category: other }, { expect: 200 });
    const page = await signedIn();
    await page.goto(`${service.url}/tools/log`);
    await examine(page, "undo-log");
    await page.getByRole("link", { name: `Undo change set ${set}`, exact: true }).click();
    const conflicts = page.locator("#conflicts");
    await conflicts.getByText("Moved 1", { exact: false }).waitFor();
    expect(await conflicts.locator("tbody tr").count()).toBe(1);
    await examine(page, "undo-conflicts");
    await page.getByLabel("Skip these").check();
    await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undid the changes of 50 elements. 1 change was left.").waitFor();
    const categoryOf = async (id: number) =>
      (await client.get<{ category: { id: number } }>(`/api/parts/${id}`, { expect: 200 })).body.category.id;
    expect([await categoryOf(edited), await categoryOf(ids[49] ?? 0)]).toEqual([
      Number(other.split("/").at(-1)),
      Number(category.split("/").at(-1)),
    ]);
    await page.goto(`${service.url}/change_sets/${set}`);
    await page.getByText("Undone by").waitFor();
    await examine(page, "change-set");
    await page.context().close();
  });

  test("looks at the version of a part of last month", async () => {
    now = () => new Date(Date.now() - month);
    const id = await createElement(client, "parts", { name: "Old name", category });
    const lot = await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount: 40 });
    now = () => new Date();
    await client.patch(`/api/parts/${id}`, { name: "New name" }, { expect: 200 });
    await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 5 }, { expect: 200 });
    const page = await signedIn();
    await page.goto(`${service.url}/parts/${id}`);
    await examine(page, "undo-history");
    await page
      .locator("#history")
      .getByRole("link", { name: /^Version/ })
      .last()
      .click();
    await page.getByRole("heading", { name: "Old version of New name" }).waitFor();
    const row = page.locator("#properties tr", { hasText: "Old name" });
    expect(await row.innerText()).toContain("changed");
    await examine(page, "old-version");
    await page.context().close();
  });
});
