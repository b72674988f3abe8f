/** Tables in a real browser, with hostile texts and at phone width. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { screenshot, startChromium } from "../../browser/chromium.ts";
import { newSession, useTools, userIdOf } from "./tools-site.ts";

/** The widest letters without a possible line break. */
const long = "W".repeat(128);
const day = 24 * 60 * 60 * 1000;

describe("tables in a browser", () => {
  const site = useTools({ environment: { OAUTH_SERVER_ENABLED: "1" } });
  let browser: Browser;
  let page: Page;
  let adminId: number;
  let entry: number;

  beforeAll(async () => {
    adminId = await userIdOf(site().store, "admin");
    const by = { userId: adminId, username: "admin" };
    await site().log([
      { kind: "security_event", data: { event: "oauth_client_registered", client_id: "0a", name: long } },
      { kind: "element_created", targetType: "Part", targetId: 1, comment: long },
    ]);
    await site().log([{ kind: "element_created", targetType: "Part", targetId: 2, comment: "Short" }], {
      ...by,
      tokenId: 1,
      client: long,
    });
    const changes = {
      name: { old: "NE555", new: "NE555P" },
      description: { old: "", new: long },
    };
    const [edited = 0] = await site().log(
      [{ kind: "element_edited", targetType: "Part", targetId: 1, changes }],
      by,
    );
    entry = edited;
    await fillSettings();
    await newSession(site().store, adminId);
    const group = await site().group({ name: long, comment: "Everybody", enforce_2fa: true });
    await site().user({ name: "x".repeat(60), groupId: group });
    browser = await startChromium();
    const context = await browser.newContext();
    const value = await newSession(site().store, adminId);
    await context.addCookies([{ name: sessionCookie, value, url: site().url }]);
    page = await context.newPage();
  });

  afterAll(() => browser?.close());

  async function fillSettings(): Promise<void> {
    const at = (offset: number): string => new Date(Date.now() + offset).toISOString();
    await site().store.transaction(async ({ db }) => {
      const token = { user_id: adminId, tier: "edit", added_date: at(-day) };
      await db
        .insertInto("api_tokens")
        .values([
          { ...token, name: long, token_hash: "a", token_hint: "aaaa", valid_until: at(-day) },
          { ...token, name: "KiCad", token_hash: "b", token_hint: "bbbb", valid_until: at(90 * day) },
        ])
        .execute();
      const { id: client } = await db
        .insertInto("oauth_clients")
        .values({
          client_id: "0a",
          name: long,
          redirect_uris: '["http://127.0.0.1/callback"]',
          scopes: "read_only edit",
          grant_types: "authorization_code refresh_token",
          added_date: at(-day),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: connection } = await db
        .insertInto("oauth_connections")
        .values({
          user_id: adminId,
          oauth_client_id: client,
          tier: "edit",
          friendly_name: null,
          refresh_validity: "30",
          created_at: at(-day),
          last_used_at: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: grant } = await db
        .insertInto("oauth_grants")
        .values({ connection_id: connection, tier: "edit", refresh_validity: "30", created_at: at(-day) })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: access } = await db
        .insertInto("oauth_access_tokens")
        .values({ grant_id: grant, jti: "0a", tier: "edit", created_at: at(0), expires_at: at(day) })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("oauth_refresh_tokens")
        .values({
          grant_id: grant,
          access_token_id: access,
          token_hash: "0a",
          created_at: at(0),
          expires_at: at(30 * day),
        })
        .execute();
    });
  }

  async function visit(path: string, width = 1280): Promise<void> {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(site().url + path);
    expect(answer?.status()).toBe(200);
  }

  /** Returns the names of tables whose content is clipped. */
  async function cutOff(): Promise<string[]> {
    return page
      .locator(".table")
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.scrollWidth > table.clientWidth)
          .map((table) => `${table.ariaLabel}: ${table.scrollWidth} > ${table.clientWidth}`),
      );
  }

  const paths = (): readonly string[] => [
    "/user/settings",
    "/user/settings/security",
    "/user/settings/tokens",
    "/user/settings/connected_apps",
    "/tools/oauth_clients",
    "/tools/oauth_clients/1",
    "/tools/log",
    `/tools/log/${entry}`,
    `/tools/log?kind=security_event`,
  ];

  test("show long names and comments without spaces completely at every width", async () => {
    for (const path of paths()) {
      await visit(path);
      for (const [width, colorScheme] of [
        [1280, "light"],
        [1280, "dark"],
        [1024, "light"],
        [900, "light"],
        [768, "light"],
        [390, "light"],
        [390, "dark"],
        [320, "light"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const file = path.replaceAll(/\W+/g, "-").replaceAll(/\d+/g, "0");
        await screenshot(page, `tables${file}-${width}-${colorScheme}`);
        expect([path, width, ...(await cutOff())]).toEqual([path, width]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });

  test.each([1280, 390])("show users and groups with names without spaces (%i)", async (width) => {
    for (const path of ["/tools/users", "/tools/groups"]) {
      await visit(path, width);
      await screenshot(page, `tables${path.replaceAll("/", "-")}-${width}`);
      if (width === 1280) expect([path, ...(await cutOff())]).toEqual([path]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  /** Whether the element is completely visible without horizontal scrolling. */
  async function isInView(locator: Locator): Promise<boolean> {
    const box = await locator.boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0);
  }

  test("label the old and the new value on a phone", async () => {
    await visit(`/tools/log/${entry}`, 390);
    const [before, after] = [
      page.getByText("Before", { exact: true }),
      page.getByText("After", { exact: true }),
    ];
    const cells = page.locator("#changes tbody td");
    expect(await cells.count()).toBe(4);
    for (let index = 0; index < 4; index += 1) {
      const word = index % 2 === 0 ? before : after;
      expect(await cells.nth(index).locator(word).isVisible()).toBe(true);
    }
    await page.getByRole("columnheader", { name: "Before" }).waitFor({ state: "attached" });
    await visit(`/tools/log/${entry}`);
    expect(await page.locator("#changes tbody td").first().innerText()).toBe("NE555");
  });

  test("keep their headers for screen readers on a phone", async () => {
    await visit("/tools/log", 390);
    expect(await page.getByRole("columnheader").allTextContents()).toEqual([
      "Time",
      "User",
      "Event",
      "Details",
      "Undo",
    ]);
  });

  test("keep the buttons of a row visible on a phone, and label the cells", async () => {
    for (const [path, text] of [
      ["/user/settings/security", "End session"],
      ["/user/settings/connected_apps", "Revoke"],
      ["/user/settings/tokens", "Revoke"],
    ] as const) {
      await visit(path, 390);
      const buttons = page.locator("#tokens tbody a, #connected_apps tbody a, #sessions tbody a");
      expect(new Set(await buttons.allInnerTexts())).toEqual(new Set([text]));
      for (const button of await buttons.all()) expect(await isInView(button)).toBe(true);
    }
    const row = page.locator("#tokens tbody tr", { hasText: "KiCad" });
    expect(await row.innerText()).toMatch(/Last used\s+never[^]*Expires\s+\d+ \w+ \d{4}/);
  });

  test("that can be scrolled have a shadow at the edge", async () => {
    await visit("/tools/users", 700);
    const table = page.locator(".table");
    expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    const layers = await table.evaluate((element) => getComputedStyle(element).backgroundAttachment);
    expect(layers).toBe("local, local, scroll, scroll");
  });
});
