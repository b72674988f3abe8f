/** Finds and starts Chromium. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import { chromium, type Browser, type Page } from "playwright-core";
import { onTestFailed } from "vitest";
import { thoroughness } from "../support/soak.ts";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** `install-chromium.ts` creates it. */
export const unpackedChromium = fileURLToPath(new URL("../../.cache/chromium/chromium", import.meta.url));

/** Returns the path in PARTLEDGER_CHROMIUM, or the first existing default path; `null` if there is no browser. */
export function findChromium(): string | null {
  const named = process.env.PARTLEDGER_CHROMIUM;
  const candidates = named === undefined ? [...usualPaths, unpackedChromium] : [named];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

/**
 * The features that playwright-core 1.65.1 disables (`chromiumSwitches.ts`). They are repeated here because Chromium
 * uses only the last `--disable-features` argument.
 */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * Features for address bar suggestions. They open two extra pages in each window, which take longer to load than most
 * pages under test.
 */
const disabledByTests = ["SpareRendererForSitePerProcess", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup"];

const disabledFeatures = [...disabledByPlaywright, ...disabledByTests];

/**
 * Starts Chromium without background network traffic.
 * @param options additional command-line options
 * @throws {Error} if there is no browser
 */
export async function startChromium(options: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error(
      "There is no Chromium. Run test/browser/install-chromium.ts, or set PARTLEDGER_CHROMIUM.",
    );
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // The Chromium from npm has no library for this.
      ...(executablePath === unpackedChromium ? [] : ["--in-process-gpu"]),
      `--disable-features=${disabledFeatures.join(",")}`,
      ...options,
    ],
  });
}

const screenshots = fileURLToPath(new URL("../../.cache/screenshots/", import.meta.url));

/** Saves a screenshot of the whole page in full runs, for manual review. No test compares screenshots. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (thoroughness !== "full") return;
  await page.screenshot({ path: `${screenshots}${name}.png`, fullPage: true });
}

/** Prints what the page shows if the current test fails. */
export function printOnFailure(page: Page): void {
  onTestFailed(async () => {
    if (page.isClosed()) return;
    process.stderr.write(`${page.url()}\n`);
    const shown = await page.locator("main").ariaSnapshot({ timeout: 1000 }).catch(String);
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 500));
    process.stderr.write(`${shown}\nFocus: ${focused}\n`);
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns the violations that axe-core finds. Default: violations of all rules. */
export async function accessibilityViolations(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ["violations"],
        ...(only !== undefined && { runOnly: { type: "rule", values: [only] } }),
      }),
    rule,
  );
  return violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`,
  );
}
