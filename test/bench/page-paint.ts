/** Measures the Largest Contentful Paint of pages in Chromium, and of static copies served by bare `node:http`. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { sessionCookie } from "../../src/pages/site/cookies.ts";
import { chromiumPath, startChromium } from "../browser/chromium.ts";
import type { PageAnswer, PageRequest } from "./page-request.ts";
import { decoded, filesOf, getWithAgent } from "./page-request.ts";
import { median } from "./results.ts";

/** Medians in milliseconds. */
interface Paint {
  readonly page: number;
  readonly copy: number;
}

interface Painter {
  measure(request: PageRequest, rounds: number): Promise<Paint>;
  close(): Promise<void>;
}

/** Starts Chromium and the server of the copies. Returns null if there is no Chromium. */
export async function startPainter(): Promise<Painter | null> {
  const executable = chromiumPath();
  if (executable === null) return null;
  const answers = new Map<string, PageAnswer>();
  const server = createServer(({ url = "" }, response) => {
    const answer = answers.get(url);
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200, answer.headers).end(answer.sent);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const browser = await startChromium(executable);
  return {
    measure: async (request, rounds) => {
      const document = await getWithAgent(request);
      answers.set(request.path, document);
      for (const path of filesOf(decoded(document).toString())) {
        if (!answers.has(path)) answers.set(path, await getWithAgent({ ...request, path }));
      }
      const page: number[] = [];
      const copy: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        page.push(await largestPaint(browser, request));
        copy.push(await largestPaint(browser, { ...request, port }));
      }
      return { page: median(page), copy: median(copy) };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

/** Returns the Largest Contentful Paint of a page on an empty cache, in milliseconds. */
async function largestPaint(browser: Browser, { port, path, cookie }: PageRequest): Promise<number> {
  const url = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const value = cookie.slice(sessionCookie.length + 1);
    await context.addCookies([{ name: sessionCookie, value, url }]);
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: "load" });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            // Later candidates replace this one within a few frames of the load event.
            setTimeout(() => resolve(last?.startTime ?? Number.NaN), 100);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
