import { beforeAll, expect, test } from "vitest";
import { announceNewApp, newAppsOf, removeNewApps } from "../../src/identity/new-apps.ts";
import { insertSession, newCookieSecret } from "../../src/identity/new-session.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { seedPrincipals } from "../support/principals.ts";

describeDialects("the notice about new applications of a session", (dialect) => {
  const { store } = useTestStore(dialect);
  const userId = 1;
  const access = { host: "app.example.com", scope: "edit" } as const;

  beforeAll(async () => {
    await seedPrincipals(store());
    const session = { userId, remembered: false, address: "192.0.2.1", userAgent: "", now: new Date() };
    await store().transaction((transaction) =>
      insertSession(transaction, { ...session, token: newCookieSecret(), stage: "complete" }),
    );
  });

  const announce = (name: string) =>
    store().transaction((transaction) => announceNewApp(transaction, userId, { name, ...access }));

  async function session() {
    const row = await store()
      .read.db.selectFrom("sessions")
      .select([
        "id",
        "new_app_name as newAppName",
        "new_app_host as newAppHost",
        "new_app_tier as newAppTier",
        "new_app_count as newAppCount",
      ])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return { id: row.id, newApps: newAppsOf(row) };
  }

  test("stays if an application was connected while a page showed the notice of another one", async () => {
    await announce("First");
    const shown = await session();
    expect(shown.newApps).toEqual({ name: "First", ...access, count: 1 });
    await announce("Second");
    await removeNewApps(store(), shown.id, { name: "First", ...access, count: 1 });
    const next = await session();
    expect(next.newApps).toEqual({ name: "Second", ...access, count: 2 });
    await removeNewApps(store(), next.id, { name: "Second", ...access, count: 2 });
    expect((await session()).newApps).toBeNull();
  });
});
