/** Tests OAuth with the TypeScript client: the redirect to a program, renewal of tokens, and errors. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient, isProblem, unwrap } from "../../sdk/typescript/src/paths.ts";
import { authorizeOnLoopback } from "../../sdk/typescript/src/node.ts";
import {
  OAuthError,
  createTokenProvider,
  finishAuthorization,
  revokeTokens,
  startAuthorization,
  type AuthorizationOptions,
  type Tokens,
} from "../../sdk/typescript/src/oauth.ts";
import { startAuthorizationServer } from "../clients/authorization.ts";
import { startService, type TestService } from "../support/service.ts";
import { visitor, type Visitor } from "../support/visitor.ts";

const redirectUri = "https://app.example/callback";

let service: TestService;
let browser: Visitor;
/** A client without secret that has registered itself. */
let clientId: string;

beforeAll(async () => {
  service = await startAuthorizationServer();
  browser = visitor(service);
  await browser.signIn("admin");
  ({ clientId } = await startAuthorization({ baseUrl: service.url, redirectUri, scope: "edit" }));
});

afterAll(() => service?.close());

/** Decides as the user and returns the address to which the browser is sent. */
async function decide(url: string, decision: "approve" | "deny" = "approve"): Promise<string> {
  const page = await browser.get(url.slice(service.url.length));
  const fields = { oauth_scope_level: new URL(url).searchParams.get("scope") };
  const button = `oauth_decision=${decision}`;
  return (await browser.submit(page, { follow: false, form: page.path, fields, button })).location ?? "";
}

async function authorize(options: Partial<AuthorizationOptions> = {}): Promise<Tokens> {
  const authorization = await startAuthorization({
    ...{ baseUrl: service.url, redirectUri, clientId, scope: "edit" },
    ...options,
  });
  return finishAuthorization(authorization, await decide(authorization.url));
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail("The call succeeded."),
    (error: unknown) => error,
  );
}

const connect = (token: string | ReturnType<typeof createTokenProvider>) =>
  createClient({ baseUrl: service.url, token, retry: false });

describe("an authorization", () => {
  it("returns tokens for the API with the granted scope", async () => {
    const tokens = await authorize();
    expect(tokens).toMatchObject({ issuer: service.url, clientId, scope: "read_only edit" });
    expect(tokens.expiresAt).toBeGreaterThan(Date.now() + 3_500_000);
    const { name } = await unwrap(
      connect(tokens.accessToken).POST("/api/categories", { body: { name: "By OAuth" } }),
    );
    expect(name).toBe("By OAuth");
    await revokeTokens(tokens);
    const error = await failure(unwrap(connect(tokens.accessToken).GET("/api/parts")));
    expect(isProblem(error, 401)).toBe(true);
  });

  it("fails if the user refuses, and if the state differs", async () => {
    const authorization = await startAuthorization({ baseUrl: service.url, redirectUri, clientId });
    const refused = await failure(
      finishAuthorization(authorization, await decide(authorization.url, "deny")),
    );
    expect(refused).toBeInstanceOf(OAuthError);
    expect(refused).toMatchObject({ code: "access_denied" });
    const approved = await decide(authorization.url);
    await expect(finishAuthorization({ ...authorization, state: "other" }, approved)).rejects.toThrow(
      "state",
    );
    const other = { ...authorization, verifier: "a".repeat(43) };
    expect(await failure(finishAuthorization(other, approved))).toMatchObject({ code: "invalid_grant" });
  });

  it("explains what to do if the service has no OAuth server, or no registration", async () => {
    const other = await startService();
    try {
      const start = startAuthorization({ baseUrl: other.url, redirectUri });
      await expect(start).rejects.toThrow(`${other.url} has no OAuth server.`);
    } finally {
      await other.close();
    }
    vi.stubGlobal("fetch", () =>
      Response.json({ issuer: service.url, authorization_endpoint: `${service.url}/oauth/authorize` }),
    );
    await expect(startAuthorization({ baseUrl: service.url, redirectUri })).rejects.toThrow(
      `Ask an administrator to register the redirect URI ${redirectUri}, and set "clientId".`,
    );
    const elsewhere = startAuthorization({ baseUrl: "https://other.example", redirectUri });
    await expect(elsewhere).rejects.toThrow("https://other.example has another address. Use its PUBLIC_URL.");
    vi.unstubAllGlobals();
    const rejected = await failure(
      startAuthorization({ baseUrl: service.url, redirectUri: "http://app.example/" }),
    );
    expect(rejected).toMatchObject({ code: "invalid_redirect_uri" });
  });

  it("requires https, except on the same machine", async () => {
    const start = startAuthorization({ baseUrl: "http://parts.example.com", redirectUri });
    await expect(start).rejects.toThrow("HTTPS");
  });
});

