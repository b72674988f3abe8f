/** Runs the examples oauth.ts and oauth.py, whose requests a user approves or denies in Chromium. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startChromium } from "../browser/chromium.ts";
import { approveInBrowser, openConsent, startAuthorizationServer } from "../clients/authorization.ts";
import { api } from "../support/client.ts";
import { startDocumentHost, type DocumentHost } from "../support/document-host.ts";
import { createInventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const python = process.env.PARTLEDGER_PYTHON ?? "python3";
const hasPython = spawnSync(python, ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]).status === 0;

const programs = [
  { name: "oauth.ts", command: `${root}node_modules/.bin/tsx`, skipped: false },
  { name: "oauth.py", command: python, skipped: !hasPython },
];

let host: DocumentHost;
let service: TestService;
let parts: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  host = await startDocumentHost();
  // Reaches the document host, which requires a service in this process.
  service = await startAuthorizationServer({ clientDocuments: host.guard });
  const client = api(service, tokens.full);
  await createInventory(client);
  parts = (await client.get("/api/parts?itemsPerPage=1", { expect: 200 })).headers["x-total-count"] ?? "";
  browser = await startChromium();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
  await host?.close();
});

interface Finished {
  readonly code: number;
  /** The lines of standard output without the URL. */
  readonly lines: readonly string[];
  readonly stderr: string;
}

