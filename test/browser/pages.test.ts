/**
 * Every page in a real browser, at desktop and phone width, in light and dark mode. The test finds pages by following
 * links. The tests in test/pages cover the behavior of pages.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approveInBrowser, listenForCallback, startAuthorizationServer } from "../clients/authorization.ts";
import { api } from "../support/client.ts";
import { createInventory } from "../support/inventory.ts";
import { passwords, tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";
import { byThoroughness } from "../support/soak.ts";
import { treeNames } from "../../src/pages/trees/tree-table.ts";
import { issueSetUpToken } from "../../src/identity/accounts/set-up.ts";
import { startSignIn } from "../pages/sign-in/sign-in-service.ts";
import { makePartOf, createFullPart } from "../pages/parts/full-parts.ts";
import { accessibilityViolations, printOnFailure, screenshot, startChromium } from "./chromium.ts";
import { pageRoutes, routeOf, unlinkedRoutes, withoutTree } from "./page-routes.ts";

/** The Cumulative Layout Shift of each page must be at most this value. Web Vitals call 0.1 good. */
const maximumShift = 0.05;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  /** The sum of the layout shifts of a page. */
  var layoutShift: number;
}

interface Look {
  readonly name: string;
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  /** The only accessibility rule to check. Default: all rules. */
  readonly rule?: string;
}

const desktop: Look = { name: "desktop", width: 1280, colorScheme: "light" };
const dark = { colorScheme: "dark", rule: "color-contrast" } as const;

/**
 * The window sizes and color schemes of the test. A sample contains each width and each color scheme. Pages are loaded
 * at desktop width.
 */
const looks: readonly Look[] = byThoroughness({
  sample: [desktop, { name: "phone-dark", width: 390, ...dark }],
  full: [
    desktop,
    { name: "phone", width: 390, colorScheme: "light" },
    { name: "phone-dark", width: 390, ...dark },
    { name: "desktop-dark", width: 1280, ...dark },
    { name: "wide", width: 1920, colorScheme: "light" },
    { name: "wide-dark", width: 1920, ...dark },
  ],
});

/** The trees to visit. Their pages are the same but for properties. A sample contains one tree of each kind. */
const visitedTrees = byThoroughness<readonly string[]>({
  sample: ["categories", "suppliers", "currencies"],
  full: treeNames,
});
const skippedTrees = new Set(
  treeNames.filter((name) => !visitedTrees.includes(name)).map((name) => `/${name}`),
);

/** Whether a path or route belongs to a tree that is not visited. */
function isSkipped(path: string): boolean {
  return skippedTrees.has(path.replace(/^(\/[^/]+).*/, "$1"));
}

/** Pages for signed-in users without a link from another page. */
const unlinkedForUsers = ["/logout"];
/** Pages that visitors reach by a redirect or a wrong URL. */
const unlinked = ["/login", "/login?return_to=%2Fuser%2Fsettings", "/nothing/here"];

/** Forms that are rejected if all fields are empty, and the path of their page. */
const rejectedForms = [
  "/user/settings/password",
  "/user/settings/tokens/new",
  "/tools/users/new",
  "/tools/groups/new",
  "/tools/webhooks/new",
];

