import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { challengeOf, post, verifier } from "../../oauth/flow.ts";
import { api } from "../../support/client.ts";
import { dialects } from "../../support/dialects.ts";
import { startDocumentHost, type DocumentHost } from "../../support/document-host.ts";
import { forgetFailures } from "../../support/service.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";
import { answer } from "./consent-form.ts";
import { answerIn, authorizePath, startOAuthSite, type OAuthSite } from "./oauth-site.ts";

const redirectUri = "https://app.example.com/callback";
const pkce = { code_challenge: challengeOf(verifier) };

describe.each(dialects)("client ID metadata documents (%s)", (dialect) => {
  let host: DocumentHost;
  let site: OAuthSite;
  let admin: Visitor;
  let moment = new Date();
  let count = 0;

  beforeAll(async () => {
    host = await startDocumentHost();
    site = await startOAuthSite({
      dialect,
      clientDocuments: host.guard,
      environment: { OAUTH_CIMD_ENABLED: "1" },
      now: () => moment,
    });
    admin = await site.as("admin");
  });

  afterAll(async () => {
    await site?.close();
    await host?.close();
  });

  beforeEach(async () => {
    await forgetFailures(site);
    moment = new Date();
  });

  /** Publishes a document at a new URL. */
  function published(metadata: Readonly<Record<string, unknown>> = {}, headers?: Record<string, string>) {
    const path = `/client-${(count += 1)}.json`;
    const clientId = host.publish(path, metadata, headers);
    return { path, clientId, page: pathOf(clientId) };
  }

  const pathOf = (clientId: string, parameters = {}): string =>
    authorizePath({ clientId, redirectUris: [redirectUri] }, { ...pkce, ...parameters });

  const fetchesOf = (path: string): number => host.requests.filter((request) => request.path === path).length;

  const pass = (seconds: number): void => {
    moment = new Date(moment.getTime() + seconds * 1000);
  };

  const rowOf = (clientId: string) =>
    site.store.read.db
      .selectFrom("oauth_clients")
      .selectAll()
      .where("client_id", "=", clientId)
      .executeTakeFirst();

  async function exchange(clientId: string, code: string, redirect_uri = redirectUri) {
    return post({ url: site.url }, "/oauth/token", {
      ...{ grant_type: "authorization_code", client_id: clientId, code, redirect_uri },
      code_verifier: verifier,
    });
  }

  async function events(clientId: string): Promise<unknown[]> {
    const rows = await site.store.read.db
      .selectFrom("log_entries")
      .select("data")
      .where("kind", "=", "security_event")
      .orderBy("id")
      .execute();
    return rows
      .map(({ data }) => JSON.parse(data ?? "{}") as Record<string, unknown>)
      .filter((data) => data["client_id"] === clientId)
      .map((data) => data["event"]);
  }

  test("are fetched after the sign-in, shown with their host, and give tokens that can be renewed and revoked", async () => {
    const { path, clientId, page } = published({ client_name: "Bench robot" });
    const browser = visitor(site);
    const login = await browser.get(page);
    expect(login.path).toMatch(/^\/login\?/);
    expect(fetchesOf(path)).toBe(0);
    const fields = { _username: "admin", _password: "the password of admin" };
    const consent = await browser.submit(login, { fields });
    expect(fetchesOf(path)).toBe(1);
    const { host: named } = new URL(clientId);
    expect(consent.heading).toBe(`Allow an application of ${named} to access your inventory?`);
    expect(consent.words).toContain(
      `Application Bench robot Published by ${named} This host publishes the name.`,
    );
    const approved = await browser.submit(consent, { form: page, button: "Approve", follow: false });
    const { code = "", iss } = answerIn(approved.location);
    expect(iss).toBe(site.url);

    const { body: tokens } = await exchange(clientId, code);
    const statusOf = async (token: string) => (await api(site, token).get("/api/parts")).status;
    expect(await statusOf(tokens.access_token ?? "")).toBe(200);
    const apps = await browser.get("/user/settings/connected_apps");
    expect(apps.words).toContain(`Application Bench robot Host ${named} Scope`);
    expect(apps.document.querySelector("#connected_apps tbody")?.structuredText).toContain(`Host ${named}`);
    const form = { client_id: clientId, refresh_token: tokens.refresh_token };
    const renewed = await post(site, "/oauth/token", { grant_type: "refresh_token", ...form });
    expect(renewed.status).toBe(200);
    const token = renewed.body.refresh_token;
    expect((await post(site, "/oauth/revoke", { client_id: clientId, token })).status).toBe(200);
    expect(await statusOf(renewed.body.access_token ?? "")).toBe(401);
    expect(fetchesOf(path)).toBe(1);
    expect(await events(clientId)).toEqual([
      "oauth_client_added",
      "application_connected",
      "application_signed_out",
    ]);
    expect(await rowOf(clientId)).toMatchObject({ origin: "metadata_document", active: true });
  });

  test("are fetched without credentials of the user or the service", async () => {
    const { path, page } = published();
    await admin.get(page);
    const request = host.requests.find((each) => each.path === path);
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      ...["accept", "accept-encoding", "connection", "host", "user-agent"],
    ]);
  });

  test.each([
    ["is fresh for max-age", { "Cache-Control": "max-age=600" }, 590, 1],
    ["is fetched again after max-age", { "Cache-Control": "max-age=600" }, 601, 2],
    [
      "is fresh for s-maxage, because the service serves many users",
      { "Cache-Control": "max-age=9, s-maxage=600" },
      500,
      1,
    ],
    ["counts the time in other caches", { "Cache-Control": "max-age=600", Age: "590" }, 20, 2],
    ["is fetched each time with no-store", { "Cache-Control": "no-store, max-age=600" }, 0, 2],
    ["is fetched each time with no-cache", { "Cache-Control": "no-cache, max-age=600" }, 0, 2],
    ["is fetched each time if it is private", { "Cache-Control": "private, max-age=600" }, 0, 2],
    ["is fetched each time without caching headers", {}, 0, 2],
    ["is fetched each time if the headers are invalid", { "Cache-Control": "max-age=ten" }, 0, 2],
  ])("a document %s (RFC 9111)", async (_, headers, seconds, fetches) => {
    const { path, page } = published({}, headers);
    await admin.get(page);
    pass(seconds);
    expect((await admin.get(page)).status).toBe(200);
    expect(fetchesOf(path)).toBe(fetches);
  });

  test("a document is fresh for 24 hours at most", async () => {
    const { clientId, page } = published({}, { "Cache-Control": "max-age=31536000" });
    await admin.get(page);
    const row = await rowOf(clientId);
    expect(row?.metadata_expires_at).toBe(new Date(moment.getTime() + 24 * 3600_000).toISOString());
  });

  test("the decision uses the document that the consent page showed", async () => {
    const { path, clientId, page } = published({}, { "Cache-Control": "no-store" });
    const consent = await admin.get(page);
    host.serve(path, { status: 500 });
    const approved = await admin.submit(consent, { form: page, button: "Approve", follow: false });
    const { code = "" } = answerIn(approved.location);
    expect((await exchange(clientId, code)).status).toBe(200);
    expect(fetchesOf(path)).toBe(1);
  });

  test("a request without redirect_uri is refused, because the document can change until the decision", async () => {
    const { clientId } = published();
    const refused = await admin.get(pathOf(clientId, { redirect_uri: null }));
    expect(refused.status).toBe(401);
    expect(refused.words).toContain(
      "The parameter redirect_uri is required: a metadata document can change.",
    );
  });

  test("a decision about a client that was deleted in the meantime shows the page again", async () => {
    const { clientId, page } = published();
    const consent = await admin.get(page);
    await site.store.transaction(({ db }) =>
      db.deleteFrom("oauth_clients").where("client_id", "=", clientId).execute(),
    );
    const decided = await admin.submit(consent, { form: page, button: "Approve", follow: false });
    expect([decided.status, decided.location]).toEqual([303, page]);
    expect(await rowOf(clientId)).toBeUndefined();
  });

  test("concurrent requests share one fetch", async () => {
    const { path, clientId, page } = published();
    const body = { client_id: clientId, redirect_uris: [redirectUri] };
    host.serve(path, (response) => {
      setTimeout(() => {
        response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
      }, 300);
    });
    const pages = await Promise.all(Array.from({ length: 5 }, () => admin.get(page)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(fetchesOf(path)).toBe(1);
  });

  test("a failed fetch is not remembered", async () => {
    const { path, clientId, page } = published();
    host.serve(path, { status: 503 });
    expect((await admin.get(page)).status).toBe(401);
    host.publish(path);
    expect((await admin.get(page)).status).toBe(200);
    expect(await rowOf(clientId)).toBeDefined();
  });

  test("an address can request 60 documents per hour, and then gets 429", async () => {
    const { page } = published({}, { "Cache-Control": "no-store" });
    for (let request = 0; request < 60; request += 1) expect((await admin.get(page)).status).toBe(200);
    const refused = await admin.get(page);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    const json = await admin.get(page, { headers: { Accept: "application/json" } });
    expect([json.status, JSON.parse(json.text)]).toMatchObject([429, { error: "temporarily_unavailable" }]);
    pass(3601);
    expect((await admin.get(page)).status).toBe(200);
  });

  describe("a changed document", () => {
    test("changes the stored client, which the log shows", async () => {
      const { path, clientId, page } = published();
      await admin.get(page);
      host.publish(path, { client_name: "New name", redirect_uris: ["https://other.example.com/callback"] });
      expect((await admin.get(page)).status).toBe(401);
      const changed = await admin.get(
        pathOf(clientId, { redirect_uri: "https://other.example.com/callback" }),
      );
      expect(changed.words).toContain("New name");
      expect(await events(clientId)).toEqual(["oauth_client_added", "oauth_client_edited"]);
    });

    test("is in the log even if only a late redirect URI or the grant types change", async () => {
      const uris = (last: string) => [
        ...Array.from({ length: 10 }, (_, index) => `https://app.example.com/${index}`),
        last,
      ];
      const changes = [
        { redirect_uris: uris("https://app.example.com/callback") },
        { redirect_uris: uris("https://other.example.com/callback") },
        { redirect_uris: uris("https://other.example.com/callback"), grant_types: ["authorization_code"] },
      ];
      const { path, clientId } = published();
      for (const change of changes) {
        host.publish(path, change);
        await admin.get(pathOf(clientId, { redirect_uri: "https://app.example.com/0" }));
      }
      expect(await events(clientId)).toEqual([
        ...["oauth_client_added", "oauth_client_edited", "oauth_client_edited"],
      ]);
    });

    test("with another redirect URI receives no code for an authorization that was shown before", async () => {
      const { path, page } = published();
      const consent = await admin.get(page);
      host.publish(path, { redirect_uris: ["https://other.example.com/callback"] });
      expect((await (await site.as("admin")).get(page)).status).toBe(401);
      const decided = await admin.submit(consent, { form: page, button: "Approve", follow: false });
      expect([decided.status, decided.location]).toEqual([401, null]);
    });

    test("cannot redirect errors without asking the user, even if the user has connected the client", async () => {
      const { path, clientId, page } = published();
      await answer(admin, page, "Approve");
      host.publish(path, { redirect_uris: ["https://other.example.com/bait"] });
      const invalid = { redirect_uri: "https://other.example.com/bait", response_type: "token" };
      const shown = await admin.get(pathOf(clientId, invalid));
      expect([shown.status, shown.heading]).toEqual([400, "Invalid request from an application"]);
    });

    test("keeps existing tokens, and its lower scope limits them", async () => {
      const { path, clientId, page } = published();
      const approved = await answer(admin, page, "Approve", { oauth_scope_level: "edit" });
      const { body } = await exchange(clientId, answerIn(approved.location)["code"] ?? "");
      expect(body.scope).toBe("read_only edit");
      host.publish(path, { scope: "read_only" });
      await admin.get(page);
      const form = { grant_type: "refresh_token", client_id: clientId, refresh_token: body.refresh_token };
      const renewed = await post(site, "/oauth/token", form);
      expect([renewed.status, renewed.body.scope]).toEqual([200, "read_only"]);
    });
  });

  describe("a blocked client", () => {
    test("receives no codes and no tokens, and its URL is not fetched, not even after it has changed", async () => {
      const { path, clientId, page } = published({}, { "Cache-Control": "no-store" });
      const approved = await answer(admin, page, "Approve");
      const code = answerIn(approved.location)["code"] ?? "";
      await site.store.transaction(async ({ db }) => {
        await db
          .updateTable("oauth_clients")
          .set({ active: false })
          .where("client_id", "=", clientId)
          .execute();
      });
      const fetches = fetchesOf(path);
      host.publish(path, { client_name: "Another name" });
      const refused = await admin.get(page);
      expect(refused.status).toBe(400);
      expect(refused.words).toContain("The client is disabled.");
      // Only users learn which clients are blocked.
      expect((await visitor(site).get(page)).path).toMatch(/^\/login\?/);
      expect((await exchange(clientId, code)).body.error).toBe("unauthorized_client");
      expect(fetchesOf(path)).toBe(fetches);
    });

    test("stays blocked if a fetch was in progress", async () => {
      const { path, clientId, page } = published();
      await admin.get(page);
      const body = { client_id: clientId, redirect_uris: [redirectUri] };
      let finish = (): void => undefined;
      const arrived = new Promise<void>((resolve) => {
        host.serve(path, (response) => {
          finish = () =>
            response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
          resolve();
        });
      });
      const opened = admin.get(page);
      await arrived;
      await site.store.transaction(async ({ db }) => {
        await db
          .updateTable("oauth_clients")
          .set({ active: false })
          .where("client_id", "=", clientId)
          .execute();
      });
      finish();
      expect((await opened).status).toBe(400);
      expect(await rowOf(clientId)).toMatchObject({ active: false });
    });
  });

  // The documents are those that the applications publish, except for the host of the client ID.
  test.each([
    [
      "Claude Code",
      {
        client_name: "Claude Code",
        redirect_uris: ["http://localhost/callback", "http://127.0.0.1/callback"],
        grant_types: ["authorization_code", "refresh_token", "urn:ietf:params:oauth:grant-type:jwt-bearer"],
        response_types: ["code"],
        token_endpoint_auth_method: "none",
      },
      "http://localhost:54212/callback",
    ],
    [
      "ChatGPT",
      {
        client_name: "ChatGPT",
        client_uri: "https://chatgpt.com/",
        redirect_uris: ["https://chatgpt.com/connector/oauth/abc"],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "private_key_jwt",
        token_endpoint_auth_methods_supported: ["none", "private_key_jwt"],
        token_endpoint_auth_signing_alg: "RS256",
        jwks_uri: "https://chatgpt.com/oauth/jwks.json",
      },
      "https://chatgpt.com/connector/oauth/abc",
    ],
    [
      "opencode",
      {
        client_name: "opencode",
        logo_uri: "https://opencode.ai/web-app-manifest-512x512.png",
        application_type: "native",
        redirect_uris: ["http://127.0.0.1/callback", "http://localhost/callback"],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "none",
        token_endpoint_auth_methods_supported: ["none"],
      },
      "http://127.0.0.1:19876/callback",
    ],
  ])("the document of %s is accepted and gives tokens", async (_, metadata, redirect) => {
    const { clientId } = published(metadata);
    const approved = await answer(admin, pathOf(clientId, { redirect_uri: redirect }), "Approve");
    const { body } = await exchange(clientId, answerIn(approved.location)["code"] ?? "", redirect);
    expect(body).toMatchObject({ token_type: "Bearer", refresh_token: expect.any(String) as string });
  });

  test("an application cannot imitate another host with its name", async () => {
    const { clientId, page } = published({ client_name: "Claude” of claude.ai" });
    const shown = await admin.get(page);
    const { host: own } = new URL(clientId);
    expect(shown.heading).toBe(`Allow an application of ${own} to access your inventory?`);
    expect(shown.words).toContain(`Application Claude” of claude.ai Published by ${own}`);
  });

  test("an application whose access goes to another host is marked", async () => {
    const { page } = published();
    const words = (await admin.get(page)).words;
    expect(words).toContain("The access goes to app.example.com, not to app.example.com:");
    const local = published({ redirect_uris: ["http://127.0.0.1/callback"] });
    const own = await admin.get(pathOf(local.clientId, { redirect_uri: "http://127.0.0.1:9999/callback" }));
    expect(own.words).toContain("This computer");
    expect(own.words).toContain("Other local programs could intercept this access.");
    expect(own.words).toContain(`${new URL(local.clientId).host} does not confirm which program asks.`);
  });
});
