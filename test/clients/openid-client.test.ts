/** Runs the complete OAuth flow with `openid-client`, the most common Node.js client. */
import * as client from "openid-client";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startChromium } from "../browser/chromium.ts";
import type { TestService } from "../support/service.ts";
import {
  approveInBrowser,
  listenForCallback,
  startAuthorizationServer,
  type Callback,
} from "./authorization.ts";

describe("openid-client", () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  let callback: Callback;

  beforeAll(async () => {
    service = await startAuthorizationServer();
    callback = await listenForCallback();
    browser = await startChromium();
    page = await browser.newPage();
  });

  afterAll(async () => {
    await browser?.close();
    await callback?.close();
    await service?.close();
  });

  test("registers, gets approval and tokens, calls the API, refreshes and revokes", async () => {
    const configuration = await client.dynamicClientRegistration(
      new URL(service.url),
      {
        client_name: "openid-client",
        redirect_uris: [callback.redirectUri],
        token_endpoint_auth_method: "none",
      },
      client.None(),
      { algorithm: "oauth2", execute: [client.allowInsecureRequests] },
    );
    expect(configuration.serverMetadata().supportsPKCE()).toBe(true);

    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const expectedState = client.randomState();
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: callback.redirectUri,
      scope: "read_only",
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: "S256",
      state: expectedState,
    });
    await approveInBrowser(page, url.href);
    const checks = { pkceCodeVerifier, expectedState };
    const tokens = await client.authorizationCodeGrant(configuration, await callback.arrived, checks);
    expect(tokens.scope).toBe("read_only");

    const parts = new URL("/api/parts", service.url);
    const read = await client.fetchProtectedResource(configuration, tokens.access_token, parts, "GET");
    expect(read.status).toBe(200);
    const written = await client
      .fetchProtectedResource(
        configuration,
        tokens.access_token,
        new URL("/api/categories", service.url),
        "POST",
        JSON.stringify({ name: "Not with this scope" }),
        new Headers({ "Content-Type": "application/json", Accept: "application/json" }),
      )
      .catch((error: unknown) => error);
    expect(written).toMatchObject({ status: 403 });

    const renewed = await client.refreshTokenGrant(configuration, tokens.refresh_token!);
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    const readAgain = await client.fetchProtectedResource(configuration, renewed.access_token, parts, "GET");
    expect(readAgain.status).toBe(200);
    await client.tokenRevocation(configuration, renewed.access_token);
    await expect(
      client.fetchProtectedResource(configuration, renewed.access_token, parts, "GET"),
    ).rejects.toMatchObject({ status: 401 });
  });
});
