import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { useAuthorizationServer } from "./authorization-server.ts";
import {
  approve,
  exchangeCode,
  obtainTokens,
  refreshTokens,
  scopeOfToken,
  type TokenResponse,
  type Tokens,
} from "./flow.ts";

function tokensOf({ client }: Pick<Tokens, "client">, answer: TokenResponse): Tokens {
  const { access_token: access = "", refresh_token: refresh = "" } = answer.body;
  return { client, access, refresh, answer };
}

describe("the scope of a refresh (RFC 6749 §6)", () => {
  const started = useAuthorizationServer();

  it.each([
    ["nothing", undefined, "read_only edit"],
    ["an empty scope", "", "read_only edit"],
    ["the granted scope", "read_only edit", "read_only edit"],
    ["the granted scopes in another order", "edit  read_only", "read_only edit"],
    ["only the strongest scope, which includes the others", "edit", "read_only edit"],
    ["less", "read_only", "read_only"],
  ])("a refresh with %s returns the granted scope or less", async (_, scope, given) => {
    const answer = await refreshTokens(started(), await obtainTokens(started()), { scope });
    expect([answer.status, answer.body.scope]).toEqual([200, given]);
  });

  it.each([
    ["more than granted", "read_only edit admin"],
    ["only the next higher level", "admin"],
    ["unknown", "read_only write"],
  ])("a scope is rejected if it is %s, and the refresh token stays valid", async (_, scope) => {
    const tokens = await obtainTokens(started());
    const answer = await refreshTokens(started(), tokens, { scope });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_scope"]);
    expect((await refreshTokens(started(), tokens)).status).toBe(200);
  });

  it("a refresh with a weaker scope does not reduce the grant", async () => {
    const first = await obtainTokens(started());
    const narrow = await refreshTokens(started(), first, { scope: "read_only" });
    expect(await scopeOfToken(started(), narrow.body.access_token)).toBe("read_only");
    const next = await refreshTokens(started(), tokensOf(first, narrow));
    expect(next.body.scope).toBe("read_only edit");
  });

  it("a refresh is limited by a later choice of the user for the client", async () => {
    const first = await obtainTokens(started(), { scope: "edit" });
    await exchangeCode(started(), await approve(started(), { client: first.client, scope: "read_only" }));
    expect(await scopeOfToken(started(), first.access)).toBe("read_only");
    expect((await refreshTokens(started(), first)).body.scope).toBe("read_only");
  });

  it("a refresh does not gain scopes from a later choice of the user", async () => {
    const first = await obtainTokens(started(), { scope: "read_only" });
    await exchangeCode(started(), await approve(started(), { client: first.client, scope: "edit" }));
    expect(await scopeOfToken(started(), first.access)).toBe("read_only");
    expect((await refreshTokens(started(), first)).body.scope).toBe("read_only");
  });
});

describe("the resource of a refresh (RFC 8707 §2.2)", () => {
  const started = useAuthorizationServer();

  it.each([
    ["the granted resource if none is named", undefined, ["/api", "/mcp"]],
    ["one of the granted resources", "/mcp", "/mcp"],
  ])("the resource of a refresh is %s", async (_, wanted, audience) => {
    const { url } = started();
    const tokens = await obtainTokens(started(), { request: { resource: [`${url}/api`, `${url}/mcp`] } });
    const { body } = await refreshTokens(started(), tokens, {
      resource: wanted === undefined ? undefined : url + wanted,
    });
    expect(decodeJwt(body.access_token ?? "")["aud"]).toEqual(
      typeof audience === "string" ? url + audience : audience.map((path) => url + path),
    );
  });

  it("a refresh is rejected for a resource outside of the grant, and the refresh token stays valid", async () => {
    const { url } = started();
    const tokens = await obtainTokens(started(), { request: { resource: `${url}/api` } });
    const answer = await refreshTokens(started(), tokens, { resource: `${url}/mcp` });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_target"]);
    expect((await refreshTokens(started(), tokens)).status).toBe(200);
  });
});
