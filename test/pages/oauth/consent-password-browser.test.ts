import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import {
  accessibilityViolations,
  printOnFailure,
  screenshot,
  startChromium,
} from "../../browser/chromium.ts";
import { passwords } from "../../support/principals.ts";
import { allScopes } from "./consent-form.ts";
import { authorizePath, newSession, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

const notice = "main > .warning[role=status]";

describe("the password and the notice of a new application in a browser", () => {
  let site: OAuthSite;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** HTTP server that receives the redirect to the client. */
  let listener: Server;
  let callback: string;

  beforeAll(async () => {
    site = await startOAuthSite();
    listener = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end("<!doctype html><title>Arrived</title>");
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    callback = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/cb`;
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    listener?.close();
    await site?.close();
  });

  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    printOnFailure(page);
    await signIn(context);
  });

  afterEach(() => context.close());

  async function signIn(where: BrowserContext): Promise<void> {
    const value = await newSession(site.store, "admin");
    await where.addCookies([{ name: sessionCookie, value, url: site.url }]);
  }

  async function requestOf(name: string): Promise<string> {
    const client = await site.client({ name, redirectUris: ["http://127.0.0.1/cb"], ...allScopes });
    return site.url + authorizePath(client, { redirect_uri: callback, scope: "full" });
  }

  const button = (name: string) => page.getByRole("button", { name, exact: true });

  /** Checks the page at its current size, and keeps a screenshot. */
  async function look(name: string, width: number): Promise<void> {
    await screenshot(page, `${name}-${width}`);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    expect(await accessibilityViolations(page)).toEqual([]);
  }

  test.each([
    ["light", 1280],
    ["dark", 390],
  ] as const)(
    "the application is approved with the password, %s and %i pixels wide",
    async (scheme, width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(await requestOf(`Claude Code ${width}`));
      await look("consent-password", width);
      await button("Approve").click();
      // The browser asks for the required field.
      expect(await page.getByLabel("Your password").evaluate((field) => field.matches(":focus"))).toBe(true);
      await page.getByLabel("Read and change the inventory").check();
      await page.getByLabel("Your password").fill("a wrong password");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").waitFor();
      expect(await page.locator("#field-password-error").textContent()).toBe("The password is wrong.");
      expect(await page.getByLabel("Your password").inputValue()).toBe("");
      expect(await page.getByLabel("Read and change the inventory").isChecked()).toBe(true);
      await look("consent-password-wrong", width);

      const other = await browser.newContext();
      await signIn(other);
      await page.getByLabel("Your password").fill(passwords.admin);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/cb\?code=/);
      expect(page.url()).not.toContain("password");

      // Scripts and images of the page do not remove the notice of another session.
      const second = await other.newPage();
      await second.setViewportSize({ width, height: 900 });
      await second.goto(`${site.url}/parts`);
      expect(await second.locator(notice).count()).toBe(1);
      await second.goto(`${site.url}/parts`);
      expect(await second.locator(notice).count()).toBe(0);
      await other.close();

      await page.goto(`${site.url}/`);
      expect(await page.locator(notice).textContent()).toContain(`Claude Code ${width}`);
      await look("new-app-notice", width);
      await page.getByRole("link", { name: "Review connected apps" }).click();
      await page.waitForURL(/\/user\/settings\/connected_apps$/);
      expect(await page.locator(notice).count()).toBe(0);
    },
  );

  test("a list that scripts filter keeps the notice for the next page", async () => {
    await page.goto(`${site.url}/parts`);
    await site.store.transaction(async ({ db }) => {
      const access = { new_app_host: "app.example.com", new_app_tier: "edit" };
      const newApp = { new_app_name: "Claude Code", ...access, new_app_count: 1 };
      await db.updateTable("sessions").set(newApp).execute();
    });
    const filtered = page.waitForResponse((response) => response.url().includes("q=resistor"));
    await page.getByRole("searchbox").fill("resistor");
    expect((await filtered).headers()["content-type"]).toContain("text/html");
    await page.goto(`${site.url}/`);
    expect(await page.locator(notice).count()).toBe(1);
  });

  test("the application is denied without the password", async () => {
    await page.goto(await requestOf("Denied"));
    await button("Deny").click();
    await page.waitForURL(/\/cb\?error=access_denied/);
  });

  test.each([390, 1280])("a token with full access needs the password, %i pixels wide", async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/user/settings/tokens/new`);
    await page.getByLabel("Name").fill(`Token ${width}`);
    await page.getByLabel("Full access", { exact: true }).check();
    await button("Create token").click();
    await page.getByRole("alert").waitFor();
    expect(await page.locator("#field-password-error").textContent()).toBe("Enter your password.");
    await look("new-token-password", width);
    await page.getByLabel("Your password").fill(passwords.admin);
    await button("Create token").click();
    await page.locator("[data-copy=Token]").waitFor();
  });
});
