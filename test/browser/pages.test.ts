/**
 * Every page for people in a real browser, found by following links: at desktop and phone width, light and dark. What
 * the pages do is tested beside each of them, without a browser.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approveInBrowser, listenForCallback, startAuthorizationServer } from "../clients/authorization.ts";
import { api } from "../support/client.ts";
import { makeInventory } from "../support/inventory.ts";
import { passwords, tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";
import { chromiumPath, startChromium } from "./chromium.ts";

const executablePath = chromiumPath();
/** For people to look at; no test compares them. */
const screenshots = fileURLToPath(new URL("../../.cache/screenshots/", import.meta.url));
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const sizes = [
  { name: "desktop", width: 1280, colorScheme: "light" },
  { name: "phone", width: 390, colorScheme: "light" },
  { name: "desktop-dark", width: 1280, colorScheme: "dark" },
] as const;

/** Pages that nothing links to, for people who are signed in and for everybody. */
const unlinkedForUsers = ["/logout", "/user/settings/tokens/new"];
const unlinked = ["/login", "/login?return_to=%2Fuser%2Fsettings", "/nothing/here"];

describe.runIf(executablePath !== null)("the pages in a browser", () => {
  let service: TestService;
  let browser: Browser;
  let authorizePath: string;

  beforeAll(async () => {
    mkdirSync(screenshots, { recursive: true });
    service = await startAuthorizationServer();
    const client = api(service, tokens.full);
    await makeInventory(client, "STM32F407VGT6");
    await client.patch("/api/parts/1?_comment=Checked%20the%20datasheet", { description: "<b>168 MHz</b>" });
    browser = await startChromium(executablePath!);
    authorizePath = await connectAnApplication();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  /** Registers a client, approves it once, and answers the path of another authorization request of it. */
  async function connectAnApplication(): Promise<string> {
    const callback = await listenForCallback();
    const registered = await fetch(`${service.url}/oauth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        client_name: "Shelf Assistant <script>alert(1)</script>",
        redirect_uris: [callback.redirectUri],
        scope: "read_only edit",
      }),
    });
    const { client_id } = (await registered.json()) as { client_id: string };
    const query = new URLSearchParams({
      response_type: "code",
      client_id,
      redirect_uri: callback.redirectUri,
      scope: "read_only edit",
      state: "a-state",
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
    });
    const path = `/oauth/authorize?${query}`;
    const page = await browser.newPage();
    await approveInBrowser(page, service.url + path);
    const code = (await callback.arrived).searchParams.get("code") ?? "";
    await page.close();
    const exchanged = await fetch(`${service.url}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id,
        code,
        code_verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
        redirect_uri: callback.redirectUri,
      }),
    });
    expect(exchanged.status).toBe(200);
    await callback.close();
    return path;
  }

  async function signedIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${service.url}/login`);
    await page.locator('input[name="_username"]').fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${service.url}/`);
    return page;
  }

  /** Addresses of this service that a page links to, without those of programs. */
  async function linksOf(page: Page): Promise<string[]> {
    const links = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
    return links
      .map((href) => new URL(href))
      .filter(
        ({ origin, pathname }) =>
          origin === service.url && !/^\/(api|media|assets|\.well-known)\b/.test(pathname),
      )
      .map(({ pathname, search }) => pathname + search);
  }

  /** Digits stand for any digits: one page of a kind is enough. */
  const kindOf = (path: string): string => path.replace(/\d+/g, "0").replace(/([?&]\w+=)[^&]*/g, "$1");

  async function examine(
    page: Page,
    path: string,
    { name, width }: (typeof sizes)[number],
  ): Promise<string[]> {
    const faults: string[] = [];
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
    );
    for (const { id, impact, nodes } of violations) {
      faults.push(`${path}: ${impact} ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
    }
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) faults.push(`${path}: is ${scrollWidth} pixels wide`);
    const file =
      kindOf(path)
        .replace(/[^a-z0-9]+/gi, "-")
        .replace(/^-|-$/g, "") || "start";
    await page.screenshot({ path: `${screenshots}${file.slice(0, 60)}-${name}.png`, fullPage: true });
    return faults;
  }

  for (const size of sizes) {
    test(
      `are accessible, fit and load nothing from elsewhere (${size.name})`,
      { timeout: 240_000 },
      async () => {
        const context = await browser.newContext({
          viewport: { width: size.width, height: 900 },
          colorScheme: size.colorScheme,
          bypassCSP: false,
        });
        const faults: string[] = [];
        let current = "";
        context.on("page", (page) => {
          // Violations of the Content-Security-Policy are errors in the console.
          page.on("console", (message) => {
            const expected = current === "/nothing/here" && message.text().includes("404");
            if (message.type() === "error" && !expected) faults.push(`${current}: ${message.text()}`);
          });
          page.on("pageerror", (error) => faults.push(`${current}: ${error.message}`));
          page.on("dialog", (dialog) => {
            faults.push(`${current}: a dialog opened: ${dialog.message()}`);
            void dialog.dismiss();
          });
          page.on("request", (request) => {
            const url = request.url();
            if (!url.startsWith("data:") && new URL(url).origin !== service.url)
              faults.push(`${current}: loads ${url}`);
          });
        });

        const visitor = await context.newPage();
        for (const path of ["/", ...unlinked]) {
          current = path;
          await visitor.goto(service.url + path);
          faults.push(...(await examine(visitor, `${path} (signed out)`, size)));
        }
        await visitor.close();

        const page = await signedIn(context);
        const waiting = ["/", "/user/settings", "/tools", authorizePath, ...unlinkedForUsers];
        const seen = new Map<string, string>();
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          if (seen.has(kindOf(path))) continue;
          seen.set(kindOf(path), path);
          current = path;
          const response = await page.goto(service.url + path);
          if ((response?.status() ?? 0) >= 400) faults.push(`${path}: answered ${response?.status()}`);
          faults.push(...(await examine(page, path, size)));
          waiting.push(...(await linksOf(page)));
        }
        await context.close();
        expect(faults).toEqual([]);
        expect([...seen.keys()]).toEqual(
          expect.arrayContaining([
            "/",
            "/user/settings",
            "/tools",
            "/tools/oauth_clients",
            "/tools/users",
            "/tools/log",
          ]),
        );
        expect(seen.size).toBeGreaterThan(20);
      },
    );
  }
});
