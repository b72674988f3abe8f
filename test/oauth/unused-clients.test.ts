import { expect, test } from "vitest";
import type { ClientOrigin } from "../../src/database/tables/oauth-tables.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import { allowClient, deleteClient } from "../../src/oauth/client-access.ts";
import { createClient } from "../../src/oauth/clients.ts";
import { expireUnusedClients, removeOldestUnused } from "../../src/oauth/unused-clients.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { allClients, changeOf, grant, later, logEntries, now, user } from "./clients.ts";

const days = (count: number): Date => later(count * 86_400);

describeOneDialect("dynamically registered clients (RFC 7591 §5)", (dialect) => {
  const { store } = useTestStore(dialect);

  async function made(name: string, origin: ClientOrigin = "registration", addedDate = now) {
    return await createClient(changeOf(store(), addedDate), {
      name,
      redirectUris: ["https://client.example.invalid/callback"],
      scopes: ["read_only"],
      origin,
    });
  }

  async function disable(id: number): Promise<void> {
    await store().transaction(async ({ db }) => {
      await db.updateTable("oauth_clients").set({ active: false }).where("id", "=", id).execute();
    });
  }

  test("dynamically registered clients are deleted after 30 days without an approval or token request", async () => {
    await made("Unused");
    await made("Registered by an administrator", "administrator");
    await made("Younger", "registration", days(1));
    const used = await made("Approved");
    await grant(store(), { userId: await user(store(), "ada"), clientId: used.id, revoked: true });
    const seen = await made("Still asking");
    await store().transaction(async ({ db }) => {
      await db
        .updateTable("oauth_clients")
        .set({ last_used_at: timestamp(days(20)) })
        .where("id", "=", seen.id)
        .execute();
    });

    expect(await expireUnusedClients(store(), days(30))).toBe(0);
    const before = await logEntries(store());
    expect(await expireUnusedClients(store(), later(30 * 86_400 + 1))).toBe(1);
    expect((await allClients(store())).map(({ name }) => name)).toEqual([
      "Approved",
      "Registered by an administrator",
      "Still asking",
      "Younger",
    ]);
    expect((await logEntries(store())).slice(before.length)).toMatchObject([
      {
        kind: "security_event",
        username: "OAuth registration",
        data: { event: "oauth_clients_expired", clients: 1 },
      },
    ]);

    expect(await expireUnusedClients(store(), days(51))).toBe(2);
    expect(await expireUnusedClients(store(), days(51))).toBe(0);
    expect(await logEntries(store())).toHaveLength(before.length + 2);
  });

  test("blocked clients are kept, because they block the URL of their metadata document", async () => {
    const blocked = await made("Blocked", "metadata_document");
    await made("Unused document", "metadata_document");
    const disabled = await made("Disabled");
    await disable(disabled.id);
    await deleteClient(changeOf(store()), blocked.id);
    await store().transaction((transaction) => removeOldestUnused(transaction, 0, days(60)));
    const names = async () => (await allClients(store())).map(({ name }) => name);
    expect(await names()).not.toContain("Unused document");
    expect(await names()).not.toContain("Disabled");
    expect(await names()).toContain("Blocked");
    await expireUnusedClients(store(), days(400));
    expect(await names()).toContain("Blocked");
    await allowClient(changeOf(store()), blocked.id);
    await expireUnusedClients(store(), days(400));
    expect(await names()).not.toContain("Blocked");
  });

  test("dynamically registered clients can be deleted manually at any time", async () => {
    const { id } = await made("Unwanted");
    expect(await deleteClient(changeOf(store()), id)).toBe(true);
  });
});
