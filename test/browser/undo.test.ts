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
    expect(await conflicts.locator("tbody tr").innerText()).toContain("MOSFET");
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

  test.each([true, false])(
    "restores the old version of a lot and of a category (scripts: %s)",
    async (scripts) => {
      now = () => new Date(Date.now() - month);
      const part = await createElement(client, "parts", { name: "BC557", category });
      const lot = await createElement(client, "part_lots", {
        part: `/api/parts/${part}`,
        amount: 40,
        description: "Reel",
      });
      const entry = await createElement(client, "categories", {
        name: `Diodes ${scripts}`,
        comment: "**Old** text",
      });
      now = () => new Date();
      await client.patch(`/api/part_lots/${lot}?_comment=Repacked`, { description: "Box" }, { expect: 200 });
      await client.post(`/api/part_lots/${lot}/withdraw`, { amount: 5 }, { expect: 200 });
      await client.patch(
        `/api/categories/${entry}`,
        { comment: "", partname_hint: "Number" },
        { expect: 200 },
      );
      const page = await signedIn(scripts);
      for (const [path, name] of [
        [`/lots/${lot}`, "lot"],
        [`/categories/${entry}`, "category"],
      ] as const) {
        await page.goto(`${service.url}${path}`);
        if (scripts) await examine(page, `${name}-history`);
        await page
          .locator("#history")
          .getByRole("link", { name: /^Version/ })
          .last()
          .click();
        const form = page.locator("#restore");
        await form.getByRole("button", { name: "Restore" }).waitFor();
        if (scripts) await examine(page, `${name}-version`);
        await form.getByLabel("Comment for the history").fill("As before");
        await form.getByRole("button", { name: "Restore" }).click();
        await page.getByText("Restored the old version.").waitFor();
        if (scripts) await examine(page, `${name}-restored`);
      }
      const { body } = await client.get(`/api/part_lots/${lot}`, { expect: 200 });
      expect(body).toMatchObject({ description: "Reel", amount: 35 });
      const read = async () => (await client.get(`/api/categories/${entry}`, { expect: 200 })).body;
      expect(await read()).toMatchObject({ comment: "**Old** text", partname_hint: "" });
      await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
      await page.getByText("Undid the changes of").waitFor();
      expect(await read()).toMatchObject({ comment: "", partname_hint: "Number" });
      await page.context().close();
    },
  );

  test("creates a deleted supplier again from its old version", async () => {
    const id = await createElement(client, "suppliers", {
      name: "Wire Shop",
      website: "https://wires.example",
    });
    const page = await signedIn();
    await page.goto(`${service.url}/suppliers/${id}/delete`);
    await page.getByRole("button", { name: "Delete supplier" }).click();
    await page.getByText("Deleted Wire Shop.").waitFor();
    await page.goto(`${service.url}/tools/log?target_type=Supplier&target_id=${id}&kind=element_deleted`);
    await page.locator("main tbody a").first().click();
    await page.getByRole("link", { name: "Version of this time" }).click();
    await page.getByRole("button", { name: "Create again" }).waitFor();
    await examine(page, "deleted-version");
    await page.getByRole("button", { name: "Create again" }).click();
    await page.getByRole("heading", { name: "Wire Shop", level: 1 }).waitFor();
    await page.context().close();
  });

  test("drags a category to another one, and undoes it", async () => {
    const moved = await createElement(client, "categories", { name: "Dragged" });
    const parent = await createElement(client, "categories", { name: "Parent" });
    const parentOf = async () =>
      (await client.get<{ parent?: string }>(`/api/categories/${moved}`, { expect: 200 })).body.parent;
    const page = await signedIn();
    await page.goto(`${service.url}/categories`);
    const row = (name: string) => page.locator(".tree-row", { hasText: name });
    await row("Dragged").dragTo(row("Parent"));
    await page.getByText("Moved Dragged to Parent → Dragged.").waitFor();
    expect(await parentOf()).toBe(`/api/categories/${parent}`);
    await row("Parent").dragTo(row("Dragged"));
    await examine(page, "undo-dragged");
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undid the changes of").waitFor();
    expect([new URL(page.url()).pathname, await parentOf()]).toEqual(["/categories", undefined]);
    await page.context().close();
  });

  test("withdraws in a list, and undoes it", async () => {
    const id = await createElement(client, "parts", { name: "BC337", category });
    const lot = await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount: 40 });
    const amount = async () =>
      (await client.get<{ amount: number }>(`/api/part_lots/${lot}`, { expect: 200 })).body.amount;
    const page = await signedIn();
    await page.goto(`${service.url}/parts/${id}`);
    const stock = page.locator("#stock");
    await stock.locator('input[name="amount"]').first().fill("5");
    await stock.getByRole("button", { name: /^Withdraw/ }).click();
    await page.getByText("BC337: Withdrew 5.").waitFor();
    expect(await amount()).toBe(35);
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undid the changes of").waitFor();
    expect([new URL(page.url()).pathname, await amount()]).toEqual([`/parts/${id}`, 40]);
    await page.context().close();
  });

  test("adds two files, and takes one back", async () => {
    const id = await createElement(client, "parts", { name: "With files", category });
    const page = await signedIn();
    await page.goto(`${service.url}/parts/${id}`);
    await page.getByText("Add files").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose files" }).click();
    const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) });
    await (await chooser).setFiles([file("one.txt"), file("two.txt")]);
    await page.getByText("Added one.").waitFor();
    await page.getByText("Added two.").waitFor();
    await examine(page, "undo-uploads");
    await page.getByRole("button", { name: "Dismiss one.txt" }).click();
    expect(await page.getByText("Added one.").count()).toBe(0);
    await page.getByRole("button", { name: "Undo: Added two." }).click();
    await page.getByText("Undid the changes of").waitFor();
    const { body } = await client.get<{ attachments: { name: string }[] }>(`/api/parts/${id}`, {
      expect: 200,
    });
    expect([new URL(page.url()).pathname, body.attachments.map(({ name }) => name)]).toEqual([
      `/parts/${id}`,
      ["one"],
    ]);
    await page.context().close();
  });
});
