import { beforeAll, describe, expect, it } from "vitest";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { updateClient, type Client } from "../../src/oauth/clients.ts";
import { useAuthorizationServer } from "./authorization-server.ts";
import {
  authorize,
  callback,
  challengeOf,
  registerClient,
  requestParameters,
  validRequest,
  verifier,
  type Parameters,
} from "./flow.ts";

describe("an authorization request (RFC 6749 §4.1.1)", () => {
  const started = useAuthorizationServer();
  let client: Client;
  beforeAll(async () => {
    client = await registerClient(started(), { scopes: ["read_only", "edit"] });
  });

  const ask = async (change: Parameters = {}, of: Client = client) =>
    authorize(started(), { ...requestParameters(of), ...change });

  /** Returns the error in the redirect to the client. */
  const errorFor = async (change: Parameters, of: Client = client) => {
    const verdict = await ask(change, of);
    if (verdict.kind !== "refused") throw new Error(`It was ${verdict.kind}.`);
    const location = new URL(verdict.location);
    expect(location.origin + location.pathname).toBe(callback);
    return Object.fromEntries(location.searchParams);
  };

  it("a valid authorization request is accepted", async () => {
    expect(await ask()).toEqual({
      kind: "valid",
      request: {
        client: expect.objectContaining({ clientId: client.clientId }) as Client,
        redirectUri: callback,
        redirectUriGiven: true,
        state: "af0ifjsldkj",
        scope: "edit",
        scopeGiven: true,
        resource: null,
        codeChallenge: challengeOf(verifier),
      },
    });
  });

  it.each([
    ["no scope", { scope: undefined }, { scope: "edit", scopeGiven: false }],
    ["an empty scope", { scope: "" }, { scope: "edit", scopeGiven: false }],
    ["a scope of spaces", { scope: "  " }, { scope: "edit", scopeGiven: false }],
    ["scopes in any order", { scope: "edit read_only edit" }, { scope: "edit" }],
    ["only the weakest scope", { scope: "read_only" }, { scope: "read_only" }],
    ["no state", { state: undefined }, { state: null }],
    ["an empty state, which counts as omitted (§3.1)", { state: "" }, { state: null }],
    ["a state in several scripts", { state: 'ü😀"<&' }, { state: 'ü😀"<&' }],
    ["a state of 2,000 characters", { state: "s".repeat(2000) }, { state: "s".repeat(2000) }],
    ["response_mode=query", { response_mode: "query" }, {}],
    ["no redirect_uri if only one is registered", { redirect_uri: undefined }, { redirectUriGiven: false }],
    [
      "an empty redirect_uri, which counts as omitted (§3.1)",
      { redirect_uri: "" },
      { redirectUriGiven: false },
    ],
    ["repeated unknown parameters", { prompt: ["login", "none"], nonce: "n", login_hint: "x" }, {}],
    ["an empty request object", { request: "" }, {}],
  ])("an authorization request can have %s", async (_, change, wanted) => {
    expect(validRequest(await ask(change))).toMatchObject(wanted);
  });

  it.each([
    ["the resource of the API", ["/api"], "/api"],
    ["the resource of the whole service", [""], ""],
    ["several (RFC 8707 §2)", ["/mcp", "/api"], "/api /mcp"],
    ["none", [], null],
  ])("an authorization request can name a resource: %s", async (_, paths, wanted) => {
    const { url } = started();
    const request = validRequest(await ask({ resource: paths.map((path) => url + path) }));
    const expected = wanted?.split(" ").map((path) => url + path);
    expect(request.resource).toBe(expected === undefined ? null : expected.join(" "));
  });

  describe("is not redirected", () => {
    it.each([
      ["an unknown client (§4.1.2.1)", { client_id: "0".repeat(32) }, 401, "invalid_client"],
      ["a malformed client ID", { client_id: "a b" }, 401, "invalid_client"],
      ["a client ID with NUL", { client_id: "\0" }, 400, "invalid_request"],
      ["no client ID", { client_id: undefined }, 400, "invalid_request"],
      ["an empty client ID", { client_id: "" }, 400, "invalid_request"],
      [
        "a redirect URI that is not registered",
        { redirect_uri: "https://evil.example/" },
        401,
        "invalid_client",
      ],
      ["a redirect URI with a suffix", { redirect_uri: `${callback}/..` }, 401, "invalid_client"],
      ["a redirect URI with an additional query", { redirect_uri: `${callback}?x=1` }, 401, "invalid_client"],
      ["a redirect URI in another case", { redirect_uri: callback.toUpperCase() }, 401, "invalid_client"],
      ["two client IDs", { client_id: ["x", "y"] }, 400, "invalid_request"],
      ["two redirect URIs", { redirect_uri: [callback, "https://evil.example/"] }, 400, "invalid_request"],
      ["the same redirect URI twice", { redirect_uri: [callback, callback] }, 400, "invalid_request"],
    ])("an authorization request is not redirected for %s", async (_, change, status, error) => {
      expect(await ask(change)).toEqual({
        kind: "untrusted",
        status,
        error,
        description: expect.stringMatching(/^[^"\\]+\.$/) as string,
      });
    });

    it.each([
      "cursor://anysphere.cursor-mcp/oauth/callback",
      `${callback}#x`,
      "javascript:alert(1)",
      "http://client.example.invalid/callback",
      "https://user@client.example.invalid/callback",
      `${callback}?${"x".repeat(2000)}`,
    ])("an authorization request is not redirected to %s, which no client can register", async (uri) => {
      expect(await ask({ redirect_uri: uri })).toEqual({
        kind: "untrusted",
        status: 401,
        error: "invalid_client",
        description: expect.stringMatching(
          /^[a-z]+:[^"\\]+ (is not an allowed redirect URI\. Use https|must not be longer)[^"\\]+API token\.$/,
        ) as string,
        needsApiToken: true,
      });
    });

    it("an authorization request is not redirected without a redirect URI if several are registered", async () => {
      const several = await registerClient(started(), { redirectUris: [callback, `${callback}/2`] });
      expect(await ask({ redirect_uri: undefined }, several)).toMatchObject({
        kind: "untrusted",
        status: 401,
        error: "invalid_client",
      });
      expect(await ask({ redirect_uri: `${callback}/2` }, several)).toMatchObject({ kind: "valid" });
    });

    it("an authorization request is not redirected for a disabled client", async () => {
      const off = await registerClient(started());
      const { id, name, redirectUris, scopes } = off;
      await updateClient(
        { store: started().store, now: started().now(), actor: commandLineActor("tester") },
        id,
        { name, redirectUris, scopes, active: false },
      );
      expect(await ask({}, off)).toMatchObject({
        kind: "untrusted",
        status: 400,
        error: "unauthorized_client",
      });
    });
  });

  describe("is rejected with state and iss (RFC 9207 §2)", () => {
    it("an authorization request without a code challenge is rejected, because PKCE is required (RFC 7636 §4.4.1)", async () => {
      expect(await errorFor({ code_challenge: undefined })).toMatchObject({
        error: "invalid_request",
        error_description: "The parameter code_challenge is required. Use PKCE (RFC 7636).",
      });
    });

    it.each([
      ["no response_type", { response_type: undefined }, "invalid_request"],
      ["the implicit grant (RFC 9700 §2.1.2)", { response_type: "token" }, "unsupported_response_type"],
      ["a hybrid response type", { response_type: "code id_token" }, "unsupported_response_type"],
      ["response_type in another case", { response_type: "CODE" }, "unsupported_response_type"],
      ["response_mode=fragment", { response_mode: "fragment" }, "invalid_request"],
      ["response_mode=form_post", { response_mode: "form_post" }, "invalid_request"],
      ["a request object (RFC 9101)", { request: "eyJhbGciOiJub25lIn0.e30." }, "request_not_supported"],
      ["a request URI (RFC 9101)", { request_uri: "https://evil.example/r" }, "request_uri_not_supported"],
      ["an unknown scope (§4.1.2.1)", { scope: "read_only write" }, "invalid_scope"],
      ["a scope in another case", { scope: "Read_only" }, "invalid_scope"],
      ["only scopes for which the client is not registered", { scope: "admin full" }, "invalid_scope"],
      ["a scope that is too long", { scope: "edit ".repeat(201) }, "invalid_request"],
      ["a state that is too long", { state: "s".repeat(2001) }, "invalid_request"],
      ["two scopes", { scope: ["read_only", "edit"] }, "invalid_request"],
      ["two challenges", { code_challenge: ["a", "b"] }, "invalid_request"],
      ["two response types", { response_type: ["code", "token"] }, "invalid_request"],
      ["the same response type twice (§3.1)", { response_type: ["code", "code"] }, "invalid_request"],
      [
        "a resource of another service (RFC 8707 §2)",
        { resource: "https://evil.example/" },
        "invalid_target",
      ],
      [
        "a resource of another service among others",
        { resource: ["{url}/api", "https://evil.example/"] },
        "invalid_target",
      ],
    ])(
      "an authorization request is rejected with state and iss (RFC 9207 §2) for %s",
      async (_, change, error) => {
        const named = JSON.parse(JSON.stringify(change).replaceAll("{url}", started().url)) as Parameters;
        const state = (change as Parameters)["state"] ?? "af0ifjsldkj";
        expect(await errorFor({ ...change, ...named })).toEqual({
          error,
          // RFC 6749 §4.1.2.1 forbids quotation marks and backslashes.
          error_description: expect.stringMatching(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/) as string,
          state,
          iss: started().url,
        });
      },
    );

    it("an authorization request is rejected for a repeated state, which is not returned", async () => {
      expect(await errorFor({ state: ["a", "b"] })).toEqual({
        error: "invalid_request",
        error_description: "The parameter state must not be repeated.",
        iss: started().url,
      });
    });

    it("an authorization request without a state is rejected without a state", async () => {
      expect(Object.keys(await errorFor({ state: undefined, response_type: "token" })).sort()).toEqual([
        "error",
        "error_description",
        "iss",
      ]);
    });

    it("an authorization request is rejected with state and iss for invalid percent-encoding", async () => {
      const query = new URLSearchParams(requestParameters(client)).toString();
      expect(await authorize(started(), `${query}&scope=%ff`)).toMatchObject({
        kind: "refused",
        error: "invalid_request",
      });
    });

    it("an authorization request is rejected with state and iss if the client is not registered for the grant (§4.1.2.1)", async () => {
      const other = await registerClient(started());
      await started().store.transaction(async ({ db }) => {
        const set = { grant_types: "refresh_token" };
        await db.updateTable("oauth_clients").set(set).where("id", "=", other.id).execute();
      });
      expect(await errorFor({}, other)).toMatchObject({ error: "unauthorized_client" });
    });

    it("an authorization request is rejected with its first unknown scope", async () => {
      const answer = await errorFor({ scope: 'read_only "\\ü edit x' });
      expect(answer["error_description"]).toBe("Unknown scope ''/?'.");
    });
  });

  it("an authorization request for more scopes than registered is accepted for the registered ones (§3.3)", async () => {
    const modest = await registerClient(started(), { scopes: ["read_only"] });
    expect(validRequest(await ask({ scope: "read_only edit" }, modest)).scope).toBe("read_only");
  });

  it.each([
    ["a query, which is kept (§3.1.2)", `${callback}?tenant=a%20b&x`, `${callback}?tenant=a%20b&x&error=`],
    ["an empty query", `${callback}?`, `${callback}?error=`],
    ["no path", "https://client.example.invalid", "https://client.example.invalid?error="],
    ["a private-use scheme", "com.example.app:/callback", "com.example.app:/callback?error="],
    ["slashes after the scheme", "com.example.app://callback", "com.example.app://callback?error="],
    ["a port chosen by the system (RFC 8252 §7.3)", "http://[::1]:51234/cb", "http://[::1]:51234/cb?error="],
  ])(
    "an authorization response goes to a redirect URI with %s exactly as it was written",
    async (_, redirectUri, start) => {
      const registered = redirectUri.replace(":51234", "");
      const other = await registerClient(started(), { redirectUris: [registered] });
      const verdict = await ask({ redirect_uri: redirectUri, response_type: "token" }, other);
      expect(verdict.kind === "refused" && verdict.location.startsWith(start)).toBe(true);
    },
  );

  it("an authorization request cannot inject parameters or header fields into the response (CWE-113, CWE-601)", async () => {
    const state = "x&code=evil&iss=https://evil.example#\t";
    const verdict = await ask({ state: state.trim(), response_type: "token" });
    const { searchParams, hash, href } = new URL(verdict.kind === "refused" ? verdict.location : "");
    expect(searchParams.getAll("iss")).toEqual([started().url]);
    expect([searchParams.get("code"), searchParams.get("state"), hash]).toEqual([null, state.trim(), ""]);
    expect(href).toMatch(/^[\x21-\x7e]+$/);
  });

  it("an authorization request returns 500 before validation if the key is missing, and the log names the remedy", async () => {
    for (const key of ["", "too short"]) {
      const server = started().another({ OAUTH2_ENCRYPTION_KEY: key });
      await expect(authorize({ ...started(), server }, "client_id=unknown")).rejects.toMatchObject({
        status: 500,
      });
    }
  });
});
