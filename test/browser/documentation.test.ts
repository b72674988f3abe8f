import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessionCookie } from "../../src/pages/site/site.tsx";
import { newSession } from "../pages/oauth/oauth-site.ts";
import { api } from "../support/client.ts";
import { makeInventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import type { TestService } from "../support/service.ts";
import { chromiumPath, startChromium } from "./chromium.ts";

const executablePath = chromiumPath();
/** For people to look at; no test compares them. */
const screenshots = fileURLToPath(new URL("../../.cache/screenshots/", import.meta.url));

describe.runIf(executablePath !== null)("the documentation page in a browser", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let faults: string[];
  let requests: string[];

  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    service = await startService();
    await makeInventory(api(service, tokens.full), "STM32F407VGT6");
    browser = await startChromium(executablePath!);
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  beforeEach(async () => {
    await newPage("light", 1280);
  });

  afterEach(async () => {
    await page.close();
    expect(faults).toEqual([]);
    expect(requests).not.toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== service.url)).toEqual([]);
  });

  async function newPage(colorScheme: "light" | "dark", width: number): Promise<void> {
    faults = [];
    requests = [];
    page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    // Violations of the Content-Security-Policy are errors in the console.
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) requests.push(request.url());
    });
    page.on("requestfailed", (request) => faults.push(`could not load ${request.url()}`));
  }

  async function open(path = "/api/docs"): Promise<void> {
    await page.goto(service.url + path);
    await page.getByRole("heading", { name: /^Part\b/ }).waitFor();
  }

  async function pasteToken(token: string): Promise<void> {
    await page.getByLabel("API token").fill(token);
    await page.keyboard.press("Enter");
  }

  async function listParts(): Promise<Locator> {
    await page.locator("#operations-tag-Part").click();
    const operation = page.locator("#operations-Part-listParts");
    await operation.getByText("List parts", { exact: true }).click();
    await operation.getByRole("button", { name: "Execute" }).click();
    return operation.locator(".live-responses-table tr.response");
  }

  test("runs GET /api/parts with a pasted token and shows the answer", async () => {
    await open();
    await pasteToken(tokens.readOnly);
    await page.getByText("of admin can read your inventory").waitFor();
    const answer = await listParts();
    await answer.getByText("STM32F407VGT6").first().waitFor();
    expect(await answer.locator(".response-col_status").innerText()).toMatch(/^200/);
    expect(requests).toContain(`${service.url}/api/parts?page=1&itemsPerPage=30`);
  });

  test("refuses a token that does not work and says why, and forgets a good one", async () => {
    await open();
    await pasteToken("wrong");
    await page.getByText("This token does not work: ").waitFor();
    expect(faults.splice(0)).toEqual([expect.stringMatching(/^Failed to load resource: .* 401 /)]);

    await pasteToken(tokens.readOnly);
    await page.getByRole("button", { name: "Forget token" }).click();
    await page.getByText("The token is forgotten.").waitFor();
    const answer = await listParts();
    await answer.getByText("401").first().waitFor();
    expect(faults.splice(0)).toEqual([expect.stringMatching(/^Failed to load resource: .* 401 /)]);
  });

  describe("of a user who is signed in", () => {
    beforeEach(async () => {
      await page.close();
      await newPage("light", 1280);
      const value = await newSession(service.store, "admin");
      await page.context().addCookies([{ name: sessionCookie, value, url: service.url }]);
    });

    const listed = async () => {
      const answer = await listParts();
      const status = answer.locator(".response-col_status");
      await status.waitFor();
      return (await status.innerText()).slice(0, 3);
    };
    const again = async () => {
      const arrived = page.waitForResponse((response) => response.url().includes("/api/parts?"));
      await page.locator("#operations-Part-listParts").getByRole("button", { name: "Execute" }).click();
      return (await arrived).status();
    };

    test("requests do not use the session until the user chooses that", async () => {
      await open();
      expect(await listed()).toBe("401");
      await page.getByText("Requests from this page are sent without credentials.").waitFor();
      await page.getByRole("button", { name: "Use my session (admin)" }).click();
      await page.getByText("Requests from this page are sent as admin").waitFor();
      expect(await again()).toBe(200);
      await page.screenshot({ path: `${screenshots}documentation-session.png` });
      await page.getByRole("button", { name: "Stop using my session" }).click();
      await page.getByText("Requests from this page are sent without credentials.").waitFor();
      expect(await again()).toBe(401);
      expect(faults.splice(0)).toHaveLength(2);
    });

    test("a token takes the place of the session", async () => {
      await open();
      await page.getByRole("button", { name: "Use my session (admin)" }).click();
      await pasteToken(tokens.reader);
      await page.getByText("of reader can do everything that its user may").waitFor();
      expect(await page.getByRole("button", { name: "Use my session (admin)" }).isVisible()).toBe(true);
      expect(await listed()).toBe("200");
    });
  });

  for (const width of [1280, 390]) {
    test(`has a reference beside it, ${width} pixels wide`, async () => {
      await page.close();
      await newPage("light", width);
      await page.goto(`${service.url}/api/docs/reference`);
      await page.getByRole("heading", { name: /^Partledger/ }).waitFor();
      await page.screenshot({ path: `${screenshots}reference-${width}.png` });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      await page.getByRole("link", { name: "API docs", exact: true }).click();
      await page.getByRole("heading", { name: /^Part\b/ }).waitFor();
      await page.getByRole("link", { name: "API reference" }).first().click();
      await page.getByRole("heading", { name: /^Partledger/ }).waitFor();
    });
  }

  test("offers no session to visitors", async () => {
    await open();
    await page.getByText("Requests from this page are sent without credentials.").waitFor();
    expect(await page.getByRole("button", { name: "Use my session" }).count()).toBe(0);
  });

  test("has the library file of KiCad and the address for agents, with this service's address", async () => {
    await open();
    for (const name of ["KiCad", "Agents (MCP)"]) await page.locator("summary", { hasText: name }).click();
    const library = page.locator('[data-copy="partledger.kicad_httplib"] pre');
    expect(JSON.parse(await library.innerText())).toMatchObject({
      source: { root_url: `${service.url}/eda-api/`, token: "YOUR_TOKEN" },
    });
    expect(await page.locator('[data-copy="Address for MCP"] pre').innerText()).toBe(`${service.url}/mcp`);
    await page.getByRole("button", { name: "Copy: partledger.kicad_httplib" }).waitFor();
    await page.screenshot({ path: `${screenshots}documentation-programs.png` });
  });

  test("stands in for data where a browser asks for a page", async () => {
    await open("/api/categories/1");
    expect(await page.title()).toBe("API documentation · Partledger");
  });

  test("says where the contract is when scripts are switched off", async () => {
    await page.close();
    const context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`${service.url}/api/docs`);
    await page.getByRole("link", { name: "/api/docs.json", exact: true }).waitFor();
    expect(await page.getByLabel("API token").isVisible()).toBe(false);
  });

  for (const [scheme, width] of [
    ["light", 1280],
    ["dark", 1280],
    ["light", 390],
  ] as const) {
    test(`fits into ${width} pixels, ${scheme}`, async () => {
      await page.close();
      await newPage(scheme, width);
      await open();
      await page.screenshot({ path: `${screenshots}documentation-${scheme}-${width}.png`, fullPage: true });
      await pasteToken(tokens.readOnly);
      await page.getByText("of admin can read your inventory").waitFor();
      const answer = await listParts();
      await answer.getByText("STM32F407VGT6").first().waitFor();
      await answer.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${screenshots}answer-${scheme}-${width}.png` });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    });
  }
});
