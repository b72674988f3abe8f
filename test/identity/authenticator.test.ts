import { beforeAll, describe, expect, test } from "vitest";
import { createApiToken } from "../../src/identity/api-token.ts";
import {
  createAuthenticator,
  type Authentication,
  type AuthenticatorOptions,
} from "../../src/identity/authenticator.ts";
import { createGroup, createUser, updateGroup, updateUser } from "../../src/identity/accounts/accounts.ts";
import { parsePermissionData } from "../../src/identity/permission-data.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import { createPrincipal, type Principal } from "../../src/identity/principal.ts";
import type { SignedIn } from "../../src/identity/signed-in.ts";
import { createToken, revokeToken } from "../../src/identity/tokens.ts";
import { requireUser } from "../../src/identity/read-users.ts";
import { allScopes } from "../../src/identity/scope.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { now, withoutLog } from "./recorded-changes.ts";
import { testCache, testPermissionChainReader } from "../support/memory-cache.ts";

const invalidToken = { ok: false, error: "invalid_token", description: "Invalid credentials." };

describeDialects("a request with credentials", (dialect) => {
  const { store } = useTestStore(dialect);
  const groups = { root: 0, middle: 0, leaf: 0 };

  beforeAll(async () => {
    const change = withoutLog(store());
    groups.root = await createGroup(change, { name: "root", permissions: presetData("all_allow") });
    groups.middle = await createGroup(change, {
      name: "middle",
      parentId: groups.root,
      permissions: parsePermissionData('{"parts":{"delete":false},"system":{"show_logs":false}}'),
    });
    groups.leaf = await createGroup(change, {
      name: "leaf",
      parentId: groups.middle,
      permissions: parsePermissionData('{"system":{"show_logs":true}}'),
    });
    await createUser(change, { name: "admin", permissions: presetData("all_allow") });
    await createUser(change, { name: "leafy", groupId: groups.leaf });
    await createUser(change, { name: "gone" });
    for (const scope of allScopes)
      await createToken(change, { user: "admin", name: scope, scope, secret: `tcp_${scope}` });
    await createToken(change, {
      user: "admin",
      name: "old",
      scope: "full",
      secret: "tcp_expired",
      validUntil: new Date(now.getTime() - 1),
    });
    await createToken(change, {
      user: "leafy",
      name: "leafy",
      scope: "full",
      secret: "tcp_leafy",
      validUntil: null,
    });
    await createToken(change, { user: "gone", name: "gone", scope: "full", secret: "tcp_gone" });
  });

  const permissionChainOf = testPermissionChainReader();
  const authenticate = (
    header: string | undefined,
    at: Date = now,
    options: Partial<AuthenticatorOptions> = {},
  ) =>
    createAuthenticator({ store: store(), cache: testCache(), permissionChainOf, ...options })(
      header,
      at,
      "/api",
    );

  const principal = async (header: string): Promise<Principal> => {
    const answer = await authenticate(header);
    if (!answer.ok) throw new Error(answer.description);
    return answer.principal;
  };

  test.each([
    "Bearer tcp_read_only",
    "Token tcp_read_only",
    "bearer tcp_read_only",
    "TOKEN tcp_read_only",
    "Bearer   tcp_read_only  ",
  ])("authenticates as the user of the token: %j", async (header) => {
    const who = await principal(header);
    expect(who).toMatchObject({
      username: "admin",
      scope: "read_only",
      tokenName: "read_only",
      client: null,
    });
    expect(who.tokenId).toBeGreaterThan(0);
    expect(who.userId).toBeGreaterThan(0);
  });

  test("needs one statement, or none if the text cannot be a credential", async () => {
    const ask = createAuthenticator({ store: store(), cache: testCache(), permissionChainOf });
    const cost = async (header: string | undefined) => {
      const before = store().statements;
      await ask(header, now, "/api");
      return store().statements - before;
    };
    expect(await cost("Bearer tcp_leafy")).toBe(1);
    expect(await cost("Bearer tcp_admin")).toBe(1);
    expect(await cost("Bearer tcp_unknown")).toBe(1);
    const wrongChecksum = createApiToken().replace(/.$/, (last) => (last === "x" ? "y" : "x"));
    expect(await cost(`Bearer ${wrongChecksum}`)).toBe(0);
    expect(await cost("Basic YWRtaW46dGVzdA==")).toBe(0);
    expect(await cost(undefined)).toBe(0);
  });

  test.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Basic YWRtaW46dGVzdA==",
    "Digest x",
    "tcp_full",
    "Bearertcp_full",
  ])("has no credentials with the header %j", async (header) => {
    expect(await authenticate(header)).toEqual({
      ok: false,
      error: "missing",
      description: "Authentication is required. Please pass a valid API token in the Authorization header.",
    });
  });

  test.each([
    "Bearer tcp_full tcp_full",
    "Bearer tcp_full, tcp_full",
    "Bearer tcp_füll",
    "Bearer tcp_\u0000full",
    "Bearer tcp_full\ntcp_full",
    "Bearer plt_tooshort",
    `Bearer ${"x".repeat(513)}`,
  ])("is rejected as malformed: %j", async (header) => {
    expect(await authenticate(header)).toEqual({
      ok: false,
      error: "malformed",
      description: "The token is malformed: it is mistyped or truncated.",
    });
  });

  test.each([
    "Bearer tcp_doesnotexist",
    "Bearer TCP_FULL",
    "Bearer eyJhbGciOiJub25lIn0.e30.x",
    "Bearer '/**/or/**/1=1--",
    "Bearer %",
    `Bearer ${createApiToken()}`,
    `Bearer ${"x".repeat(512)}`,
  ])("is rejected as unknown: %j", async (header) => {
    expect(await authenticate(header)).toEqual(invalidToken);
  });

  test("rejects a token at the millisecond at which it expires", async () => {
    const change = withoutLog(store());
    const until = new Date(now.getTime() + 5);
    await createToken(change, {
      user: "admin",
      name: "short",
      scope: "edit",
      secret: "tcp_short",
      validUntil: until,
    });
    const expired = { ok: false, error: "expired", description: "Token expired" };
    expect(await authenticate("Bearer tcp_expired")).toEqual(expired);
    expect(await authenticate("Bearer tcp_short", new Date(until.getTime() - 1))).toMatchObject({ ok: true });
    expect(await authenticate("Bearer tcp_short", until)).toEqual(expired);
  });

  test("accepts a token without an expiry at any time", async () => {
    expect(await authenticate("Bearer tcp_leafy", new Date("9999-01-01"))).toMatchObject({ ok: true });
  });

  test("rejects a token while its user is disabled", async () => {
    await updateUser(withoutLog(store()), "gone", { disabled: true });
    expect(await authenticate("Bearer tcp_gone")).toEqual({
      ok: false,
      error: "disabled",
      description: "Your account is disabled! Contact an administrator if you think this is wrong.",
    });
    await updateUser(withoutLog(store()), "gone", { disabled: false });
    expect(await authenticate("Bearer tcp_gone")).toMatchObject({ ok: true });
  });

  test("rejects a token as soon as it is revoked", async () => {
    const change = withoutLog(store());
    const { token } = await createToken(change, { user: "admin", name: "brief", scope: "edit" });
    expect(await authenticate(`Bearer ${token}`)).toMatchObject({ ok: true });
    const { id } = await requireUser(store().read, "admin");
    expect(await revokeToken(change, id, { name: "brief" })).toBe(true);
    expect(await authenticate(`Bearer ${token}`)).toEqual(invalidToken);
  });

  test("a token has the permissions of user, group and parent groups; the nearest decides", async () => {
    const who = await principal("Token tcp_leafy");
    expect(who.can("parts.read")).toBe(true); // set by the root group
    expect(who.can("parts.delete")).toBe(false); // the middle group overrides the root group
    expect(who.can("system.show_logs")).toBe(true); // the leaf group overrides the middle group
  });

  test("changed permissions take effect immediately in the same authenticator", async () => {
    const ask = createAuthenticator({ store: store(), cache: testCache(), permissionChainOf });
    const mayDelete = async () => {
      const answer = await ask("Bearer tcp_leafy", now, "/api");
      return answer.ok && answer.principal.can("parts.delete");
    };
    expect(await mayDelete()).toBe(false);
    await updateGroup(withoutLog(store()), groups.leaf, {
      permissions: parsePermissionData('{"parts":{"delete":true}}'),
    });
    expect(await mayDelete()).toBe(true);
    await updateGroup(withoutLog(store()), groups.leaf, {
      permissions: parsePermissionData('{"system":{"show_logs":true}}'),
    });
    expect(await mayDelete()).toBe(false);
  });

  test("succeeds even if the groups form a cycle or a very long chain", async () => {
    const change = withoutLog(store());
    let parentId: number | null = null;
    for (let depth = 0; depth < 40; depth++) {
      const id = await createGroup(change, { name: `g${depth}` });
      // Group rules limit the depth, so the chain is inserted directly.
      await store().transaction(({ db }) =>
        db.updateTable("groups").set({ parent_id: parentId }).where("id", "=", id).execute(),
      );
      parentId = id;
    }
    await createUser(change, { name: "deep", groupId: parentId });
    await createToken(change, { user: "deep", name: "deep", scope: "full", secret: "tcp_deep" });
    expect((await principal("Bearer tcp_deep")).can("parts.read")).toBe(false);
    await store().transaction(async ({ db }) => {
      await db.updateTable("groups").set({ parent_id: parentId }).where("name", "=", "g0").execute();
    });
    expect((await principal("Bearer tcp_deep")).can("parts.read")).toBe(false);
  });

  test("grants no permissions if the stored permissions are invalid", async () => {
    const change = withoutLog(store());
    await createUser(change, { name: "broken", groupId: groups.root });
    await createToken(change, { user: "broken", name: "broken", scope: "full", secret: "tcp_broken" });
    expect((await principal("Bearer tcp_broken")).can("parts.read")).toBe(true);
    await store().transaction(async ({ db }) => {
      await db.updateTable("users").set({ permissions: "{" }).where("name", "=", "broken").execute();
    });
    expect((await principal("Bearer tcp_broken")).can("parts.read")).toBe(false);
  });

  test("records each use of a token, but no rejected request", async () => {
    const uses: unknown[] = [];
    const lastUsed = { note: (...use: unknown[]) => void uses.push(use) };
    for (const header of ["Bearer tcp_expired", "Bearer tcp_unknown", undefined]) {
      await authenticate(header, now, { lastUsed });
    }
    expect(uses).toEqual([]);
    const { tokenId } = await principal("Bearer tcp_full");
    await authenticate("Bearer tcp_full", now, { lastUsed });
    expect(uses).toEqual([["token", tokenId, null, now]]);
  });

  describe("with an OAuth access token", () => {
    const client: Authentication = {
      ok: true,
      principal: createPrincipal(
        { userId: 1, username: "admin", scope: "edit", tokenId: null, tokenName: null, client: "My agent" },
        [],
      ),
    };
    const verifyBearer = (token: string) => Promise.resolve(token.startsWith("eyJ") ? client : null);

    test("calls the OAuth server only if no API token matches", async () => {
      expect(await authenticate("Bearer eyJ.e30.x", now, { verifyBearer })).toMatchObject(client);
      expect(await authenticate(`Bearer eyJ${"x".repeat(2000)}`, now, { verifyBearer })).toMatchObject(
        client,
      );
      const api = await authenticate("Bearer tcp_edit", now, {
        verifyBearer: () => Promise.reject(new Error("asked in vain")),
      });
      expect(api).toMatchObject({ ok: true, principal: { tokenName: "edit" } });
    });

    test("rejects a token that the OAuth server does not know", async () => {
      expect(await authenticate("Bearer tcp_unknown", now, { verifyBearer })).toEqual(invalidToken);
    });
  });

  // Responses are kept for a version. One that was read after a commit would keep what the former permissions allowed.
  test.each(["session", "OAuth access token"])(
    "returns no version that is newer than the permissions: %s",
    async (credential) => {
      const commit = () => createUser(withoutLog(store()), { name: `after.${credential.length}` });
      const who = await principal("Bearer tcp_full");
      const session: SignedIn = {
        sessionId: 1,
        principal: who,
        stage: "complete",
        remembered: false,
        mustChangePassword: false,
        mustSetUpSecondFactor: false,
        hasSecondFactor: false,
        newApps: null,
      };
      const check = createAuthenticator({
        store: store(),
        cache: testCache(),
        permissionChainOf,
        findSession: () => commit().then(() => session),
        verifyBearer: () => commit().then(() => ({ ok: true, principal: who })),
      });
      const before = await store().dataVersion();
      const authenticated =
        credential === "session"
          ? await check(undefined, now, "/api", { cookie: "partledger_session=x" })
          : await check("Bearer eyJ.e30.x", now, "/api");
      expect(await store().dataVersion()).not.toBe(before);
      expect(authenticated).toMatchObject({ ok: true, dataVersion: dialect === "sqlite" ? before : null });
    },
  );
});
