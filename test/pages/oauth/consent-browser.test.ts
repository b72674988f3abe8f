import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { accessibilityViolations, screenshot, startChromium } from "../../browser/chromium.ts";
import { passwords } from "../../support/principals.ts";
import { authorizePath, newSession, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

describe("OAuth pages in a browser", () => {
  let site: OAuthSite;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** HTTP server that receives the redirect to the client. */
  let listener: Server;
  let port: number;
  let blocked: string[];
  let asked: string[];

  beforeAll(async () => {
    site = await startOAuthSite();
    listener = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end("<!doctype html><title>Arrived</title>");
    });
    // Listens on IPv4 and IPv6, so that every loopback name leads to this server.
    await new Promise<void>((resolve) => listener.listen(0, "::", resolve));
    ({ port } = listener.address() as AddressInfo);
    browser = await startChromium();
    context = await browser.newContext();
  });

  afterAll(async () => {
    await browser?.close();
    listener?.close();
    await site?.close();
  });

  // All tests share a context, because creating one takes longer than most tests.
  beforeEach(async () => {
    blocked = [];
    asked = [];
    page = await context.newPage();
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) blocked.push(message.text());
    });
    page.on("request", (request) => asked.push(request.url()));
  });

  afterEach(async () => {
    for (const each of context.pages()) await each.close();
    await context.clearCookies();
  });

  async function signIn(username: string): Promise<void> {
    const value = await newSession(site.store, username);
    await context.addCookies([{ name: sessionCookie, value, url: site.url }]);
  }

  /** Opens an authorization request in a browser with a session. */
  async function open(path: string): Promise<void> {
    await signIn("admin");
    await page.goto(site.url + path);
  }

  const approve = (): Promise<void> => page.getByRole("button", { name: "Approve" }).click();

  test.each([
    ["http://127.0.0.1/cb", (at: number) => `http://127.0.0.1:${at}/cb`],
    ["http://localhost/cb", (at: number) => `http://localhost:${at}/cb`],
    ["http://[::1]/cb", (at: number) => `http://[::1]:${at}/cb`],
  ])("redirects to %s after the approval, which the CSP allows", async (registered, uri) => {
    const client = await site.client({ redirectUris: [registered] });
    const redirectUri = uri(port);
    await open(authorizePath(client, { redirect_uri: redirectUri }));
    await approve();
    await page.waitForURL((url) => url.href.startsWith(`${redirectUri}?code=`));
    expect(await page.title()).toBe("Arrived");
    expect(blocked).toEqual([]);
  });

  test.each([
    ["https", "https://client.example.invalid/callback"],
    ["https with a port", "https://client.example.invalid:8443/callback"],
    ["a private-use scheme", "com.example.app:/callback"],
    ["a private-use scheme with a host", "com.example.app://callback"],
  ])("redirects to %s after the approval, if the browser can open it", async (_what, uri) => {
    await open(authorizePath(await site.client({ redirectUris: [uri] })));
    await approve();
    const arrived = () => asked.filter((url) => url.startsWith(`${uri}?code=`));
    await expect.poll(arrived, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    expect(blocked).toEqual([]);
  });

  test("keeps the opener of a popup window through login and consent", async () => {
    const client = await site.client({ redirectUris: ["http://127.0.0.1/cb"] });
    const path = authorizePath(client, { redirect_uri: `http://127.0.0.1:${port}/cb` });
    await page.goto(`http://127.0.0.1:${port}/app`);
    const opening = context.waitForEvent("page");
    await page.evaluate(`void window.open("${site.url + path}", "_blank", "popup")`);
    const popup = await opening;
    await popup.locator("[name=_username]").fill("admin");
    await popup.locator("[name=_password]").fill(passwords.admin);
    await popup.keyboard.press("Enter");
    await popup.getByRole("button", { name: "Approve" }).click();
    await popup.waitForURL(/\/cb\?code=/);
    expect(await popup.evaluate("window.opener !== null && window.opener.location.pathname")).toBe("/app");
  });

  test("keeps the opener through a change of account and a required password change", async () => {
    await site.store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ need_pw_change: true }).where("name", "=", "editor").execute();
    });
    const client = await site.client({ redirectUris: ["http://127.0.0.1/cb"] });
    const path = authorizePath(client, { redirect_uri: `http://127.0.0.1:${port}/cb` });
    await signIn("admin");
    await page.goto(`http://127.0.0.1:${port}/app`);
    const opening = context.waitForEvent("page");
    await page.evaluate(`void window.open("${site.url + path}", "_blank", "popup")`);
    const popup = await opening;
    await popup.getByRole("button", { name: "Use another account" }).click();
    await popup.locator("[name=_username]").fill("editor");
    await popup.locator("[name=_password]").fill(passwords.editor);
    await popup.keyboard.press("Enter");
    await popup.locator("[name=current]").fill(passwords.editor);
    for (const name of ["next", "again"]) {
      await popup.locator(`[name=${name}]`).fill("several words in a row");
    }
    await popup.keyboard.press("Enter");
    await popup.getByRole("button", { name: "Approve" }).click();
    await popup.waitForURL(/\/cb\?code=/);
    expect(await popup.evaluate("window.opener !== null && window.opener.location.pathname")).toBe("/app");
  });

  test("redirects to the client after a denial, with the keyboard alone", async () => {
    const client = await site.client({ redirectUris: ["http://127.0.0.1/cb"] });
    await open(authorizePath(client, { redirect_uri: `http://127.0.0.1:${port}/cb` }));
    const deny = page.getByRole("button", { name: "Deny" });
    for (let presses = 0; presses < 30; presses++) {
      if (await deny.evaluate((button) => button === button.ownerDocument.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/cb\?error=access_denied/);
    expect(blocked).toEqual([]);
  });

  test("redirects an invalid request right after the login, although the CSP of the login form restricts redirects", async () => {
    const client = await site.client({ redirectUris: ["http://127.0.0.1/cb"] });
    const path = authorizePath(client, { redirect_uri: `http://127.0.0.1:${port}/cb`, scope: "nonsense" });
    await page.goto(site.url + path);
    await page.locator("[name=_username]").fill("admin");
    await page.locator("[name=_password]").fill(passwords.admin);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/cb\?error=invalid_scope/);
    expect(blocked).toEqual([]);
  });

  test("blocks forms with another target than the client's", async () => {
    await open(authorizePath(await site.client()));
    // A mouse click would wait for a page that never loads.
    await page.evaluate(`{
      const button = document.querySelector("[value=approve]");
      button.form.action = "http://127.0.0.1:${port}/";
      setTimeout(() => button.click());
    }`);
    await expect.poll(() => blocked).not.toEqual([]);
    expect(asked.filter((url) => url.includes(String(port)))).toEqual([]);
  });

  test("sends no referrer to the client's page", async () => {
    let referer: string | undefined = "never asked";
    listener.once("request", (request) => {
      referer = request.headers.referer;
    });
    const client = await site.client({ redirectUris: ["http://127.0.0.1/cb"] });
    await open(authorizePath(client, { redirect_uri: `http://127.0.0.1:${port}/cb` }));
    await approve();
    await page.waitForURL(/\/cb\?code=/);
    expect(referer).toBeUndefined();
  });

  // `test/browser/pages.test.ts` covers pages with links to them.
  test.each([
    ["light", 1280],
    ["dark", 390],
  ] as const)("pages without links to them are accessible, %s and %i pixels wide", async (scheme, width) => {
    const powerfulClient = await site.client({
      name: "Warehouse robot",
      redirectUris: ["https://robots.warehouse-automation.example.com:8443/oauth/finish?tenant=42"],
      scopes: ["read_only", "edit", "admin", "full"],
      origin: "registration",
    });
    const everything = authorizePath(powerfulClient, { scope: "full" });
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const [name, username, path] of [
      ["consent-full", "admin", everything],
      ["consent-one-level", "reader", everything],
      ["no-access", "nobody", everything],
      ["untrusted", "admin", authorizePath(powerfulClient, { client_id: "unknown" })],
    ] as const) {
      await signIn(username);
      await page.goto(site.url + path);
      await screenshot(page, `oauth-${name}-${scheme}-${width}`);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    expect(asked.filter((url) => !url.startsWith("data:") && new URL(url).origin !== site.url)).toEqual([]);
    expect(blocked).toEqual([]);
  });
});
