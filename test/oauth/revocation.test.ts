import { describe, expect, it } from "vitest";
import type { Store } from "../../src/database/store.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { updateClient } from "../../src/oauth/clients.ts";
import { problem } from "../../src/util/errors.ts";
import { api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { startWeb } from "../support/web.ts";
import { hour, second, useAuthorizationServer } from "./authorization-server.ts";
import {
  approve,
  exchangeCode,
  obtainTokens,
  post,
  refreshTokens,
  registerClient,
  securityEvents,
  scopeOfToken,
  type Parameters,
  type Tokens,
} from "./flow.ts";

describeOneDialect("the revocation of a token (RFC 7009)", (dialect) => {
  const started = useAuthorizationServer(dialect);

  const revoke = async ({ client }: Pick<Tokens, "client">, token: string, change: Parameters = {}) =>
    post(started(), "/oauth/revoke", { client_id: client.clientId, token, ...change });

  it.each([
    ["no hint", undefined],
    ["the right hint", "access_token"],
    ["a wrong hint", "refresh_token"],
    ["an unknown hint", "foobar"],
  ])("an access token is revoked alone, with %s (§2.1)", async (_, hint) => {
    const tokens = await obtainTokens(started());
    const other = await obtainTokens(started());
    const answer = await revoke(tokens, tokens.access, { token_type_hint: hint });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await scopeOfToken(started(), tokens.access)).toBe("expired");
    expect(await scopeOfToken(started(), other.access)).toBe("edit");
    expect((await refreshTokens(started(), tokens)).status).toBe(200);
  });

  it.each([
    ["no hint", undefined],
    ["the right hint", "refresh_token"],
    ["a wrong hint", "access_token"],
    ["an unknown hint", "foobar"],
  ])("a refresh token is revoked with its whole family, with %s (§2.1)", async (_, hint) => {
    const tokens = await obtainTokens(started());
    const other = await obtainTokens(started(), { client: tokens.client });
    const answer = await revoke(tokens, tokens.refresh, { token_type_hint: hint });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await scopeOfToken(started(), tokens.access)).toBe("invalid_token");
    expect((await refreshTokens(started(), tokens)).body.error).toBe("invalid_grant");
    expect(await scopeOfToken(started(), other.access)).toBe("edit");
    expect((await securityEvents(started())).at(-1)).toMatchObject({
      event: "application_signed_out",
      client: tokens.client.name,
    });
  });

  it("the family is also revoked with an exchanged refresh token", async () => {
    const first = await obtainTokens(started());
    const next = await refreshTokens(started(), first);
    await revoke(first, first.refresh);
    expect(await scopeOfToken(started(), next.body.access_token)).toBe("invalid_token");
    // Within half a minute, a refresh token would return the same successor, but not after a revocation.
    expect((await refreshTokens(started(), first)).body.error).toBe("invalid_grant");
  });

  it("an access token that stays valid for half a minute after a refresh can be revoked", async () => {
    const first = await obtainTokens(started());
    await refreshTokens(started(), first);
    started().advance(second);
    await revoke(first, first.access);
    expect(await scopeOfToken(started(), first.access)).toBe("expired");
  });

  it.each([
    ["an arbitrary text", () => "dsahjdasdsa"],
    ["a token of another service", () => foreign],
    ["a code", async (tokens: Tokens) => (await approve(started(), { client: tokens.client })).code],
    [
      "an expired access token",
      async (tokens: Tokens) => {
        started().advance(2 * hour);
        return tokens.access;
      },
    ],
    [
      "a revoked token",
      async (tokens: Tokens) => {
        await revoke(tokens, tokens.refresh);
        return tokens.refresh;
      },
    ],
  ])("returns 200 for %s and revokes nothing (§2.2)", async (_, make) => {
    const tokens = await obtainTokens(started());
    const answer = await revoke(tokens, await make(tokens));
    expect([answer.status, answer.body]).toEqual([200, {}]);
  });

  it("refuses tokens of other clients (§2.1)", async () => {
    const tokens = await obtainTokens(started());
    const stranger = { client: await registerClient(started()) };
    for (const token of [tokens.access, tokens.refresh]) {
      const { status, body } = await revoke(stranger, token);
      expect([status, body.error]).toEqual([400, "invalid_grant"]);
    }
    expect(await scopeOfToken(started(), tokens.access)).toBe("edit");
    expect((await refreshTokens(started(), tokens)).status).toBe(200);
  });

  it("a code is not revoked", async () => {
    const approved = await approve(started());
    await revoke(approved, approved.code);
    expect((await exchangeCode(started(), approved)).status).toBe(200);
  });
});

