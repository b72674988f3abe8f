/** Runs the OAuth example of the client's README in a page of another origin, and the other functions, in Chromium. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "../browser/chromium.ts";
import { approveInBrowser, startAuthorizationServer } from "../clients/authorization.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";

const path = (name: string): string =>
  fileURLToPath(new URL(`../../sdk/typescript/${name}`, import.meta.url));

/** The functions that need no sign-in. */
const helpers = `
  import { followChanges, uploadFile } from "@partledger/client";
  import { createBatch, createClient, paginate } from "@partledger/client/paths";
  const client = createClient({ baseUrl: "http://127.0.0.1:8080", token: "plt_…" });
  const batch = createBatch(client);
  const category = batch.add("POST", "/api/categories", { body: { name: "Resistors" } });
  const type = batch.add("POST", "/api/attachment_types", { body: { name: "Notes" } });
  const results = await batch.run({ idempotencyKey: crypto.randomUUID() });
  const attachment = await uploadFile(client, {
    file: new File(["245 °C"], "notes.txt"),
    name: "Notes",
    element: "/api/categories/" + results.get(category).id,
    attachment_type: "/api/attachment_types/" + results.get(type).id,
  });
  const names = [];
  const query = { itemsPerPage: 1, name: "Resistors" };
  for await (const { name } of paginate(client, "/api/categories", { params: { query } })) names.push(name);
  const { value } = await followChanges(client, { after: 0, limit: 1 }).next();
  const error = await client.categories.get(99).catch((reason) => reason);
  const found = await client.categories.getFirst({ name: "Resistors", properties: ["name"] });
  const shown = [attachment.name, ...names, found.name, value.changes.length, error.requestId !== null];
  document.body.append(shown.join());
`;

describe("the client in a browser", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let server: Server;
  let origin: string;
  let script: string;

  /** Serves a page that runs the program with the address and a token of the service. */
  async function serve(program: string): Promise<void> {
    const { outputFiles } = await build({
      stdin: {
        contents: program.replaceAll("http://127.0.0.1:8080", service.url).replaceAll("plt_…", tokens.edit),
        loader: "ts",
        resolveDir: path("src"),
      },
      alias: {
        "@partledger/client/oauth": path("src/oauth.ts"),
        "@partledger/client/paths": path("src/paths.ts"),
        "@partledger/client": path("src/index.ts"),
      },
      bundle: true,
      write: false,
      format: "esm",
      platform: "browser",
    });
    script = outputFiles[0]?.text ?? "";
  }

  beforeAll(async () => {
    [service, browser] = await Promise.all([startAuthorizationServer(), startChromium()]);
    page = await browser.newPage();
    server = createServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end(`<!doctype html><title>App</title><body><script type="module">${script}</script>`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
    await service?.close();
  });

  it("uses the API of another origin", async () => {
    await serve(helpers);
    await page.goto(origin);
    await page.getByText("Notes,Resistors,Resistors,1,true").waitFor();
  });

  it("signs in the user as in the README", async () => {
    const readme = readFileSync(path("README.md"), "utf8");
    const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text = ""]) => text);
    await serve(examples.find((text) => text.includes("startAuthorization")) ?? "");
    await page.goto(origin);
    await page.waitForURL(`${service.url}/**`);
    await approveInBrowser(page, page.url());
    await page.getByText(/^Created category \d+$/).waitFor();
    expect(new URL(page.url()).origin).toBe(origin);
  });
});
