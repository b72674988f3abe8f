/** Pages that only submitted forms return, in a real browser. `test/browser/pages.test.ts` finds all others. */
import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { accessibilityViolations, startChromium } from "../../browser/chromium.ts";
import { passwords } from "../../support/principals.ts";
import { enter, useSettings } from "./settings-service.ts";

/** Returns the accessibility and layout violations of a page. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations = await accessibilityViolations(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return [
    ...violations,
    ...(sideways ? ["it scrolls sideways"] : []),
    ...(await page
      .locator("pre:visible, .table:visible")
      .evaluateAll((all) =>
        all
          .filter((each) => each.scrollWidth > each.clientWidth)
          .map((each) => `cut off: ${each.textContent}`),
      )),
  ];
}

describe("responses to forms of the settings", () => {
  const service = useSettings();
  let browser: Browser;

  beforeAll(async () => {
    browser = await startChromium();
  });

  afterAll(() => browser?.close());

  async function open(
    username: keyof typeof passwords,
    width: number,
    colorScheme: "light" | "dark",
  ): Promise<Page> {
    const { url } = service();
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const value = (await enter(service(), username)).cookies.get(sessionCookie) ?? "";
    await context.addCookies([{ name: sessionCookie, value, url }]);
    return context.newPage();
  }

  const looks = [
    ["admin", 1280, "light"],
    ["editor", 390, "dark"],
  ] as const;

  test.each(looks)("are accessible, and copied texts are complete (%s, %i, %s)", async (...look) => {
    const page = await open(...look);
    const { url } = service();
    const send = () => page.locator("main form button").click();
    const violations: Record<string, string[]> = {};

    await page.goto(`${url}/user/settings/tokens/new`);
    await page.locator("[name=name]").fill("In a browser");
    await send();
    await page.getByRole("heading", { name: "API token created" }).waitFor();
    const token = (await page.locator("[data-copy=Token] pre").textContent()) ?? "";
    await page.getByRole("button", { name: "Copy: Token" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await page.locator("summary").first().click();
    violations["created token"] = await violationsOf(page);

    await page.goto(`${url}/user/settings/tokens/new`);
    await page.locator("[name=name]").fill("In a browser");
    await send();
    violations["refused form"] = await violationsOf(page);

    await page.goto(`${url}/user/settings/second_factor`);
    await page.locator("[name=code]").fill("000000");
    await page.locator("[name=password]").fill(passwords[look[0]]);
    await send();
    violations["refused code"] = await violationsOf(page);
    const secret = await page.locator("[name=secret]").inputValue();
    await page.locator("[name=code]").fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await page.locator("[name=password]").fill(passwords[look[0]]);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Two-factor authentication is on" }).waitFor();
    violations["backup codes"] = await violationsOf(page);
    await page.getByRole("link", { name: "I have saved the codes" }).click();
    await page.getByRole("heading", { name: "Security", exact: true }).waitFor();
    violations["settings"] = await violationsOf(page);

    expect(Object.entries(violations).filter(([, found]) => found.length > 0)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ["/user/settings#tokens", "/user/settings/tokens#tokens"],
    ["/user/settings#sessions", "/user/settings/security#sessions"],
    ["/user/settings#connect", "/user/settings/kicad#connect"],
    ["/user/settings#mcp", "/user/settings/agents#mcp"],
    ["/user/settings/connect#mcp", "/user/settings/agents#mcp"],
    ["/user/settings/connect#kicad", "/user/settings/kicad#kicad"],
    ["/user/settings#profile", "/user/settings#profile"],
    ["/user/settings#unknown", "/user/settings#unknown"],
  ])("the former address %s leads to its page", async (path, expected) => {
    const page = await open("reader", 390, "light");
    const { url } = service();
    await page.goto(url + path);
    await page.waitForURL(url + expected);
    await page.locator("nav.contents [aria-current=page]").waitFor();
    expect(page.url()).toBe(url + expected);
    await page.context().close();
  });
});
