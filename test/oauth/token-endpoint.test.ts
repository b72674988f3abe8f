import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../src/database/store.ts";
import { problem } from "../../src/util/errors.ts";
import { generateKeys } from "../../src/oauth/keys.ts";
import { api } from "../support/client.ts";
import { startWeb, type StartedWeb } from "../support/web.ts";
import {
  minute,
  startAuthorizationServer,
  useAuthorizationServer,
  type AuthorizationServer,
} from "./authorization-server.ts";
import {
  approve,
  callback,
  exchangeCode,
  obtainTokens,
  post,
  refreshTokens,
  registerClient,
  scopeOfToken,
  verifier,
  type Approved,
  type Parameters,
} from "./flow.ts";

const basic = (name: string, password = ""): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;

describe("the token endpoint", () => {
  const started = useAuthorizationServer();

  const form = ({ client, code }: Approved, change: Parameters = {}): Parameters => ({
    grant_type: "authorization_code",
    client_id: client.clientId,
    code,
    redirect_uri: callback,
    code_verifier: verifier,
    ...change,
  });

  it.each([
    ["no grant_type", { grant_type: undefined }, 400, "unsupported_grant_type"],
    ["an empty grant_type", { grant_type: "" }, 400, "unsupported_grant_type"],
    ["client credentials", { grant_type: "client_credentials" }, 400, "unsupported_grant_type"],
    [
      "a password (RFC 9700 §2.4)",
      { grant_type: "password", username: "admin", password: "x" },
      400,
      "unsupported_grant_type",
    ],
    ["an implicit grant", { grant_type: "implicit" }, 400, "unsupported_grant_type"],
    [
      "a device code",
      { grant_type: "urn:ietf:params:oauth:grant-type:device_code" },
      400,
      "unsupported_grant_type",
    ],
    [
      "a grant type named like a property of Object.prototype",
      { grant_type: "__proto__" },
      400,
      "unsupported_grant_type",
    ],
    ["no code", { code: undefined }, 400, "invalid_request"],
    ["no client", { client_id: undefined }, 400, "invalid_request"],
    ["an unknown client", { client_id: "0".repeat(32) }, 401, "invalid_client"],
    ["a malformed client ID", { client_id: "ü" }, 401, "invalid_client"],
    ["a client secret", { client_secret: "x" }, 401, "invalid_client"],
    [
      "a resource of another service (RFC 8707 §2)",
      { resource: "https://evil.example" },
      400,
      "invalid_target",
    ],
    ["a repeated parameter (§3.2)", { code_verifier: [verifier, verifier] }, 400, "invalid_request"],
    ["two client IDs (§3.2)", { client_id: ["a", "b"] }, 400, "invalid_request"],
  ])("rejects %s with JSON that must not be cached (RFC 6749 §5.2)", async (_, change, status, error) => {
    const approved = await approve(started());
    const answer = await post(started(), "/oauth/token", form(approved, change));
    expect([answer.status, answer.body]).toEqual([
      status,
      { error, error_description: expect.stringMatching(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/) as string },
    ]);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("pragma")).toBe("no-cache");
    expect(answer.headers.get("www-authenticate")).toBeNull();
    expect((await exchangeCode(started(), approved)).status).toBe(200);
  });

  it.each([
    ["JSON", "application/json"],
    ["a multipart form", "multipart/form-data; boundary=x"],
    ["plain text", "text/plain"],
  ])("rejects %s (§3.2)", async (_, type) => {
    const approved = await approve(started());
    const answer = await post(started(), "/oauth/token", form(approved), { "Content-Type": type });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_request"]);
  });

  it("accepts a media type with parameters, in any case", async () => {
    const type = "Application/X-WWW-Form-Urlencoded; charset=utf-8";
    const answer = await post(started(), "/oauth/token", form(await approve(started())), {
      "Content-Type": type,
    });
    expect(answer.status).toBe(200);
  });

  it("ignores unknown parameters (§3.2)", async () => {
    const change = { audience: "x", scope: "full", device: ["a"], client_assertion: "" };
    const answer = await post(started(), "/oauth/token", form(await approve(started()), change));
    expect([answer.status, answer.body.scope]).toEqual([200, "read_only edit"]);
  });

  it("rejects parameters in the query (§2.3.1, RFC 9700 §4.3)", async () => {
    const approved = await approve(started());
    for (const name of ["client_id", "code", "grant_type", "refresh_token", "code_verifier"]) {
      const answer = await post(started(), `/oauth/token?${name}=x`, form(approved));
      expect([answer.status, answer.body.error]).toEqual([400, "invalid_request"]);
    }
  });

  describe("HTTP basic authentication", () => {
    it("a client can authenticate with its ID as user name and no password (§2.3.1)", async () => {
      const approved = await approve(started());
      const headers = { Authorization: basic(approved.client.clientId) };
      const answer = await post(started(), "/oauth/token", form(approved, { client_id: undefined }), headers);
      expect(answer.status).toBe(200);
    });

    it("a client can authenticate with the same ID in the header and in the form", async () => {
      const approved = await approve(started());
      const headers = { Authorization: basic(approved.client.clientId).replace("Basic", "basic") };
      expect((await post(started(), "/oauth/token", form(approved), headers)).status).toBe(200);
    });

    it.each([
      ["another ID than in the form", (id: string) => basic(`${id}x`), 400, "invalid_request", null],
      ["a password", (id: string) => basic(id, "secret"), 401, "invalid_client", 'Basic realm="OAuth"'],
      ["another scheme", (id: string) => `Bearer ${id}`, 401, "invalid_client", 'Basic realm="OAuth"'],
      ["no user name", () => basic(""), 401, "invalid_client", 'Basic realm="OAuth"'],
      ["invalid base64", () => "Basic %%%", 401, "invalid_client", 'Basic realm="OAuth"'],
      [
        "an invalid encoding of the user name",
        () => basic("%zz"),
        401,
        "invalid_client",
        'Basic realm="OAuth"',
      ],
    ])("HTTP basic authentication is rejected with %s", async (_, header, status, error, challenge) => {
      const approved = await approve(started());
      const headers = { Authorization: header(approved.client.clientId) };
      const answer = await post(started(), "/oauth/token", form(approved), headers);
      expect([answer.status, answer.body.error]).toEqual([status, error]);
      expect(answer.headers.get("www-authenticate")).toBe(challenge);
    });

    it("an unknown client gets a challenge only if it used HTTP basic authentication (§5.2)", async () => {
      const approved = await approve(started());
      const unknown = "0".repeat(32);
      const headers = { Authorization: basic(unknown) };
      const answer = await post(started(), "/oauth/token", form(approved, { client_id: undefined }), headers);
      expect([answer.status, answer.body.error]).toEqual([401, "invalid_client"]);
      expect(answer.headers.get("www-authenticate")).toBe('Basic realm="OAuth"');
    });
  });

  it("the token endpoint accepts requests of any origin, without cookies", async () => {
    const approved = await approve(started());
    const origin = { Origin: "https://spa.example" };
    const answer = await post(started(), "/oauth/token", form(approved), origin);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    const refused = await post(started(), "/oauth/token", form(approved), origin);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    const preflight = await api(started()).request("OPTIONS", "/oauth/token", undefined, { accept: "*/*" });
    expect(preflight.headers["access-control-allow-headers"]).toMatch(/content-type/i);
  });

  it("returns 405 for other methods and 413 for a body that is too large", async () => {
    const got = await api(started()).get("/oauth/token?grant_type=authorization_code", { accept: "*/*" });
    expect([got.status, got.headers["allow"]]).toEqual([405, "POST, OPTIONS"]);
    const approved = await approve(started());
    const large = await post(started(), "/oauth/token", form(approved, { x: "x".repeat(70_000) }));
    expect([large.status, large.body.error]).toEqual([413, "invalid_request"]);
  });

  it("the token endpoint does not log tokens or codes", async () => {
    const approved = await approve(started());
    const { body } = await exchangeCode(started(), approved);
    await exchangeCode(started(), approved);
    const logged = JSON.stringify(started().web.lines);
    expect(logged).toContain("/oauth/token");
    for (const secret of [approved.code, verifier, body.access_token, body.refresh_token]) {
      expect(logged).not.toContain(secret);
    }
  });
});

