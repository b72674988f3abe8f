import { describe, expect, test } from "vitest";
import { describeUserAgent } from "../../../src/pages/settings/user-agent.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0";
const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

const cases: readonly (readonly [userAgent: string, words: string])[] = [
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
    "Firefox on iPhone",
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome on Windows"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Chrome on Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, "Chrome on ChromeOS"],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webkit} CriOS/139.0 Mobile/15E148 Safari/604.1`,
    "Chrome on iPad",
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/139.0.0.0 Safari/537.36`,
    "Chrome on Linux",
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/139.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/124.0.0.0`, "Opera on macOS"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 Vivaldi/7.5`, "Vivaldi on Linux"],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`,
    "Safari on macOS",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  ["SomeApp/1.0 (Windows NT 10.0)", "Unknown program on Windows"],
  ["curl/8.14.1", "curl/8.14.1"],
  ["", "Unknown program"],
  ["   ", "Unknown program"],
  ["x".repeat(500), `${"x".repeat(60)}…`],
];

describe("the name of a browser", () => {
  test.each(cases)("%s is %s", (userAgent, words) => {
    expect(describeUserAgent(userAgent)).toBe(words);
  });

  test("is found in linear time for hostile text", () => {
    const hostile = `${"Safari Android Macintosh ".repeat(4_000)}`;
    expect(describeUserAgent(hostile)).toBe("Unknown program on Android");
  });
});
