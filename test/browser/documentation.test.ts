/** The documentation page in a real browser. Tests share a page, because loading it takes seconds. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "../../src/pages/site/cookies.ts";
import { newSession } from "../pages/oauth/oauth-site.ts";
import { api } from "../support/client.ts";
import { createInventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { screenshot, startChromium } from "./chromium.ts";

describe("the documentation page in a browser", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let violations: string[];
  let requests: string[];

  beforeAll(async () => {
    service = await startService();
    await createInventory(api(service, tokens.full), "STM32F407VGT6");
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  afterEach(() => {
    expect(violations.splice(0)).toEqual([]);
    expect(requests).not.toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== service.url)).toEqual([]);
  });

  async function newPage({ javaScriptEnabled = true } = {}): Promise<void> {
    violations = [];
    requests = [];
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled });
    // The browser reports CSP violations as console errors.
    page.on("console", (message) => {
      if (message.type() === "error") violations.push(message.text());
    });
    page.on("pageerror", (error) => violations.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) requests.push(request.url());
    });
    page.on("requestfailed", (request) => violations.push(`could not load ${request.url()}`));
  }

  async function open(path: string): Promise<void> {
    await page.goto(service.url + path);
    await page.getByRole("heading", { name: /^Part\b/ }).waitFor();
    await page.locator("#operations-tag-Part").click();
    await page.locator("#operations-Part-listParts").getByText("List parts", { exact: true }).click();
  }

  async function pasteToken(token: string): Promise<void> {
    await page.getByLabel("API token").fill(token);
    await page.keyboard.press("Enter");
  }

  const answer = (): Locator => page.locator("#operations-Part-listParts .live-responses-table tr.response");

  /** Runs GET /api/parts on the page and returns the status that it shows. */
  async function listParts(): Promise<string> {
    const arrived = page.waitForResponse((response) => response.url().includes("/api/parts?"));
    await page.locator("#operations-Part-listParts").getByRole("button", { name: "Execute" }).click();
    const status = String((await arrived).status());
    await answer().locator(".response-col_status", { hasText: status }).waitFor();
    return status;
  }

  describe("for a visitor", () => {
    beforeAll(async () => {
      await newPage();
      await page.context().addCookies([{ name: "partledger_theme", value: "dark", url: service.url }]);
      await page.goto(`${service.url}/api/categories/1`);
    });
    afterAll(() => page.close());

    test("the page has the color theme that the user chose", async () => {
      const html = page.locator("html.dark-mode[data-theme=dark]");
      await html.waitFor();
      expect(await html.evaluate((element) => getComputedStyle(element).colorScheme)).toBe("dark");
    });

    test("the service returns the documentation page instead of JSON to browsers", async () => {
      expect(await page.title()).toBe("API documentation · Partledger");
    });

    test("does not offer to use a session", async () => {
      await page.getByText("Requests are sent without credentials.").waitFor();
      expect(await page.getByRole("button", { name: "Use my session" }).count()).toBe(0);
    });
  });

  // Swagger UI takes seconds to load the contract and to show each response, so these tests share one page.
  describe("for a signed-in user", () => {
    beforeAll(async () => {
      await newPage();
      const value = await newSession(service.store, "admin");
      await page.context().addCookies([{ name: sessionCookie, value, url: service.url }]);
      await open("/api/docs");
    });
    afterAll(() => page.close());

    test("the page loads the 3.0 document, which opens four times as fast", () => {
      expect(requests).toContain(`${service.url}/api/docs.json?spec_version=3.0`);
    });

    test("requests use the session only after the user chooses it", async () => {
      expect(await listParts()).toBe("401");
      await page.getByText("Requests are sent without credentials.").waitFor();
      await page.getByRole("button", { name: "Use my session (admin)" }).click();
      await page.getByText("Requests are sent as admin").waitFor();
      expect(await listParts()).toBe("200");
      await screenshot(page, "documentation-session");
      await page.getByRole("button", { name: "Stop using my session" }).click();
      await page.getByText("Requests are sent without credentials.").waitFor();
      expect(await listParts()).toBe("401");
      expect(violations.splice(0)).toHaveLength(2);
    });

    test("a pasted token replaces the session, and GET /api/parts shows its response", async () => {
      await page.getByRole("button", { name: "Use my session (admin)" }).click();
      await pasteToken(tokens.reader);
      await page.getByText("of reader accepted (scope full)").waitFor();
      expect(await page.getByRole("button", { name: "Use my session (admin)" }).isVisible()).toBe(true);
      expect(await listParts()).toBe("200");
      await answer().getByText("STM32F407VGT6").first().waitFor();
      expect(requests).toContain(`${service.url}/api/parts?itemsPerPage=30`);
    });

    test.each([
      ["light", 1280],
      ["dark", 1280],
      ["light", 390],
    ] as const)(
      "fits the window with a response shown, %s and %i pixels wide",
      async (colorScheme, width) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await answer().scrollIntoViewIfNeeded();
        await screenshot(page, `documentation-${colorScheme}-${width}`);
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      },
    );

    test("rejects an invalid token with the reason, and forgets a valid token on request", async () => {
      await pasteToken("wrong");
      await page.getByText("Token rejected: ").waitFor();
      expect(violations.splice(0)).toEqual([expect.stringMatching(/^Failed to load resource: .* 401 /)]);

      await page.getByRole("button", { name: "Remove token" }).click();
      await page.getByText("Token removed.").waitFor();
      expect(await listParts()).toBe("401");
      expect(violations.splice(0)).toEqual([expect.stringMatching(/^Failed to load resource: .* 401 /)]);
    });

    test("shows the ID of a path first, and the Execute button above the parameters", async () => {
      const operation = page.locator("#operations-Part-deletePart");
      await operation.getByText("Delete a part", { exact: true }).click();
      await operation.getByRole("button", { name: "Execute" }).waitFor();
      const names = await operation.locator(".parameter__name").allInnerTexts();
      expect(names.map((name) => name.split(/\s/)[0])).toEqual(["id", "_comment", "dry_run", "If-Match"]);
      const [button, table] = await Promise.all([
        operation.getByRole("button", { name: "Execute" }).boundingBox(),
        operation.locator("table.parameters").boundingBox(),
      ]);
      expect(button!.y + button!.height).toBeLessThan(table!.y);
      await operation.getByText("Delete a part", { exact: true }).click();
    });

    test("shows the KiCad library file and the MCP address with the URL of this service", async () => {
      for (const name of ["KiCad", "Agents (MCP)"]) await page.locator("summary", { hasText: name }).click();
      const library = page.locator('[data-copy="partledger.kicad_httplib"] pre');
      expect(JSON.parse(await library.innerText())).toMatchObject({
        source: { root_url: `${service.url}/eda-api/`, token: "YOUR_TOKEN" },
      });
      expect(await page.locator('[data-copy="MCP address"] pre').innerText()).toBe(`${service.url}/mcp`);
      await page.getByRole("button", { name: "Copy: partledger.kicad_httplib" }).waitFor();
      await screenshot(page, "documentation-programs");
      for (const name of ["KiCad", "Agents (MCP)"]) await page.locator("summary", { hasText: name }).click();
    });
  });

  test("links to the contract if scripts are disabled", async () => {
    await newPage({ javaScriptEnabled: false });
    await page.goto(`${service.url}/api/docs`);
    await page.getByRole("link", { name: "/api/docs.json", exact: true }).waitFor();
    expect(await page.getByLabel("API token").isVisible()).toBe(false);
    await page.close();
  });
});
