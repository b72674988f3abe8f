/**
 * Both MCP SDK clients know only the URL of `/mcp`. They gain access with OAuth in a real browser, until the user
 * revokes it. The SDKs have no function to revoke tokens.
 */
import { decodeJwt } from "jose";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listenForCallback, startAuthorizationServer, type Callback } from "../clients/authorization.ts";
import {
  latestClients,
  type Fetch,
  type ClientVersion,
  type PreparedClient,
} from "../clients/mcp-clients.ts";
import { createInMemoryProvider, type InMemoryProvider } from "../clients/mcp-oauth-provider.ts";
import { api, type Api } from "../support/client.ts";
import { startDocumentHost, type DocumentHost } from "../support/document-host.ts";
import { createInventory, type Inventory } from "../support/inventory.ts";
import { passwords, tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";
import { screenshot, startChromium } from "./chromium.ts";

const hour = 60 * 60 * 1000;

interface LogEntry {
  readonly kind: string;
  readonly username: string;
  readonly client?: string;
  readonly comment?: string;
  readonly target?: string;
}

describe("an MCP client that knows only the URL", () => {
  let host: DocumentHost;
  let service: TestService;
  let rest: Api;
  let inventory: Inventory;
  let browser: Browser;
  let page: Page;
  let callback: Callback;
  /** Offset of the service clock, in milliseconds. */
  let ahead = 0;

  beforeAll(async () => {
    host = await startDocumentHost();
    service = await startAuthorizationServer({
      now: () => new Date(Date.now() + ahead),
      clientDocuments: host.guard,
    });
    rest = api(service, tokens.full);
    inventory = await createInventory(rest);
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
    await host?.close();
  });

  beforeEach(async () => {
    ahead = 0;
    callback = await listenForCallback();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
  });

  afterEach(async () => {
    await page.context().close();
    await callback.close();
  });

  interface Application {
    /** The client name that the application registers or publishes. */
    readonly name: string;
    /** The URL of its metadata document; `undefined` if it registers itself. */
    readonly document?: string | undefined;
    readonly keeping: InMemoryProvider;
    readonly unconnected: PreparedClient;
    /** The requests of the application, such as `POST /mcp 401`. */
    readonly asked: string[];
  }

  function application({ prepare }: ClientVersion, name: string, document?: string): Application {
    const asked: string[] = [];
    const watched: Fetch = async (url, init) => {
      const answer = await fetch(url, init);
      asked.push(`${init?.method ?? "GET"} ${new URL(url).pathname} ${answer.status}`);
      return answer;
    };
    const keeping = createInMemoryProvider(callback.redirectUri, name, document);
    const { provider } = keeping;
    return {
      name,
      document,
      keeping,
      unconnected: prepare({ url: service.url, provider, fetch: watched }),
      asked,
    };
  }

  async function signIn(): Promise<void> {
    const username = page.locator('input[name="_username"]');
    if (!(await username.isVisible())) return;
    await username.fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
  }

  /**
   * Opens the authorization URL, approves the request and waits for the redirect.
   * @param choose makes additional choices on the consent page
   */
  async function approve(
    { name, document, keeping, unconnected }: Application,
    choose?: () => Promise<void>,
  ): Promise<void> {
    await page.goto(keeping.opened.at(-1)!.href);
    await signIn();
    const asks = document === undefined ? `“${name}”` : `an application of ${new URL(document).host}`;
    await page.getByRole("heading", { name: `Allow ${asks} to access your inventory?` }).waitFor();
    await choose?.();
    await page.getByRole("button", { name: "Approve" }).click();
    const arrived = await callback.arrived;
    expect(arrived.searchParams.get("state")).toBe("4n7K0pQ9");
    await unconnected.finishAuth(arrived);
  }

  async function stockOfLot(): Promise<unknown> {
    const { body } = await rest.get(`/api/part_lots/${inventory.part_lots}`, { expect: 200 });
    return body["amount"];
  }

  describe.each(latestClients)("with the client $name", (speaker) => {
    test.each([
      ["registers itself", false],
      ["identifies itself with its metadata document", true],
    ])(
      "finds the authorization server, %s, signs in, calls tools, renews its token after an hour, and loses access when revoked",
      async (_, hasDocument) => {
        const kind = hasDocument ? "document" : "registered";
        const name = `Workbench Agent ${speaker.sdk} ${kind}`;
        const metadata = { client_name: name, redirect_uris: ["http://127.0.0.1/callback"] };
        const document = hasDocument ? host.publish(`/agents/${speaker.sdk}.json`, metadata) : undefined;
        const app = application(speaker, name, document);
        const { keeping, unconnected, asked } = app;

        await expect(unconnected.connect()).rejects.toThrow(/[Uu]nauthorized/);
        expect(asked.map((each) => each.split("?", 1)[0])).toEqual([
          "POST /mcp 401",
          "GET /.well-known/oauth-protected-resource/mcp 200",
          "GET /.well-known/oauth-authorization-server 200",
          ...(hasDocument ? [] : ["POST /oauth/register 201"]),
        ]);
        const [opened] = keeping.opened;
        expect(Object.fromEntries(opened!.searchParams)).toMatchObject({
          response_type: "code",
          code_challenge_method: "S256",
          resource: `${service.url}/mcp`,
          redirect_uri: callback.redirectUri,
          scope: "read_only edit",
          ...(document !== undefined && { client_id: document }),
        });

        await approve(app, () => screenshot(page, `mcp-consent-${speaker.sdk}-${kind}`));
        const first = keeping.tokens();
        expect(decodeJwt(first!.access_token)).toMatchObject({
          aud: `${service.url}/mcp`,
          scope: "read_only edit",
          sub: "admin",
        });

        const client = await unconnected.connect();
        const names = (await client.tools()).map((tool) => tool.name);
        expect(names).toEqual(expect.arrayContaining(["search_parts", "get_part_details", "withdraw_stock"]));
        const found = await client.call("search_parts", { keyword: "Resistor" });
        expect(found.isError, found.text).toBe(false);
        expect(found.text).toContain('"Sample"');

        const before = Number(await stockOfLot());
        const comment = `For the prototype of ${speaker.sdk}`;
        const lot = inventory.part_lots!;
        const taken = await client.call("withdraw_stock", {
          lot_id: lot,
          amount: 3,
          change_comment: comment,
        });
        expect(taken.isError, taken.text).toBe(false);
        expect(taken.document).toMatchObject({ id: lot, amount: before - 3 });
        expect(await stockOfLot()).toBe(before - 3);
        const { body: entries } = await rest.get<readonly LogEntry[]>(
          "/api/log_entries?kind=part_stock_changed&itemsPerPage=1&order[id]=desc",
          { accept: "application/json", expect: 200 },
        );
        expect(entries[0]).toMatchObject({ username: "admin", client: name, comment });

        ahead = 1.5 * hour;
        asked.length = 0;
        const again = await client.call("get_part_details", { id: inventory.parts });
        expect(again.isError, again.text).toBe(false);
        expect(asked.at(0)).toBe("POST /mcp 401");
        expect(asked).toContain("POST /oauth/token 200");
        expect(keeping.tokens()?.access_token).not.toBe(first!.access_token);
        expect(keeping.opened).toHaveLength(1);

        await page.goto(`${service.url}/user/settings/connected_apps`);
        await signIn();
        const revoke = page.getByRole("link", { name: `Revoke ${name}`, exact: true });
        await revoke.waitFor();
        await screenshot(page, `mcp-connected-apps-${speaker.sdk}`);
        await revoke.click();
        await page.getByRole("button", { name: "Revoke access" }).click();
        await page.getByText("Access revoked.").waitFor();

        const second = keeping.tokens()!;
        asked.length = 0;
        await expect(client.call("get_part_details", { id: inventory.parts })).rejects.toThrow(
          /[Uu]nauthorized/,
        );
        expect(asked).toContain("POST /mcp 401");
        expect(asked).not.toContain("POST /mcp 200");
        // The application can only ask the user for authorization again.
        expect(keeping.opened).toHaveLength(2);
        expect(keeping.tokens()).toBeUndefined();
        const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
        const refused = await api(service, second.access_token).post("/mcp", list, {
          accept: "*/*",
          expect: 401,
        });
        expect(refused.headers["www-authenticate"]).toContain(
          `resource_metadata="${service.url}/.well-known/oauth-protected-resource/mcp"`,
        );
        await client.close();
      },
    );

    test("sees only tools that read, and learns which scope is missing, if the user grants no more", async () => {
      const app = application(speaker, "Reading Agent");
      await expect(app.unconnected.connect()).rejects.toThrow(/[Uu]nauthorized/);
      await approve(app, () => page.getByText("Read the inventory", { exact: true }).click());
      expect(app.keeping.tokens()?.scope).toBe("read_only");

      const client = await app.unconnected.connect();
      const tools = await client.tools();
      expect(tools.map((tool) => tool.name)).toContain("get_part_details");
      for (const { name, annotations } of tools) expect(annotations?.["readOnlyHint"], name).toBe(true);

      const before = await stockOfLot();
      const refused = await client.call("withdraw_stock", { lot_id: inventory.part_lots, amount: 1 });
      expect(refused).toMatchObject({ isError: true, document: undefined });
      expect(refused.text).toMatch(/\bedit\b/);
      expect(await stockOfLot()).toBe(before);
      await client.close();
    });

    test("gets no access if the user denies the request", async () => {
      const app = application(speaker, "Refused Agent");
      await expect(app.unconnected.connect()).rejects.toThrow(/[Uu]nauthorized/);
      await page.goto(app.keeping.opened[0]!.href);
      await signIn();
      await page.getByRole("button", { name: "Deny" }).click();
      const arrived = await callback.arrived;
      expect(arrived.searchParams.get("error")).toBe("access_denied");
      await expect(app.unconnected.finishAuth(arrived)).rejects.toThrow();
      expect(app.keeping.tokens()).toBeUndefined();
    });
  });
});
