/** The page Scan in a browser: scanners that act as a keyboard, photos and the camera. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { encodeQR } from "qr";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createElement } from "../pages/parts/full-parts.ts";
import { api, type Api } from "../support/client.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { videoOf } from "./camera-video.ts";
import { accessibilityViolations, printOnFailure, screenshot, startChromium } from "./chromium.ts";

const mouser =
  "[)>\u001e06\u001dKP0-1337\u001d14K011\u001d1PMC34063ADR\u001dQ3\u001d4LMX\u001d1VTI\u001e\u0004";
const shown = "[)>␞06␝KP0-1337␝14K011␝1PMC34063ADR␝Q3␝4LMX␝1VTI␞␄";

describe("the page Scan", () => {
  let folder: string;
  let service: TestService;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "scan-"));
    const video = join(folder, "camera.y4m");
    await writeFile(
      video,
      videoOf("{pbn:PICK1,on:SO2009291337,pc:C312270,pm:ST-1-102-A01,qty:2,mc:,cc:1}", "qr"),
    );
    service = await startService();
    browser = await startChromium([
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${video}`,
    ]);
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(60_000);
    page.on("console", (message) => {
      // The status of unknown codes is 404.
      if (message.type() === "error" && !/403|404|409|422|ERR_FAILED/.test(message.text()))
        errors.push(message.text());
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
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    await page.goto(`${service.url}/scan`);
    printOnFailure(page);
  });

  const codeInAddress = () => new URL(page.url()).searchParams.get("code");

  /** The keys for the separators (GS, RS, EOT) of the modes that scanners have. */
  test.each([
    ["Ctrl", { "\u001d": "Control+]", "\u001e": "Control+^", "\u0004": "Control+d" }],
    ["function keys", { "\u001d": "F8", "\u001e": "F9", "\u0004": "Alt+Pause" }],
    ["Alt", { "\u001d": "029", "\u001e": "030", "\u0004": "004" }],
  ])(
    "keeps the control characters of a scanner that sends %s",
    async (_mode, keys: Record<string, string>) => {
      const { keyboard } = page;
      for (const character of mouser) {
        const key = keys[character];
        if (key === undefined) await keyboard.type(character);
        else if (/^\d/.test(key)) {
          await keyboard.down("Alt");
          for (const digit of key) await keyboard.press(`Numpad${digit}`);
          await keyboard.up("Alt");
        } else await keyboard.press(key);
      }
      expect(await page.locator("#scan-code").inputValue()).toBe(shown);
      await keyboard.press("Enter");
      await page.waitForURL(/code=/);
      expect(codeInAddress()).toBe(mouser);
      expect(await page.locator("#decoded").textContent()).toContain("MC34063ADR");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("scan-code");
    },
  );

  test.each(["/parts", "/categories"])("reads a scan in the search field of %s", async (path) => {
    await page.goto(`${service.url}${path}`);
    await page.locator("header input[name=q]").focus();
    for (const character of mouser.replace("\u0004", ""))
      await page.keyboard.press(
        { "\u001d": "Control+]", "\u001e": "Control+6" }[character] ??
          (character === " " ? "Space" : character),
      );
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/scan\?code=/);
    expect(await page.locator("#decoded").textContent()).toContain("MC34063ADR");
  });

  test("replaces a code that was not found with the next scan", async () => {
    await page.goto(`${service.url}/scan?code=unknown`);
    await page.keyboard.type("next");
    expect(await page.locator("#scan-code").inputValue()).toBe("next");
  });

  test("reads a photo of a label", async () => {
    const gif = Buffer.from(encodeQR(mouser, "gif", { scale: 4, border: 4 }));
    await page
      .getByLabel("Photo of a label")
      .setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer: gif });
    await page.waitForURL(/code=/);
    expect(codeInAddress()).toBe(mouser);
    await screenshot(page, "scan-decoded-390");
  });

  test("explains that a photo has no code", async () => {
    const buffer = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
    await page.getByLabel("Photo of a label").setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer });
    await page.getByText("No code was found in the photo.").waitFor();
  });

  test.each([
    ["on", "60"],
    ["off", null],
  ])("reads a code with the camera, with the vibration %s", async (choice, vibrated) => {
    await page.evaluate((stored) => {
      sessionStorage.clear();
      localStorage.setItem("scan-vibration", stored);
      navigator.vibrate = (pattern) => {
        sessionStorage.setItem("vibrated", String(pattern));
        return true;
      };
    }, choice);
    await page.getByRole("button", { name: "Use camera" }).click();
    await page.waitForURL(/code=/);
    expect(await page.locator("#decoded").textContent()).toContain("C312270");
    expect(await page.evaluate(() => sessionStorage.getItem("vibrated"))).toBe(vibrated);
  });

  describe("changes of the stock", () => {
    let client: Api;
    let count = 0;
    beforeAll(async () => {
      client = api(service, tokens.full);
      await createElement(client, "categories", { name: "Parts" });
    });

    async function openPart(amount: number) {
      count += 1;
      const ipn = `STOCK-${count}`;
      const part = await createElement(client, "parts", { name: ipn, ipn, category: "/api/categories/1" });
      const lot = await createElement(client, "part_lots", { part: `/api/parts/${part}`, amount });
      await page.goto(`${service.url}/scan?code=${ipn}`);
      const amountOf = async () =>
        (await client.get<{ amount: number }>(`/api/part_lots/${lot}`)).body.amount;
      const lots = async () => {
        const { body } = await client.get<{ partLots: { amount: number; storage_location?: unknown }[] }>(
          `/api/parts/${part}`,
        );
        return body.partLots.map(({ amount: each, storage_location: place }) => [each, Boolean(place)]);
      };
      return { ipn, amountOf, lots };
    }
    const unsent = () => page.locator("#scan-lines > [data-result=unsent]");
    const notice = (text: string) => page.locator("main > .notice").getByText(text).waitFor();
    const change = async (action: string, amount: string) => {
      await page.locator(".lot-form input[name=amount]").fill(amount);
      await page.locator(".lot-form").getByRole("button", { name: action }).click();
    };
    /** Lets the service handle the next forms without an answer. */
    async function loseAnswers(lost: number) {
      await page.route("**/lots/*", async (route) => {
        lost -= 1;
        if (lost < 0) return route.continue();
        await route.fetch();
        return route.abort();
      });
    }

    test.each([
      ["Withdraw", "5", 25],
      ["Add", "5", 35],
      ["Count", "29", 29],
    ])("books once if the answer is lost: %s", async (action, amount, expected) => {
      const { ipn, amountOf } = await openPart(30);
      await loseAnswers(2);
      await change(action, amount);
      await unsent().getByText("Not sent: the service cannot be reached.").waitFor();
      expect(await unsent().textContent()).toContain(`${ipn}: ${action} ${amount}`);
      await screenshot(page, "scan-unsent-390");
      await notice(`${ipn}: The form had already been sent.`);
      await page.unroute("**/lots/*");
      expect([await amountOf(), await unsent().count()]).toEqual([expected, 0]);
      expect(await page.locator("#found .lot-amount").textContent()).toBe(String(expected));
      await page.locator("main > .notice").getByRole("button", { name: "Undo" }).click();
      await notice("Undid the changes");
      expect(await amountOf()).toBe(30);
    });

    test("moves once if the answer is lost", async () => {
      const drawer = `Drawer of the move ${count}`;
      await createElement(client, "storage_locations", { name: drawer });
      const { ipn, lots } = await openPart(30);
      await loseAnswers(2);
      await page.locator(".lot-form input[name=amount]").fill("5");
      await page.locator(".lot-form summary").click();
      await page.locator(".lot-form input[name=storage_location]").fill(drawer);
      await page.locator(".lot-form").getByRole("button", { name: "Move" }).click();
      await unsent().getByText("Not sent: the service cannot be reached.").waitFor();
      expect(await unsent().textContent()).toContain(`${ipn}: Move 5`);
      await notice(`${ipn}: The form had already been sent.`);
      await page.unroute("**/lots/*");
      const moved = [
        [25, false],
        [5, true],
      ];
      expect([await lots(), await unsent().count()]).toEqual([moved, 0]);
      // The page asks for the lot now that there are two.
      await page.locator("#found").getByText(drawer).waitFor();
      await page.locator("main > .notice").getByRole("button", { name: "Undo" }).click();
      await notice("Undid the changes");
      expect(await lots()).toEqual([[30, false]]);
    });

    test("shows that a permission is missing, and keeps a change of another session", async () => {
      const name = "worker";
      const password = "correct horse battery";
      const permissions = {
        "tools.label_scanner": true,
        "parts.read": true,
        "parts_stock.withdraw": true,
        "parts_stock.add": true,
      };
      const user = await createElement(client, "users", {
        name,
        password,
        permissions,
        need_pw_change: false,
      });
      const { ipn, amountOf } = await openPart(30);
      const admin = page;
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      page = await context.newPage();
      const signIn = async () => {
        await page.goto(`${service.url}/login`);
        await page.locator('input[name="_username"]').fill(name);
        await page.locator('input[name="_password"]').fill(password);
        await page.keyboard.press("Enter");
        await page.waitForURL(`${service.url}/`);
      };
      try {
        await signIn();
        await page.goto(`${service.url}/scan?code=${ipn}`);
        await client.patch(`/api/users/${user}`, {
          permissions: { ...permissions, "parts_stock.withdraw": false },
        });
        await change("Withdraw", "5");
        const failed = page.locator("#scan-lines > [data-result=failed]");
        await failed.getByText(/You need the “[^”]+” permission\./).waitFor();
        expect(await failed.textContent()).toContain("Nothing was booked.");
        await page.reload();
        expect(await unsent().count()).toBe(0);

        // The user signs in again in another tab.
        const tab = page;
        await context.clearCookies();
        page = await context.newPage();
        await signIn();
        await page.close();
        page = tab;
        await change("Add", "5");
        await unsent().getByText("Not sent: sign in again in another tab").waitFor();
        await page.reload();
        await unsent().getByRole("button", { name: "Send again" }).click();
        await notice(`${ipn}: Added 5. The lot now contains 35.`);
        expect(await amountOf()).toBe(35);
      } finally {
        page = admin;
        await context.close();
      }
    });

    test("keeps what could not be sent, also after a reload", async () => {
      const { ipn, amountOf } = await openPart(30);
      await page.route("**/lots/*", (route) => route.abort());
      await change("Withdraw", "5");
      await unsent().waitFor();
      await page.reload();
      await unsent().getByText("Not sent, or the answer was lost.").waitFor();
      await page.unroute("**/lots/*");
      await unsent().getByRole("button", { name: "Send again" }).click();
      await notice(`${ipn}: Withdrew 5. The lot now contains 25.`);
      expect(await amountOf()).toBe(25);
    });

    test("does not send a change again that the service may have forgotten", async () => {
      const { amountOf } = await openPart(30);
      await page.route("**/lots/*", (route) => route.abort());
      await change("Withdraw", "5");
      await unsent().waitFor();
      await page.evaluate(() => {
        const now = Date.now;
        Date.now = () => now() + 21 * 60 * 60 * 1000;
      });
      await unsent().getByRole("button", { name: "Send again" }).click();
      await unsent().getByText("The scan is too old to be sent again").waitFor();
      await page.unroute("**/lots/*");
      expect(await unsent().getByRole("button").allTextContents()).toEqual(["Discard"]);
      await unsent().getByRole("button", { name: "Discard" }).click();
      expect(await amountOf()).toBe(30);
    });

    test("warns about a bag of another maker", async () => {
      const maker = await createElement(client, "manufacturers", { name: "Advanced Monolithic Systems" });
      const part = await createElement(client, "parts", {
        name: "AMS1117-3.3",
        manufacturer_product_number: "AMS1117-3.3",
        manufacturer: `/api/manufacturers/${maker}`,
        category: "/api/categories/1",
      });
      await createElement(client, "part_lots", { part: `/api/parts/${part}`, amount: 30 });
      const code = mouser.replace("MC34063ADR", "AMS1117-3.3").replace("1VTI", "1VUMW");
      await page.goto(`${service.url}/scan?code=${encodeURIComponent(code)}`);
      await page
        .locator("#found .warning")
        .getByText("The code has the manufacturer UMW, but the part has Advanced Monolithic Systems.")
        .waitFor();
      await screenshot(page, "scan-warning-390");
      await page.setViewportSize({ width: 1280, height: 900 });
      await screenshot(page, "scan-warning-1280");
      await page.setViewportSize({ width: 390, height: 844 });
    });

    test("shows errors, and asks before a doubtful count", async () => {
      const { amountOf } = await openPart(30);
      await change("Withdraw", "31");
      await page.locator("#found .errors").waitFor();
      await change("Count", "3");
      const question = page.locator("[data-question]");
      await question.getByText("Change 30 to 3?").waitFor();
      await screenshot(page, "scan-count-question-390");
      await question.getByText("Cancel").click();
      await change("Count", "3");
      await question.getByRole("button", { name: "Count 3" }).click();
      await notice("Counted 3.");
      expect(await amountOf()).toBe(3);
    });
  });

  test("is accessible and logs no errors", async () => {
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
