/** The page “One after the other” in a browser: deliveries, stocktakes, lost answers and the camera. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createElement } from "../pages/parts/full-parts.ts";
import { api, type Api } from "../support/client.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { videoOf } from "./camera-video.ts";
import { accessibilityViolations, printOnFailure, screenshot, startChromium } from "./chromium.ts";

const bag = (mpn: string, quantity: number) =>
  `[)>\u001e06\u001d1P${mpn}\u001dQ${quantity}\u001d9D2532\u001e\u0004`;

describe("the page One after the other", () => {
  let folder: string;
  let service: TestService;
  let client: Api;
  let browser: Browser;
  let page: Page;
  let drawer: number;
  const errors: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "series-"));
    const video = join(folder, "camera.y4m");
    await writeFile(video, videoOf(bag("CAMERA-1", 40), "datamatrix"));
    service = await startService();
    client = api(service, tokens.full);
    drawer = await createElement(client, "storage_locations", { name: "Drawer 1" });
    browser = await startChromium([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ]);
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(60_000);
    page.on("console", (message) => {
      // Failed scans have a status of 4xx, and some tests abort requests.
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
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(() => printOnFailure(page));

  let category: Promise<number> | undefined;
  async function newPart(mpn: string, amount: number | null = null) {
    category ??= createElement(client, "categories", { name: "Parts" });
    const id = await createElement(client, "parts", {
      name: `Part ${mpn}`,
      ipn: mpn,
      manufacturer_product_number: mpn,
      category: `/api/categories/${await category}`,
    });
    if (amount !== null) {
      const storage_location = `/api/storage_locations/${drawer}`;
      await createElement(client, "part_lots", { part: `/api/parts/${id}`, storage_location, amount });
    }
    return id;
  }
  const stockOf = async (part: number) =>
    (await client.get<{ partLots: { amount: number }[] }>(`/api/parts/${part}`)).body.partLots.map(
      ({ amount }) => amount,
    );
  const open = (mode: string, location?: number) =>
    page.goto(
      `${service.url}/scan/series?mode=${mode}${location === undefined ? "" : `&location=${location}`}`,
    );
  /** Types a code like a scanner: into the field that has the focus. */
  const scan = async (code: string) => {
    await page.waitForFunction(() => document.activeElement?.id === "scan-code");
    await page.keyboard.insertText(code);
    await page.keyboard.press("Enter");
  };
  const lines = (result: string) => page.locator(`#series-lines > [data-result=${result}]`);
  const newestLine = (result: string) =>
    page.locator(`#series-lines > :first-child[data-result=${result}]`).textContent();

  test("puts away a delivery of five bags", async () => {
    const known = await Promise.all(["BAG-1", "BAG-2", "BAG-3"].map((mpn) => newPart(mpn)));
    const stocked = await newPart("BAG-4", 100);
    await open("put-away");
    await scan(`S${String(drawer).padStart(4, "0")}`);
    await page.locator("#series-state").getByText("Drawer 1").waitFor();
    for (const [index, mpn] of ["BAG-1", "BAG-2", "BAG-3", "BAG-4"].entries()) {
      await scan(bag(mpn, 10 + index));
      await lines("booked").nth(index).waitFor();
    }
    await scan(bag("BAG-5", 20));
    expect(await newestLine("failed")).toContain("Create or choose the part");
    expect(await Promise.all([...known, stocked].map(stockOf))).toEqual([[10], [11], [12], [113]]);
    await screenshot(page, "scan-series-put-away-390");
    await page.setViewportSize({ width: 1280, height: 900 });
    await screenshot(page, "scan-series-put-away-1280");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test("counts a drawer, and takes a line back", async () => {
    const parts = [await newPart("COUNT-1", 10), await newPart("COUNT-2", 20)];
    await open("count");
    await scan(`S${String(drawer).padStart(4, "0")}`);
    const uncounted = page.locator("#series-uncounted");
    await uncounted.getByText("Part COUNT-1").waitFor();
    for (const [index, amount] of ["9", "25"].entries()) {
      await scan(`COUNT-${index + 1}`);
      await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "amount");
      if (index === 0) await screenshot(page, "scan-series-count-390");
      await page.keyboard.type(amount);
      await page.keyboard.press("Enter");
      await lines("booked").nth(index).waitFor();
    }
    expect(await newestLine("booked")).toContain("Counted 25 (was 20).");
    expect(await uncounted.textContent()).not.toContain("COUNT-1");
    expect(await Promise.all(parts.map(stockOf))).toEqual([[9], [25]]);
    await lines("booked").first().getByRole("button", { name: "Undo" }).click();
    await lines("undone").waitFor();
    await uncounted.getByText("Part COUNT-2").waitFor();
    expect(await Promise.all(parts.map(stockOf))).toEqual([[9], [20]]);
  });

  test("takes a scan into an open amount as the next scan", async () => {
    const parts = [await newPart("BURST-1", 10), await newPart("BURST-2", 20)];
    await open("count", drawer);
    await scan("BURST-1");
    const amount = page.locator("#series-question input[name=amount]");
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "amount");
    await amount.fill("7");
    // Without waiting for each key, the keys follow each other as fast as those of a scanner.
    await Promise.all([..."BURST-2"].map((key) => page.keyboard.press(key)));
    expect(await amount.inputValue()).toBe("7");
    expect(await page.locator("#scan-code").inputValue()).toBe("BURST-2");
    await page.keyboard.press("Enter");
    await page.locator("#series-question").getByText("Part BURST-2").waitFor();
    await amount.pressSequentially("1500", { delay: 80 });
    await page.keyboard.press("Enter");
    await page.getByText("more than half: 20 → 1,500.").waitFor();
    await screenshot(page, "scan-series-doubtful-count-390");
    // The Enter of a scanner does not confirm.
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Book anyway" }).click();
    await lines("booked").waitFor();
    expect(await Promise.all(parts.map(stockOf))).toEqual([[10], [1500]]);
  });

  test("keeps the booked lines and their Undo after a reload, until another series", async () => {
    const part = await newPart("KEPT-1", 10);
    await open("withdraw");
    for (const count of [1, 2]) {
      await scan("KEPT-1");
      await lines("booked")
        .nth(count - 1)
        .waitFor();
    }
    await page.reload();
    expect(await lines("booked").allTextContents()).toEqual([
      expect.stringContaining("Now 8."),
      expect.stringContaining("Now 9."),
    ]);
    await lines("booked").first().getByRole("button", { name: "Undo" }).click();
    await lines("undone").waitFor();
    expect(await stockOf(part)).toEqual([9]);
    await page.reload();
    expect([await lines("undone").count(), await lines("booked").count()]).toEqual([1, 1]);
    await open("withdraw");
    expect(await lines("booked").count()).toBe(0);
  });

  test("withdraws the amount per scan", async () => {
    const part = await newPart("OUT-1", 10);
    await open("withdraw");
    await page.getByLabel("Amount per scan").fill("3");
    await page.locator("#scan-code").focus();
    await scan("OUT-1");
    await lines("booked").waitFor();
    await scan("OUT-1");
    await lines("booked").nth(1).waitFor();
    expect(await stockOf(part)).toEqual([4]);
    await scan("OUT-1");
    await lines("booked").nth(2).waitFor();
    await scan("OUT-1");
    expect(await newestLine("failed")).toContain("Nothing was booked.");
    expect(await stockOf(part)).toEqual([1]);
  });

  test("books a scan once if its answer is lost", async () => {
    const part = await newPart("LOST-1", 10);
    await open("withdraw");
    let requests = 0;
    await page.route("**/scan/series*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      requests += 1;
      if (requests > 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await scan("LOST-1");
    await page.getByText("Not sent: the service cannot be reached.").waitFor();
    await lines("booked").waitFor();
    await page.unroute("**/scan/series*");
    expect([requests, await stockOf(part)]).toEqual([3, [9]]);
    const undo = "**/change_sets/*/undo";
    await page.route(undo, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await lines("booked").getByRole("button", { name: "Undo" }).click();
    await lines("booked").getByText("Undo failed: the service cannot be reached.").waitFor();
    await page.unroute(undo);
    await lines("booked").getByRole("button", { name: "Undo" }).click();
    await lines("undone").waitFor();
    expect(await lines("undone").locator(".undo-note").textContent()).toMatch(/^Undid|already undone/);
    expect(await stockOf(part)).toEqual([10]);
  });

  test("keeps scans that were not sent, also after a reload", async () => {
    const part = await newPart("OFFLINE-1", 10);
    await open("withdraw");
    await page.route("**/scan/series*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await scan("OFFLINE-1");
    await lines("unsent").waitFor();
    await scan("OFFLINE-2");
    await page.reload();
    await lines("unsent").nth(1).waitFor();
    await screenshot(page, "scan-series-unsent-390");
    await page.unroute("**/scan/series*");
    // Another mode leads to the page of the scan first.
    await open("count");
    await lines("unsent").filter({ hasText: "OFFLINE-1" }).getByText("Send again").click();
    await page.waitForURL(/mode=withdraw/);
    await lines("unsent").filter({ hasText: "OFFLINE-2" }).getByText("Discard").click();
    await lines("unsent").getByText("Send again").click();
    await lines("booked").waitFor();
    expect(await stockOf(part)).toEqual([9]);
    await page.reload();
    expect(await lines("unsent").count()).toBe(0);
  });

  test("reads a DataMatrix code with the camera, once while it stays in the picture", async () => {
    const part = await newPart("CAMERA-1");
    await open("put-away", drawer);
    await page.getByRole("button", { name: "Use camera" }).click();
    await lines("booked").waitFor();
    // The line and its Undo are between the bars at the top and the bottom.
    const box = await lines("booked").getByRole("button", { name: "Undo" }).boundingBox();
    const bar = await page.locator("nav.bottom").boundingBox();
    const picture = await page.locator(".scan-camera video").boundingBox();
    expect(picture?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await screenshot(page, "scan-series-camera-390");
    await page.waitForTimeout(3000);
    expect([await lines("booked").count(), await stockOf(part)]).toEqual([1, [40]]);
  });

  test("books a label with two codes once while the camera finds them in turn", async () => {
    const part = await newPart("TWO-CODES", 10);
    await page.addInitScript(() => {
      let frame = 0;
      Object.assign(globalThis, {
        BarcodeDetector: class {
          static getSupportedFormats(): Promise<string[]> {
            return Promise.resolve(["qr_code", "data_matrix"]);
          }
          detect = () => {
            frame += 1;
            const link = sessionStorage.getItem("link") ?? "";
            const codes = frame % 8 < 4 ? [link, "TWO-CODES"] : ["TWO-CODES"];
            return Promise.resolve(link === "" ? [] : codes.map((rawValue) => ({ rawValue })));
          };
        },
      });
    });
    await open("withdraw");
    await page.evaluate(
      (id) => sessionStorage.setItem("link", `https://parts.example/scan/part/${id}`),
      part,
    );
    await page.getByRole("button", { name: "Use camera" }).click();
    await lines("booked").waitFor();
    const question = page.locator("#series-question");
    await question.getByText("The lot was booked a moment ago").waitFor();
    await screenshot(page, "scan-series-two-codes-390");
    await page.setViewportSize({ width: 1280, height: 900 });
    await screenshot(page, "scan-series-two-codes-1280");
    await page.setViewportSize({ width: 390, height: 844 });
    await question.getByText("Skip").click();
    await page.waitForTimeout(6000);
    expect([await lines("booked").count(), await question.count(), await stockOf(part)]).toEqual([1, 0, [9]]);
    await page.evaluate(() => sessionStorage.removeItem("link"));
  });

  test("remembers that the sound is switched off", async () => {
    await open("count");
    await page.getByLabel("Sound").uncheck();
    await page.reload();
    expect([
      await page.getByLabel("Sound").isChecked(),
      await page.getByLabel("Vibration").isChecked(),
    ]).toEqual([false, true]);
    expect(errors).toEqual([]);
  });
});
