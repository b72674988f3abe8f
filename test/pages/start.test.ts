import { afterAll, beforeAll, expect, it } from "vitest";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { api, type Api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { createInventory } from "../support/inventory.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { insertUser, tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { visitor, type PageResult, type Visitor } from "../support/visitor.ts";

function counts({ document }: PageResult): Record<string, string> {
  const entries = document
    .querySelectorAll(".counts > div")
    .map((each) => [each.querySelector("dt")?.textContent, each.querySelector("dd")?.textContent]);
  return Object.fromEntries(entries) as Record<string, string>;
}

function places({ document }: PageResult): (string | undefined)[] {
  return document.querySelectorAll(".cards a").map((link) => link.getAttribute("href"));
}

describeOneDialect("the start page", (dialect) => {
  let service: TestService;
  let client: Api;
  let statements: string[];

  beforeAll(async () => {
    statements = [];
    service = await startService({ dialect, overrides: { onStatement: (sql) => statements.push(sql) } });
    client = api(service, tokens.full);
    await createInventory(client, "LM317");
  });
  afterAll(() => service.close());

  async function signedIn(name: string): Promise<Visitor> {
    const browser = visitor(service);
    await browser.signIn(name);
    return browser;
  }

  it("shows visitors what the service is and where to sign in, and no data", async () => {
    const page = await visitor(service).get("/");
    expect([page.status, page.heading]).toEqual([200, "Partledger"]);
    expect(page.words).toContain("Inventory management for electronic parts");
    expect(page.document.querySelector("main a[href='/login']")).not.toBeNull();
    expect(counts(page)).toEqual({});
    expect(page.words).not.toContain("No user can sign in yet");
  });

  it("explains how to sign in if no user can sign in yet", async () => {
    const empty = await startService({
      dialect,
      seed: async (store) => {
        await store.transaction((change) => insertUser(change, "admin", "{}", false, new Date()));
      },
    });
    try {
      const page = await visitor(empty).get("/");
      expect(page.words).toContain("partledger user set-password NAME --password-stdin");
      expect(page.words).not.toMatch(/\badmin\b/);
    } finally {
      await empty.close();
    }
  });

  it("explains how to fill an empty inventory", async () => {
    const empty = await startService({ dialect });
    try {
      const browser = visitor(empty);
      expect((await browser.signIn("reader")).words).toContain("Your inventory is empty.");
    } finally {
      await empty.close();
    }
  });

  it("links to pages that the user can open", async () => {
    const admin = await (await signedIn("admin")).get("/");
    expect(places(admin)).toEqual([
      "/api/docs",
      "/user/settings",
      "/user/settings/kicad",
      "/user/settings/agents",
      "/tools",
    ]);
    const nobody = await (await signedIn("nobody")).get("/");
    expect(places(nobody)).toEqual([
      "/api/docs",
      "/user/settings",
      "/user/settings/kicad",
      "/user/settings/agents",
    ]);
  });

  it("needs one statement for visitors, and none of the inventory without permissions", async () => {
    for (const who of [visitor(service), await signedIn("nobody")]) {
      statements.length = 0;
      await who.get("/");
      expect(statements.length).toBe(1);
    }
  });

  it("shows which services are enabled", async () => {
    const switched = async (of: { readonly url: string }) => {
      const { document } = await visitor(of).get("/");
      return document.querySelectorAll(".facts dt").map((name) => {
        const value = name.nextElementSibling;
        return [name.textContent, value?.querySelector(".badge")?.textContent];
      });
    };
    expect(await switched(service)).toEqual([
      ["API", "on"],
      ["KiCad", "on"],
      ["MCP", "on"],
      ["OAuth", "off"],
    ]);
    const environment = {
      OAUTH_SERVER_ENABLED: "1",
      OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
    };
    const withOAuth = await startService({ dialect, environment });
    try {
      expect(await switched(withOAuth)).toEqual([
        ["API", "on"],
        ["KiCad", "on"],
        ["MCP", "on"],
        ["OAuth", "not set up"],
      ]);
      expect((await visitor(withOAuth).get("/")).words).toContain("partledger oauth enable");
      await copyKeys(withOAuth.uploads);
      expect(await switched(withOAuth)).toEqual([
        ["API", "on"],
        ["KiCad", "on"],
        ["MCP", "on"],
        ["OAuth", "on"],
      ]);
    } finally {
      await withOAuth.close();
    }
    const withoutKey = await startService({
      dialect,
      environment: { ...environment, OAUTH2_ENCRYPTION_KEY: "too short" },
    });
    try {
      await copyKeys(withoutKey.uploads);
      expect((await switched(withoutKey)).at(-1)).toEqual(["OAuth", "not set up"]);
    } finally {
      await withoutKey.close();
    }
  });

  it("redirects a user who must change the password", async () => {
    const { db } = service.store.read;
    await service.store.transaction(async (transaction) => {
      await transaction.db
        .updateTable("users")
        .set({ need_pw_change: true })
        .where("name", "=", "editor")
        .execute();
    });
    const browser = visitor(service);
    const page = await browser.signIn("editor");
    expect(page.path).toBe("/user/settings/password?return_to=%2F");
    expect(
      await db.selectFrom("users").select("id").where("need_pw_change", "=", true).execute(),
    ).toHaveLength(1);
  });

  it("redirects programs to the documentation, also with HEAD", async () => {
    const stranger = api(service);
    for (const accept of ["*/*", "application/json", null]) {
      const answer = await stranger.get("/", { accept });
      expect([answer.status, answer.headers["location"]]).toEqual([303, "/api/docs"]);
      expect(answer.headers["vary"]).toBe("Cookie, Accept");
    }
    const head = await stranger.request("HEAD", "/", undefined, { accept: "*/*" });
    expect([head.status, head.headers["location"]]).toEqual([303, "/api/docs"]);
    const page = await stranger.request("HEAD", "/", undefined, { accept: "text/html" });
    expect([page.status, page.text]).toEqual([200, ""]);
    expect(Number(page.headers["content-length"])).toBeGreaterThan(1_000);
    expect((await stranger.post("/")).status).toBe(405);
  });
});
