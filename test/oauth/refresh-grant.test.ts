import { describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { day, hour, quietLogger, second, useAuthorizationServer } from "./authorization-server.ts";
import {
  approve,
  obtainTokens,
  post,
  refreshTokens,
  registerClient,
  securityEvents,
  scopeOfToken,
  type TokenResponse,
  type Tokens,
} from "./flow.ts";

function tokensOf({ client }: Pick<Tokens, "client">, answer: TokenResponse): Tokens {
  const { access_token: access = "", refresh_token: refresh = "" } = answer.body;
  return { client, access, refresh, answer };
}

describeDialects("a refresh token", (dialect) => {
  const started = useAuthorizationServer(dialect);

  const rotate = async (tokens: Tokens): Promise<Tokens> => {
    const answer = await refreshTokens(started(), tokens);
    expect(answer.body).toMatchObject({ token_type: "Bearer" });
    return tokensOf(tokens, answer);
  };

  it("a refresh token is exchanged for a new pair (RFC 6749 §6, RFC 9700 §4.14.2)", async () => {
    const first = await obtainTokens(started());
    const { status, headers, body } = await refreshTokens(started(), first);
    expect(status).toBe(200);
    expect(body).toEqual({
      token_type: "Bearer",
      expires_in: 3600,
      access_token: expect.any(String) as string,
      refresh_token: expect.any(String) as string,
      scope: "read_only edit",
    });
    expect(body.access_token).not.toBe(first.access);
    expect(body.refresh_token).not.toBe(first.refresh);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await scopeOfToken(started(), body.access_token)).toBe("edit");
  });

  it("the previous access token stays valid for half a minute", async () => {
    const first = await obtainTokens(started());
    const next = await rotate(first);
    started().advance(30 * second - 1);
    expect(await scopeOfToken(started(), first.access)).toBe("edit");
    started().advance(1);
    expect(await scopeOfToken(started(), first.access)).toBe("expired");
    expect(await scopeOfToken(started(), next.access)).toBe("edit");
  });

  it("a refresh does not extend a previous access token that is about to expire", async () => {
    const first = await obtainTokens(started());
    started().advance(hour - 10 * second);
    await rotate(first);
    started().advance(10 * second);
    expect(await scopeOfToken(started(), first.access)).toBe("expired");
  });

  it("a repetition within half a minute returns the same successor", async () => {
    const first = await obtainTokens(started());
    const next = await refreshTokens(started(), first);
    started().advance(30 * second);
    const again = await refreshTokens(started(), first);
    expect(again.body).toEqual({ ...next.body, expires_in: 3600 - 30 });
    expect(await scopeOfToken(started(), again.body.access_token)).toBe("edit");
    expect((await rotate(tokensOf(first, again))).refresh).not.toBe(again.body.refresh_token);
  });

  it("a repetition returns the remaining lifetime of an access token that a later refresh shortened", async () => {
    const first = await obtainTokens(started());
    const next = await rotate(first);
    started().advance(10 * second);
    await rotate(next);
    started().advance(5 * second);
    const again = await refreshTokens(started(), first);
    expect(again.body).toMatchObject({ access_token: next.access, expires_in: 25 });
    started().advance(25 * second - 1);
    expect(await scopeOfToken(started(), next.access)).toBe("edit");
    started().advance(1);
    expect(await scopeOfToken(started(), next.access)).toBe("expired");
  });

  it("a repetition promises no lifetime to an access token that the client revoked", async () => {
    const first = await obtainTokens(started());
    const next = await rotate(first);
    await post(started(), "/oauth/revoke", { client_id: first.client.clientId, token: next.access });
    const again = await refreshTokens(started(), first);
    expect(again.body).toMatchObject({ access_token: next.access, expires_in: 0 });
    expect((await refreshTokens(started(), next)).status).toBe(200);
  });

  it("twenty concurrent uses return the same successor", async () => {
    const first = await obtainTokens(started());
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshTokens(started(), first)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const stored = await started()
      .store.read.db.selectFrom("oauth_refresh_tokens")
      .innerJoin("oauth_grants", "oauth_grants.id", "oauth_refresh_tokens.grant_id")
      .innerJoin("oauth_connections", "oauth_connections.id", "oauth_grants.connection_id")
      .where("oauth_connections.oauth_client_id", "=", first.client.id)
      .select("used_at")
      .execute();
    expect(stored).toHaveLength(2);
    expect(stored.filter(({ used_at: usedAt }) => usedAt === null)).toHaveLength(1);
  });

  it("a later repetition permanently ends the token family, which is logged (RFC 9700 §4.14.2)", async () => {
    const first = await obtainTokens(started());
    const next = await rotate(first);
    started().advance(30 * second + 1);
    const replay = await refreshTokens(started(), first);
    expect([replay.status, replay.body.error]).toEqual([400, "invalid_grant"]);
    expect(await scopeOfToken(started(), next.access)).toBe("invalid_token");
    expect((await refreshTokens(started(), next)).body.error).toBe("invalid_grant");
    expect((await refreshTokens(started(), first)).body.error).toBe("invalid_grant");
    const events = await securityEvents(started());
    expect(events.filter(({ event }) => event === "refresh_token_replayed").at(-1)).toMatchObject({
      level: "warning",
      client: first.client.name,
      address: expect.any(String) as string,
    });
  });

  it("a refresh token that was used while the clock was ahead ends its family when it is repeated", async () => {
    const first = await obtainTokens(started());
    started().advance(31 * second);
    const next = await rotate(first);
    started().advance(-31 * second);
    expect((await refreshTokens(started(), first)).body.error).toBe("invalid_grant");
    expect((await refreshTokens(started(), next)).body.error).toBe("invalid_grant");
  });

  it("a repeated refresh token ends its own family only", async () => {
    const client = await registerClient(started());
    const [one, other] = [
      await obtainTokens(started(), { client }),
      await obtainTokens(started(), { client }),
    ];
    await rotate(one);
    started().advance(hour / 2);
    expect((await refreshTokens(started(), one)).body.error).toBe("invalid_grant");
    expect(await scopeOfToken(started(), other.access)).toBe("edit");
    await rotate(other);
  });

  it("concurrent repetitions of a refresh token are logged as one replay", async () => {
    const first = await obtainTokens(started());
    await rotate(first);
    started().advance(60 * second);
    const before = (await securityEvents(started())).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => refreshTokens(started(), first)));
    expect(new Set(answers.map(({ body }) => body.error))).toEqual(new Set(["invalid_grant"]));
    expect((await securityEvents(started())).slice(before)).toHaveLength(1);
  });

  it("a late replay ends a family that has been refreshed since", async () => {
    const first = await obtainTokens(started());
    let current = first;
    for (let turn = 0; turn < 3; turn += 1) {
      started().advance(hour);
      current = await rotate(current);
    }
    expect((await refreshTokens(started(), first)).body.error).toBe("invalid_grant");
    expect(await scopeOfToken(started(), current.access)).toBe("invalid_token");
  });

  it("a revoked refresh token does not return its successor, even within half a minute", async () => {
    const first = await obtainTokens(started());
    await rotate(first);
    await started().store.transaction(async ({ db }) => {
      await db
        .updateTable("oauth_grants")
        .set({ revoked_at: started().now().toISOString(), revoked_because: "user" })
        .execute();
    });
    expect((await refreshTokens(started(), first)).body.error).toBe("invalid_grant");
  });

  it.each([
    ["1", 1],
    ["7", 7],
    ["30", 30],
    ["90", 90],
  ] as const)(
    "a refresh token for %s days is valid for that time after each exchange",
    async (validity, days) => {
      const first = await obtainTokens(started(), { validity });
      started().advance(days * day - 1);
      const next = await rotate(first);
      started().advance(days * day - 1);
      const last = await rotate(next);
      started().advance(days * day);
      const answer = await refreshTokens(started(), last);
      expect([answer.status, answer.body.error]).toEqual([400, "invalid_grant"]);
    },
  );

  it("a refresh token of an unlimited grant does not expire", async () => {
    const first = await obtainTokens(started(), { validity: "unlimited" });
    started().advance(2000 * day);
    await rotate(first);
  });

  it("a refresh token of a disabled user is rejected", async () => {
    const first = await obtainTokens(started(), { user: "editor" });
    const setDisabled = async (disabled: boolean) =>
      started().store.transaction(async ({ db }) => {
        await db.updateTable("users").set({ disabled }).where("name", "=", "editor").execute();
      });
    await setDisabled(true);
    expect((await refreshTokens(started(), first)).body.error).toBe("invalid_grant");
    await setDisabled(false);
  });
});

