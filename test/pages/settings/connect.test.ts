import { describe, expect, test } from "vitest";
import { generateEncryptionKey } from "../../../src/oauth/encryption.ts";
import { kicadLibrary } from "../../../src/pages/kicad-library.ts";
import { mcpClients, recipesWithToken, type NamedRecipe } from "../../../src/pages/mcp-clients.ts";
import { trialSentence } from "../../../src/pages/mcp-trial.ts";
import { copyKeys } from "../../support/oauth-keys.ts";
import { visitor, type PageResult } from "../../support/visitor.ts";
import { copied, enter, useSettings } from "./settings-service.ts";

const kicad = "/user/settings/kicad";
const agents = "/user/settings/agents";
const connect = "/user/settings/connect";
const file = `${connect}/partledger.kicad_httplib`;

function copyLabels({ document }: PageResult): (string | undefined)[] {
  return document.querySelectorAll("[data-copy]").map((each) => each.getAttribute("data-copy"));
}

const server = { baseUrl: "https://parts.example", token: "plt_x" };
const names = mcpClients.map(({ name }) => name);

describe("the pages that connect programs", () => {
  const key = generateEncryptionKey();
  const oauth = { OAUTH_SERVER_ENABLED: "1", OAUTH2_ENCRYPTION_KEY: key };
  const plain = useSettings();
  const withoutMcp = useSettings({ environment: { MCP_ENABLED: "0" } });
  const registering = useSettings({ environment: { ...oauth, OAUTH_DCR_ENABLED: "1" } });
  const registered = useSettings({ environment: oauth });
  const onAllInterfaces = useSettings({ environment: { HOST: "0.0.0.0" } });
  const reached = useSettings({ environment: { HOST: "0.0.0.0", PUBLIC_URL: "http://parts.lan" } });
  const everywhere = useSettings({ environment: { PUBLIC_URL: "http://0.0.0.0:8080" } });
  const everywhereInIpv6 = useSettings({ environment: { PUBLIC_URL: "http://[::]:8080" } });
  const chosen = useSettings({
    environment: {
      INSTANCE_NAME: `Lab "North" <b>& Söhne`,
      EDA_KICAD_FIELDS: "none",
      EDA_KICAD_FIELD_PREFIX: "Part-DB",
      EDA_KICAD_CATEGORY_DEPTH: "-1",
      EDA_KICAD_DATASHEET_AS_PDF: "0",
    },
  });

  test("are linked from the settings and the start page", async () => {
    const browser = await enter(plain(), "reader");
    for (const path of ["/", "/user/settings"]) {
      const { document } = await browser.get(path);
      for (const href of [kicad, agents]) {
        expect(document.querySelector(`main a[href="${href}"]`), path).not.toBeNull();
      }
    }
    expect((await browser.get(connect)).path).toBe(kicad);
  });

  test.each([kicad, agents, connect, file])("requires a sign-in, and is shown after it: %s", async (path) => {
    const page = await visitor(plain()).get(path, { follow: false });
    expect([page.status, page.location]).toEqual([303, `/login?return_to=${encodeURIComponent(path)}`]);
  });

  test("shows the KiCad library file to copy and download, with a placeholder for the token", async () => {
    const browser = await enter(plain(), "reader");
    const text = copied(await browser.get(kicad), "partledger.kicad_httplib");
    expect(text).toBe(kicadLibrary(plain().url, "YOUR_TOKEN", "Partledger"));
    const download = await browser.get(file);
    expect(download.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(download.headers.get("content-disposition")).toBe(
      'attachment; filename="partledger.kicad_httplib"',
    );
    expect(download.text).toBe(`${text}\n`);
  });

  test.each([
    [everywhere, 1],
    [everywhereInIpv6, 1],
    [onAllInterfaces, 1],
    [reached, 0],
    [plain, 0],
  ])(
    "reports a missing PUBLIC_URL if other computers cannot open the addresses",
    async (service, warnings) => {
      const browser = await enter(service(), "admin");
      for (const path of [kicad, agents]) {
        const { document } = await browser.get(path);
        const said = document.querySelectorAll("main p").filter(({ text }) => text.includes("PUBLIC_URL"));
        expect(said, path).toHaveLength(warnings);
      }
    },
  );

  test.each(["", "two words", '","root_url":"http://evil.example', "x".repeat(201), "<b>", "a\nb"])(
    "inserts no invalid token into the file: %j",
    async (token) => {
      const browser = await enter(plain(), "reader");
      const form = await browser.get("/logout");
      const _csrf_token = form.document.querySelector("[name=_csrf_token]")?.getAttribute("value") ?? "";
      expect((await browser.post(file, { token, _csrf_token })).status).toBe(400);
      expect((await browser.post(file, { token: "plt_x", _csrf_token: "other" })).status).toBe(403);
      expect((await browser.post(file, { token: "plt_x", _csrf_token })).status).toBe(200);
    },
  );

  test("without OAuth, shows configuration with a token, and what OAuth requires", async () => {
    const page = await (await enter(plain(), "admin")).get(agents);
    expect(copyLabels(page)).toEqual(["Claude Code, with a token", "Address"]);
    expect(copied(page, "Address")).toBe(`${plain().url}/mcp`);
    expect(page.words).toContain("Programs cannot connect with OAuth because it is off.");
    expect(page.words).toContain("partledger oauth enable");
  });

  test("with OAuth, shows configuration without a token first, for the chosen application", async () => {
    await copyKeys(registering().uploads);
    const browser = await enter(registering(), "admin");
    const page = await browser.get(agents);
    const links = page.document.querySelectorAll("main nav[aria-labelledby=application] a");
    expect(links.map((link) => link.textContent)).toEqual(names);
    for (const [index, { name, trial, withToken }] of mcpClients.entries()) {
      const chosen = await browser.get(links[index]?.getAttribute("href") ?? "");
      expect(copyLabels(chosen)).toEqual([
        `${name}, with OAuth`,
        ...(withToken === null ? [] : [`${name}, with a token`]),
        "Address",
      ]);
      expect(chosen.document.querySelector("main .options [aria-current]")?.textContent).toBe(name);
      expect(chosen.words).toContain(trialSentence(name, trial));
    }
    expect(copyLabels(await browser.get(`${agents}?application=Unknown`))).toEqual(copyLabels(page));
    expect(page.words).not.toContain("OAUTH_DCR_ENABLED");
    expect(page.words).not.toContain("oauth enable");
  });

  test("without OAuth, says which application cannot use a token", async () => {
    const page = await (await enter(plain(), "admin")).get(`${agents}?application=ChatGPT`);
    expect(copyLabels(page)).toEqual(["Address"]);
    expect(page.words).toContain("ChatGPT cannot use an API token. It requires OAuth.");
  });

  test("names who registers programs that cannot register themselves", async () => {
    await copyKeys(registered().uploads);
    const page = await (await enter(registered(), "admin")).get(agents);
    expect(copyLabels(page)[0]).toBe("Claude Code, with OAuth");
    expect(page.words).toContain("OAUTH_DCR_ENABLED=1");
  });

  test("only explains how to enable MCP if MCP is disabled", async () => {
    const page = await (await enter(withoutMcp(), "admin")).get(agents);
    expect(copyLabels(page)).toEqual([]);
    expect(page.words).toContain("MCP_ENABLED=1");
  });

  test("names missing permissions in plain words", async () => {
    const nobody = await enter(plain(), "nobody");
    const admin = await enter(plain(), "admin");
    for (const [path, message] of [
      [kicad, "You need the “View parts” and “View categories” permissions"],
      [agents, "You need the “Use MCP tools” permission"],
    ] as const) {
      const without = await nobody.get(path);
      expect(without.words).toContain(message);
      expect(without.words).toContain("“Create API tokens”");
      expect(without.document.querySelector("main a[href='/user/settings/tokens/new']")).toBeNull();
      const page = await admin.get(path);
      expect(page.words).not.toContain("You need the ");
      expect(page.document.querySelector("main a[href='/user/settings/tokens/new']")).not.toBeNull();
    }
  });

  test("shows the fields in KiCad as configured by the operator", async () => {
    const usual = (await (await enter(plain(), "admin")).get(kicad)).words;
    expect(usual).toContain("parameters, supplier numbers, stock, storage locations");
    expect(usual).toContain("“Partledger ID”");
    expect(usual).toContain("top level only");
    expect(usual).toContain("link to the datasheet");
    const other = await (await enter(chosen(), "admin")).get(kicad);
    expect(other.words).toContain("basic fields only");
    expect(other.words).toContain("“Part-DB ID”");
    expect(other.words).toContain("all parts are in one library");
    expect(other.words).toContain("link to the part page");
    expect(JSON.parse(copied(other, "partledger.kicad_httplib"))).toMatchObject({
      name: `Lab "North" <b>& Söhne`,
    });
    expect(other.document.querySelectorAll("main b")).toEqual([]);
  });

  test("needs no statement except for the session", async () => {
    const browser = await enter(registering(), "admin");
    for (const path of [kicad, agents]) {
      registering().statements.length = 0;
      await browser.get(path);
      expect(registering().statements, path).toHaveLength(1);
    }
  });
});

describe("client configuration", () => {
  const text = (clients: readonly NamedRecipe[], name: string): string =>
    clients.find((client) => client.name === name)?.text ?? "";

  test("for KiCad is a library with the base URL and the version in KiCad's format", () => {
    const library = kicadLibrary("https://parts.example", "plt_x", 'Lab "North" & Söhne');
    expect(library).toContain('"version": 1.0\n');
    expect(JSON.parse(library)).toEqual({
      meta: { version: 1 },
      name: 'Lab "North" & Söhne',
      description: 'Parts of Lab "North" & Söhne',
      source: {
        type: "REST_API",
        api_version: "v1",
        root_url: "https://parts.example/eda-api/",
        token: "plt_x",
        timeout_parts_seconds: 60,
        timeout_categories_seconds: 600,
      },
    });
  });

  const clients = recipesWithToken(server);
  const headers = { Authorization: "Bearer plt_x" };
  const url = "https://parts.example/mcp";

  test.each<[name: string, configuration: unknown]>([
    ["Cursor", { mcpServers: { partledger: { url, headers } } }],
    ["Gemini CLI", { mcpServers: { partledger: { httpUrl: url, headers } } }],
    ["Windsurf", { mcpServers: { partledger: { serverUrl: url, headers } } }],
    ["Zed", { context_servers: { partledger: { url, headers } } }],
    [
      "VS Code",
      {
        inputs: [
          {
            type: "promptString",
            id: "partledger-token",
            description: "Partledger API token",
            password: true,
          },
        ],
        servers: {
          partledger: { type: "http", url, headers: { Authorization: "Bearer ${input:partledger-token}" } },
        },
      },
    ],
    [
      "Claude Desktop",
      {
        mcpServers: {
          partledger: {
            command: "npx",
            args: ["-y", "mcp-remote", url, "--header", "Authorization:${AUTH_HEADER}"],
            env: { AUTH_HEADER: "Bearer plt_x" },
          },
        },
      },
    ],
  ])("for %s has the format that it reads", (name, configuration) => {
    expect(JSON.parse(text(clients, name))).toEqual(configuration);
  });

  test("does not contain the token if the program can get it in another way", () => {
    expect(text(clients, "VS Code")).not.toContain("plt_x");
    expect(text(clients, "opencode")).toContain('"Bearer {env:PARTLEDGER_TOKEN}"');
    expect(text(clients, "Codex")).toBe(
      `[mcp_servers.partledger]\nurl = "${url}"\nbearer_token_env_var = "PARTLEDGER_TOKEN"`,
    );
  });

  test("contains no argument with a space, which Windows would split", () => {
    for (const name of ["Claude Desktop", "Other programs (stdio)"]) {
      const { mcpServers } = JSON.parse(text(clients, name)) as {
        mcpServers: { partledger: { args: string[] } };
      };
      expect(mcpServers.partledger.args.filter((argument) => argument.includes(" "))).toEqual([]);
    }
  });

  test.each([
    ["http://parts.lan:8080", true],
    ["http://127.0.0.1:8080", false],
    ["http://localhost", false],
    ["https://parts.example", false],
  ])("lets the bridge connect without TLS only for HTTP URLs: %s", (baseUrl, allowed) => {
    const bridged = text(recipesWithToken({ baseUrl, token: "plt_x" }), "Claude Desktop");
    expect(bridged.includes("--allow-http")).toBe(allowed);
  });

  test("contains no token if none is given", () => {
    for (const { withOAuth } of mcpClients) {
      expect(withOAuth(server).text).not.toMatch(/Authorization|TOKEN/);
    }
  });
});