describe.each(programs)("the example $name", ({ name, command, skipped }) => {
  /** Starts the program. `opened` is the URL that it prints. */
  function start(parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const child = spawn(command, [`${root}examples/${name}`, ...parameters, "--no-browser"], {
      env: { ...process.env, PARTLEDGER_URL: service.url, ...environment },
    });
    let [stdout, stderr] = ["", ""];
    child.stderr.on("data", (chunk) => (stderr += String(chunk)));
    const opened = new Promise<URL>((resolve, reject) => {
      child.stdout.on("data", (chunk) => {
        stdout += String(chunk);
        const [, url] = /^Open this page in your browser:\n(\S+)\n/m.exec(stdout) ?? [];
        if (url !== undefined) resolve(new URL(url));
      });
      child.on("close", () => reject(new Error(`The program ended: ${stderr}`)));
    });
    opened.catch(() => undefined);
    const finished = once(child, "close").then(([code]): Finished => {
      const others = stdout.replace(/^Open this page in your browser:\n\S+\n/m, "");
      return { code: code as number, lines: others.trimEnd().split("\n"), stderr };
    });
    return { opened, finished };
  }

  let clientId: string;

  beforeAll(async () => {
    const client = { client_name: "Registered", redirect_uris: ["http://127.0.0.1/callback"] };
    clientId = String(
      (await api(service).post("/oauth/register", client, { expect: 201 })).body["client_id"],
    );
  });

  /** Sends an authorization response to the program, as a browser would. */
  async function respond(opened: URL, response: Readonly<Record<string, string>>): Promise<number> {
    const state = opened.searchParams.get("state") ?? "";
    const parameters = new URLSearchParams({ state, iss: service.url, ...response });
    return (await fetch(`${opened.searchParams.get("redirect_uri")}?${parameters.toString()}`)).status;
  }

  const renewed = "Renewed the access token.";
  const revoked = "Revoked the access token. It is now rejected.";
  const valid = (count: string) => `The access token is valid. Number of parts: ${count}.`;

  describe.skipIf(skipped)("with OAuth", () => {
    test("registers itself, calls the API, renews the token and revokes it", async () => {
      const { opened, finished } = start([]);
      await approveInBrowser(page, (await opened).href);
      await page.getByText("You can close this page.").waitFor();
      expect(await finished).toEqual({
        code: 0,
        lines: [
          expect.stringMatching(/^Registered as client [0-9a-f]{32}\.$/),
          valid(parts),
          renewed,
          revoked,
        ],
        stderr: "",
      });
      expect(Object.fromEntries((await opened).searchParams)).toMatchObject({
        ...{ resource: service.url, scope: "read_only", code_challenge_method: "S256" },
        redirect_uri: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/callback$/) as string,
      });
    });

    test.each([
      ["a registered client", "/", async () => clientId],
      [
        "a metadata document",
        "",
        async () => host.publish(`/${name}.json`, { redirect_uris: ["http://127.0.0.1/callback"] }),
      ],
      ["a registered client, at the MCP server", "/mcp", async () => clientId],
    ])("uses CLIENT_ID of %s", async (_, path, create) => {
      const { opened, finished } = start([service.url + path], { CLIENT_ID: await create() });
      await approveInBrowser(page, (await opened).href);
      const count = path === "/mcp" ? "not requested" : parts;
      expect(await finished).toEqual({ code: 0, lines: [valid(count), renewed, revoked], stderr: "" });
      const resource = service.url + (path === "/" ? "" : path);
      expect((await opened).searchParams.get("resource")).toBe(resource);
    });

    test("revokes the access token if the user allows no renewal", async () => {
      const { opened, finished } = start([], { CLIENT_ID: clientId });
      await approveInBrowser(page, (await opened).href, async () => {
        await page.locator("select").selectOption("none");
      });
      expect(await finished).toEqual({ code: 0, lines: [valid(parts), revoked], stderr: "" });
    });

    test("ends with the reason if the user denies the request", async () => {
      const { opened, finished } = start([], { CLIENT_ID: clientId });
      await openConsent(page, (await opened).href);
      await page.getByRole("button", { name: "Deny" }).click();
      const stderr = `${service.url} gave no access. The user denied the request.\n`;
      expect(await finished).toEqual({ code: 1, lines: [""], stderr });
    });

    test.each([
      ["another state", { code: "c", state: "s" }, "The response has a different state."],
      ["another issuer", { code: "c", iss: "https://other.example" }, "The response is not from URL."],
      [
        "a wrong code",
        { code: "c" },
        "URL/oauth/token returned 400. The code is invalid, expired or already used.",
      ],
    ])("rejects a response with %s", async (_, response, message) => {
      const { opened, finished } = start([], { CLIENT_ID: clientId });
      expect(await respond(await opened, response)).toBe(200);
      const stderr = `${message.replace("URL", service.url)}\n`;
      expect(await finished).toEqual({ code: 1, lines: [""], stderr });
    });

    test("ignores requests that are not for its redirect URI", async () => {
      const { opened, finished } = start([], { CLIENT_ID: clientId });
      const url = new URL("/favicon.ico", (await opened).searchParams.get("redirect_uri") ?? "");
      expect((await fetch(url)).status).toBe(404);
      await respond(await opened, { error: "server_error" });
      const stderr = `${service.url} gave no access. server_error\n`;
      expect(await finished).toMatchObject({ code: 1, stderr });
    });
  });

  describe.skipIf(skipped)("without OAuth", () => {
    test("explains that OAuth is disabled", async () => {
      const disabled = await startService();
      const { finished } = start([disabled.url]);
      const stderr = `${disabled.url}/.well-known/oauth-protected-resource returned 404. Check the address, and whether OAuth is enabled.\n`;
      expect(await finished).toEqual({ code: 1, lines: [""], stderr });
      await disabled.close();
    });

    test("explains that the service is not reachable", async () => {
      const url = "http://127.0.0.1:1";
      const stderr = `${url}/.well-known/oauth-protected-resource is not reachable.\n`;
      expect(await start([url]).finished).toEqual({ code: 1, lines: [""], stderr });
    });
  });

  // The test divides the timeouts of Node.js by 100.
  test.runIf(name === "oauth.ts")("ends if the service does not respond for 30 seconds", async () => {
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const shorter =
      "data:text/javascript,const{timeout}=AbortSignal;AbortSignal.timeout=(ms)=>timeout.call(AbortSignal,ms/100)";
    const { finished } = start([url], { NODE_OPTIONS: `--import=${shorter}` });
    const stderr = `${url}/.well-known/oauth-protected-resource is not reachable.\n`;
    expect(await finished).toEqual({ code: 1, lines: [""], stderr });
    silent.close().closeAllConnections();
  });

  describe.skipIf(skipped)("with metadata that it must not use", () => {
    const server = createServer();
    let url: string;
    let documents: Readonly<Record<string, object>>;

    beforeAll(async () => {
      server.on("request", ({ url: path = "" }, response) => {
        const document = documents[path];
        response.writeHead(document === undefined ? 302 : 200, { Location: service.url + path });
        response.end(document === undefined ? "" : JSON.stringify(document));
      });
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });

    afterAll(() => {
      server.close();
    });

    const otherUrl = "https://other.example";

    test.each([
      [
        "another resource",
        { resource: otherUrl },
        {},
        `URL has the metadata of ${otherUrl}. Check the address.`,
      ],
      ["another issuer", {}, { issuer: otherUrl }, `URL has the metadata of ${otherUrl}.`],
      [
        "only plain PKCE",
        {},
        { code_challenge_methods_supported: ["plain"] },
        "URL does not support PKCE with S256.",
      ],
      ["no registration", {}, {}, "Set CLIENT_ID: clients cannot register themselves."],
    ])("ends if it names %s", async (_, resource, metadata, message) => {
      documents = {
        "/.well-known/oauth-protected-resource": { resource: url, authorization_servers: [url], ...resource },
        "/.well-known/oauth-authorization-server": {
          ...{ issuer: url, code_challenge_methods_supported: ["S256"] },
          ...metadata,
        },
      };
      const stderr = `${message.replace("URL", url)}\n`;
      expect(await start([url]).finished).toEqual({ code: 1, lines: [""], stderr });
    });

    test("does not send the URL of a document to a server that does not accept it", async () => {
      const stderr = `${url} does not accept client metadata documents.\n`;
      const environment = { CLIENT_ID: "https://app.example.com/client.json" };
      expect(await start([url], environment).finished).toMatchObject({ code: 1, stderr });
    });

    test("does not follow redirects", async () => {
      documents = {};
      expect((await start([url]).finished).stderr).toContain("oauth-protected-resource returned 302.");
    });
  });
});
