import { expect, test } from "vitest";
import { createClient } from "../../src/oauth/clients.ts";
import { revokeAllGrants } from "../../src/oauth/revoke-all.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { actor, allClients, changeOf, grant, later, logEntries, now, user } from "./clients.ts";

describeOneDialect("replacing the key pair", (dialect) => {
  const { store } = useTestStore(dialect);

  test("revokes every grant and deletes recoverable tokens, but no clients", async () => {
    const client = await createClient(changeOf(store()), {
      name: "Printer",
      redirectUris: ["https://client.example.invalid/callback"],
      scopes: ["edit"],
    });
    const userId = await user(store(), "ada");
    const given = { userId, clientId: client.id, accessTokens: [60], refreshTokens: [null], codes: 1 };
    await grant(store(), { ...given, usedRefreshTokens: 1 });
    await grant(store(), given);
    const earlier = await grant(store(), { ...given, revoked: true });

    expect(await revokeAllGrants({ store: store(), now: later(5), actor })).toBe(2);
    expect(await allClients(store())).toMatchObject([{ accessTokens: 0, refreshTokens: 0 }]);
    const { db } = store().read;
    const grants = await db.selectFrom("oauth_grants").selectAll().orderBy("id").execute();
    for (const { id, revoked_at: at, revoked_because: because } of grants) {
      const [when, why] = id === earlier ? [now, "user"] : [later(5), "keys_replaced"];
      expect({ at, because }).toEqual({ at: when.toISOString(), because: why });
    }
    const kept = await db.selectFrom("oauth_refresh_tokens").select("successor").execute();
    expect(kept.filter(({ successor }) => successor !== null)).toEqual([]);
    expect((await logEntries(store())).at(-1)).toMatchObject({
      kind: "security_event",
      level: "notice",
      data: { event: "oauth_keys_replaced", grants: 2 },
    });
    expect(await revokeAllGrants({ store: store(), now: later(6), actor })).toBe(0);
  });
});
