import { beforeAll, describe, expect, it } from "vitest";
import { commandLineActor } from "../../src/history/log-entry.ts";
import type { AuthorizationRequest } from "../../src/oauth/authorization-request.ts";
import { deleteClient } from "../../src/oauth/client-access.ts";
import { updateClient, type Client } from "../../src/oauth/clients.ts";
import { redirectTarget } from "../../src/oauth/consent-offer.ts";
import type { Scope } from "../../src/identity/scope.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { passwords } from "../support/principals.ts";
import { day, useAuthorizationServer } from "./authorization-server.ts";
import {
  approve,
  authorize,
  callback,
  registerClient,
  requestParameters,
  securityEvents,
  signIn,
  userAddress,
  validRequest,
  type Parameters,
} from "./flow.ts";

describeOneDialect("the consent page", (dialect) => {
  const started = useAuthorizationServer(dialect);

  const request = async (client: Client, change: Parameters = {}): Promise<AuthorizationRequest> =>
    validRequest(await authorize(started(), { ...requestParameters(client), ...change }));

  const offer = async (client: Client, user: string, change: Parameters = {}) =>
    started().server.authorization.offer(
      await request(client, change),
      (await signIn(started(), user)).principal,
    );

  it.each([
    ["admin", "read_only", ["read_only"]],
    ["admin", "read_only edit", ["read_only", "edit"]],
    ["admin", "edit", ["read_only", "edit"]],
    ["admin", "full", ["read_only", "edit", "admin", "full"]],
    ["editor", "full", ["read_only", "edit"]],
    ["reader", "full", ["read_only"]],
    ["nobody", "full", []],
  ])("offers the user %s for the scope %s the levels %j", async (user, scope, scopes) => {
    const { scopes: offered, preselected } = await offer(await registerClient(started()), user, { scope });
    expect(offered).toEqual(scopes);
    expect(preselected).toBe(scopes.at(-1) ?? null);
  });

  it.each([
    ["full", "admin", ["read_only", "edit"]],
    ["edit", "admin", ["read_only", "edit"]],
    ["read_only", "admin", ["read_only"]],
    ["edit", "reader", ["read_only"]],
    ["edit", "nobody", []],
  ] as const)(
    "without a scope, offers a client with the scope %s to the user %s with the levels %j, the first preselected",
    async (registered, user, scopes) => {
      const client = await registerClient(started(), { scopes: [registered] });
      for (const scope of [undefined, "", " "]) {
        const { scopes: offered, preselected } = await offer(client, user, { scope });
        expect([offered, preselected]).toEqual([scopes, scopes[0] ?? null]);
      }
    },
  );

  it("without a scope, preselects the level that the user chose for this client before", async () => {
    const { client } = await approve(started(), { scope: "edit", request: { scope: undefined } });
    expect((await offer(client, "admin", { scope: undefined })).preselected).toBe("edit");
  });

  it("preselects the highest level and the default validity", async () => {
    expect(await offer(await registerClient(started()), "admin")).toEqual({
      scopes: ["read_only", "edit"],
      requiresPassword: false,
      preselected: "edit",
      friendlyName: null,
      refreshValidity: "30",
      connectedSince: null,
      redirectTarget: "client.example.invalid",
      isLoopback: false,
      formTarget: "https://client.example.invalid",
      refreshAllowed: true,
    });
  });

  it("preselects the last choice and shows since when the client is connected (reference §7, §8)", async () => {
    const client = await registerClient(started());
    const since = started().now().toISOString();
    await approve(started(), { client, scope: "read_only", friendlyName: "Existing name", validity: "7" });
    started().advance(day);
    expect(await offer(client, "admin")).toMatchObject({
      scopes: ["read_only", "edit"],
      preselected: "read_only",
      friendlyName: "Existing name",
      refreshValidity: "7",
      connectedSince: since,
    });
    await approve(started(), { client, scope: "edit", friendlyName: null, validity: "unlimited" });
    expect(await offer(client, "admin")).toMatchObject({
      preselected: "edit",
      friendlyName: null,
      refreshValidity: "unlimited",
      connectedSince: since,
    });
    expect(await offer(client, "editor")).toMatchObject({ connectedSince: null, friendlyName: null });
  });

  it("after all grants are revoked, the consent page shows a new connection but preselects the last choice", async () => {
    const client = await registerClient(started());
    await approve(started(), { client, scope: "edit", friendlyName: "My laptop", validity: "7" });
    await started().store.transaction(async ({ db }) => {
      const revoked = { revoked_at: started().now().toISOString(), revoked_because: "user" };
      await db.updateTable("oauth_grants").set(revoked).execute();
    });
    started().advance(day);
    expect(await offer(client, "admin")).toMatchObject({ connectedSince: null, friendlyName: "My laptop" });
    const since = started().now().toISOString();
    await approve(started(), { client, scope: "edit", friendlyName: null, validity: "7" });
    expect(await offer(client, "admin")).toMatchObject({ connectedSince: since });
  });

  it("the consent page offers no validity for a client without refresh tokens", async () => {
    const client = await registerClient(started(), { grantTypes: ["authorization_code"] });
    expect((await offer(client, "admin")).refreshAllowed).toBe(false);
  });

  it("an approval redirects with code, state and iss (RFC 6749 §4.1.2, RFC 9207)", async () => {
    const { location } = await approve(started());
    expect(location.origin + location.pathname).toBe(callback);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w.-]+$/) as string,
      state: "af0ifjsldkj",
      iss: started().url,
    });
    expect([...location.searchParams.keys()]).toHaveLength(3);
  });

  it("an approval is logged for the user, with the client address", async () => {
    const { client } = await approve(started(), { scope: "read_only", validity: "90" });
    expect((await securityEvents(started())).at(-1)).toMatchObject({
      event: "application_connected",
      client: client.name,
      client_id: client.clientId,
      tier: "read_only",
      refresh_validity: "90",
      address: userAddress,
    });
  });

  it("a denial redirects with access_denied, state and iss, and stores nothing", async () => {
    const client = await registerClient(started());
    const asked = await request(client);
    for (const location of [
      started().server.authorization.deny(asked),
      started().server.authorization.notAllowed(asked),
    ]) {
      expect(Object.fromEntries(new URL(location).searchParams)).toEqual({
        error: "access_denied",
        error_description: expect.any(String) as string,
        state: "af0ifjsldkj",
        iss: started().url,
      });
    }
    expect((await offer(client, "admin")).connectedSince).toBeNull();
  });

  it.each([
    ["a level above the requested one", "full", "admin"],
    ["a level for which the user has no permissions", "edit", "reader"],
    ["any level for a user who cannot use the API", "read_only", "nobody"],
  ] as const)("an approval is rejected with %s", async (_, scope, user) => {
    const asked = await request(await registerClient(started()));
    const answer = started().server.authorization.approve(
      asked,
      await signIn(started(), user),
      { scope, friendlyName: null, refreshValidity: "30" },
      { now: started().now(), address: userAddress, password: "" },
    );
    await expect(answer).rejects.toMatchObject({ status: 400 });
  });

  it.each<[scope: string, approved: Scope, password: string, status: number | null]>([
    ["full", "full", "", 422],
    ["full", "read_only", "", 422],
    ["admin", "edit", "a wrong password", 422],
    ["admin", "admin", passwords.editor, 422],
    ["full", "full", passwords.admin, null],
    ["edit", "edit", "", null],
  ])(
    "a request for %s, approved as %s with the password “%s”, ends with the error %s",
    async (scope, approved, password, status) => {
      const client = await registerClient(started());
      const answer = started().server.authorization.approve(
        await request(client, { scope }),
        await signIn(started(), "admin"),
        { scope: approved, friendlyName: null, refreshValidity: "30" },
        { now: started().now(), address: userAddress, password },
      );
      if (status === null) await expect(answer).resolves.toContain("code=");
      else await expect(answer).rejects.toMatchObject({ status, violations: [{ propertyPath: "password" }] });
      expect((await offer(client, "admin")).connectedSince === null).toBe(status !== null);
    },
  );

  it.each([
    ["  My Laptop \n", "My Laptop"],
    ["a\r\nb\u0000c\u2028d", "a b c d"],
    ["   ", null],
    ["", null],
    ["😀".repeat(255), "😀".repeat(255)],
  ])("the name of a connection is reduced to one line: %j", async (given, stored) => {
    const client = await registerClient(started());
    await approve(started(), { client, friendlyName: given });
    expect((await offer(client, "admin")).friendlyName).toBe(stored);
  });

  it("the name of a connection has at most 255 characters", async () => {
    const long = approve(started(), { friendlyName: "x".repeat(256) });
    await expect(long).rejects.toMatchObject({ status: 400 });
  });

  describe("an outdated consent page", () => {
    let client: Client;
    let asked: AuthorizationRequest;
    beforeAll(async () => {
      client = await registerClient(started());
      asked = await request(client);
    });

    it.each([
      [
        "the client was disabled",
        async () =>
          updateClient(change(), client.id, {
            name: client.name,
            redirectUris: client.redirectUris,
            scopes: client.scopes,
            active: false,
          }),
      ],
      ["the client was deleted", async () => deleteClient(change(), client.id)],
    ])("an outdated consent page returns 409 if %s", async (_, meanwhile) => {
      await meanwhile();
      await expect(answered("admin")).rejects.toMatchObject({ status: 409 });
    });

    it("an outdated consent page returns 409 if the user was disabled", async () => {
      client = await registerClient(started());
      asked = await request(client);
      const principal = await signIn(started(), "reader");
      await started().store.transaction(async ({ db }) => {
        await db.updateTable("users").set({ disabled: true }).where("name", "=", "reader").execute();
      });
      const answer = started().server.authorization.approve(asked, principal, decision, from());
      await expect(answer).rejects.toMatchObject({ status: 409 });
    });

    it("stores nothing and announces nothing if the password is right but the client was disabled", async () => {
      client = await registerClient(started());
      asked = await request(client, { scope: "full" });
      const by = await signIn(started(), "admin");
      const { name, redirectUris, scopes } = client;
      await updateClient(change(), client.id, { name, redirectUris, scopes, active: false });
      const submission = { ...from(), password: passwords.admin };
      const answer = started().server.authorization.approve(asked, by, decision, submission);
      await expect(answer).rejects.toMatchObject({ status: 409 });
      const { db } = started().store.read;
      const connections = db.selectFrom("oauth_connections").where("oauth_client_id", "=", client.id);
      expect(await connections.selectAll().execute()).toEqual([]);
      const session = db.selectFrom("sessions").where("id", "=", by.sessionId).select("new_app_count");
      expect(await session.executeTakeFirstOrThrow()).toEqual({ new_app_count: 0 });
    });

    it("is rejected if the session ended, before the password is checked", async () => {
      asked = await request(await registerClient(started()), { scope: "full" });
      const by = await signIn(started(), "admin");
      await started().store.transaction(({ db }) =>
        db.deleteFrom("sessions").where("id", "=", by.sessionId).execute(),
      );
      const before = await securityEvents(started());
      for (const password of ["a wrong password", passwords.admin]) {
        const submission = { ...from(), password };
        const answer = started().server.authorization.approve(asked, by, decision, submission);
        await expect(answer).rejects.toMatchObject({ status: 403 });
      }
      expect(await securityEvents(started())).toEqual(before);
    });

    const from = () => ({ now: started().now(), address: userAddress, password: "" });
    const decision = { scope: "read_only", friendlyName: null, refreshValidity: "30" } as const;

    async function answered(user: string): Promise<string> {
      const by = await signIn(started(), user);
      return started().server.authorization.approve(asked, by, decision, from());
    }

    function change() {
      return { store: started().store, now: started().now(), actor: commandLineActor("tester") };
    }
  });
});

