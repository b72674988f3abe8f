/** Pages on paper, and with the font size that the user has set in the browser. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readAsset } from "../../src/util/assets.ts";
import { api } from "../support/client.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { createElement } from "../pages/parts/full-parts.ts";
import { startChromium } from "./chromium.ts";

test("font sizes are relative", () => {
  const css = readAsset("pages/pages.css").toString();
  // Texts in charts are in units of the drawing.
  const fixed = [...css.matchAll(/([^{}]*)\{[^{}]*\b(?:font(?:-size)?|line-height):[^;{}]*\dpx/g)]
    .map(([, selector = ""]) => selector.replace(/\/\*.*?\*\//gs, "").trim())
    .filter((selector) => selector !== ".chart text");
  expect(fixed).toEqual([]);
  expect(css).not.toMatch(/@(?:media|container)[^{]*\dpx/);
});

describe("the pages of the inventory", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let paths: readonly string[];

  beforeAll(async () => {
    service = await startService();
    const client = api(service, tokens.full);
    const iri = async (collection: string, body: Record<string, unknown>) =>
      `/api/${collection}/${await createElement(client, collection, body)}`;
    const category = await iri("categories", { name: "Integrated circuits" });
    const location = await iri("storage_locations", { name: "Cabinet in the laboratory" });
    const supplier = await iri("suppliers", { name: "Distributor" });
    const parts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        iri("parts", {
          name: `STM32F407VGT6-revision-${index}`,
          description: "Microcontroller with a floating point unit, 1 MB flash memory and USB",
          ipn: `IPN-0000000000-${index}`,
          manufacturer_product_number: `MANUFACTURER-STM32F407VGT6TR-${index}`,
          manufacturer: null,
          category,
          tags: "arm, usb, microcontroller",
          partLots: [{ storage_location: location, amount: 98765 }],
          orderdetails: [{ supplier, supplierpartnr: "497-12345-ND", pricedetails: [{ price: "12.3" }] }],
          parameters: [{ name: "Supply voltage", unit: "V", value_min: 1.8, value_max: 3.6 }],
        }),
      ),
    );
    const project = await iri("projects", { name: "Controller board" });
    for (const part of parts.slice(0, 3))
      await createElement(client, "project_bom_entries", { project, part, quantity: 2, mountnames: "U1,U2" });
    const { body } = await client.get<{ partLots: { id: number }[] }>(parts[0]!, { expect: 200 });
    paths = [
      "/parts",
      parts[0]!.slice(4),
      `/lots/${body.partLots[0]!.id}`,
      "/categories",
      category.slice(4),
      location.slice(4),
      supplier.slice(4),
      "/projects",
      project.slice(4),
      "/tools/log",
      "/tools/users",
      "/user/settings",
      "/",
    ];
    browser = await startChromium();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(120_000);
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

  test("fit on a portrait page of A4, without controls", { timeout: 240_000 }, async () => {
    // A4 at 96 dpi, without margins of 1 cm.
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const found: Record<string, unknown> = {};
    for (const path of paths) {
      await page.goto(service.url + path);
      const printed = await page.evaluate(() => {
        const all = [...document.querySelectorAll("main *")].filter((each) => each.checkVisibility());
        const textOf = ({ textContent }: Element) => textContent.trim().slice(0, 40);
        return {
          cutOff: [...all.filter((each) => each.getBoundingClientRect().right > innerWidth + 1).map(textOf)],
          controls: all
            .filter((each) => each.matches("button, .button, [type=submit], summary.button, nav"))
            .map((each) => each.outerHTML.slice(0, 120)),
          color: getComputedStyle(document.body).color,
        };
      });
      found[path] = printed;
    }
    const expected = { cutOff: [], controls: [], color: "rgb(28, 37, 38)" };
    expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, expected])));
    await page.goto(`${service.url}/parts`);
    expect((await page.getByText("98,765").first().boundingBox())?.width).toBeGreaterThan(0);
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  test("grow with the font size of the browser and cut nothing off", { timeout: 240_000 }, async () => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    const found: Record<string, unknown> = {};
    for (const width of [1280, 800]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(service.url + path);
        const shown = await page.evaluate(() => ({
          size: getComputedStyle(document.body).fontSize,
          wide: document.documentElement.scrollWidth > innerWidth,
          clipped: [...document.querySelectorAll("body *")]
            .filter((each) => {
              const { overflowY, textOverflow, clipPath, position } = getComputedStyle(each);
              const isCut = overflowY === "hidden" || overflowY === "clip";
              const isForReaders = clipPath !== "none" && position === "absolute";
              return (
                isCut && !isForReaders && textOverflow === "clip" && each.scrollHeight > each.clientHeight + 1
              );
            })
            .map((each) => each.outerHTML.slice(0, 120)),
        }));
        found[`${path} ${width}`] = shown;
      }
    }
    const expected = { size: "30px", wide: false, clipped: [] };
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((each) => [each, expected])));
  });
});
