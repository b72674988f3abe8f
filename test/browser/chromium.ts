/** Finds and starts an installed Chromium. Without Chromium, tests are skipped, but fail in continuous integration. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { thoroughness } from "../support/soak.ts";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Returns the path in PARTLEDGER_CHROMIUM, or the first existing default path; `null` if there is no browser.
 * @throws {Error} under `CI=true` if there is no browser, because skipped tests would go unnoticed
 */
export function chromiumPath(): string | null {
  const named = process.env.PARTLEDGER_CHROMIUM;
  const path = (named === undefined ? usualPaths : [named]).find((candidate) => existsSync(candidate));
  if (path !== undefined) return path;
  const message = `there is no Chromium${named === undefined ? "" : ` at ${named}`}; PARTLEDGER_CHROMIUM names one`;
  if (process.env.CI === "true") throw new Error(message);
  console.warn(`Not tested in a browser: ${message}.`);
  return null;
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

/** Starts Chromium without background network traffic. */
export function startChromium(executablePath: string): Promise<Browser> {
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
      "--in-process-gpu",
      `--disable-features=${disabledFeatures.join(",")}`,
    ],
  });
}

const screenshots = fileURLToPath(new URL("../../.cache/screenshots/", import.meta.url));

/** Saves a screenshot of the whole page in full runs, for manual review. No test compares screenshots. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (thoroughness !== "full") return;
  await page.screenshot({ path: `${screenshots}${name}.png`, fullPage: true });
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
