/**
 * Finds and starts a Chromium of the machine. Under continuous integration it must be there; elsewhere the tests that
 * need one say that it is missing and do nothing.
 */
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Path of the browser: what PARTLEDGER_CHROMIUM says, or where it usually lies; null when there is none.
 * @throws {Error} under `CI=true`, where a missing browser would be a silent skip
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

/** Starts it without anything that it would do on the network by itself. */
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
    ],
  });
}
