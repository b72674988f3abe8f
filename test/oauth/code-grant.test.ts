import { describe, expect, it } from "vitest";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { deleteClient } from "../../src/oauth/client-access.ts";
import { updateClient } from "../../src/oauth/clients.ts";
import { describeDialects } from "../support/dialects.ts";
import { minute, useAuthorizationServer } from "./authorization-server.ts";
import {
  approve,
  callback,
  exchangeCode,
  obtainTokens,
  refreshTokens,
  registerClient,
  securityEvents,
  scopeOfToken,
} from "./flow.ts";

describeDialects("a code", (dialect) => {
  const started = useAuthorizationServer(dialect);

  it("a code is exchanged for tokens, and the response must not be cached (RFC 6749 §4.1.4, §5.1)", async () => {
    const approved = await approve(started());
    const { status, headers, body } = await exchangeCode(started(), approved);
    expect(status).toBe(200);
    expect(body).toEqual({
      token_type: "Bearer",
      expires_in: 3600,
      access_token: expect.any(String) as string,
      refresh_token: expect.any(String) as string,
      scope: "read_only edit",
    });
    expect(headers.get("content-type")).toMatch(/^application\/json/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("pragma")).toBe("no-cache");
    expect(await scopeOfToken(started(), body.access_token)).toBe("edit");
  });

  it("a second exchange of a code is rejected and revokes the tokens of the first one (RFC 6749 §4.1.2)", async () => {
    const approved = await approve(started());
    const first = await exchangeCode(started(), approved);
    const second = await exchangeCode(started(), approved);
    expect([second.status, second.body.error]).toEqual([400, "invalid_grant"]);
    expect(await scopeOfToken(started(), first.body.access_token)).toBe("invalid_token");
    const refreshed = await refreshTokens(started(), {
      client: approved.client,
      refresh: first.body.refresh_token ?? "",
    });
    expect([refreshed.status, refreshed.body.error]).toEqual([400, "invalid_grant"]);
    expect((await securityEvents(started())).at(-1)).toMatchObject({
      event: "authorization_code_replayed",
      level: "warning",
      client: approved.client.name,
    });
  });

  it("ten concurrent exchanges of a code return tokens once, which are then revoked", async () => {
    const approved = await approve(started());
    const before = (await securityEvents(started())).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchangeCode(started(), approved)));
    const [given, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(answers.filter(({ body }) => body.error === "invalid_grant")).toHaveLength(9);
    expect(await scopeOfToken(started(), given?.body.access_token)).toBe("invalid_token");
    const events = (await securityEvents(started())).slice(before);
    expect(events.map(({ event }) => event)).toEqual(["authorization_code_replayed"]);
  });

  it("a code that is used again without the verifier does not affect its client", async () => {
    const approved = await approve(started());
    const { body } = await exchangeCode(started(), approved);
    for (const change of [{ code_verifier: "a".repeat(43) }, { code_verifier: undefined }]) {
      expect((await exchangeCode(started(), approved, change)).status).toBe(400);
    }
    expect(await scopeOfToken(started(), body.access_token)).toBe("edit");
  });

  it("a code is valid for ten minutes", async () => {
    const [early, late] = [await approve(started()), await approve(started())];
    started().advance(10 * minute - 1);
    expect((await exchangeCode(started(), early)).status).toBe(200);
    started().advance(1);
    const answer = await exchangeCode(started(), late);
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_grant"]);
  });

  it("the second use of a code ends its token family, even after the code has expired", async () => {
    const approved = await approve(started());
    const { body } = await exchangeCode(started(), approved);
    started().advance(20 * minute);
    expect((await exchangeCode(started(), approved)).body.error).toBe("invalid_grant");
    expect(await scopeOfToken(started(), body.access_token)).toBe("invalid_token");
  });

  it("a code of a disabled user is rejected", async () => {
    const approved = await approve(started(), { user: "editor" });
    await setDisabled("editor", true);
    const answer = await exchangeCode(started(), approved);
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_grant"]);
    await setDisabled("editor", false);
  });

  it("a code of a user who can no longer use the API is exchanged for tokens without access", async () => {
    const approved = await approve(started(), { user: "reader", scope: "read_only" });
    await started().store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ permissions: "{}" }).where("name", "=", "reader").execute();
    });
    const { status, body } = await exchangeCode(started(), approved);
    expect(status).toBe(200);
    const verdict = await started().server.verifyBearer(body.access_token ?? "", started().now(), "/api");
    expect(verdict?.ok === true && verdict.principal.can("api.access_api")).toBe(false);
  });

  async function setDisabled(name: string, disabled: boolean): Promise<void> {
    await started().store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ disabled }).where("name", "=", name).execute();
    });
  }
});

