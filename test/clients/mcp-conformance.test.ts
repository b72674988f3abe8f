/**
 * Runs the authorization scenarios of the MCP conformance suite as a separate program. A browser opens the
 * authorization URL that the program prints. Full runs only.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startChromium } from "../browser/chromium.ts";
import { api } from "../support/client.ts";
import type { TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { approveInBrowser, startAuthorizationServer } from "./authorization.ts";

const manifest = createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/package.json");
const program = join(dirname(manifest), "dist/index.js");
/** Path of a module that replaces `globSync`, which the suite imports and Node.js 20 does not have. */
const olderNode = new URL("./conformance-on-node-20.mjs", import.meta.url).href;

describe.runIf(thoroughness === "full")("the MCP conformance suite", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    service = await startAuthorizationServer();
    browser = await startChromium();
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  async function freePort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  async function registerClient(port: number): Promise<string> {
    const metadata = {
      client_name: "Conformance",
      redirect_uris: [`http://127.0.0.1:${port}/callback`],
    };
    const { body } = await api(service).post("/oauth/register", metadata, { accept: "*/*", expect: 201 });
    return String(body.client_id);
  }

  /** Runs the suite and calls `onUrl` with each authorization URL that it prints. */
  function conformance(
    parameters: readonly string[],
    onUrl: (url: string) => void,
  ): Promise<{ readonly code: number | null; readonly output: string }> {
    const child = spawn(process.execPath, ["--import", olderNode, program, "authorization", ...parameters], {
      env: { PATH: process.env.PATH, NO_COLOR: "1" },
    });
    let output = "";
    const seen = (chunk: Buffer): void => {
      output += chunk.toString();
      const [url] = /^http:\/\/\S+\/oauth\/authorize\?\S+$/m.exec(output) ?? [];
      if (url !== undefined && !reported) {
        reported = true;
        onUrl(url);
      }
    };
    let reported = false;
    child.stdout.on("data", seen);
    child.stderr.on("data", seen);
    return new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (code) => resolve({ code, output }));
    });
  }

  test.each(["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"])(
    "passes every authorization server scenario of %s",
    async (version) => {
      const port = await freePort();
      let person: Promise<void> = Promise.resolve();
      const { code, output } = await conformance(
        [
          ["--url", service.url],
          ["--client-id", await registerClient(port)],
          ["--port", String(port)],
          ["--resource", `${service.url}/mcp`],
          ["--spec-version", version],
        ].flat(),
        (url) => {
          person = approveInBrowser(page, url);
        },
      );
      await person;
      expect(output).toContain("authorization-server-metadata-endpoint");
      expect(output).toContain("authorization-code-grant");
      expect(output).not.toMatch(/FAILURE|SKIPPED|\b[1-9]\d* failed/);
      expect(code).toBe(0);
    },
  );
});