describe("the revocation endpoint (RFC 7009 §2)", () => {
  const started = useAuthorizationServer();

  it.each([
    ["no token", { token: undefined }, 400, "invalid_request"],
    ["an empty token", { token: "" }, 400, "invalid_request"],
    ["two tokens", { token: ["a", "b"] }, 400, "invalid_request"],
    ["no client", { client_id: undefined }, 400, "invalid_request"],
    ["an unknown client", { client_id: "0".repeat(32) }, 401, "invalid_client"],
    ["a client secret", { client_secret: "x" }, 401, "invalid_client"],
  ])("rejects %s", async (_, change, status, error) => {
    const { client, access } = await obtainTokens(started());
    const answer = await post(started(), "/oauth/revoke", {
      client_id: client.clientId,
      token: access,
      ...change,
    });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await scopeOfToken(started(), access)).toBe("edit");
  });

  it("rejects a body that is not a form, and a token in the query", async () => {
    const { client, access } = await obtainTokens(started());
    const json = await post(started(), "/oauth/revoke", JSON.stringify({ token: access }), {
      "Content-Type": "application/json",
    });
    expect([json.status, json.body.error]).toEqual([400, "invalid_request"]);
    const query = await post(started(), `/oauth/revoke?token=${access}`, { client_id: client.clientId });
    expect([query.status, query.body.error]).toEqual([400, "invalid_request"]);
    const got = await api(started()).get("/oauth/revoke", { accept: "*/*" });
    expect([got.status, got.headers["allow"]]).toEqual([405, "POST, OPTIONS"]);
  });

  it("returns a challenge to an unknown client with an Authorization header", async () => {
    const headers = { Authorization: `Basic ${Buffer.from("nobody:").toString("base64")}` };
    const answer = await post(started(), "/oauth/revoke", { token: "x" }, headers);
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, 'Basic realm="OAuth"']);
  });

  it("accepts the client ID as the user name of HTTP basic authentication", async () => {
    const { client, access } = await obtainTokens(started());
    const headers = { Authorization: `Basic ${Buffer.from(`${client.clientId}:`).toString("base64")}` };
    expect((await post(started(), "/oauth/revoke", { token: access }, headers)).status).toBe(200);
    expect(await scopeOfToken(started(), access)).toBe("expired");
  });

  it("returns 503 while the database is busy, so that the client repeats the revocation (§2.2.1)", async () => {
    const { client, access } = await obtainTokens(started());
    const busy: Store = {
      ...started().store,
      transaction: async () => {
        throw problem("unavailable", undefined, { headers: { "Retry-After": "1" } });
      },
    };
    const web = await startWeb({ routes: started().another({}, busy).routes, now: () => started().now() });
    const form = { client_id: client.clientId, token: access };
    const { status, headers, body } = await post(web, "/oauth/revoke", form);
    await web.close();
    expect([status, body.error, headers.get("retry-after")]).toEqual([503, "temporarily_unavailable", "1"]);
    expect(await scopeOfToken(started(), access)).toBe("edit");
  });

  it("accepts revocations of a disabled client", async () => {
    const { client, refresh } = await obtainTokens(started());
    const { id, name, redirectUris, scopes } = client;
    const change = { store: started().store, now: started().now(), actor: commandLineActor("tester") };
    await updateClient(change, id, { name, redirectUris, scopes, active: false });
    const form = { client_id: client.clientId, token: refresh };
    expect((await post(started(), "/oauth/revoke", form)).status).toBe(200);
    await updateClient(change, id, { name, redirectUris, scopes, active: true });
    expect((await refreshTokens(started(), { client, refresh })).body.error).toBe("invalid_grant");
  });

  it("the revocation endpoint accepts requests of any origin", async () => {
    const answer = await post(started(), "/oauth/revoke", { token: "x" }, { Origin: "https://spa.example" });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });
});

/** An access token signed with another key. */
const foreign =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.TJVA95OrM7E2cBab30RMHrHDcEfxjoYZgeFONFh7HgQ";
