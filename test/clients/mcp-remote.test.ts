/**
 * Runs `mcp-remote`, which connects programs that can only start local MCP servers, as a process. It registers, signs in
 * through Chromium, calls tools, renews its token and asks the user again after a revocation. It has no command to
 * revoke its tokens, and does not revoke them when it ends.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startChromium } from "../browser/chromium.ts";
import { api } from "../support/client.ts";
import { createInventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";
import { approveInBrowser, startAuthorizationServer } from "./authorization.ts";

const hour = 60 * 60 * 1000;

const program = join(
  dirname(createRequire(import.meta.url).resolve("mcp-remote/package.json")),
  "dist/proxy.js",
);

describe("mcp-remote", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  /** Contains the stored tokens, and what stands in for the browser. */
  let directory: string;
  let client: Client;
  /** Offset of the service clock, in milliseconds. */
  let ahead = 0;

  beforeAll(async () => {
    service = await startAuthorizationServer({ now: () => new Date(Date.now() + ahead) });
    await createInventory(api(service, tokens.full));
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  beforeEach(async () => {
    ahead = 0;
    directory = await mkdtemp(join(tmpdir(), "partledger-mcp-remote-"));
    // Linux reads BROWSER, macOS runs `open`.
    const opener = `#!/bin/sh\nfor url; do :; done\necho "$url" >> "${join(directory, "opened")}"\n`;
    for (const name of ["xdg-open", "open"]) await writeFile(join(directory, name), opener, { mode: 0o755 });
    await writeFile(join(directory, "opened"), "");
    page = await (await browser.newContext()).newPage();
    client = new Client({ name: "Local Agent", version: "1.2.3" });
  });

  afterEach(async () => {
    await client.close();
    await page.context().close();
    await rm(directory, { recursive: true, force: true });
  });

  async function connect(...parameters: readonly string[]): Promise<void> {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [program, `${service.url}/mcp`, "--auth-timeout", "120", ...parameters],
      env: {
        PATH: [directory, process.env["PATH"]].join(delimiter),
        HOME: directory,
        BROWSER: join(directory, "xdg-open"),
        MCP_REMOTE_CONFIG_DIR: join(directory, "state"),
      },
      stderr: "ignore",
    });
    await client.connect(transport, { timeout: 120_000 });
  }

  async function openedUrls(): Promise<readonly string[]> {
    const text = await readFile(join(directory, "opened"), "utf8");
    return text.split("\n").filter((line) => line !== "");
  }

  /** Waits until mcp-remote has opened the browser `times` times, and approves the latest request. */
  async function approve(times: number): Promise<void> {
    await expect.poll(openedUrls).toHaveLength(times);
    await approveInBrowser(page, (await openedUrls()).at(-1) ?? "");
    await page.getByText("Authorization successful").waitFor();
  }

  async function search(): Promise<string> {
    const call = { name: "search_parts", arguments: { keyword: "Resistor" } };
    return JSON.stringify((await client.callTool(call, undefined, { timeout: 120_000 })).content);
  }

  async function storedToken(): Promise<string> {
    const names = await readdir(join(directory, "state"), { recursive: true });
    const name = names.find((each) => each.endsWith("_tokens.json"));
    const text = await readFile(join(directory, "state", name ?? "tokens.json"), "utf8");
    return (JSON.parse(text) as { readonly access_token: string }).access_token;
  }

  test("registers, signs in, calls tools, renews its token and asks again after a revocation", async () => {
    const connecting = connect();
    await approve(1);
    await connecting;
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("withdraw_stock");
    expect(await search()).toContain("Sample");

    const first = await storedToken();
    ahead = 1.5 * hour;
    expect(await search()).toContain("Sample");
    expect(await storedToken()).not.toBe(first);
    expect(await openedUrls()).toHaveLength(1);

    await page.goto(`${service.url}/user/settings/connected_apps`);
    await page.getByRole("link", { name: "Revoke MCP CLI Proxy", exact: true }).click();
    await page.getByRole("button", { name: "Revoke access" }).click();
    await page.getByText("Access revoked.").waitFor();
    const searching = search();
    await approve(2);
    expect(await searching).toContain("Sample");

    await client.close();
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    await api(service, await storedToken()).post("/mcp", list, {
      accept: "application/json, text/event-stream",
      expect: 200,
    });
  });

  test("calls tools with an API token, without opening a browser", async () => {
    await connect("--header", `Authorization: Bearer ${tokens.readOnly}`);
    expect(await search()).toContain("Sample");
    expect(await openedUrls()).toEqual([]);
  });
});
