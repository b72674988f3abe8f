import { expect, it } from "vitest";
import { describeOneDialect } from "../support/dialects.ts";
import { useAuthorizationServer } from "./authorization-server.ts";
import { obtainTokens, refreshTokens } from "./flow.ts";

describeOneDialect("a refresh token that is repeated within half a minute", (dialect) => {
  const started = useAuthorizationServer(dialect);
  const mcp = () => `${started().url}/mcp`;
  const api = () => `${started().url}/api`;

  it("rejects a repetition with a weaker scope than the successor (RFC 6749 §6)", async () => {
    const tokens = await obtainTokens(started());
    const first = await refreshTokens(started(), tokens);
    const narrower = await refreshTokens(started(), tokens, { scope: "read_only" });
    expect([narrower.status, narrower.body.error]).toEqual([400, "invalid_scope"]);
    expect(narrower.body.access_token).toBeUndefined();
    expect((await refreshTokens(started(), tokens, { scope: "edit" })).body).toEqual(first.body);
    expect((await refreshTokens(started(), tokens)).body).toEqual(first.body);
  });

  it("returns a narrow successor again for the same or a higher scope", async () => {
    const tokens = await obtainTokens(started());
    const first = await refreshTokens(started(), tokens, { scope: "read_only" });
    for (const change of [{ scope: "read_only" }, { scope: "edit" }, {}]) {
      expect((await refreshTokens(started(), tokens, change)).body).toEqual(first.body);
    }
  });

  it("rejects a repetition with fewer resources than the successor (RFC 8707 §2.2)", async () => {
    const tokens = await obtainTokens(started());
    const first = await refreshTokens(started(), tokens);
    const narrower = await refreshTokens(started(), tokens, { resource: mcp() });
    expect([narrower.status, narrower.body.error]).toEqual([400, "invalid_target"]);
    expect((await refreshTokens(started(), tokens, { resource: started().url })).body).toEqual(first.body);
  });

  it("returns a successor for one resource again for the same resource only", async () => {
    const tokens = await obtainTokens(started());
    const first = await refreshTokens(started(), tokens, { resource: mcp() });
    for (const resource of [mcp(), [mcp(), api()], started().url]) {
      expect((await refreshTokens(started(), tokens, { resource })).body).toEqual(first.body);
    }
    const other = await refreshTokens(started(), tokens, { resource: api() });
    expect([other.status, other.body.error]).toEqual([400, "invalid_target"]);
  });
});