describe("guessing at the token endpoint", () => {
  const started = useAuthorizationServer();

  it("guessing is limited by address after thirty rejections in a minute, and valid requests are not", async () => {
    const tokens = await obtainTokens(started());
    const from = (address: string) => ({ "X-Test-Address": address });
    const guess = (address: string) =>
      post(
        started(),
        "/oauth/token",
        { grant_type: "refresh_token", client_id: tokens.client.clientId, refresh_token: "guess" },
        from(address),
      );
    for (let turn = 0; turn < 30; turn += 1) expect((await guess("192.0.2.1")).status).toBe(400);
    const slowed = await guess("192.0.2.1");
    expect([slowed.status, slowed.body.error]).toEqual([429, "temporarily_unavailable"]);
    expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await guess("192.0.2.2")).status).toBe(400);

    const good = await post(
      started(),
      "/oauth/token",
      { grant_type: "refresh_token", client_id: tokens.client.clientId, refresh_token: tokens.refresh },
      from("192.0.2.1"),
    );
    expect(good.status).toBe(200);
    started().advance(minute);
    expect((await guess("192.0.2.1")).status).toBe(400);
  });

  it("guessing is also counted by client, so that rejections of one do not hide those of another at the same address", async () => {
    const [noisy, other] = [await registerClient(started()), await registerClient(started())];
    const guess = async (clientId: string) => {
      const form = { grant_type: "refresh_token", client_id: clientId, refresh_token: "dead" };
      const { status, body } = await post(started(), "/oauth/token", form, { "X-Test-Address": "192.0.2.9" });
      return [status, body.error];
    };
    const slowed = [429, "temporarily_unavailable"];
    for (let turn = 0; turn < 30; turn += 1) await guess(noisy.clientId);
    expect(await guess(noisy.clientId)).toEqual(slowed);
    expect(await guess(other.clientId)).toEqual([400, "invalid_grant"]);
    // Unknown clients are counted together, whatever ID they send.
    const unknown = (turn: number) => guess(turn.toString(16).padStart(32, "0"));
    for (let turn = 0; turn < 30; turn += 1) expect(await unknown(turn)).toEqual([401, "invalid_client"]);
    expect(await unknown(30)).toEqual(slowed);
    expect(await guess(other.clientId)).toEqual([400, "invalid_grant"]);
  });
});

