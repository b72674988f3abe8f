/** Tests a client that uses two authorization servers, of which one attacks the other (RFC 9207, RFC 9700 §4.4). */
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer } from "../pages/oauth/consent-form.ts";
import { authorizePath, callback, startOAuthSite, type OAuthSite } from "../pages/oauth/oauth-site.ts";
import type { Visitor } from "../support/visitor.ts";
import { challengeOf, post, verifier } from "./flow.ts";

/** The tests use plain HTTP on the loopback interface. */
const insecure = { [oauth.allowInsecureRequests]: true };

describe("a client of two authorization servers", () => {
  let honest: Party;
  let attacker: Party;

  interface Party {
    readonly site: OAuthSite;
    readonly metadata: oauth.AuthorizationServer;
    readonly client: oauth.Client;
    readonly admin: Visitor;
  }

  beforeAll(async () => {
    [honest, attacker] = [await start(), await start()];
  });

  afterAll(async () => {
    for (const party of [honest, attacker]) await party?.site.close();
  });

  async function start(): Promise<Party> {
    const site = await startOAuthSite();
    const { clientId } = await site.client();
    const metadata = await discover(site);
    return { site, metadata, client: { client_id: clientId }, admin: await site.as("admin") };
  }

  async function discover({ url }: OAuthSite, from = url): Promise<oauth.AuthorizationServer> {
    const response = await oauth.discoveryRequest(new URL(from), { algorithm: "oauth2", ...insecure });
    return await oauth.processDiscoveryResponse(new URL(url), response);
  }

  const path = ({ client }: Party, parameters = {}): string =>
    authorizePath(
      { clientId: client.client_id, redirectUris: [callback] },
      { code_challenge: challengeOf(verifier), ...parameters },
    );

  async function respond(party: Party, button: "Approve" | "Deny"): Promise<URL> {
    return new URL((await answer(party.admin, path(party), button)).location ?? "");
  }

  async function respondWithError(party: Party): Promise<URL> {
    const answered = await party.admin.get(path(party, { scope: "everything" }), { follow: false });
    return new URL(answered.location ?? "");
  }

  /** Validates a response as a client that expects it from a party. */
  const validate = ({ metadata, client }: Party, response: URL) =>
    oauth.validateAuthResponse(metadata, client, response, "the state");

  const responses: readonly (readonly [string, (party: Party) => Promise<URL>])[] = [
    ["a code", (party) => respond(party, "Approve")],
    ["a denial", (party) => respond(party, "Deny")],
    ["an error", respondWithError],
  ];

  it.each(responses)("the client accepts %s of the expected server", async (what, from) => {
    const response = await from(honest);
    expect(response.searchParams.get("iss")).toBe(honest.site.url);
    if (what === "a code") expect(validate(honest, response).get("code")).toBeTruthy();
    else expect(() => validate(honest, response)).toThrow(oauth.AuthorizationResponseError);
  });

  it.each(responses)("the client rejects %s of the other server", async (_, from) => {
    const response = await from(honest);
    expect(() => validate(attacker, response)).toThrow(/unexpected "iss"/);
  });

  it.each(responses)("the client rejects %s from which the issuer was removed", async (_, from) => {
    const response = await from(honest);
    response.searchParams.delete("iss");
    expect(() => validate(honest, response)).toThrow(/"iss".*missing/);
  });

  it.each(responses)("the client rejects %s with two issuers", async (_, from) => {
    const response = await from(honest);
    response.searchParams.append("iss", attacker.site.url);
    expect(() => validate(honest, response)).toThrow(/"iss"/);
  });

  it("the client rejects metadata of another issuer (RFC 8414 §3.3)", async () => {
    await expect(discover(honest.site, attacker.site.url)).rejects.toThrow(/"issuer"/);
  });

  it("a code that the client sends to the other server gives no tokens there", async () => {
    const response = await respond(honest, "Approve");
    const code = response.searchParams.get("code") ?? "";
    const exchange = ({ site, client }: Party) =>
      post(site, "/oauth/token", {
        grant_type: "authorization_code",
        client_id: client.client_id,
        code,
        redirect_uri: callback,
        code_verifier: verifier,
      });
    expect((await exchange(attacker)).body.error).toBe("invalid_grant");
    expect((await exchange(honest)).status).toBe(200);
  });
});