describe("the redirect target on the page and in the Content-Security-Policy", () => {
  it.each([
    ["https://app.example.com/cb?x=1", "app.example.com", false, "https://app.example.com"],
    ["https://app.example.com:8443/cb", "app.example.com:8443", false, "https://app.example.com:8443"],
    ["https://xn--pple-43d.com/", "xn--pple-43d.com", false, "https://xn--pple-43d.com"],
    ["http://127.0.0.1:51234/cb", "127.0.0.1:51234", true, "http://127.0.0.1:51234"],
    ["http://localhost/cb", "localhost", true, "http://localhost"],
    // CSP does not support IPv6 addresses, so the whole scheme is allowed. The page contains no other form.
    ["http://[::1]:9000/cb", "[::1]:9000", true, "http:"],
    ["com.example.app:/callback", "com.example.app", false, "com.example.app:"],
    ["com.example.app://callback", "com.example.app", false, "com.example.app:"],
    // A host can contain characters that a policy cannot.
    ["https://a;b.example/", "a;b.example", false, "https:"],
    ["https://a,b.example/", "a,b.example", false, "https:"],
    ["https://a'b.example/", "a'b.example", false, "https:"],
  ])("the type of a redirect target is detected: %s", (uri, target, isLoopback, formTarget) => {
    expect(redirectTarget(uri)).toEqual({ redirectTarget: target, isLoopback, formTarget });
  });
});