describe("an authorization server with missing keys", () => {
  let started: AuthorizationServer;
  let keyless: StartedWeb;
  beforeAll(async () => {
    started = await startAuthorizationServer();
    const server = started.another({ OAUTH2_ENCRYPTION_KEY: "" });
    keyless = await startWeb({ routes: server.routes, now: () => started.now() });
  });
  afterAll(async () => {
    await keyless.close();
    await started.close();
  });

  it.each([
    ["/oauth/token", "grant_type=authorization_code"],
    ["/oauth/token", ""],
    ["/oauth/revoke", "token=x"],
  ])("returns 500 from %s for any request (%j), and its log names the remedy", async (path, body) => {
    const answer = await post(keyless, path, body);
    expect([answer.status, answer.body.error]).toEqual([500, "server_error"]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const [line] = keyless.lines.filter(({ level }) => level === "error").slice(-1);
    expect(line?.message).toContain("OAUTH2_ENCRYPTION_KEY");
    expect(line?.message).toContain("partledger oauth generate-secret");
  });

  it("returns 500 after the key pair is deleted, rejects access tokens, and uses a new pair without a restart", async () => {
    const tokens = await obtainTokens(started);
    const approved = await approve(started);
    await rm(join(started.uploads, "oauth_private.key"));
    expect((await exchangeCode(started, approved)).status).toBe(500);
    expect(await scopeOfToken(started, tokens.access)).toBe("unknown");
    await generateKeys(started.uploads, { force: true });
    // Tokens signed with the old pair are invalid.
    expect(await scopeOfToken(started, tokens.access)).toBe("unknown");
    const answer = await exchangeCode(started, approved);
    expect(answer.status).toBe(200);
    expect(await scopeOfToken(started, answer.body.access_token)).toBe("edit");
  });

  it("returns 503 as an OAuth error while the database is busy", async () => {
    const tokens = await obtainTokens(started);
    const busy: Store = {
      ...started.store,
      transaction: async () => {
        throw problem("unavailable", undefined, { headers: { "Retry-After": "1" } });
      },
    };
    const web = await startWeb({ routes: started.another({}, busy).routes, now: () => started.now() });
    const answer = await refreshTokens({ ...started, url: web.url }, tokens);
    await web.close();
    expect([answer.status, answer.body.error]).toEqual([503, "temporarily_unavailable"]);
    expect(answer.headers.get("retry-after")).toBe("1");
  });
});
