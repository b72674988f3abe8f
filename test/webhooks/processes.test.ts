/** Only one of several processes sends deliveries, and another one replaces it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { tryProcessLock } from "../../src/database/process-lock.ts";
import { createService } from "../../src/service.ts";
import { api } from "../support/client.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../support/dialects.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { query } from "../support/postgres.ts";
import { startReceiver } from "./receiver.ts";

describeDialects("processes that share a database", (dialect) => {
  let database: TestDatabase;
  let uploads: string;

  beforeAll(async () => {
    database = await createTestDatabase(dialect);
    uploads = await mkdtemp(join(tmpdir(), "partledger-test-"));
  });
  afterAll(async () => {
    await database.drop();
    await rm(uploads, { recursive: true, force: true });
  });

  const start = async () => {
    const config = readConfig({
      DATABASE_URL: database.url,
      UPLOADS_DIR: uploads,
      DATABASE_DURABILITY: "normal",
      WEBHOOK_ALLOWED_NETWORKS: "loopback",
    });
    const webhooks = { startAfterMilliseconds: 0, lockRetryMilliseconds: 50 };
    const service = await createService(config, { webhooks });
    return { service, listen: () => service.listen(0, "127.0.0.1") };
  };

  it("send each event once, also after the sending process has stopped", async () => {
    const receiver = await startReceiver();
    const first = await start();
    await seedPrincipals(first.service.store);
    const body = { name: "Test", url: receiver.url, event_types: ["category.created"] };
    await api(await first.listen(), tokens.full).post("/api/webhooks", body, { expect: 201 });
    const second = await start();
    const client = api(await second.listen(), tokens.full);
    for (let number = 0; number < 10; number += 1)
      await client.post("/api/categories", { name: `A${number}` }, { expect: 201 });
    await receiver.waitFor(10);
    await first.service.close();
    for (let number = 0; number < 10; number += 1)
      await client.post("/api/categories", { name: `B${number}` }, { expect: 201 });
    await receiver.waitFor(20);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(20);
    expect(ids).toHaveLength(20);
    await second.service.close();
    await receiver.close();
  });

  it("have the lock one after another", async () => {
    const lock = await tryProcessLock(database.url, "webhooks");
    expect(lock?.isHeld()).toBe(true);
    expect(await tryProcessLock(database.url, "webhooks")).toBeNull();
    await lock?.release();
    const next = await tryProcessLock(database.url, "webhooks");
    expect(next?.isHeld()).toBe(true);
    if (dialect === "postgres") {
      await query(
        database.url,
        `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
          where locktype = 'advisory' and objid = 7232003 and datname = current_database()`,
      );
      await expect.poll(() => next?.isHeld()).toBe(false);
      const third = await tryProcessLock(database.url, "webhooks");
      expect(third).not.toBeNull();
      await third?.release();
    }
    await next?.release();
  });
});