describe("the pages in a browser", () => {
  let service: TestService;
  let browser: Browser;
  let authorizePath: string;
  let routes: readonly string[];
  /** Paths of part pages. Other sites link to these pages, and their queries select different content. */
  let partPaths: readonly string[];

  beforeAll(async () => {
    service = await startAuthorizationServer();
    routes = pageRoutes(service.store);
    const client = api(service, tokens.full);
    const inventory = await createInventory(client, "STM32F407VGT6");
    await client.patch("/api/parts/1?_comment=Checked%20the%20datasheet", { description: "<b>168 MHz</b>" });
    const hostile = await makePartOf(client, service.store, `<img src=x onerror=alert(1)>`);
    const long = await makePartOf(client, service.store, "W".repeat(128));
    partPaths = [
      `/parts/${inventory["parts"]}`,
      `/parts/${await createFullPart(client, inventory)}?everything`,
      `/parts/${hostile}?hostile`,
      `/parts/${long}?long`,
    ];
    await client.post("/api/imports?dry_run=true&file_name=parts.csv", "name,quantity,x\nBC547,many,1\n", {
      contentType: "text/csv",
      expect: 201,
    });
    browser = await startChromium();
    authorizePath = await connectAnApplication();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  /** Registers a client, approves it once, and returns the path of a second authorization request. */
  async function connectAnApplication(): Promise<string> {
    const callback = await listenForCallback();
    const metadata = {
      client_name: "Shelf Assistant <script>alert(1)</script>",
      redirect_uris: [callback.redirectUri],
      scope: "read_only edit",
    };
    const registered = await api(service).post("/oauth/register", metadata, { accept: "*/*", expect: 201 });
    const client_id = String(registered.body.client_id);
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
    const exchange = new URLSearchParams({
      grant_type: "authorization_code",
      client_id,
      code,
      code_verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
      redirect_uri: callback.redirectUri,
    });
    await api(service).post("/oauth/token", exchange, { accept: "*/*", expect: 200 });
    await callback.close();
    return path;
  }

  async function signedIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    printOnFailure(page);
    await page.goto(`${service.url}/login`);
    await page.locator('input[name="_username"]').fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${service.url}/`);
    return page;
  }

  /** Returns the paths of the page's links to pages of the service. */
  async function linksOf(page: Page): Promise<string[]> {
    const links = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
    return links
      .map((href) => new URL(href))
      .filter(
        ({ origin, pathname }) =>
          origin === service.url &&
          !/^\/(api|media|assets|\.well-known)\b|\.(?:kicad_httplib|csv)$/.test(pathname),
      )
      .filter(({ pathname }) => !isSkipped(pathname))
      .map(({ pathname, search }) => pathname + search);
  }

  /**
   * Returns the route of a path and whether it has a query. Pages of a kind differ only in their data, so one of each is
   * visited. A full run visits one for each first parameter of a query, and all trees. A query without a value is part of
   * the kind.
   */
  function kindOf(path: string): string {
    const [pathname = "", query] = path.split("?");
    const [, name = "", hasValue] = /^(\w+)(=?)/.exec(query ?? "") ?? [];
    const route = routeOf(routes, pathname);
    const kind = query === undefined ? route : `${route}?${name}`;
    const sample = hasValue === "=" ? `${route}?query` : kind;
    return byThoroughness({ sample: withoutTree(sample), full: kind });
  }

  /**
   * Returns the violations on a page for all window sizes and color schemes. Light and dark mode differ only in colors.
   */
  async function examine(page: Page, path: string): Promise<string[]> {
    const violations: string[] = [];
    const file =
      kindOf(path)
        .replace(/[^a-z0-9]+/gi, "-")
        .replace(/^-|-$/g, "") || "start";
    for (const { name, width, colorScheme, rule } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const found = await accessibilityViolations(page, rule);
      violations.push(...found.map((message) => `${path} (${name}): ${message}`));
      const wide = await page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        if (scrollWidth <= innerWidth) return null;
        const elements = [...document.querySelectorAll("body *")].filter(
          (element) => element.getBoundingClientRect().right > innerWidth,
        );
        return `is ${scrollWidth} pixels wide: ${elements
          .map((each) => each.outerHTML.slice(0, 80))
          .slice(0, 3)
          .join(" ")}`;
      });
      if (wide !== null) violations.push(`${path} (${name}): ${wide}`);
      await screenshot(page, `${file.slice(0, 60)}-${name}`);
    }
    await page.setViewportSize({ width: desktop.width, height: 900 });
    await page.emulateMedia({ colorScheme: desktop.colorScheme });
    return violations;
  }

  /** Opens a browser context that collects console errors, dialogs and requests to other hosts. */
  async function newContext() {
    const context = await browser.newContext({
      viewport: { width: desktop.width, height: 900 },
      colorScheme: desktop.colorScheme,
      bypassCSP: false,
    });
    await context.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) layoutShift += (entry as LayoutShift).value;
      }).observe({ type: "layout-shift", buffered: true });
      globalThis.layoutShift = 0;
    });
    const violations: string[] = [];
    let current = "";
    let { origin } = new URL(service.url);
    context.on("page", (page) => {
      // The browser reports CSP violations as console errors.
      page.on("console", (message) => {
        // Chromium logs the status of error pages. Some of the tested pages are expected to return an error.
        const isStatus = /^Failed to load resource: the server responded with a status of/.test(
          message.text(),
        );
        const isOfPage = message.location().url === page.url() || message.location().url === current;
        if (message.type() === "error" && !(isStatus && isOfPage)) {
          violations.push(`${current}: ${message.text()}`);
        }
      });
      page.on("pageerror", (error) => violations.push(`${current}: ${error.message}`));
      page.on("dialog", (dialog) => {
        violations.push(`${current}: a dialog opened: ${dialog.message()}`);
        void dialog.dismiss();
      });
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith("data:") && new URL(url).origin !== origin)
          violations.push(`${current}: loads ${url}`);
      });
    });
    /** Opens an address and returns the status of the response. */
    const open = async (page: Page, address: string): Promise<number> => {
      current = address;
      ({ origin } = new URL(address));
      return (await page.goto(address))?.status() ?? 0;
    };
    return { context, violations, open };
  }

  test(
    "pages are accessible, fit the window and load nothing from other hosts",
    { timeout: byThoroughness({ sample: 600_000, full: 1_800_000 }) },
    async () => {
      const { context, violations, open } = await newContext();

      const visitor = await context.newPage();
      for (const path of ["/", ...unlinked]) {
        await open(visitor, service.url + path);
        violations.push(...(await examine(visitor, `${path} (signed out)`)));
      }
      await visitor.close();

      const page = await signedIn(context);
      const waiting = ["/", "/user/settings", "/tools", authorizePath, ...partPaths, ...unlinkedForUsers];
      const seen = new Map<string, string>();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (seen.has(kindOf(path))) continue;
        seen.set(kindOf(path), path);
        const status = await open(page, service.url + path);
        if (status >= 400) violations.push(`${path}: answered ${status}`);
        const shift = await page.evaluate(() => layoutShift);
        if (shift > maximumShift)
          violations.push(`${path}: its content moves by ${shift} while it is loaded`);
        violations.push(...(await examine(page, path)));
        waiting.push(...(await linksOf(page)));
      }
      await context.close();
      expect(violations).toEqual([]);
      expect([...seen.keys()]).toEqual(
        expect.arrayContaining([
          "/",
          "/user/settings",
          "/tools",
          "/tools/oauth_clients",
          "/tools/oauth_clients/:id",
          "/tools/users",
          "/tools/log",
          "/tools/webhooks",
          "/user/settings/tokens/new",
          "/user/settings/appearance",
          "/user/settings/security",
          "/user/settings/tokens",
          "/user/settings/connected_apps",
          "/user/settings/kicad",
          "/user/settings/agents",
          "/parts/:id?everything",
          "/import",
          "/import/:id",
        ]),
      );
      const visited = [...seen.keys()].map((kind) => withoutTree(kind.replace(/\?.*/, "")));
      const reachable = routes.filter((route) => !isSkipped(route)).map(withoutTree);
      expect([...visited, ...unlinkedRoutes]).toEqual(expect.arrayContaining(reachable));
    },
  );

  test("pages have no violations with all details expanded: client configuration and a new token", async () => {
    const { context, violations, open } = await newContext();
    const page = await signedIn(context);
    const unfold = () =>
      page.locator("main details").evaluateAll((all) => {
        for (const each of all) (each as HTMLDetailsElement).open = true;
      });
    await open(page, `${service.url}/user/settings/agents`);
    await unfold();
    violations.push(...(await examine(page, "/user/settings/agents (unfolded)")));
    await open(page, `${service.url}/user/settings/tokens/new`);
    await page.locator("main input[name=name]").fill("For agents");
    await page.locator("main form button[type=submit]").first().click();
    await page.getByRole("heading", { name: "API token created" }).waitFor();
    await page.waitForLoadState();
    await unfold();
    violations.push(...(await examine(page, "/user/settings/tokens/new (created)")));
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download file" }).click();
    expect((await downloaded).suggestedFilename()).toBe("partledger.kicad_httplib");
    await context.close();
    expect(violations).toEqual([]);
  });

  test("pages with rejected forms follow the page rules", async () => {
    const { context, violations, open } = await newContext();
    const page = await signedIn(context);
    for (const path of rejectedForms) {
      await open(page, service.url + path);
      // Disables validation by the browser, so that empty required fields are sent.
      await page.locator("main form").evaluate((form) => {
        (form as HTMLFormElement).noValidate = true;
      });
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.locator("main form button[type=submit]").first().click();
      expect((await answered).status(), path).toBe(422);
      await page.waitForLoadState();
      expect(await page.locator("main [aria-invalid=true]").count(), path).toBeGreaterThan(0);
      violations.push(...(await examine(page, `${path} (refused)`)));
    }
    await context.close();
    expect(violations).toEqual([]);
  });

  test("pages of the first run, 2FA, an expired form and incomplete OAuth have no violations", async () => {
    const { context, violations, open } = await newContext();
    const page = await context.newPage();

    const first = await startSignIn({
      seed: async () => undefined,
      environment: { OAUTH_SERVER_ENABLED: "1" },
    });
    const token = await issueSetUpToken(first.store, first.now());
    for (const [path, status] of [
      ["/", 200],
      [`/set-up?token=${token}`, 200],
      ["/set-up", 404],
      ["/oauth/authorize?client_id=x", 500],
    ] as const) {
      expect(await open(page, first.url + path), path).toBe(status);
      violations.push(...(await examine(page, `${path} (first run)`)));
    }
    await first.close();

    const second = await startSignIn();
    await second.secondFactor("admin");
    await open(page, `${second.url}/login`);
    await page.locator('input[name="_username"]').fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    const other = await context.newPage();
    await open(other, `${second.url}/login`);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login\/second_factor/);
    violations.push(...(await examine(page, "/login/second_factor")));
    await page.locator('input[name="_auth_code"]').fill("000000");
    await page.keyboard.press("Enter");
    await page.locator("main [aria-invalid=true]").waitFor();
    violations.push(...(await examine(page, "/login/second_factor (refused)")));
    // The form is loaded and filled in before the user signs in in the other window.
    await other.locator('input[name="_username"]').fill("admin");
    await other.locator('input[name="_password"]').fill(passwords.admin);
    await other.keyboard.press("Enter");
    await other.getByRole("heading", { name: "Form expired" }).waitFor();
    violations.push(...(await examine(other, "/login (stale)")));
    await second.close();

    await context.close();
    expect(violations).toEqual([]);
  });
});
