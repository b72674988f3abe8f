import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { useAuthorizationServer } from "./authorization-server.ts";
import { approve, exchangeCode, obtainTokens, refreshTokens, useToken } from "./flow.ts";
import type { TokenResponse, Tokens } from "./flow.ts";

function tokensOf({ client }: Pick<Tokens, "client">, answer: TokenResponse): Tokens {
  const { access_token: access = "", refresh_token: refresh = "" } = answer.body;
  return { client, access, refresh, answer };
}

describe("the scope of a refresh (RFC 6749 §6)", () => {
  const started = useAuthorizationServer();

  it.each([
    ["nothing", undefined, "read_only edit"],
    ["an empty one", "", "read_only edit"],
    ["what was granted", "read_only edit", "read_only edit"],
    ["it in another order", "edit  read_only", "read_only edit"],
    ["only the strongest, which holds the others", "edit", "read_only edit"],
    ["less", "read_only", "read_only"],
  ])("the scope of a refresh is, when %s is asked for, what was granted or less", async (_, scope, given) => {
    const answer = await refreshTokens(started(), await obtainTokens(started()), { scope });
    expect([answer.status, answer.body.scope]).toEqual([200, given]);
  });

  it.each([
    ["more than was granted", "read_only edit admin"],
    ["the next level alone", "admin"],
    ["one that does not exist", "read_only write"],
  ])("a scope is refused when it is %s, and the refresh token stays valid", async (_, scope) => {
    const tokens = await obtainTokens(started());
    const answer = await refreshTokens(started(), tokens, { scope });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_scope"]);
    expect((await refreshTokens(started(), tokens)).status).toBe(200);
  });

  it("the scope of a refresh may be narrow once without narrowing what was granted", async () => {
    const first = await obtainTokens(started());
    const narrow = await refreshTokens(started(), first, { scope: "read_only" });
    expect(await useToken(started(), narrow.body.access_token)).toBe("read_only");
    const next = await refreshTokens(started(), tokensOf(first, narrow));
    expect(next.body.scope).toBe("read_only edit");
  });

  it("goes no further than what the user chose for the client since", async () => {
    const first = await obtainTokens(started(), { tier: "edit" });
    await exchangeCode(started(), await approve(started(), { client: first.client, tier: "read_only" }));
    expect(await useToken(started(), first.access)).toBe("read_only");
    expect((await refreshTokens(started(), first)).body.scope).toBe("read_only");
  });

  it("the scope of a refresh does not grow when the user later chooses more for the client", async () => {
    const first = await obtainTokens(started(), { tier: "read_only" });
    await exchangeCode(started(), await approve(started(), { client: first.client, tier: "edit" }));
    expect(await useToken(started(), first.access)).toBe("read_only");
    expect((await refreshTokens(started(), first)).body.scope).toBe("read_only");
  });
});

describe("the resource of a refresh (RFC 8707 §2.2)", () => {
  const started = useAuthorizationServer();

  it.each([
    ["what was granted, when none is named", undefined, ["/api", "/mcp"]],
    ["one of those that were granted", "/mcp", "/mcp"],
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

  it("the resource of a refresh is refused beyond what was granted, and the refresh token stays good", async () => {
    const { url } = started();
    const tokens = await obtainTokens(started(), { request: { resource: `${url}/api` } });
    const answer = await refreshTokens(started(), tokens, { resource: `${url}/mcp` });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_target"]);
    expect((await refreshTokens(started(), tokens)).status).toBe(200);
  });
});