describe("a token provider", () => {
  let tokenRequests: number;

  beforeEach(() => {
    tokenRequests = 0;
    const original = globalThis.fetch;
    vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith("/oauth/token")) tokenRequests += 1;
      return original(input, init);
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it("renews an expiring token once for all requests, and reports the new tokens", async () => {
    const tokens = await authorize();
    tokenRequests = 0;
    const renewals: Tokens[] = [];
    const provider = createTokenProvider({ ...tokens, expiresAt: Date.now() + 20_000 }, (renewed) => {
      renewals.push(renewed);
    });
    const client = connect(provider);
    const responses = await Promise.all(Array.from({ length: 5 }, () => client.GET("/api/parts")));
    expect(responses.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200]);
    expect(tokenRequests).toBe(1);
    expect(renewals).toHaveLength(1);
    expect(renewals[0]).toMatchObject({ issuer: service.url, clientId, scope: "read_only edit" });
    expect(renewals[0]?.refreshToken).not.toBe(tokens.refreshToken);
    expect(await provider()).toBe(renewals[0]?.accessToken);
    expect(tokenRequests).toBe(1);
  });

  it("renews a token that the service rejects, also for requests that are not idempotent", async () => {
    const tokens = await authorize();
    tokenRequests = 0;
    const client = connect(createTokenProvider({ ...tokens, accessToken: "rejected" }));
    const names = ["Rejected 1", "Rejected 2", "Rejected 3"];
    const created = names.map((name) => unwrap(client.POST("/api/categories", { body: { name } })));
    expect((await Promise.all(created)).map(({ name }) => name)).toEqual(names);
    expect(tokenRequests).toBe(1);
  });

  it("throws invalid_grant if the user must authorize the application again", async () => {
    const tokens = await authorize();
    await revokeTokens(tokens);
    const error = await failure(unwrap(connect(createTokenProvider(tokens)).GET("/api/parts")));
    expect(error).toMatchObject({ name: "OAuthError", code: "invalid_grant" });
    const { refreshToken: _refreshToken, ...once } = tokens;
    const expired = connect(createTokenProvider({ ...once, expiresAt: 0 }));
    await expect(expired.GET("/api/parts")).rejects.toThrow("Authorize the application again.");
  });

  it("tries again after a renewal that failed", async () => {
    const tokens = await authorize();
    let fails = true;
    const provider = createTokenProvider({ ...tokens, expiresAt: 0 }, () => {
      if (fails) throw new Error("The tokens cannot be stored.");
    });
    await expect(Promise.resolve().then(() => provider())).rejects.toThrow("cannot be stored");
    fails = false;
    expect(await provider()).not.toBe(tokens.accessToken);
  });
});

describe("a program on Node.js", () => {
  it("receives the redirect of the browser and registers itself", async () => {
    const answers: [number, string][] = [];
    const get = async (url: string): Promise<void> => {
      const response = await fetch(url);
      answers.push([response.status, await response.text()]);
    };
    const tokens = await authorizeOnLoopback({
      baseUrl: service.url,
      scope: "edit",
      clientName: "Stock script",
      open: async (url) => {
        const callback = await decide(url);
        await get(new URL("/other", callback).href);
        await get(callback.replace(/state=[^&]+/, "state=forged"));
        await get(callback);
      },
    });
    expect(answers).toEqual([
      [404, "Not found."],
      [404, "Not found."],
      [200, "Return to the program. You can close this page."],
    ]);
    expect(tokens.scope).toBe("read_only edit");
    const again = await authorizeOnLoopback({
      baseUrl: service.url,
      clientId: tokens.clientId,
      open: async (url) => get(await decide(url)),
    });
    expect(again).toMatchObject({ clientId: tokens.clientId, scope: "read_only" });
  });

  it("stops waiting when the signal aborts, or the browser cannot be opened", async () => {
    const controller = new AbortController();
    const waiting = authorizeOnLoopback({
      ...{ baseUrl: service.url, clientId, signal: controller.signal },
      open: () => controller.abort(new Error("Stopped by the user")),
    });
    await expect(waiting).rejects.toThrow("Stopped by the user");
    const open = () => {
      throw new Error("No browser");
    };
    await expect(authorizeOnLoopback({ baseUrl: service.url, clientId, open })).rejects.toThrow("No browser");
  });
});
