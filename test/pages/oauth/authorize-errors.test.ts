import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { startService } from "../../support/service.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";
import {
  answerIn,
  authorizePath,
  newSession,
  startOAuthSite,
  type OAuthSite,
  type OAuthSiteOptions,
} from "./oauth-site.ts";

describe("an invalid authorization request", () => {
  let site: OAuthSite;
  let admin: Visitor;

  beforeAll(async () => {
    site = await startOAuthSite();
    admin = await site.as("admin");
  });

  afterAll(() => site?.close());

  const wrong: [string, Readonly<Record<string, string | null>>, string][] = [
    ["an unknown client", { client_id: "0".repeat(32) }, "invalid_client"],
    ["no client", { client_id: null }, "invalid_request"],
    ["a redirect URI that is not registered", { redirect_uri: "https://evil.example/cb" }, "invalid_client"],
    [
      "a redirect URI with something appended",
      { redirect_uri: "https://client.example.invalid/callback/" },
      "invalid_client",
    ],
  ];

  test.each(wrong)(
    "shows the error of a request for %s to the user and never redirects (RFC 6749 §4.1.2.1)",
    async (_what, parameters, error) => {
      const path = authorizePath(await site.client(), parameters);
      for (const browser of [visitor(site), admin]) {
        const page = await browser.get(path, { follow: false });
        expect(page.status).toBeGreaterThanOrEqual(400);
        expect(page.status).toBeLessThan(500);
        expect(page.location).toBeNull();
        expect(page.headers.get("refresh")).toBeNull();
        expect(page.heading).toBe("This application cannot be connected");
        expect(page.words).toContain(error);
        expect(page.document.querySelectorAll("main a").map((link) => link.getAttribute("href"))).toEqual([
          "/",
        ]);
      }
    },
  );

  test.each([
    "cursor://anysphere.cursor-mcp/oauth/callback",
    "https://client.example.invalid@evil.example/callback",
    "javascript:alert(1)",
  ])(
    "names the rule and the way with an API token for the redirect URI %s, without a redirect",
    async (uri) => {
      const path = authorizePath(await site.client(), { redirect_uri: uri });
      for (const browser of [visitor(site), admin]) {
        const page = await browser.get(path, { follow: false });
        expect([page.status, page.location, page.headers.get("refresh")]).toEqual([401, null, null]);
        expect(page.heading).toBe("This application cannot be connected");
        expect(page.words).toContain(`${uri} is not an allowed redirect URI. Use https with a host`);
        expect(page.words).toContain("Create a token under API tokens in your settings.");
        const links = page.document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
        expect(links).toEqual(["/user/settings/tokens", "/user/settings/agents", "/"]);
        expect(page.text).not.toContain(`href="${uri}`);
      }
      const json = await visitor(site).get(path, { follow: false, headers: { Accept: "application/json" } });
      expect(JSON.parse(json.text)).toMatchObject({ error: "invalid_client" });
      expect(json.text).toContain("use an API token");
    },
  );

  test.each(wrong)(
    "returns the error of a request for %s to programs as JSON",
    async (_what, parameters, error) => {
      const path = authorizePath(await site.client(), parameters);
      const { status, headers, text } = await visitor(site).get(path, {
        follow: false,
        headers: { Accept: "application/json" },
      });
      expect(headers.get("content-type")).toBe("application/json");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(JSON.parse(text)).toEqual({ error, error_description: expect.stringMatching(/\.$/) as string });
      expect(status).toBe((await visitor(site).get(path, { follow: false })).status);
    },
  );

  test("rejects a request of an inactive client without a link back to the client", async () => {
    const client = await site.client();
    await site.store.transaction(async ({ db }) => {
      await db.updateTable("oauth_clients").set({ active: false }).where("id", "=", client.id).execute();
    });
    const page = await admin.get(authorizePath(client), { follow: false });
    expect([page.status, page.location]).toEqual([400, null]);
    expect(page.words).toContain("unauthorized_client");
  });

  test.each(["client_id", "redirect_uri"])(
    "rejects a request with two values for %s without a redirect",
    async (name) => {
      const path = `${authorizePath(await site.client())}&${name}=x`;
      const page = await admin.get(path, { follow: false });
      expect([page.status, page.location]).toEqual([400, null]);
    },
  );

  test.each<[string, Readonly<Record<string, string | null>>, string]>([
    ["no challenge (RFC 7636 §4.4.1)", { code_challenge: null }, "invalid_request"],
    ["the method plain (RFC 9700 §2.1.1)", { code_challenge_method: "plain" }, "invalid_request"],
    ["the implicit flow (RFC 9700 §2.1.2)", { response_type: "token" }, "unsupported_response_type"],
    ["an unknown scope", { scope: "everything" }, "invalid_scope"],
    ["another resource (RFC 8707 §2)", { resource: "https://other.example/" }, "invalid_target"],
  ])("redirects a request with %s to the client after the sign-in", async (_what, parameters, error) => {
    const path = authorizePath(await site.client(), parameters);
    const before = await visitor(site).get(path, { follow: false });
    expect([before.status, before.location]).toEqual([303, `/login?return_to=${encodeURIComponent(path)}`]);
    const after = await admin.get(path, { follow: false });
    expect(after.status).toBe(303);
    expect(answerIn(after.location)).toMatchObject({ error, state: "the state", iss: site.url });
  });

  test("redirects through an intermediate page if the browser submitted a form, because the CSP of the form restricts redirects", async () => {
    const path = authorizePath(await site.client(), { scope: "everything" });
    const page = await admin.get(path, { follow: false, headers: { "Sec-Fetch-Site": "same-origin" } });
    expect([page.status, page.location]).toEqual([200, null]);
    const refresh = page.headers.get("refresh") ?? "";
    expect(refresh).toMatch(/^0; url=https:\/\/client\.example\.invalid\/callback\?error=invalid_scope&/);
    // Presses the button of browsers that do not continue automatically.
    const pressed = await admin.submit(page, {
      form: path,
      button: "Return to client.example.invalid",
      follow: false,
    });
    expect([pressed.status, pressed.location]).toEqual([303, refresh.replace("0; url=", "")]);
    expect(page.headers.get("content-security-policy")).toContain(
      "form-action 'self' https://client.example.invalid;",
    );
  });

  test("requires a pending password change first, and continues with the request", async () => {
    await site.store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ need_pw_change: true }).where("name", "=", "editor").execute();
    });
    const path = authorizePath(await site.client());
    const editor = await site.as("editor");
    const first = await editor.get(path, { follow: false });
    expect(first.status).toBe(303);
    expect(first.location).toMatch(/^\/user\/settings/);
    expect(first.location).toContain(`return_to=${encodeURIComponent(path)}`);
  });
});

