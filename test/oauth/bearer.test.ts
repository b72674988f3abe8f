import { describe, expect, it } from "vitest";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { revokeSignIns } from "../../src/identity/revoke-sign-ins.ts";
import { createBearerVerifier } from "../../src/oauth/bearer.ts";
import { deleteClient } from "../../src/oauth/client-access.ts";
import { updateClient } from "../../src/oauth/clients.ts";
import { createKeyFiles } from "../../src/oauth/keys.ts";
import type { ProtectedResource } from "../../src/identity/protected-resource.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { hour, useAuthorizationServer } from "./authorization-server.ts";
import { obtainTokens, refreshTokens, signIn, scopeOfToken, type Tokens } from "./flow.ts";
import { testCache, testPermissionChainReader } from "../support/memory-cache.ts";

describeOneDialect("an access token", (dialect) => {
  const started = useAuthorizationServer(dialect);

  it("an access token acts for its user and client, up to its scope", async () => {
    const { access, client } = await obtainTokens(started(), { scope: "edit" });
    const verdict = await started().server.verifyBearer(access, started().now(), "/api");
    const { principal } = verdict?.ok === true ? verdict : fail();
    expect(principal).toMatchObject({
      userId: (await signIn(started())).principal.userId,
      username: "admin",
      scope: "edit",
      tokenId: null,
      tokenName: null,
      client: client.name,
      clientId: client.clientId,
    });
    expect(principal.can("parts.edit")).toBe(true);
    expect(principal.refusal("users.edit_permissions")).toMatchObject({ reason: "scope" });
  });

  it("an access token acts under the name that the user gave to the connection", async () => {
    const { access } = await obtainTokens(started(), { friendlyName: "My laptop" });
    const verdict = await started().server.verifyBearer(access, started().now(), "/api");
    expect(verdict?.ok === true && verdict.principal.client).toBe("My laptop");
  });

  it("an access token never has more permissions than its user currently has, including those of groups", async () => {
    const { access } = await obtainTokens(started(), { user: "editor", scope: "edit" });
    const may = async () => {
      const verdict = await started().server.verifyBearer(access, started().now(), "/api");
      return verdict?.ok === true && verdict.principal.can("parts.edit");
    };
    expect(await may()).toBe(true);
    const rights = await setUser({ permissions: "{}" });
    expect(await may()).toBe(false);
    const groupId = await groupWith(rights ?? "{}");
    await setUser({ group_id: groupId });
    expect(await may()).toBe(true);
    await setUser({ group_id: null, permissions: rights ?? "{}" });
  });

  it("the verification of an access token takes one statement", async () => {
    const { access } = await obtainTokens(started());
    await scopeOfToken(started(), access);
    const before = started().store.statements;
    expect(await scopeOfToken(started(), access)).toBe("edit");
    expect(started().store.statements - before).toBe(1);
  });

  it("an access token is valid for an hour", async () => {
    const { access } = await obtainTokens(started());
    started().advance(hour - 1);
    expect(await scopeOfToken(started(), access)).toBe("edit");
    started().advance(1);
    expect(await scopeOfToken(started(), access)).toBe("expired");
    started().advance(hour);
    expect(await scopeOfToken(started(), access)).toBe("expired");
  });

  describe("stops working with the next request if", () => {
    const endings: [string, (tokens: Tokens) => Promise<unknown>, string][] = [
      ["its family is revoked", async () => revokeAll(), "invalid_token"],
      ["its client is deleted", async ({ client }) => deleteClient(change(), client.id), "invalid_token"],
      ["its client is disabled", async ({ client }) => switchOff(client), "invalid_token"],
      ["its user is disabled", async () => setUser({ disabled: true }), "disabled"],
      [
        "the password of its user changes",
        async () => {
          const { principal } = await signIn(started(), "editor");
          await started().store.transaction(async (transaction) => {
            await revokeSignIns(transaction, principal.userId, {
              now: started().now(),
              reason: "password_changed",
            });
          });
        },
        "invalid_token",
      ],
    ];
    it.each(endings)("an access token stops working with the next request if %s", async (_, end, verdict) => {
      const tokens = await obtainTokens(started(), { user: "editor" });
      expect(await scopeOfToken(started(), tokens.access)).toBe("edit");
      await end(tokens);
      expect(await scopeOfToken(started(), tokens.access)).toBe(verdict);
      await setUser({ disabled: false });
    });

    it("an access token stops working with the next request if its user is deleted", async () => {
      const tokens = await obtainTokens(started(), { user: "reader", scope: "read_only" });
      await started().store.transaction(async ({ db }) => {
        await db.deleteFrom("users").where("name", "=", "reader").execute();
      });
      expect(await scopeOfToken(started(), tokens.access)).toBe("invalid_token");
      expect((await refreshTokens(started(), tokens)).body.error).toBe("invalid_grant");
    });
  });

  it("reports each accepted use and no rejected one", async () => {
    const tokens = await obtainTokens(started());
    const uses: unknown[][] = [];
    const verify = createBearerVerifier({
      cache: testCache(),
      permissionChainOf: testPermissionChainReader(),
      store: started().store,
      keyFiles: createKeyFiles(started().uploads),
      issuer: () => started().url,
      lastUsed: { note: (...use) => void uses.push(use) },
    });
    const now = started().now();
    await verify(tokens.access, now, "/api");
    expect(uses).toEqual([["connection", expect.any(Number), null, now]]);
    await revokeAll();
    await verify(tokens.access, now, "/api");
    expect(uses).toHaveLength(1);
  });

  function change() {
    return { store: started().store, now: started().now(), actor: commandLineActor("tester") };
  }

  async function switchOff({ id, name, redirectUris, scopes }: Tokens["client"]): Promise<void> {
    await updateClient(change(), id, { name, redirectUris, scopes, active: false });
  }

  async function revokeAll(): Promise<void> {
    await started().store.transaction(async ({ db }) => {
      const set = { revoked_at: started().now().toISOString(), revoked_because: "user" };
      await db.updateTable("oauth_grants").set(set).execute();
    });
  }

  /** Changes the user `editor`. Returns the previous permissions. */
  async function setUser(set: {
    readonly permissions?: string;
    readonly group_id?: number | null;
    readonly disabled?: boolean;
  }): Promise<string | undefined> {
    return started().store.transaction(async ({ db }) => {
      const user = await db
        .selectFrom("users")
        .select("permissions")
        .where("name", "=", "editor")
        .executeTakeFirst();
      await db.updateTable("users").set(set).where("name", "=", "editor").execute();
      return user?.permissions;
    });
  }

  async function groupWith(permissions: string): Promise<number> {
    return started().store.transaction(async ({ db }) => {
      const stamp = started().now().toISOString();
      const dates = { added_date: stamp, last_modified: stamp };
      const { id } = await db
        .insertInto("groups")
        .values({ parent_id: null, name: "Editors", name_folded: "editors", permissions, ...dates })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    });
  }
});

describe("the audience of an access token (RFC 8707, RFC 9068 §4)", () => {
  const started = useAuthorizationServer();
  const paths = ["/api", "/eda-api", "/mcp"] as const;

  it.each<[string, readonly string[], readonly ProtectedResource[]]>([
    ["everything without a requested resource", [], paths],
    ["everything if the whole service was requested", [""], paths],
    ["the API only", ["/api"], ["/api"]],
    ["MCP only", ["/mcp"], ["/mcp"]],
    ["two of three resources", ["/mcp", "/eda-api"], ["/eda-api", "/mcp"]],
  ])("an access token gives access to %s", async (_, asked, opened) => {
    const { url } = started();
    const { access } = await obtainTokens(started(), {
      request: { resource: asked.map((path) => url + path) },
    });
    for (const path of paths) {
      expect(await scopeOfToken(started(), access, path)).toBe(
        opened.includes(path) ? "edit" : "invalid_token",
      );
    }
  });
});

function fail(): never {
  throw new Error("There is none.");
}
