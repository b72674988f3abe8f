/**
 * What a browser calls itself, in words that its user recognises: "Firefox on Windows". A short list of names is
 * enough for that; whoever is not on it is shown as it said it. Nothing is decided by it.
 */

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** In this order: most browsers also claim to be those further down. */
const browsers: Names = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Vivaldi", /\bVivaldi\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

/** In this order: Android says Linux too, and an iPhone that it is like Mac OS X. */
const systems: Names = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
];

const longest = 60;

/** @param userAgent the header of that name; empty where there was none */
export function describeUserAgent(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser !== null) return system === null ? browser : `${browser} on ${system}`;
  if (system !== null) return `Unknown program on ${system}`;
  const said = userAgent.trim();
  if (said === "") return "Unknown program";
  return said.length > longest ? `${said.slice(0, longest)}…` : said;
}

function nameIn(names: Names, text: string): string | null {
  return names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
