/**
 * Shared by the tests of OAuth clients: a service with the authorization server, a redirect target, and a user who
 * signs in and approves requests in Chromium.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { passwords } from "../support/principals.ts";
import { startService, type ServiceOptions, type TestService } from "../support/service.ts";

/** Starts a service with OAuth and dynamic client registration. */
export async function startAuthorizationServer(
  parts: NonNullable<ServiceOptions["overrides"]> = {},
): Promise<TestService> {
  const service = await startService({
    overrides: parts,
    environment: {
      OAUTH_SERVER_ENABLED: "1",
      OAUTH_DCR_ENABLED: "1",
      OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
    },
  });
  await copyKeys(service.uploads);
  return service;
}

export interface Callback {
  /** A redirect URI on loopback (RFC 8252 §7.3). */
  readonly redirectUri: string;
  /** The redirect URI with the parameters of the authorization response. */
  readonly arrived: Promise<URL>;
  close(): Promise<void>;
}

/** Listens for the authorization response. */
export async function listenForCallback(): Promise<Callback> {
  let arrive: (url: URL) => void;
  const arrived = new Promise<URL>((resolve) => {
    arrive = resolve;
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", redirectUri);
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Back</title><p>Back");
    if (url.pathname === "/callback") arrive(url);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  return {
    redirectUri,
    arrived,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Opens the authorization URL as the user `admin`, signs in if necessary and waits for the consent page. */
export async function openConsent(page: Page, authorizationUrl: string): Promise<void> {
  await page.goto(authorizationUrl);
  const username = page.locator('input[name="_username"]');
  if (await username.isVisible()) {
    await username.fill("admin");
    await page.locator('input[name="_password"]').fill(passwords.admin);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Approve" }).waitFor();
}

/**
 * Opens the authorization URL with {@link openConsent} and approves the request.
 * @param choose makes additional choices on the consent page
 */
export async function approveInBrowser(
  page: Page,
  authorizationUrl: string,
  choose?: () => Promise<void>,
): Promise<void> {
  await openConsent(page, authorizationUrl);
  await choose?.();
  await page.getByRole("button", { name: "Approve" }).click();
}
