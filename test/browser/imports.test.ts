/**
 * The pages of imports in a browser, at desktop and phone width: the first order file in an empty inventory, a weekly order
 * that is put away by scanning, and a bill of materials up to the number of copies that can be built.
 */
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createElement } from "../pages/parts/full-parts.ts";
import { api, type Api } from "../support/client.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { accessibilityViolations, printOnFailure, screenshot, startChromium } from "./chromium.ts";

const testFile = (path: string): string => fileURLToPath(new URL(`../files/${path}`, import.meta.url));

/** The code on a bag of Digi-Key: manufacturer part number, supplier part number and quantity. */
const bag = (number: string, supplierNumber: string, quantity: number): string =>
  `[)>\u001e06\u001dP${supplierNumber}\u001d1P${number}\u001dQ${quantity}\u001e\u0004`;

const looks = [
  { name: "390", width: 390, colorScheme: "light" },
  { name: "390-dark", width: 390, colorScheme: "dark" },
  { name: "1280", width: 1280, colorScheme: "light" },
  { name: "1280-dark", width: 1280, colorScheme: "dark" },
] as const;

interface Lot {
  readonly amount: number;
  readonly storage_location: { readonly name: string } | null;
}

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
    await page.locator("input[type=file]").setInputFiles(testFile("orders/first-order.csv"));
    await button(/^Import 3 rows|^Check again/).waitFor();
    expect((await page.locator("#problems tbody tr").allTextContents()).join()).toContain(
      "number of the order",
    );
    await page.getByLabel("Order number", { exact: true }).fill("SO-1");
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

  const stockOf = async (number: string): Promise<unknown> => {
    const { body } = await client.get<{ partLots: Lot[] }[]>(
      `/api/parts?manufacturer_product_number=${number}`,
      { accept: "application/json" },
    );
    return body.flatMap(({ partLots }) =>
      partLots.map(({ amount, storage_location: place }) => [amount, place?.name ?? null]),
    );
  };

  test("imports the order of the week, and puts it away by scanning", async () => {
    const category = `/api/categories/${await createElement(client, "categories", { name: "Analog" })}`;
    const drawer = await createElement(client, "storage_locations", { name: "Drawer 7" });
    const opamp = await createElement(client, "parts", {
      name: "LM358P",
      category,
      manufacturer_product_number: "LM358P",
    });
    const storage_location = `/api/storage_locations/${drawer}`;
    await createElement(client, "part_lots", { part: `/api/parts/${opamp}`, amount: 4, storage_location });

    await page.goto(`${service.url}/import`);
    await page.getByLabel("Order", { exact: true }).check();
    await page.locator("input[type=file]").setInputFiles(testFile("orders/first-order.csv"));
    await button(/^Import 3 rows|^Check again/).waitFor();
    await page.getByLabel("Category of new parts").fill("Ordered");
    await button(/^Check again/).click();
    await button(/^Import 3 rows/).click();
    await page.getByRole("link", { name: "Show all changes" }).waitFor();
    expect(await stockOf("LM358P")).toEqual([
      [10, null],
      [4, "Drawer 7"],
    ]);

    await page.goto(`${service.url}/scan/series?mode=put-away`);
    const scan = async (code: string): Promise<void> => {
      await page.waitForFunction(() => document.activeElement?.id === "scan-code");
      await page.keyboard.insertText(code);
      await page.keyboard.press("Enter");
    };
    await scan(`S${String(drawer).padStart(4, "0")}`);
    await page.locator("#series-state").getByText("Drawer 7").waitFor();
    const bags = [
      bag("LM358P", "296-1395-5-ND", 10),
      bag("RC0603FR-074K7L", "311-4.70KHRCT-ND", 1000),
      bag("C0603C104K5RACTU", "399-1096-1-ND", 500),
    ];
    for (const [index, code] of bags.entries()) {
      await scan(code);
      await page.locator("#series-lines > [data-result=booked]").nth(index).waitFor();
    }
    await screenshot(page, "import-put-away-390");
    // The goods of an order stay a lot of their own, which names the order.
    expect(await stockOf("LM358P")).toEqual([
      [10, "Drawer 7"],
      [4, "Drawer 7"],
    ]);
    expect(await stockOf("RC0603FR-074K7L")).toEqual([[1000, "Drawer 7"]]);
    expect(await stockOf("C0603C104K5RACTU")).toEqual([[500, "Drawer 7"]]);
    expect(errors).toEqual([]);
  }, 240_000);

  test("imports a bill of materials, and shows how many copies can be built", async () => {
    const project = await createElement(client, "projects", { name: "Preamplifier" });
    const category = `/api/categories/${await createElement(client, "categories", { name: "Board parts" })}`;
    const stocked = async (part: object, amount: number): Promise<number> => {
      const id = await createElement(client, "parts", { category, ...part });
      await createElement(client, "part_lots", { part: `/api/parts/${id}`, amount });
      return id;
    };
    await stocked({ name: "TL072CP", manufacturer_product_number: "TL072CP" }, 12);
    await stocked({ name: "CAP-470P", ipn: "CAP-470P" }, 40);
    await stocked({ name: "4.7 Ω resistor" }, 100);

    await page.goto(`${service.url}/projects/${project}`);
    await page.getByRole("link", { name: "Import a file" }).click();
    await page.waitForURL("**/bom/import");
    await examine("bom-start");
    await page.locator("input[type=file]").setInputFiles(testFile("bom/kicad-preamplifier.csv"));
    await button(/^Check the file/).click();
    await button(/^Import 3 changes/).waitFor();
    expect(await counts()).toEqual(["3", "0", "0", "0", "1", "1"]);
    await examine("bom-preview");
    await button(/^Import 3 changes/).click();
    await page.waitForURL("**/bom/parts");
    await examine("bom-parts");
    await page.getByLabel("Part", { exact: true }).fill("4.7 Ω resistor");
    await button(/^Use this part/).click();
    await page.getByText("All entries of the bill of materials have a part.").waitFor();
    await page.getByRole("link", { name: "Show the project" }).click();
    await page.getByText("12 copies can be built from stock.").waitFor();
    await examine("bom-project");
    expect(errors).toEqual([]);
  }, 240_000);
});
