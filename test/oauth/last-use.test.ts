import { expect, it } from "vitest";
import { findClient } from "../../src/oauth/clients.ts";
import { expireUnusedClients } from "../../src/oauth/unused-clients.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { day, minute, useAuthorizationServer } from "./authorization-server.ts";
import {
  approve,
  authorize,
  exchangeCode,
  refreshTokens,
  registerClient,
  requestParameters,
} from "./flow.ts";

describeOneDialect("the last use of a client", (dialect) => {
  const started = useAuthorizationServer(dialect);

  /** Runs `use` and returns the last use of the client after all background writes. */
  async function lastUse(use: (server: ReturnType<typeof started>) => Promise<unknown>, clientId: string) {
    const server = started().another({});
    await use({ ...started(), server });
    await server.close();
    return (await findClient(started().store.read, clientId))?.lastUsedAt;
  }

  it("authorization requests do not count as a use, because anyone can send them", async () => {
    const client = await registerClient(started(), { origin: "registration" });
    const ask = (server: ReturnType<typeof started>) => authorize(server, requestParameters(client));
    expect(await lastUse(ask, client.clientId)).toBeNull();
    started().advance(31 * day);
    expect(await lastUse(ask, client.clientId)).toBeNull();
    expect(await expireUnusedClients(started().store, started().now())).toBe(1);
    expect(await findClient(started().store.read, client.clientId)).toBeNull();
  });

  it("an approval counts as a use", async () => {
    const client = await registerClient(started());
    const at = started().now().toISOString();
    expect(await lastUse((server) => approve(server, { client }), client.clientId)).toBe(at);
  });

  it("a successful token request counts as a use, a rejected one does not", async () => {
    const client = await registerClient(started());
    await expect(lastUse((server) => approve(server, { client }), client.clientId)).resolves.not.toBeNull();
    started().advance(20 * minute);
    const server = started().another({});
    const approved = await approve({ ...started(), server }, { client });
    await server.close();
    const { refresh_token: refresh = "" } = (await exchangeCode(started(), approved)).body;
    started().advance(11 * minute);
    await refreshTokens(started(), { client, refresh: "wrong" });
    started().advance(11 * minute);
    expect((await refreshTokens(started(), { client, refresh })).status).toBe(200);
    await started().server.close();
    const { lastUsedAt } = (await findClient(started().store.read, client.clientId)) ?? {};
    expect(lastUsedAt).toBe(started().now().toISOString());
  });
});
