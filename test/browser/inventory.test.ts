/** Journeys through the inventory pages in a real browser, with the keyboard and on a phone. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../support/client.ts";
import { picture } from "../support/inventory.ts";
import { passwords, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { createElement } from "../pages/parts/full-parts.ts";
import { accessibilityViolations, printOnFailure, startChromium } from "./chromium.ts";

describe("a user of the inventory", () => {
  let service: TestService;
  let browser: Browser;
  let client: Api;
  let category: number;
  let lot: number;

  beforeAll(async () => {
    service = await startService();
    client = api(service, tokens.full);
    category = await createElement(client, "categories", { name: "Transistors" });
    const drawer = await createElement(client, "storage_locations", { name: "Drawer 7" });
    const part = await createElement(client, "parts", {
      name: "BC547",
      category: `/api/categories/${category}`,
    });
    lot = await createElement(client, "part_lots", {
      part: `/api/parts/${part}`,
      storage_location: `/api/storage_locations/${drawer}`,
      amount: 40,
    });
    await createElement(client, "parts", { name: "2N3904", category: `/api/categories/${category}` });
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  /** Signs in. Errors of scripts fail the test. */
  async function signedIn(width: number): Promise<{ readonly page: Page; readonly errors: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 844 }, hasTouch: width < 600 });
    printOnFailure(page);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("status of 4")) errors.push(message.text());
    });
    await page.goto(`${service.url}/login`);
    await page.locator('input[name="_username"]').fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${service.url}/`);
    return { page, errors };
  }

  /** Waits for the page with this heading and for its scripts. */
  async function opened(page: Page, heading: string): Promise<void> {
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    await page.waitForLoadState();
  }

  /** Presses Tab until the element with this name has the focus. Each element on the way must show that it has it. */
  async function tabTo(page: Page, name: string): Promise<void> {
    const passed: string[] = [];
    while (passed.length < 150) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        // After the last element, the focus leaves the page.
        if (element === document.body) return { name: "", isVisible: true };
        const label = (element as HTMLInputElement).labels?.[0]?.innerText;
        const { top, left, bottom, right } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isCovered =
          bottom - top < innerHeight / 2 && hit !== null && !element.contains(hit) && !hit.contains(element);
        const outlines = ["", "::after"].map((part) => getComputedStyle(element, part).outlineStyle);
        return {
          name: (element.ariaLabel ?? label ?? element.innerText).trim(),
          isVisible:
            outlines.some((style) => style !== "none") && bottom > 0 && top < innerHeight && !isCovered,
        };
      });
      if (!focused.isVisible) throw new Error(`The focus of “${focused.name}” is not visible.`);
      if (focused.name === name) return;
      passed.push(focused.name);
    }
    throw new Error(`The Tab key does not reach “${name}”, but ${passed.join(", ")}.`);
  }

  const amount = async () => Number((await client.get(`/api/part_lots/${lot}`, { expect: 200 })).body.amount);

  const partOfLot = async () => {
    const { body } = await client.get<{ part: { id: number } }>(`/api/part_lots/${lot}`, { expect: 200 });
    return `/parts/${body.part.id}`;
  };

  test(
    "narrows the list beside its numbers of parts and opens a row with the keyboard",
    {
      timeout: 30_000,
    },
    async () => {
      for (const [name, current] of [
        ["Weak", 0.1],
        ["Strong", 3],
      ] as const)
        await createElement(client, "parts", {
          name,
          category: `/api/categories/${category}`,
          parameters: [{ name: "Current", value_typical: current, unit: "A" }],
        });
      const { page, errors } = await signedIn(1440);
      await page.goto(`${service.url}/parts`);
      await page.locator("[data-facet=category] .facet-link", { hasText: "Transistors" }).waitFor();
      // A link changes the filter in place, and the numbers and the focus stay.
      const diodes = await createElement(client, "categories", { name: "Diodes" });
      await createElement(client, "parts", { name: "BAT54", category: `/api/categories/${diodes}` });
      await page.reload();
      const values = page.locator("[data-facet=category] .facet-link");
      await values.filter({ hasText: "Diodes" }).click();
      await page.locator("#results").getByText("1 part", { exact: true }).waitFor();
      await values.filter({ hasText: "Transistors" }).click();
      await page.locator("#results").getByText("5 parts", { exact: true }).waitFor();
      expect(await values.allTextContents()).toEqual(["Diodes 1", "Transistors 4"]);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Transistors 4");
      await page.getByRole("link", { name: "Remove the filter Category: Diodes" }).first().click();
      await page.locator("#results").getByText("4 parts", { exact: true }).waitFor();
      await page.goBack();
      await page.locator("#results").getByText("5 parts", { exact: true }).waitFor();
      await page.getByText("Parameters", { exact: true }).click();
      await page.getByLabel("Minimum of Current in A").fill("nonsense");
      await page.getByRole("alert").getByText("“nonsense” is not a valid number").waitFor();
      await page.getByLabel("Minimum of Current in A").fill("500m");
      await page.getByText("1 part", { exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.getAll("parameter")).toEqual(["Current:>=0.5 A"]);
      await page.getByRole("searchbox", { name: "Search parts" }).press("ArrowDown");
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await opened(page, "Strong");
      expect(errors).toEqual([]);
      await page.close();
    },
  );

  test("finds a part while typing and withdraws stock on a phone", async () => {
    const { page, errors } = await signedIn(390);
    await page.getByRole("navigation", { name: "Main" }).getByText("Parts").click();
    await page.getByRole("searchbox", { name: "Search parts" }).pressSequentially("bc5");
    await page.getByText("1 part", { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe("?q=bc5");
    await page.getByLabel("Change the stock of BC547").click();
    await page.getByLabel("Amount of BC547 in Drawer 7").fill("15");
    await page.getByRole("button", { name: "Withdraw from Drawer 7" }).click();
    await page.getByText("BC547: Withdrew 15. The lot now contains 25.").waitFor();
    expect([await amount(), new URL(page.url()).search]).toEqual([25, "?q=bc5"]);
    await page.getByLabel("Change the stock of BC547").click();
    await page.getByLabel("Amount of BC547 in Drawer 7").fill("1000");
    await page.getByRole("button", { name: "Withdraw from Drawer 7" }).click();
    await page.getByRole("alert").waitFor();
    expect([await amount(), await accessibilityViolations(page), errors]).toEqual([25, [], []]);
    await page.close();
  });

  test("creates a part with the keyboard alone, after a reload", async () => {
    const { page, errors } = await signedIn(1280);
    await page.goto(`${service.url}/parts/new`);
    await page.locator('input[name="name"]:focus').waitFor();
    await page.keyboard.type("BC557");
    await page.keyboard.press("Tab");
    await page.keyboard.type("trans");
    await page.getByRole("option", { name: "Transistors", exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add lot" }).press("Enter");
    await page.keyboard.type("Drawer 7");
    await page.keyboard.press("Tab");
    await page.keyboard.type("3");
    // A restored draft is kept until the form is sent.
    for (const _reload of [1, 2]) {
      await page.reload();
      await page.getByRole("button", { name: "Restore draft" }).press("Enter");
      expect(await page.locator('input[name="category"]').inputValue()).toBe("Transistors");
    }
    await page.locator('input[name="name"]').press("Enter");
    await opened(page, "BC557");
    const { pathname } = new URL(page.url());
    const { body } = await client.get(`/api${pathname}`, { expect: 200 });
    expect([body["partLots"], errors]).toMatchObject([[{ amount: 3 }], []]);
    await page.goto(`${service.url}/parts/new`);
    expect(await page.getByRole("button", { name: "Restore draft" }).count()).toBe(0);
    await page.close();
  });

  test("keeps the chosen suggestion if further suggestions arrive", async () => {
    const { page } = await signedIn(1280);
    await page.goto(`${service.url}/parts/new`);
    const input = page.locator('input[name="category"]');
    await input.pressSequentially("trans");
    await page.getByRole("option", { name: "Transistors", exact: true }).waitFor();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const requested = page.waitForRequest("**/api/categories?*");
    await page.route("**/api/categories?*", async (route) => {
      await held;
      await route.continue();
    });
    await input.pressSequentially("i");
    const request = await requested;
    await page.keyboard.press("ArrowDown");
    answer();
    await (await request.response())?.finished();
    await page.keyboard.press("Enter");
    expect(await input.inputValue()).toBe("Transistors");
    await page.close();
  });

  test("keeps what was typed if the session ends before the form is sent", async () => {
    const { page, errors } = await signedIn(1280);
    await page.goto(`${service.url}/parts/new`);
    await page.locator('input[name="name"]').fill("BC546");
    await page.locator('input[name="category"]').fill("Transistors");
    await page.context().clearCookies({ name: /session/ });
    await page.locator('input[name="name"]').press("Enter");
    await page.locator('input[name="_username"]').fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Restore draft" }).press("Enter");
    expect(await page.locator('input[name="name"]').inputValue()).toBe("BC546");
    await page.locator('input[name="name"]').press("Enter");
    await opened(page, "BC546");
    await page.goto(`${service.url}/parts/new`);
    expect([await page.getByRole("button", { name: "Restore draft" }).count(), errors]).toEqual([0, []]);
    // The next user of the browser does not see the draft.
    await page.locator('input[name="name"]').fill("Secret");
    await page.getByLabel("Account: admin").click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/parts"));
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("draft /parts/new");
    await page.close();
  });

  test("sends a form once if its button is pressed again", async () => {
    const { page, errors } = await signedIn(390);
    await page.goto(`${service.url}/lots/${lot}`);
    const before = await amount();
    await page.getByLabel("Amount", { exact: true }).fill("1");
    // The requests wait until the button was pressed twice.
    let release: () => void = () => undefined;
    const pressedTwice = new Promise<void>((resolve) => (release = resolve));
    let requests = 0;
    await page.route(`**/lots/${lot}`, async (route) => {
      if (route.request().method() === "POST") requests += 1;
      await pressedTwice;
      await route.continue();
    });
    // Playwright cannot press a button while the page waits for a response.
    await page.getByRole("button", { name: "Withdraw" }).evaluate((button: HTMLButtonElement) => {
      setTimeout(() => button.click());
      setTimeout(() => button.click(), 200);
    });
    await expect.poll(() => requests).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 400));
    release();
    await page.getByText("BC547: Withdrew 1.").waitFor();
    expect([requests, await amount(), errors]).toEqual([1, before - 1, []]);
    await page.close();
  });

  test("adds a part with a photo", async () => {
    const { page, errors } = await signedIn(390);
    await page.goto(`${service.url}/parts/new`);
    await page.locator('input[name="name"]').fill("BC560");
    await page.locator('input[name="category"]').fill("Transistors");
    await page.locator('input[name="name"]').press("Enter");
    await opened(page, "BC560");

    // The upload waits until the progress was seen.
    let release: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/files", async (route) => {
      await seen;
      await route.continue();
    });
    await page.getByText("Add files").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose files" }).click();
    const buffer = Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64");
    await (
      await chooser
    ).setFiles([
      { name: "front.png", mimeType: "image/png", buffer },
      { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) },
    ]);
    await page.getByRole("progressbar", { name: "Progress of front.png" }).waitFor();
    await page.getByRole("button", { name: "Cancel front.png" }).waitFor();
    release();
    await page.locator(".picture img").waitFor();
    await page.getByRole("link", { name: "front", exact: true }).waitFor();
    await page.getByRole("alert").getByText("The file is empty").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Dismiss empty.txt" }).click();

    // A pasted picture.
    await page.evaluate(
      (bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], "image.png", { type: "image/png" }));
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      },
      [...buffer],
    );
    const pasted = page.getByRole("link", { name: /^Picture \d{4}-/ });
    await pasted.waitFor();

    // The viewer, by keyboard.
    await pasted.press("Enter");
    const viewer = page.getByRole("dialog", { name: /^Picture \d{4}-/ });
    await viewer.getByText("(2 of 2)").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await page.getByRole("dialog", { name: "front" }).getByText("(1 of 2)").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Picture /);
    const { pathname } = new URL(page.url());
    const { body } = await client.get<{ attachments: unknown[]; master_picture_attachment: unknown }>(
      `/api${pathname}`,
      { expect: 200 },
    );
    expect([body.attachments.length, body.master_picture_attachment, errors]).toMatchObject([
      2,
      { name: "front" },
      [],
    ]);
    // All thumbnails must have been created before the service is closed.
    await page.waitForLoadState("networkidle");
    await page.close();
  });

  test("sends a file again after the connection was lost, and cancels one that waits", async () => {
    const id = await createElement(client, "parts", {
      name: "BC558",
      category: `/api/categories/${category}`,
    });
    const { page } = await signedIn(1280);
    await page.goto(`${service.url}/parts/${id}`);
    await page.route("**/files", (route) => route.abort(), { times: 1 });
    await page.getByText("Add files").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose files" }).click();
    const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("104") });
    await (await chooser).setFiles([file("keys.txt")]);
    await page.getByRole("alert").getByText("The connection was lost.").waitFor();
    await page.getByRole("button", { name: "Retry keys.txt" }).click();
    await page.getByRole("link", { name: "keys", exact: true }).waitFor();

    let release: () => void = () => undefined;
    const cancelled = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/files", async (route) => {
      await cancelled;
      await route.continue();
    });
    const again = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose files" }).click();
    await (await again).setFiles([file("first.txt"), file("second.txt")]);
    await page.getByRole("button", { name: "Cancel second.txt" }).click();
    release();
    await page.getByRole("link", { name: "first", exact: true }).waitFor();
    await page.getByText("1 file added.").waitFor({ state: "attached" });
    const { body } = await client.get<{ attachments: { name: string }[] }>(`/api/parts/${id}`, {
      expect: 200,
    });
    expect(body.attachments.map(({ name }) => name).sort()).toEqual(["first", "keys"]);
    await page.close();
  });

  test("resolves an edit conflict", async () => {
    const id = await createElement(client, "parts", {
      name: "Shared",
      category: `/api/categories/${category}`,
      description: "Before",
    });
    const [first, second] = [await signedIn(1280), await signedIn(1280)];
    for (const { page } of [first, second]) await page.goto(`${service.url}/parts/${id}/edit`);
    const save = ({ page }: typeof first) =>
      page.locator(".form-bar").getByRole("button", { name: "Save part" });
    await first.page.getByLabel("Description", { exact: true }).first().fill("First");
    await first.page.getByLabel("Tags").fill("first");
    await save(first).click();
    await first.page.getByText("Saved Shared.").waitFor();
    await second.page.getByLabel("Description", { exact: true }).first().fill("Second");
    await second.page.getByLabel("IPN").fill("SHARED-2");
    await save(second).click();
    await second.page.getByText("Both of you changed the following fields.").waitFor();
    expect(await second.page.getByLabel("Tags").inputValue()).toBe("first");
    const row = second.page.getByRole("row", { name: /Description/ });
    expect(await row.innerText()).toMatch(/Second\s+First/);
    expect(await accessibilityViolations(second.page)).toEqual([]);
    await row.getByLabel("Use the saved value").check();
    await save(second).click();
    await second.page.getByText("Saved Shared.").waitFor();
    const { body } = await client.get(`/api/parts/${id}`, { expect: 200 });
    expect(body).toMatchObject({ description: "First", tags: "first", ipn: "SHARED-2" });
    expect([...first.errors, ...second.errors]).toEqual([]);
    for (const { page } of [first, second]) await page.close();
  });

  test("receives new stock on a phone", async () => {
    const id = await createElement(client, "parts", {
      name: "Delivered",
      category: `/api/categories/${category}`,
    });
    const { page, errors } = await signedIn(390);
    await page.goto(`${service.url}/parts/${id}`);
    await page.getByRole("link", { name: "Add a lot" }).click();
    await page.getByLabel("Storage location").pressSequentially("New drawer");
    await page.getByRole("option", { name: "Create storage location “New drawer”" }).click();
    await page.getByLabel("Amount", { exact: true }).fill("100");
    await page.getByRole("button", { name: "Add lot" }).click();
    await page.getByText("Added a lot in New drawer.").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Add or withdraw" }).click();
    await page.getByLabel("Amount", { exact: true }).fill("98");
    await page.getByRole("button", { name: "Count" }).click();
    await page.getByText("Delivered: Counted 98.").waitFor();
    await page.getByText("Move to another location").click();
    await page.getByLabel("Amount", { exact: true }).fill("8");
    await page.getByLabel("New location").fill("Drawer 7");
    await page.getByRole("option", { name: "Drawer 7", exact: true }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Move" }).click();
    await page.getByText("Delivered: Moved 8 to Drawer 7.").waitFor();
    const { body } = await client.get<{ partLots: { amount: number }[] }>(`/api/parts/${id}`, {
      expect: 200,
    });
    expect(body.partLots.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([8, 90]);
    expect(errors).toEqual([]);
    await page.close();
  });

  test("does the main jobs with the keyboard alone", async () => {
    const id = await createElement(client, "parts", {
      name: "Keyboard",
      category: `/api/categories/${category}`,
      partLots: [{ amount: 10 }],
    });
    const parent = await createElement(client, "categories", { name: "Devices" });
    const moved = await createElement(client, "categories", { name: "Keyboards" });
    const { page, errors } = await signedIn(1280);
    const { keyboard } = page;
    const use = async (name: string) => {
      await tabTo(page, name);
      await keyboard.press("Enter");
    };
    const follow = async (name: string, heading: string) => {
      await use(name);
      await opened(page, heading);
    };

    await keyboard.press("/");
    await keyboard.type("Keyboard");
    await keyboard.press("Enter");
    await page.getByText("1 part", { exact: true }).waitFor();
    await use("Change the stock of Keyboard");
    // The menu moves the focus to the amount.
    await page.locator(".quick-stock input:focus").waitFor();
    await keyboard.type("4");
    await use("Withdraw from no location");
    await page.getByText("Keyboard: Withdrew 4. The lot now contains 6.").waitFor();

    await follow("Keyboard", "Keyboard");
    await follow("Edit", "Edit Keyboard");
    await tabTo(page, "Description");
    await keyboard.type("With 104 keys");
    await use("Save part");
    await page.getByText("Saved Keyboard.").waitFor();

    await use("Add files");
    const chooser = page.waitForEvent("filechooser");
    await use("Choose files");
    await (
      await chooser
    ).setFiles([{ name: "keys.txt", mimeType: "text/plain", buffer: Buffer.from("104") }]);
    await page.getByRole("link", { name: "keys", exact: true }).waitFor();

    await follow("Categories", "Categories");
    await use("Actions for Keyboards");
    await follow("Move to…", "Move Keyboards");
    await tabTo(page, "New parent");
    await keyboard.type("Devices");
    await page.getByRole("option", { name: "Devices", exact: true }).waitFor();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await use("Move");
    await page.getByRole("status").getByText("Keyboards").waitFor();
    await use("Account: admin");
    await use("Sign out");
    await page.getByRole("link", { name: "Sign in" }).first().waitFor();

    const { body } = await client.get(`/api/parts/${id}`, { expect: 200 });
    expect(body).toMatchObject({
      total_instock: 6,
      description: "With 104 keys",
      attachments: [{ name: "keys" }],
    });
    const tree = await client.get(`/api/categories/${moved}`, { expect: 200 });
    expect([tree.body["parent"], errors]).toEqual([`/api/categories/${parent}`, []]);
    await page.close();
  });

  test("works with keys, menus, links and in place", async () => {
    const { page } = await signedIn(1280);
    await page.goto(`${service.url}/parts`);
    await page.getByLabel("Change the stock of BC547").press("Enter");
    await page.getByLabel("Amount of BC547 in Drawer 7").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByLabel("Amount of BC547 in Drawer 7").isVisible()).toBe(false);
    await page.keyboard.press("/");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("q");
    // While the service cannot be reached, the list stays.
    await page.route("**/parts?*", (route) => route.abort());
    await page.keyboard.type("2n39");
    const retry = page.getByRole("alert").getByRole("button", { name: "Try again" });
    await retry.waitFor();
    await page.unroute("**/parts?*");
    await retry.click();
    await page.locator("#results").getByText("1 part", { exact: true }).waitFor();
    expect(await retry.count()).toBe(0);
    // The part page changes stock in place, and keys and links lead to the form.
    await page.getByRole("link", { name: "2N3904", exact: true }).press("Enter");
    await opened(page, "2N3904");
    await page.keyboard.press("e");
    await opened(page, "Edit 2N3904");
    await page.goBack();
    await page.getByRole("link", { name: "Add a supplier" }).press("Enter");
    await page.getByRole("button", { name: "Remove New supplier" }).waitFor();
    await page.goto(`${service.url}${await partOfLot()}`);
    await page.getByLabel("Amount of BC547 in Drawer 7").fill("1");
    await page.getByRole("button", { name: "Add to Drawer 7" }).press("Enter");
    await page.getByText(/^BC547: Added 1\./).waitFor();
    expect(await page.locator("#overview .total strong").textContent()).toBe(String(await amount()));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    expect(await focused()).toBe("Add to Drawer 7");
    await page.close();
  });
});
