/** The pages of imports in a browser: the first order file in an empty inventory, at desktop and phone width. */
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { api, type Api } from "../support/client.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { accessibilityViolations, printOnFailure, screenshot, startChromium } from "./chromium.ts";

const order = fileURLToPath(new URL("../files/orders/first-order.csv", import.meta.url));

const looks = [
  { name: "390", width: 390, colorScheme: "light" },
  { name: "390-dark", width: 390, colorScheme: "dark" },
  { name: "1280", width: 1280, colorScheme: "light" },
  { name: "1280-dark", width: 1280, colorScheme: "dark" },
] as const;

describe("the pages of imports in a browser", () => {
  let service: TestService;
  let client: Api;
  let browser: Browser;
  let page: Page;
  /** Violations of the rules of pages, and errors in the console. */
  const errors: string[] = [];

  beforeAll(async () => {
    service = await startService();
    client = api(service, tokens.full);
    browser = await startChromium();
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(60_000);
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("Failed to load"))
        errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`${service.url}/login`);
    await page.locator('input[name="_username"]').fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${service.url}/`);
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  beforeEach(() => printOnFailure(page));

  /** Checks the page at each width and in each color scheme. */
  async function examine(name: string): Promise<void> {
    for (const look of looks) {
      await page.setViewportSize({ width: look.width, height: 844 });
      await page.emulateMedia({ colorScheme: look.colorScheme });
      const found = await accessibilityViolations(page);
      errors.push(...found.map((violation) => `${name} ${look.name}: ${violation}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > look.width) errors.push(`${name} ${look.name} is ${width} pixels wide.`);
      await screenshot(page, `import-${name}-${look.name}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }

  const counts = () => page.locator(".import-counts dd").allTextContents();
  const button = (name: RegExp) => page.getByRole("button", { name }).first();

  test("imports the first order file into an empty inventory, and takes it back", async () => {
    await examine("empty");
    await page.getByRole("link", { name: "Import a file" }).click();
    await page.waitForURL("**/import");
    await examine("start");
    await page.getByLabel("Order", { exact: true }).check();
    await page.locator("input[type=file]").setInputFiles(order);
    await button(/^Import 3 rows|^Check again/).waitFor();
    await page.getByLabel("Category of new parts").fill("Ordered");
    await page.getByLabel("Categories by description").fill("RES SMD = Resistors");
    await page.getByLabel("Storage location of line 3").fill("Drawer 3");
    await button(/^Check again/).click();
    await button(/^Import 3 rows/).waitFor();
    expect(await counts()).toEqual(["3", "0", "0", "0"]);
    await examine("preview");
    await button(/^Import 3 rows/).click();
    await page.getByRole("link", { name: "Show all changes" }).waitFor();
    await examine("result");
    const stock = await client.get<{ total_instock: number; name: string }[]>("/api/parts", {
      accept: "application/json",
    });
    expect(stock.body.map(({ name, total_instock: total }) => [name, total]).sort()).toEqual([
      ["C0603C104K5RACTU", 500],
      ["LM358P", 10],
      ["RC0603FR-074K7L", 1000],
    ]);

    await page.getByRole("link", { name: /^Undo change set/ }).click();
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.waitForURL("**/import/**");
    expect((await client.get("/api/parts?itemsPerPage=0")).headers["x-total-count"]).toBe("0");
    expect(errors).toEqual([]);
  }, 240_000);

  test("imports a table that is pasted, and shows what is wrong at its line", async () => {
    await page.goto(`${service.url}/import`);
    const rows = ["Name\tCategory\tQty", "BC547\tTransistors\t10", "BC557\tTransistors\tmany"];
    await page.getByLabel("Or paste a table").fill(rows.join("\n"));
    await button(/^Check the file/).click();
    await page.locator("#problems").waitFor();
    expect(await page.locator("#problems tbody tr").textContent()).toContain("Line 3");
    await examine("problems");
    expect(errors).toEqual([]);
  }, 240_000);
});
