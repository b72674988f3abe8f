/** Tests changes by OAuth applications. The change log contains their registered names. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/config/config.ts";
import { generateEncryptionKey } from "../../../src/oauth/encryption.ts";
import { idOf, useService } from "../../inventory/running-service.ts";
import { createServer, type AuthorizationServer } from "../../oauth/authorization-server.ts";
import { obtainTokens, registerClient } from "../../oauth/flow.ts";
import { errorOf, resultOf } from "./calling.ts";
import { copyKeys } from "../../support/oauth-keys.ts";

describe("an application", () => {
  const environment = { OAUTH_SERVER_ENABLED: "1", OAUTH2_ENCRYPTION_KEY: generateEncryptionKey() };
  const running = useService("sqlite", { environment });
  let started: AuthorizationServer;
  let lot = 0;

  beforeAll(async () => {
    const { url, store, uploads } = running.service;
    await copyKeys(uploads);
    const now = (): Date => new Date();
    const config = readConfig({ ...environment, UPLOADS_DIR: uploads });
    const server = createServer({ config, store, issuer: () => url });
    started = { url, store, uploads, server, now } as AuthorizationServer;
    const category = await running.make("categories", { name: "Category" });
    const part = await running.make("parts", { name: "Part", category });
    lot = idOf(await running.make("part_lots", { part, amount: 9 }));
  });
  afterAll(() => started?.server.close());

  const withdrawal = () => ({ lot_id: lot, amount: 1, change_comment: "for the demo" });

  it("is recorded in the change log under its registered name, whatever name it sends", async () => {
    const client = await registerClient(started, { name: "Registered agent" });
    const { access } = await obtainTokens(started, { client });
    await resultOf(running, "withdraw_stock", withdrawal(), { token: access, clientName: "Another client" });
    const entry = await running.service.store.read.db
      .selectFrom("log_entries")
      .select(["kind", "username", "client", "comment"])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      kind: "part_stock_changed",
      username: "admin",
      client: "Registered agent",
      comment: "for the demo",
    });
  });

  it("changes nothing beyond its scope", async () => {
    const { access } = await obtainTokens(started, { request: { scope: "read_only" }, scope: "read_only" });
    expect(await errorOf(running, "withdraw_stock", withdrawal(), { token: access })).toMatch(/edit/);
    expect((await running.read(`/api/part_lots/${lot}`))["amount"]).toBe(8);
  });
});
