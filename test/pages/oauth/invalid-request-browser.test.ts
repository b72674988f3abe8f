import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { startChromium } from "../../browser/chromium.ts";
import { passwords } from "../../support/principals.ts";
import { authorizePath, newSession, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

describe("an invalid request of a client that registered itself, in a browser", () => {
  let site: OAuthSite;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let listener: Server;
  let port: number;
  let path: string;
  /** Requests that the client received. */
  let arrived: string[];
  let blocked: string[];

  beforeAll(async () => {
    site = await startOAuthSite();
    listener = createServer((request, response) => {
      if (request.url !== "/favicon.ico") arrived.push(request.url ?? "");
      response.setHeader("Content-Type", "text/html");
      response.end(`<!doctype html><title>Client</title><a href="${site.url + path}">Connect</a>`);
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    ({ port } = listener.address() as AddressInfo);
    const client = await site.client({
      redirectUris: ["http://127.0.0.1/cb?tenant=1"],
      origin: "registration",
    });
    path = authorizePath(client, {
      redirect_uri: `http://127.0.0.1:${port}/cb?tenant=1`,
      scope: "nonsense",
    });
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    listener?.close();
    await site?.close();
  });

  beforeEach(async () => {
    arrived = [];
    blocked = [];
    context = await browser.newContext();
    page = await context.newPage();
    page.on("console", (message) => {
      if (/Content Security Policy/i.test(message.text())) blocked.push(message.text());
    });
  });

  afterEach(() => context.close());

  async function signIn(): Promise<void> {
    const value = await newSession(site.store, "admin");
    await context.addCookies([{ name: sessionCookie, value, url: site.url }]);
  }

  const goBack = () => page.getByRole("button", { name: `Return to 127.0.0.1:${port}` });

  test("redirects a user who followed a link only after a button is pressed", async () => {
    await signIn();
    await page.goto(`http://127.0.0.1:${port}/`);
    arrived = [];
    await page.getByRole("link", { name: "Connect" }).click();
    await goBack().waitFor();
    expect(page.url()).toBe(site.url + path);
    expect(arrived).toEqual([]);
    await goBack().click();
    await page.waitForURL(/\/cb\?tenant=1&error=/);
    expect(blocked).toEqual([]);
    expect(arrived).toHaveLength(1);
    expect(Object.fromEntries(new URL(arrived[0] ?? "", page.url()).searchParams)).toEqual({
      tenant: "1",
      error: "invalid_scope",
      error_description: "Unknown scope 'nonsense'.",
      state: "the state",
      iss: site.url,
    });
  });

  test("does not redirect a user who has just signed in", async () => {
    await page.goto(site.url + path);
    await page.locator("[name=_username]").fill("admin");
    await page.locator("[name=_password]").fill(passwords.admin);
    await page.keyboard.press("Enter");
    await goBack().waitFor();
    expect(arrived).toEqual([]);
    await goBack().click();
    await page.waitForURL(/\/cb\?tenant=1&error=invalid_scope/);
    expect(blocked).toEqual([]);
  });

  test("does not redirect in a popup window or a frame", async () => {
    await signIn();
    await page.goto(`http://127.0.0.1:${port}/`);
    arrived = [];
    const opening = context.waitForEvent("page");
    await page.evaluate(`void window.open(${JSON.stringify(site.url + path)})`);
    const popup = await opening;
    await popup.getByRole("button", { name: "Return to" }).waitFor();
    await page.evaluate(`{
      const frame = document.createElement("iframe");
      frame.src = ${JSON.stringify(site.url + path)};
      document.body.append(frame);
      new Promise((resolve) => (frame.onload = resolve));
    }`);
    expect(arrived).toEqual([]);
  });
});