describe("a refresh token", () => {
  const started = useAuthorizationServer();

  it("a refresh token is bound to its client, and another client cannot end its family", async () => {
    const first = await obtainTokens(started());
    const other = await registerClient(started());
    const stolen = { client: other, refresh: first.refresh };
    expect((await refreshTokens(started(), stolen)).body.error).toBe("invalid_grant");
    const next = await refreshTokens(started(), first);
    started().advance(60 * second);
    expect((await refreshTokens(started(), stolen)).body.error).toBe("invalid_grant");
    expect(await scopeOfToken(started(), next.body.access_token)).toBe("edit");
  });

  it("a successor is returned within half a minute to its own client only", async () => {
    const first = await obtainTokens(started());
    await refreshTokens(started(), first);
    const other = await registerClient(started());
    const answer = await refreshTokens(started(), { client: other, refresh: first.refresh });
    expect(answer.body.error).toBe("invalid_grant");
  });

  it.each([
    ["invented", () => "made-up"],
    ["a code", (_: Tokens, code: string) => code],
    ["an access token", ({ access }: Tokens) => access],
    ["truncated", ({ refresh }: Tokens) => refresh.slice(0, -1)],
    ["changed", ({ refresh }: Tokens) => `${refresh.slice(0, -9)}AAAAA${refresh.slice(-4)}`],
  ])("a refresh token is rejected if it is %s", async (_, make) => {
    const tokens = await obtainTokens(started());
    const { code } = await approve(started(), { client: tokens.client });
    const answer = await refreshTokens(started(), { ...tokens, refresh: make(tokens, code) });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_grant"]);
  });

  it("a missing refresh token is rejected", async () => {
    const tokens = await obtainTokens(started());
    const answer = await refreshTokens(started(), tokens, { refresh_token: undefined });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_request"]);
  });

  it("a refresh token is invalid with another encryption key", async () => {
    const tokens = await obtainTokens(started());
    const other = started().another({ OAUTH2_ENCRYPTION_KEY: "cd".repeat(32) });
    const endpoint = other.routes.find(({ path }) => path === "/oauth/token");
    const body = new URLSearchParams({
      grant_type: "refresh_token",
      client_id: tokens.client.clientId,
      refresh_token: tokens.refresh,
    }).toString();
    const answer = await endpoint?.handle({
      method: "POST",
      path: "/oauth/token",
      parameters: {},
      head: false,
      queryText: "",
      query: new URLSearchParams(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
      readForm: () => Promise.reject(new Error("The body is not a form with a file.")),
      address: "10.1.0.1",
      now: started().now(),
      requestId: "test",
      log: quietLogger,
    });
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining("invalid_grant") as string });
  });

  it("a refresh token is rejected if its client is registered for codes only (RFC 6749 §5.2)", async () => {
    const tokens = await obtainTokens(started());
    await started().store.transaction(async ({ db }) => {
      await db
        .updateTable("oauth_clients")
        .set({ grant_types: "authorization_code" })
        .where("id", "=", tokens.client.id)
        .execute();
    });
    const answer = await refreshTokens(started(), tokens);
    expect([answer.status, answer.body.error]).toEqual([400, "unauthorized_client"]);
  });

  it("the successor is stored encrypted, and only while it can be requested", async () => {
    const first = await obtainTokens(started());
    const next = await refreshTokens(started(), first);
    const kept = await successors();
    expect(kept).toHaveLength(1);
    expect(kept[0]).not.toContain(next.body.refresh_token);
    expect(kept[0]).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  async function successors(): Promise<(string | null)[]> {
    const rows = await started()
      .store.read.db.selectFrom("oauth_refresh_tokens")
      .select("successor")
      .where("successor", "is not", null)
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    return rows.map(({ successor }) => successor);
  }
});
