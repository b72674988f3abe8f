/** A store on PostgreSQL behind PgBouncer. */
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { tryProcessLock } from "../../src/database/process-lock.ts";
import { query } from "../support/postgres.ts";
import { createTestDatabase, type TestDatabase } from "../support/dialects.ts";
import { addFact, keys } from "../support/instance-facts.ts";
import { startPooler, type Pooler, type PoolMode } from "../support/pgbouncer.ts";
import { partledgerHere, useDirectory } from "../cli/program.ts";

useDirectory();

let database: TestDatabase;
let pooler: Pooler | undefined;
beforeEach(async () => {
  database = await createTestDatabase("postgres");
});
afterEach(async () => {
  await pooler?.stop();
  pooler = undefined;
  await database.drop();
});

async function urlOf(mode: PoolMode, settings: readonly string[] = []): Promise<string> {
  pooler = await startPooler(database.url, mode, settings);
  return pooler.url;
}

describe("PgBouncer in session mode", () => {
  it("serves reads, writes, settings and locks", async () => {
    const url = await urlOf("session");
    await migrate(url);
    const store = await openStore(url);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        store.transaction(({ run }) => run(addFact, { key: `fact ${index}`, value: "" }) as Promise<unknown>),
      ),
    );
    expect(await keys(store)).toHaveLength(8);
    const settings = sql`select current_setting('TimeZone') as zone, current_setting('lock_timeout') as lock,
      current_setting('default_transaction_read_only') as readonly,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    const expected = { zone: "UTC", lock: "5s", idle: "1min" };
    expect((await settings.execute(store.read.db)).rows).toEqual([{ ...expected, readonly: "on" }]);
    await store.transaction(async ({ db }) => {
      expect((await settings.execute(db)).rows).toEqual([{ ...expected, readonly: "off" }]);
    });
    const lock = await tryProcessLock(url, "webhooks");
    expect(lock?.isHeld()).toBe(true);
    expect(await tryProcessLock(database.url, "webhooks")).toBeNull();
    await lock?.release();
    await store.close();
  });

  it("works if all connections of the pool are in use", async () => {
    const url = await urlOf("session", ["default_pool_size = 1"]);
    const report = await migrate(url, { waitTimeoutMilliseconds: 500 });
    expect(report.applied).toEqual([]);
  });

  it("passes the checks of doctor", async () => {
    const { stdout } = await partledgerHere(["doctor", "--json"], {
      environment: { DATABASE_URL: await urlOf("session") },
    });
    const { checks } = JSON.parse(stdout) as { checks: { name: string; status: string }[] };
    expect(checks.filter(({ name }) => ["database", "connections", "schema"].includes(name))).toMatchObject([
      { status: "ok" },
      { status: "ok" },
      { status: "ok" },
    ]);
  });
});

const cases: [PoolMode, string][] = [
  ["transaction", ""],
  ["transaction", "server_round_robin = 1"],
  ["statement", ""],
];
describe.each(cases)("PgBouncer in %s mode %s", (mode, setting) => {
  it("is refused by the service and all commands, and doctor reports it", async () => {
    const url = await urlOf(mode, setting === "" ? [] : [setting]);
    const environment = { DATABASE_URL: url };
    const explanation = "the connection pooler is in transaction or statement mode";
    for (const command of [["serve", "--port", "0"], ["migrate"], ["user", "list"]]) {
      const { code, stderr } = await partledgerHere(command, { environment });
      expect([command, code]).toEqual([command, 1]);
      expect(stderr).toContain(explanation);
      expect(stderr).toContain("pool_mode = session");
    }
    const { code, stdout } = await partledgerHere(["doctor"], { environment });
    expect(code).toBe(1);
    expect(stdout).toContain(explanation);
  });

  it("keeps the settings and locks of other clients unchanged", async () => {
    const url = await urlOf(mode, setting === "" ? [] : [setting]);
    await expect(openStore(url)).rejects.toThrow("pool_mode = session");
    await query(url, "create table written_by_others (id integer)");
    await query(
      database.url,
      `do $$ begin assert not exists (select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())); end $$`,
    );
  });
});
