/** Runs the complete OAuth flow with `oauth4webapi`, a strict independent implementation. */
import * as oauth from "oauth4webapi";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { screenshot, startChromium } from "../browser/chromium.ts";
import { api } from "../support/client.ts";
import type { TestService } from "../support/service.ts";
import {
  approveInBrowser,
  listenForCallback,
  startAuthorizationServer,
  type Callback,
} from "./authorization.ts";

/** The tests use plain HTTP on the loopback interface. */
const insecure = { [oauth.allowInsecureRequests]: true };

describe("oauth4webapi", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let callback: Callback;

  beforeAll(async () => {
    service = await startAuthorizationServer();
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  beforeEach(async () => {
    callback = await listenForCallback();
    page = await browser.newPage();
  });

  afterEach(async () => {
    await page.close();
    await callback.close();
  });

  async function discover(): Promise<oauth.AuthorizationServer> {
    const issuer = new URL(service.url);
    const response = await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...insecure });
    return await oauth.processDiscoveryResponse(issuer, response);
  }

  async function register(
    as: oauth.AuthorizationServer,
    metadata: Partial<oauth.OmitSymbolProperties<oauth.Client>> = { scope: "read_only edit" },
  ): Promise<oauth.Client> {
    const response = await oauth.dynamicClientRegistrationRequest(
      as,
      {
        client_name: "oauth4webapi",
        redirect_uris: [callback.redirectUri],
        token_endpoint_auth_method: "none",
        ...metadata,
      },
      insecure,
    );
    return await oauth.processDynamicClientRegistrationResponse(response);
  }

  interface Flow {
    readonly as: oauth.AuthorizationServer;
    readonly client: oauth.Client;
    readonly parameters: URLSearchParams;
    readonly verifier: string;
  }

  async function authorize(more: Record<string, string> = {}): Promise<Flow> {
    const as = await discover();
    const client = await register(as);
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const url = new URL(as.authorization_endpoint!);
    url.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: callback.redirectUri,
      response_type: "code",
      scope: "read_only edit",
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      ...more,
    }).toString();
    await approveInBrowser(page, url.href);
    const parameters = oauth.validateAuthResponse(as, client, await callback.arrived, state);
    return { as, client, parameters, verifier };
  }

  async function exchange({ as, client, parameters, verifier }: Flow): Promise<oauth.TokenEndpointResponse> {
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.None(),
      parameters,
      callback.redirectUri,
      verifier,
      insecure,
    );
    return await oauth.processAuthorizationCodeResponse(as, client, response);
  }

  async function statusOf(token: string, path = "/api/parts"): Promise<number> {
    const headers = new Headers({ Accept: "application/ld+json" });
    try {
      const url = new URL(path, service.url);
      return (await oauth.protectedResourceRequest(token, "GET", url, headers, null, insecure)).status;
    } catch (error) {
      if (error instanceof oauth.WWWAuthenticateChallengeError) return error.status;
      throw error;
    }
  }

  test("discovers the server, registers, gets approval, exchanges the code, calls the API, refreshes and revokes", async () => {
    const flow = await authorize();
    const { as, client } = flow;
    const tokens = await exchange(flow);
    expect(tokens.scope).toBe("read_only edit");
    expect(tokens.expires_in).toBe(3600);
    expect(await statusOf(tokens.access_token)).toBe(200);

    const refreshing = await oauth.refreshTokenGrantRequest(
      as,
      client,
      oauth.None(),
      tokens.refresh_token!,
      insecure,
    );
    const renewed = await oauth.processRefreshTokenResponse(as, client, refreshing);
    expect(renewed.access_token).not.toBe(tokens.access_token);
    expect(await statusOf(renewed.access_token)).toBe(200);

    const revoking = await oauth.revocationRequest(
      as,
      client,
      oauth.None(),
      renewed.refresh_token!,
      insecure,
    );
    await oauth.processRevocationResponse(revoking);
    expect(await statusOf(renewed.access_token)).toBe(401);
  });

  test.each([
    ["read_only, which is preselected", undefined, "read_only"],
    ["edit, if the user chooses it", "Read and change the inventory", "read_only edit"],
  ])(
    "a client that registers and asks without a scope, as Claude Code does, gets %s",
    async (_, choice, scope) => {
      const as = await discover();
      const client = await register(as, {
        // As other agents register: with a secret and with a redirect URI that is not allowed.
        token_endpoint_auth_method: "client_secret_basic",
        redirect_uris: ["cursor://anysphere.cursor-mcp/oauth/callback", callback.redirectUri],
      });
      expect(client).toMatchObject({
        redirect_uris: [callback.redirectUri],
        token_endpoint_auth_method: "none",
        scope: "read_only edit",
      });
      const verifier = oauth.generateRandomCodeVerifier();
      const url = new URL(as.authorization_endpoint!);
      url.search = new URLSearchParams({
        client_id: client.client_id,
        redirect_uri: callback.redirectUri,
        response_type: "code",
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }).toString();
      await approveInBrowser(page, url.href, async () => {
        await screenshot(page, "consent-without-scope");
        if (choice !== undefined) await page.getByText(choice, { exact: true }).click();
      });
      const parameters = oauth.validateAuthResponse(as, client, await callback.arrived, oauth.expectNoState);
      expect((await exchange({ as, client, parameters, verifier })).scope).toBe(scope);

      url.searchParams.set("redirect_uri", "cursor://anysphere.cursor-mcp/oauth/callback");
      const refused = await page.goto(url.href);
      expect(refused?.status()).toBe(401);
      expect(page.url()).toBe(url.href);
      expect(await page.textContent("main")).toContain(
        "is not an allowed redirect URI. Use https with a host",
      );
      await screenshot(page, "redirect-uri-left-out");
    },
  );

  test("validates the access token with the published keys (RFC 9068)", async () => {
    const flow = await authorize();
    const { access_token: token } = await exchange(flow);
    const request = new Request(`${service.url}/api/parts`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const claims = await oauth.validateJwtAccessToken(flow.as, request, service.url, insecure);
    expect(claims).toMatchObject({ client_id: flow.client.client_id, sub: "admin", scope: "read_only edit" });
    await expect(
      oauth.validateJwtAccessToken(flow.as, request, "https://elsewhere.example", insecure),
    ).rejects.toThrow();
  });

  test("gets a token for one resource only if it requests one (RFC 8707)", async () => {
    const flow = await authorize({ resource: `${service.url}/mcp` });
    const { access_token: token } = await exchange(flow);
    expect(await statusOf(token)).toBe(401);
    const request = new Request(`${service.url}/mcp`, { headers: { Authorization: `Bearer ${token}` } });
    const claims = await oauth.validateJwtAccessToken(flow.as, request, `${service.url}/mcp`, insecure);
    expect(claims.aud).toBe(`${service.url}/mcp`);
  });

  test("finds the authorization server from the challenge of a rejected request (RFC 9728 §5.1)", async () => {
    const refused = await api(service).get("/api/parts");
    const [, metadata] = /resource_metadata="([^"]+)"/.exec(refused.headers["www-authenticate"] ?? "") ?? [];
    const resource = new URL(service.url);
    const response = await oauth.resourceDiscoveryRequest(resource, insecure);
    expect(response.url).toBe(metadata);
    const found = await oauth.processResourceDiscoveryResponse(resource, response);
    expect(found.authorization_servers).toEqual([service.url]);
  });

  test("a code that is exchanged twice is rejected, and its tokens are revoked (RFC 6749 §4.1.2)", async () => {
    const flow = await authorize();
    const { access_token: token } = await exchange(flow);
    expect(await statusOf(token)).toBe(200);
    await expect(exchange(flow)).rejects.toMatchObject({ error: "invalid_grant" });
    expect(await statusOf(token)).toBe(401);
  });
});
