import { createHmac, generateKeyPairSync } from "node:crypto";
import { SignJWT, decodeJwt, decodeProtectedHeader } from "jose";
import type { JWTHeaderParameters, JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { endSignIns } from "../../src/identity/endings.ts";
import { createBearerVerifier } from "../../src/oauth/bearer.ts";
import { deleteClient, updateClient } from "../../src/oauth/clients.ts";
import { createKeyFiles } from "../../src/oauth/keys.ts";
import type { ProtectedPath } from "../../src/oauth/resource.ts";
import { describeDialects, openTestStore } from "../support/dialects.ts";
import {
  hour,
  obtainTokens,
  refreshTokens,
  signIn,
  startAuthorizationServer,
  useAuthorizationServer,
  useToken,
} from "./authorization-server.ts";
import type { AuthorizationServer, Tokens } from "./authorization-server.ts";

describeDialects("an access token", (dialect) => {
  const started = useAuthorizationServer(dialect);

  it("acts for its user, in the name of its client, up to its tier", async () => {
    const { access, client } = await obtainTokens(started(), { tier: "edit" });
    const verdict = await started().server.verifyBearer(access, started().now(), "/api");
    const { principal } = verdict?.ok === true ? verdict : fail();
    expect(principal).toMatchObject({
      userId: (await signIn(started())).principal.userId,
      username: "admin",
      tier: "edit",
      tokenId: null,
      tokenName: null,
      client: client.name,
    });
    expect(principal.can("parts.edit")).toBe(true);
    expect(principal.refusal("users.edit_permissions")).toMatchObject({ reason: "tier" });
  });

  it("goes by the name that the user gave to the connection", async () => {
    const { access } = await obtainTokens(started(), { friendlyName: "My laptop" });
    const verdict = await started().server.verifyBearer(access, started().now(), "/api");
    expect(verdict?.ok === true && verdict.principal.client).toBe("My laptop");
  });

  it("can never do more than its user may at that moment, groups included (SPEC.md, scopes)", async () => {
    const { access } = await obtainTokens(started(), { user: "editor", tier: "edit" });
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

  it("takes one statement", async () => {
    const { access } = await obtainTokens(started());
    await useToken(started(), access);
    const before = started().store.read.statements;
    expect(await useToken(started(), access)).toBe("edit");
    expect(started().store.read.statements - before).toBe(1);
  });

  it("is good for an hour (SPEC.md, limits)", async () => {
    const { access } = await obtainTokens(started());
    started().advance(hour - 1);
    expect(await useToken(started(), access)).toBe("edit");
    started().advance(1);
    expect(await useToken(started(), access)).toBe("expired");
    started().advance(hour);
    expect(await useToken(started(), access)).toBe("expired");
  });

  describe("stops working with the next request when", () => {
    const endings: [string, (tokens: Tokens) => Promise<unknown>, string][] = [
      ["its family is revoked", async () => revokeAll(), "invalid_token"],
      ["its client is deleted", async ({ client }) => deleteClient(change(), client.id), "invalid_token"],
      ["its client is switched off", async ({ client }) => switchOff(client), "invalid_token"],
      ["its user is disabled", async () => setUser({ disabled: true }), "disabled"],
      [
        "its user's password changes",
        async () =>
          started().store.transaction(async (transaction) => {
            const { principal } = await signIn(started(), "editor");
            await endSignIns(transaction, principal.userId, {
              now: started().now(),
              because: "password_changed",
            });
          }),
        "invalid_token",
      ],
    ];
    it.each(endings)("%s", async (_, end, verdict) => {
      const tokens = await obtainTokens(started(), { user: "editor" });
      expect(await useToken(started(), tokens.access)).toBe("edit");
      await end(tokens);
      expect(await useToken(started(), tokens.access)).toBe(verdict);
      await setUser({ disabled: false });
    });

    it("its user is deleted", async () => {
      const tokens = await obtainTokens(started(), { user: "reader", tier: "read_only" });
      await started().store.transaction(async ({ db }) => {
        await db.deleteFrom("users").where("name", "=", "reader").execute();
      });
      expect(await useToken(started(), tokens.access)).toBe("invalid_token");
      expect((await refreshTokens(started(), tokens)).body.error).toBe("invalid_grant");
    });
  });

  it("tells of each use that was accepted, and of no other", async () => {
    const tokens = await obtainTokens(started());
    const uses: unknown[][] = [];
    const verify = createBearerVerifier({
      store: started().store,
      keyFiles: createKeyFiles(started().uploads),
      issuer: () => started().url,
      onUse: (...use) => void uses.push(use),
    });
    const now = started().now();
    await verify(tokens.access, now, "/api");
    expect(uses).toEqual([[expect.any(Number), null, now]]);
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

  /** Changes the user `editor`; the permissions that were. */
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

  it.each<[string, readonly string[], readonly ProtectedPath[]]>([
    ["everything, when none was asked for", [], paths],
    ["everything, when the service as a whole was", [""], paths],
    ["the API only", ["/api"], ["/api"]],
    ["MCP only", ["/mcp"], ["/mcp"]],
    ["two of three", ["/mcp", "/eda-api"], ["/eda-api", "/mcp"]],
  ])("opens %s", async (_, asked, opened) => {
    const { url } = started();
    const { access } = await obtainTokens(started(), {
      request: { resource: asked.map((path) => url + path) },
    });
    for (const path of paths) {
      expect(await useToken(started(), access, path)).toBe(opened.includes(path) ? "edit" : "invalid_token");
    }
  });
});

describe("what only looks like an access token (RFC 8725, RFC 9068 §4)", () => {
  let started: AuthorizationServer;
  let genuine: { readonly header: JWTHeaderParameters; readonly claims: JWTPayload; readonly text: string };
  let code: string;
  beforeAll(async () => {
    started = await startAuthorizationServer();
    const { access, refresh } = await obtainTokens(started);
    const header = decodeProtectedHeader(access) as JWTHeaderParameters;
    genuine = { header, claims: decodeJwt(access), text: access };
    code = refresh;
  });
  afterAll(() => started.close());

  const keys = async () => (await createKeyFiles(started.uploads).load()) ?? fail();
  const sign = async (
    change: { readonly header?: object; readonly claims?: object },
    key?: CryptoKey | Uint8Array,
  ) =>
    new SignJWT({ ...genuine.claims, ...change.claims })
      .setProtectedHeader({ ...genuine.header, ...change.header })
      .sign(key ?? (await keys()).privateKey);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  it("is none of these: the same facts, signed again with our key, are taken", async () => {
    expect(await useToken(started, await sign({}))).toBe("edit");
  });

  it.each<[string, () => Promise<string> | string]>([
    [
      "no signature (alg none)",
      () => `${encode({ ...genuine.header, alg: "none" })}.${encode(genuine.claims)}.`,
    ],
    [
      "alg none in other letters",
      () => `${encode({ ...genuine.header, alg: "NONE" })}.${encode(genuine.claims)}.`,
    ],
    [
      "our public key as a shared secret (alg HS256)",
      async () => {
        const { publicKey } = await keys();
        const pem = publicKey.export({ type: "spki", format: "pem" });
        const text = `${encode({ ...genuine.header, alg: "HS256" })}.${encode(genuine.claims)}`;
        return `${text}.${createHmac("sha256", pem).update(text).digest("base64url")}`;
      },
    ],
    ["another algorithm of the same key (PS256)", () => sign({ header: { alg: "PS256" } })],
    ["another algorithm of the same key (RS512)", () => sign({ header: { alg: "RS512" } })],
    ["another key", () => sign({}, generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey as never)],
    [
      "another key that it brings along",
      () => {
        const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
        return sign({ header: { jwk: pair.publicKey.export({ format: "jwk" }) } }, pair.privateKey as never);
      },
    ],
    ["another issuer", () => sign({ claims: { iss: "https://evil.example" } })],
    ["another type (typ JWT)", () => sign({ header: { typ: "JWT" } })],
    ["no type", () => sign({ header: { typ: undefined } })],
    ["no audience", () => sign({ claims: { aud: undefined } })],
    ["no expiry", () => sign({ claims: { exp: undefined } })],
    ["no identifier", () => sign({ claims: { jti: undefined } })],
    ["no client", () => sign({ claims: { client_id: undefined } })],
    ["a start in the future", () => sign({ claims: { nbf: Number(genuine.claims.nbf) + 3600 } })],
    ["a critical extension nobody knows", () => unknownCritical()],
    ["a signature that was cut off", () => genuine.text.slice(0, -10)],
    [
      "a signature of another token",
      async () =>
        `${genuine.text.split(".").slice(0, 2).join(".")}.${(await sign({ claims: { sub: "x" } })).split(".")[2]}`,
    ],
    [
      "other facts than were signed",
      () => genuine.text.replace(/\.[^.]+\./, `.${encode({ ...genuine.claims, sub: "x" })}.`),
    ],
    ["a refresh token", () => code],
    ["nothing", () => ""],
    ["many kilobytes", () => `${genuine.text}${"A".repeat(20_000)}`],
  ])("is unknown with %s", async (_, make) => {
    expect(await useToken(started, await make())).toBe("unknown");
  });

  it.each<[string, object, string]>([
    ["an identifier that was never given out", { jti: "A".repeat(43) }, "invalid_token"],
    ["another client", { client_id: "0".repeat(32) }, "invalid_token"],
    ["an audience elsewhere", { aud: "https://evil.example" }, "invalid_token"],
    ["a time that is over", { exp: 1 }, "expired"],
  ])("is refused with %s, though signed with our key", async (_, claims, verdict) => {
    expect(await useToken(started, await sign({ claims }))).toBe(verdict);
  });

  it("cannot raise its tier: the row decides", async () => {
    const access = await sign({ claims: { scope: "full", scopes: ["full"] } });
    expect(await useToken(started, access)).toBe("edit");
  });

  it("is what tokens become when the service is reached at another address", async () => {
    const elsewhere = createBearerVerifier({
      store: started.store,
      keyFiles: createKeyFiles(started.uploads),
      issuer: () => "https://parts.example",
      onUse: () => undefined,
    });
    expect(await elsewhere(genuine.text, started.now(), "/api")).toBeNull();
  });

  it("is never asked of the database", async () => {
    const { store, close } = await openTestStore("sqlite");
    await close();
    const verify = createBearerVerifier({
      store,
      keyFiles: createKeyFiles(started.uploads),
      issuer: () => started.url,
      onUse: () => undefined,
    });
    expect(await verify("plt_made-up", started.now(), "/api")).toBeNull();
    await expect(verify(genuine.text, started.now(), "/api")).rejects.toThrow();
  });

  async function unknownCritical(): Promise<string> {
    const { privateKey } = await keys();
    const header = { ...genuine.header, crit: ["exp"], exp: 1 };
    return new SignJWT(genuine.claims)
      .setProtectedHeader(header)
      .sign(privateKey, { crit: { exp: true } });
  }
});

function fail(): never {
  throw new Error("There is none.");
}
