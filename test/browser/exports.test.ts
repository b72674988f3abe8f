/** Downloads the exports of the pages in a real browser, without JavaScript. */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { createElement } from "../pages/parts/full-parts.ts";
import { screenshot, startChromium } from "./chromium.ts";

describe.each([390, 1280])("exports on pages of %i pixels", (width) => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let project = 0;
  let location = 0;

  beforeAll(async () => {
    service = await startService();
    const client = api(service, tokens.full);
    const category = `/api/categories/${await createElement(client, "categories", { name: "ICs" })}`;
    location = await createElement(client, "storage_locations", { name: "Drawer" });
    const lot = { amount: 4, storage_location: `/api/storage_locations/${location}` };
    const part = await createElement(client, "parts", { name: "BC547", category, partLots: [lot] });
    await createElement(client, "parts", { name: "LM358", category });
    project = await createElement(client, "projects", { name: "Amplifier" });
    const entry = { project: `/api/projects/${project}`, part: `/api/parts/${part}`, mountnames: "Q1" };
    await createElement(client, "project_bom_entries", entry);
    browser = await startChromium();
    page = await browser.newPage({ viewport: { width, height: 844 }, javaScriptEnabled: false });
    await page.goto(`${service.url}/login`);
    await page.locator('input[name="_username"]').fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${service.url}/`);
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  async function downloaded(
    of: string,
    title: string,
  ): Promise<{ readonly name: string; readonly text: string }> {
    const download = page.waitForEvent("download");
    await page
      .getByRole("group", { name: `Export ${of}` })
      .getByRole("link", { name: title })
      .click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  }

  it("has the parts of the list, with its filters", async () => {
    await page.goto(`${service.url}/parts?q=BC547`);
    await screenshot(page, `exports-parts-${width}`);
    const { name, text } = await downloaded("the parts", "CSV");
    expect(name).toBe("Parts list.csv");
    expect(text).toBe(
      "id,name,category_path,description,manufacturer_product_number,footprint,location,all_locations,quantity\r\n" +
        "1,BC547,ICs,,,,Drawer,Drawer: 4,4\r\n",
    );
    expect((await downloaded("the parts", "Spreadsheet")).name).toBe("Parts list.xlsx");
  });

  it("has the bill of materials of a project", async () => {
    await page.goto(`${service.url}/projects/${project}`);
    await screenshot(page, `exports-bom-${width}`);
    const { name, text } = await downloaded("the bill of materials", "JLCPCB");
    expect(name).toBe("Amplifier BOM JLCPCB.csv");
    expect(text).toBe("Comment,Designator,Footprint,JLCPCB Part #\r\nBC547,Q1,,\r\n");
  });

  it("has the lots in a location", async () => {
    await page.goto(`${service.url}/storage_locations/${location}`);
    await screenshot(page, `exports-lots-${width}`);
    expect((await downloaded("the lots", "JSON Lines")).name).toBe("Drawer lots.jsonl");
  });
});
