/** Printing labels in a browser: the preview, a sheet that is half used, and the form of a label profile. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readPages } from "../labels/read-pdf.ts";
import { api } from "../support/client.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { accessibilityViolations, printOnFailure, screenshot, startChromium } from "./chromium.ts";

const widths = [390, 1280];

describe("labels", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let shelf = 0;
  const drawers: number[] = [];
  let part = 0;
  const errors: string[] = [];

  beforeAll(async () => {
    service = await startService();
    const client = api(service, tokens.full);
    const create = async (collection: string, body: object): Promise<number> =>
      Number((await client.post(`/api/${collection}`, { ...body }, { expect: 201 })).body["id"]);
    shelf = await create("storage_locations", { name: "Shelf" });
    for (let number = 1; number <= 20; number += 1)
      drawers.push(
        await create("storage_locations", {
          name: `Drawer ${String(number).padStart(2, "0")}`,
          parent: `/api/storage_locations/${shelf}`,
        }),
      );
    const category = await create("categories", { name: "Resistors" });
    part = await create("parts", { name: "RC0603FR-0710KL", category: `/api/categories/${category}` });
    for (const location of drawers.slice(0, 2))
      await create("part_lots", {
        part: `/api/parts/${part}`,
        amount: 10,
        storage_location: `/api/storage_locations/${location}`,
      });
    browser = await startChromium();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(60_000);
    page.on("console", (message) => {
      // The status of a form with errors is 400.
      if (message.type() === "error" && !message.text().includes("400")) errors.push(message.text());
    });
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

  const counts = () => page.locator("#label-result [role=status]");

  async function screenshots(name: string): Promise<void> {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await screenshot(page, `${name}-${width}`);
    }
  }

  test("labels a shelf of 20 drawers on a sheet that is half used", async () => {
    await page.goto(`${service.url}/storage_locations/${shelf}`);
    await page.getByLabel("More actions").click();
    await page.getByRole("link", { name: "Print labels of all locations here" }).click();
    await counts().getByText("21 labels on 21 pages").waitFor();
    await page.getByLabel("Medium").selectOption("Avery L7160");
    await counts().getByText("21 labels on 1 page").waitFor();
    await page.getByText("12", { exact: true }).click();
    await counts().getByText("21 labels on 2 pages").waitFor();
    await screenshots("labels-print");
    // The box of the preview has other proportions than the label, which is white.
    const ground = (image: Element): string => getComputedStyle(image).backgroundColor;
    expect(await page.locator("#label-result img").evaluate(ground)).not.toBe("rgb(255, 255, 255)");
    expect(await accessibilityViolations(page)).toEqual([]);

    const link = page.getByRole("button", { name: "Open PDF to print" });
    const [request] = await Promise.all([
      page.context().waitForEvent("request", (each) => each.url().includes("/labels/document?")),
      link.click(),
    ]);
    const response = await page.context().request.get(request.url());
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const pages = await readPages(await response.body(), 300);
    expect(pages.map(({ codes }) => codes.length)).toEqual([10, 11]);
    const labelled = pages.flatMap(({ codes }) => codes.map(({ text }) => Number(/\d+$/.exec(text)?.[0])));
    expect(labelled.sort((a, b) => a - b)).toEqual([shelf, ...drawers]);
    for (const other of page.context().pages()) if (other !== page) await other.close();

    // The medium, the label profile and the first unused label are remembered: 21 labels end where they began.
    await page.goto(`${service.url}/labels?type=part&ids=${part}`);
    expect(await page.getByLabel("Medium").inputValue()).toBe("Avery L7160");
    expect(await page.locator('input[name="medium.start"]:checked').inputValue()).toBe("12");
  });

  test("keeps the form when a value is invalid, and shows the reason", async () => {
    await page.goto(`${service.url}/labels?type=part&ids=${part}`);
    await page.getByLabel("Copies").fill("0");
    await page.locator("#label-result .errors").waitFor();
    expect(await page.getByRole("button", { name: "Open PDF to print" }).count()).toBe(0);
    await page.getByLabel("Copies").fill("3");
    await counts().getByText("3 labels on 1 page").waitFor();
    await page.getByLabel("Medium").selectOption("Another sheet, with its measures");
    await page.getByText("Enter the measures of the sheet.").waitFor();
    await screenshots("labels-measures");
  });

  test("works with the keyboard", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${service.url}/labels?type=part&ids=${part}`);
    await page.getByLabel("Medium").selectOption("Avery L7163");
    await page.locator('input[name="medium.start"][value="1"]:checked').focus();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/start=2/);
    expect(await page.locator('input[name="medium.start"]:focus').inputValue()).toBe("2");
  });

  test("lists the label profiles", async () => {
    await page.goto(`${service.url}/label_profiles`);
    await screenshots("label-profiles");
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Shelf 62 × 29 mm" }).click();
    await page.waitForURL(/label_profiles\/4/);
    await screenshots("label-profile");
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("shows changes of a label profile at once, and inserts placeholders", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${service.url}/label_profiles/new`);
    const picture = page.locator("#label-result img");
    const before = await picture.getAttribute("src");
    await page.getByLabel("Width (mm)").fill("70");
    await page.locator("#label-result").getByText("70 × 30 mm").waitFor();
    expect(await picture.getAttribute("src")).not.toBe(before);
    await page.getByLabel("For", { exact: true }).selectOption("Lots");
    await page.locator("#label-placeholders[data-same=part_lot] summary").click();
    const text = page.getByLabel("Text", { exact: true });
    await text.fill("Lot: ");
    await page.getByRole("button", { name: "[[LOCATION]]" }).click();
    await page.getByRole("button", { name: "[[BARCODE_QR]]", exact: true }).click();
    expect(await text.inputValue()).toBe("Lot: [[LOCATION]][[BARCODE_QR]]");
    const exampleBefore = await picture.getAttribute("src");
    await page.getByLabel("Part of the lot in the preview").pressSequentially("rc06");
    await page.getByRole("option", { name: "RC0603FR-0710KL" }).click();
    await page.waitForFunction(
      (src) => document.querySelector("#label-result img")?.getAttribute("src") !== src,
      exampleBefore,
    );
    await screenshots("label-profile-form");
    await page.setViewportSize({ width: 390, height: 900 });
    const preview = await picture.boundingBox();
    const firstField = await page.getByLabel("Name").boundingBox();
    expect(preview?.y).toBeLessThan(firstField?.y ?? 0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByLabel("Name").fill("From the browser");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Create label profile" }).last().click();
    await page.getByText("Created From the browser.").waitFor();
    expect(errors).toEqual([]);
  });

  test("has links on the pages of elements", async () => {
    for (const [name, path] of [
      ["label-part", `/parts/${part}`],
      ["label-lot", "/lots/1"],
      ["label-list", "/parts"],
    ] as const) {
      await page.goto(service.url + path);
      await screenshots(name);
    }
  });
});
