import { describe, expect, it } from "vitest";
import { startAuthorizationServer, useAuthorizationServer } from "./authorization-server.ts";
import { obtainTokens, registerClient } from "./flow.ts";

describe("the authorization server as a whole", () => {
  const started = useAuthorizationServer();
  const pathsOf = (environment: Readonly<Record<string, string>>) =>
    started()
      .another(environment)
      .routes.map(({ method, path }) => `${method} ${path}`);

  it("serves token, revocation, metadata and keys", () => {
    expect(pathsOf({})).toEqual(
      expect.arrayContaining([
        "POST /oauth/token",
        "POST /oauth/revoke",
        "GET /.well-known/oauth-authorization-server",
        "GET /.well-known/oauth-protected-resource",
        "GET /.well-known/oauth-protected-resource/api",
        "GET /.well-known/oauth-protected-resource/mcp",
        "GET /.well-known/jwks.json",
      ]),
    );
  });

  it("serves registration only when that is switched on by OAUTH_DCR_ENABLED", () => {
    expect(pathsOf({})).not.toContain("POST /oauth/register");
    expect(pathsOf({ OAUTH_DCR_ENABLED: "1" })).toContain("POST /oauth/register");
  });

  it("lets no route but the page for people be without CORS", () => {
    const { routes } = started().another({ OAUTH_DCR_ENABLED: "1" });
    expect(routes.filter(({ anyOrigin }) => anyOrigin !== true)).toEqual([]);
  });

  it("the authorization server as a whole works with a client that a program registered itself, within what that may ask for", async () => {
    const client = await registerClient(started(), {
      scopes: ["read_only", "edit"],
      dynamicallyRegistered: true,
    });
    const { answer } = await obtainTokens(started(), {
      client,
      request: { scope: "read_only edit admin full" },
    });
    expect(answer.body.scope).toBe("read_only edit");
  });

  it("stops at once, with what it was told of written", async () => {
    const other = await startAuthorizationServer();
    const { access } = await obtainTokens(other);
    await other.server.verifyBearer(access, other.now(), "/api");
    await other.server.close();
    const rows = await other.store.read.db.selectFrom("oauth_connections").select("last_used_at").execute();
    expect(rows).toEqual([{ last_used_at: other.now().toISOString() }]);
    await other.close();
  });
});
