/** A store on PostgreSQL whose connections are dead, although the operating system considers them open. */
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { tryProcessLock } from "../../src/database/process-lock.ts";
import type { Store, StoreOptions } from "../../src/database/store.ts";
import { proxyDatabase, type DatabaseProxy } from "../support/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../support/dialects.ts";
import { addFact, keys } from "../support/instance-facts.ts";

const patience = { timeout: 30_000, interval: 20 };
const unavailable = { code: "unavailable" };

describe("a store with dead connections", () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let store: Store;
  beforeEach(async () => {
    database = await createTestDatabase("postgres");
    proxy = await proxyDatabase(database.url);
  });
  afterEach(async () => {
    await store.close();
    await proxy.stop();
    await database.drop();
  });

  async function open(options: StoreOptions = {}): Promise<void> {
    store = await openStore(proxy.url, {
      silenceMilliseconds: 250,
      waitTimeoutMilliseconds: 1000,
      ...options,
    });
  }

  const read = (): Promise<unknown> => sql`select 1`.execute(store.read.db);
  const sleep = (seconds: number): Promise<unknown> =>
    sql`select pg_sleep(${seconds})`.execute(store.read.db);

  it("closes all idle connections after a failover, without a request", async () => {
    await open();
    await Promise.all([sleep(0.2), sleep(0.2), sleep(0.2), sleep(0.2)]);
    expect(proxy.connections).toBeGreaterThanOrEqual(4);
    proxy.swallow("pass");
    await expect.poll(() => proxy.connections, patience).toBeLessThanOrEqual(1);
    await read();
  });

  it("works again after one failed read, however many connections there were", async () => {
    await open({ silenceMilliseconds: 1000 });
    await Promise.all([sleep(0.2), sleep(0.2), sleep(0.2), sleep(0.2)]);
    proxy.swallow("pass");
    await expect(read()).rejects.toMatchObject(unavailable);
    await read();
    await read();
  });

  it("rejects a read that is in progress", async () => {
    await open({ waitTimeoutMilliseconds: 20_000 });
    const locking = new pg.Client({ connectionString: database.url });
    await locking.connect();
    await locking.query("select pg_advisory_lock(1)");
    const reading = sql`select pg_advisory_lock_shared(1)`.execute(store.read.db);
    reading.catch(() => undefined);
    const waiting = "select from pg_locks where locktype = 'advisory' and objid = 1 and not granted";
    await expect.poll(async () => (await locking.query(waiting)).rowCount, patience).toBe(1);
    proxy.swallow("pass");
    await locking.end();
    await expect(reading).rejects.toMatchObject(unavailable);
    await read();
  });

  it("rejects a transaction before its commit, which changes nothing", async () => {
    await open();
    const writing = store.transaction(async (transaction) => {
      await transaction.run(addFact, { key: "lost", value: "" });
      proxy.swallow("pass");
      await transaction.run(addFact, { key: "lost, too", value: "" });
    });
    await expect(writing).rejects.toMatchObject(unavailable);
    expect(await keys(store)).toEqual([]);
    await store.transaction(
      (transaction) => transaction.run(addFact, { key: "kept", value: "" }) as Promise<unknown>,
    );
    expect(await keys(store)).toEqual(["kept"]);
  });

  it("reports an unknown outcome if the commit has no response", async () => {
    await open();
    const writing = store.transaction(async (transaction) => {
      await transaction.run(addFact, { key: "perhaps", value: "" });
      transaction.beforeCommit(() => {
        proxy.swallow("pass");
        return Promise.resolve();
      }, null);
    });
    await expect(writing).rejects.toMatchObject({ code: "outcome-unknown" });
    await read();
  });

  it("rejects everything while the server hangs, and works again without a restart", async () => {
    await open();
    await read();
    proxy.swallow("drop");
    await expect(read()).rejects.toMatchObject(unavailable);
    await expect(read()).rejects.toMatchObject(unavailable);
    await expect(store.transaction(({ db }) => sql`select 1`.execute(db))).rejects.toMatchObject(unavailable);
    proxy.recover();
    await expect
      .poll(
        () =>
          read().then(
            () => "works",
            () => "fails",
          ),
        patience,
      )
      .toBe("works");
  });

  it("closes a connection whose packets are lost, although the server still has it", async () => {
    await open();
    await read();
    proxy.swallow("pass", { kept: true });
    await expect(read()).rejects.toMatchObject(unavailable);
    await read();
  });

  it("does not interrupt a long statement", async () => {
    await open({ waitTimeoutMilliseconds: 20_000 });
    await sleep(2);
    await store.transaction(async ({ db }) => {
      await sql`select pg_sleep(1.5)`.execute(db);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await sql`select 1`.execute(db);
    });
    expect(store.statements).toBe(3);
  });

  it("interrupts a statement that exceeds the limit", async () => {
    await open({ statementLimitMilliseconds: 1000, waitTimeoutMilliseconds: 20_000 });
    await expect(sleep(30)).rejects.toMatchObject(unavailable);
    await read();
  });

  it("loses the lock of a job, which another process then gets", async () => {
    await open();
    const lock = await tryProcessLock(proxy.url, "webhooks", { silenceMilliseconds: 250 });
    expect(lock?.isHeld()).toBe(true);
    proxy.swallow("pass");
    await expect.poll(() => lock?.isHeld(), patience).toBe(false);
    const next = await tryProcessLock(proxy.url, "webhooks");
    expect(next?.isHeld()).toBe(true);
    await next?.release();
    await lock?.release();
  });
});
