import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { hour, useAuthorizationServer } from "./authorization-server.ts";
import { approve, exchangeCode, obtainTokens, registerClient, scopeOfToken } from "./flow.ts";

describe("tokens for a code", () => {
  const started = useAuthorizationServer();

  it.each([
    ["read_only", "read_only"],
    ["edit", "read_only edit"],
    ["admin", "read_only edit admin"],
    ["full", "read_only edit admin full"],
  ] as const)(
    "tokens with the scope %s have the scopes %s: each includes the weaker ones",
    async (highest, scopes) => {
      const { access, answer } = await obtainTokens(started(), {
        scope: highest,
        request: { scope: "read_only edit admin full" },
      });
      expect(answer.body.scope).toBe(scopes);
      expect(decodeJwt(access)).toMatchObject({ scope: scopes, scopes: scopes.split(" ") });
      expect(await scopeOfToken(started(), access)).toBe(highest);
    },
  );

  it("tokens are limited by the consent: level edit of read_only edit full", async () => {
    const client = await registerClient(started(), { scopes: ["read_only", "edit", "full"] });
    const { answer } = await obtainTokens(started(), {
      client,
      scope: "edit",
      request: { scope: "read_only edit full" },
    });
    expect(answer.body.scope).toBe("read_only edit");
  });

  it("tokens are limited by the current registration of the client", async () => {
    const approved = await approve(started(), { scope: "full", request: { scope: "full" } });
    await started().store.transaction(async ({ db }) => {
      const { id } = approved.client;
      await db.updateTable("oauth_clients").set({ scopes: "read_only" }).where("id", "=", id).execute();
    });
    expect((await exchangeCode(started(), approved)).body.scope).toBe("read_only");
  });

  it("no refresh token is issued if the user wants none", async () => {
    const { answer } = await obtainTokens(started(), { validity: "none" });
    expect(answer.body).not.toHaveProperty("refresh_token");
  });

  it("no refresh token is issued to a client without the grant", async () => {
    const client = await registerClient(started(), { grantTypes: ["authorization_code"] });
    const { answer } = await obtainTokens(started(), { client });
    expect(answer.body).not.toHaveProperty("refresh_token");
  });

  it("access tokens contain user, scope, audience and expiry (RFC 9068 §2)", async () => {
    const { client, access } = await obtainTokens(started());
    const now = started().now().getTime() / 1000;
    expect(decodeJwt(access)).toEqual({
      iss: started().url,
      sub: "admin",
      aud: started().url,
      client_id: client.clientId,
      iat: now,
      nbf: now,
      exp: now + hour / 1000,
      jti: expect.stringMatching(/^[\w-]{43}$/) as string,
      scope: "read_only edit",
      scopes: ["read_only", "edit"],
    });
  });

  it.each([
    ["the requested resource", ["/api"], undefined, "/api"],
    ["several requested resources", ["/mcp", "/api"], undefined, ["/api", "/mcp"]],
    ["one of the granted resources (RFC 8707 §2.2)", ["/mcp", "/api"], "/mcp", "/mcp"],
    ["a part of the whole service", [], "/eda-api", "/eda-api"],
    ["the whole service if it is named", [""], undefined, ""],
  ])("tokens are issued for %s", async (_, asked, wanted, audience) => {
    const { url } = started();
    const approved = await approve(started(), { request: { resource: asked.map((path) => url + path) } });
    const { body } = await exchangeCode(started(), approved, {
      ...(wanted !== undefined && { resource: url + wanted }),
    });
    expect(decodeJwt(body.access_token ?? "")["aud"]).toEqual(
      typeof audience === "string" ? url + audience : audience.map((path) => url + path),
    );
  });

  it.each([
    ["outside of the granted ones (RFC 8707 §2.2)", "/api", "/mcp"],
    ["wider than the granted one", "/api", ""],
    ["of another service", "", "https://elsewhere.example/"],
  ])("a code is rejected for a resource %s and stays valid", async (_, granted, wanted) => {
    const { url } = started();
    const approved = await approve(started(), { request: { resource: url + granted } });
    const resource = wanted.startsWith("https:") ? wanted : url + wanted;
    const answer = await exchangeCode(started(), approved, { resource });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_target"]);
    expect((await exchangeCode(started(), approved)).status).toBe(200);
  });
});