describe("a code", () => {
  const started = useAuthorizationServer();

  it.each([
    ["another redirect URI (RFC 6749 §4.1.3)", { redirect_uri: `${callback}/other` }],
    ["a redirect URI in another notation", { redirect_uri: callback.toUpperCase() }],
  ])("a code is rejected with %s and stays valid", async (_, change) => {
    const approved = await approve(started());
    const answer = await exchangeCode(started(), approved, change);
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_grant"]);
    expect((await exchangeCode(started(), approved)).status).toBe(200);
  });

  it.each([
    ["no redirect URI, unlike the authorization request", { redirect_uri: undefined }],
    ["an empty redirect URI", { redirect_uri: "" }],
  ])("a code with %s lacks a required parameter and stays valid", async (_, change) => {
    const approved = await approve(started());
    const answer = await exchangeCode(started(), approved, change);
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_request"]);
    expect((await exchangeCode(started(), approved)).status).toBe(200);
  });

  it.each([
    ["without a redirect URI", undefined, 200],
    ["with the only registered redirect URI", callback, 200],
    ["but not with another redirect URI", `${callback}2`, 400],
  ])("a code requested without a redirect URI is exchanged %s", async (_, redirectUri, status) => {
    const approved = await approve(started(), { request: { redirect_uri: undefined } });
    expect(approved.location.href).toContain(`${callback}?code=`);
    expect((await exchangeCode(started(), approved, { redirect_uri: redirectUri })).status).toBe(status);
  });

  it("a code is bound to the port of the redirect URI (RFC 8252 §7.3)", async () => {
    const client = await registerClient(started(), { redirectUris: ["http://127.0.0.1/cb"] });
    const redirectUri = "http://127.0.0.1:51234/cb";
    const approved = await approve(started(), { client, request: { redirect_uri: redirectUri } });
    expect(approved.location.origin).toBe("http://127.0.0.1:51234");
    const other = await exchangeCode(started(), approved, { redirect_uri: "http://127.0.0.1:51235/cb" });
    expect(other.body.error).toBe("invalid_grant");
    expect((await exchangeCode(started(), approved, { redirect_uri: redirectUri })).status).toBe(200);
  });

  it("a code is bound to its client (RFC 6749 §4.1.3)", async () => {
    const approved = await approve(started());
    const other = await registerClient(started());
    const answer = await exchangeCode(started(), approved, { client_id: other.clientId });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_grant"]);
    expect((await exchangeCode(started(), approved)).status).toBe(200);
  });

  it.each([
    ["an arbitrary text", "made-up"],
    ["empty", ""],
    ["truncated", (code: string) => code.slice(0, -1)],
    ["modified", (code: string) => `${code.slice(0, -9)}AAAAA${code.slice(-4)}`],
    ["a text of many kilobytes", "x".repeat(20_000)],
  ])("a code is rejected if it is %s", async (_, change) => {
    const approved = await approve(started());
    const code = typeof change === "string" ? change : change(approved.code);
    const answer = await exchangeCode(started(), { ...approved, code });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe(code === "" ? "invalid_request" : "invalid_grant");
  });

  it("a code is not accepted as a refresh token or access token", async () => {
    const { client, access, refresh } = await obtainTokens(started());
    for (const code of [access, refresh]) {
      expect((await exchangeCode(started(), { client, code })).body.error).toBe("invalid_grant");
    }
  });

  it("a code is invalid after its client is disabled or deleted", async () => {
    const approved = await approve(started());
    const { client } = approved;
    const change = { store: started().store, now: started().now(), actor: commandLineActor("tester") };
    const { name, redirectUris, scopes } = client;
    await updateClient(change, client.id, { name, redirectUris, scopes, active: false });
    const off = await exchangeCode(started(), approved);
    expect([off.status, off.body.error]).toEqual([400, "unauthorized_client"]);
    await deleteClient(change, client.id);
    const gone = await exchangeCode(started(), approved);
    expect([gone.status, gone.body.error]).toEqual([401, "invalid_client"]);
  });

  it("a code is invalid with another encryption key", async () => {
    const approved = await approve(started());
    const other = started().another({ OAUTH2_ENCRYPTION_KEY: "ab".repeat(32) });
    const fresh = await approve({ ...started(), server: other });
    expect((await exchangeCode(started(), fresh)).body.error).toBe("invalid_grant");
    expect((await exchangeCode(started(), approved)).status).toBe(200);
  });

  it("a code and its tokens are stored as hashes only", async () => {
    const approved = await approve(started());
    const { body } = await exchangeCode(started(), approved);
    const stored = JSON.stringify(
      await Promise.all(
        (["oauth_codes", "oauth_access_tokens", "oauth_refresh_tokens", "log_entries"] as const).map(
          (table) => started().store.read.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const secret of [approved.code, body.access_token, body.refresh_token]) {
      expect(stored).not.toContain(secret);
    }
  });
});