describe.each<[string, OAuthSiteOptions]>([
  ["the encryption key is not set", { environment: { OAUTH2_ENCRYPTION_KEY: "" } }],
  ["the encryption key is invalid", { environment: { OAUTH2_ENCRYPTION_KEY: "short" } }],
  ["the key pair is missing", { keys: false }],
])("an authorization request while %s", (_what, options) => {
  let site: OAuthSite;

  beforeAll(async () => {
    site = await startOAuthSite(options);
  });

  afterAll(() => site?.close());

  test("returns 500 before any other check, and the log names the remedy", async () => {
    const client = await site.client();
    for (const path of [
      authorizePath(client),
      authorizePath(client, { client_id: "unknown" }),
      "/oauth/authorize",
    ]) {
      const page = await visitor(site).get(path, { follow: false });
      expect([page.status, page.location]).toEqual([500, null]);
      expect(page.heading).toBe("OAuth is not fully configured");
    }
    expect(site.logged.map(({ message }) => message).join("\n")).toMatch(/oauth generate-(secret|keys)/);
  });

  test("returns 500 before the CSRF token is checked", async () => {
    const answered = await visitor(site).post(
      "/oauth/authorize",
      { oauth_decision: "approve" },
      { follow: false },
    );
    expect([answered.status, answered.location]).toEqual([500, null]);
  });

  test("returns 500 as JSON to programs", async () => {
    const answered = await visitor(site).get("/oauth/authorize", { headers: { Accept: "application/json" } });
    expect(answered.status).toBe(500);
    expect(JSON.parse(answered.text)).toMatchObject({ error: "server_error" });
  });
});

describe("with OAuth disabled", () => {
  test("the pages return 404, even without a sign-in", async () => {
    const service = await startService();
    try {
      const admin = visitor(service);
      admin.cookies.set(sessionCookie, await newSession(service.store, "admin"));
      for (const browser of [visitor(service), admin]) {
        for (const path of ["/oauth/authorize", "/tools/oauth_clients", "/tools/oauth_clients/new"]) {
          const page = await browser.get(path, { follow: false });
          expect([path, page.status, page.location]).toEqual([path, 404, null]);
        }
      }
    } finally {
      await service.close();
    }
  });
});
