/**
 * Describes a `User-Agent` header in words that users recognize, such as "Firefox on Windows". Unknown clients are
 * shown as sent. Use the result for display only, because clients can send any header.
 */

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The order matters: most browsers also name one of the browsers that follow in this list. */
const browsers: Names = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\/|\bOpera\b/],
  ["Vivaldi", /\bVivaldi\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

/** The order matters: Android browsers also name Linux, and iPhones also name Mac OS X. */
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

/** @param userAgent the value of the header; empty if there was none */
export function describeUserAgent(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser !== null) return system === null ? browser : `${browser} on ${system}`;
  if (system !== null) return `Unknown program on ${system}`;
  const text = userAgent.trim();
  if (text === "") return "Unknown program";
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function nameIn(names: Names, text: string): string | null {
  return names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
