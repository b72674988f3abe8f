import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { prepared, unnamed, type Slot } from "../../src/database/prepared.ts";
import { useTestStore } from "../support/dialects.ts";
import { keys } from "../support/instance-facts.ts";

describe("a store on PostgreSQL", () => {
  const { store, url } = useTestStore("postgres", { sleep: async () => undefined });

  it("retries a transaction after a conflict, with separate hooks for each attempt", async () => {
    const hooks: string[] = [];
    let attempts = 0;
    await store().transaction(async (transaction) => {
      attempts++;
      transaction.afterRollback(() => void hooks.push("rolled back"));
      transaction.afterCommit(() => void hooks.push("committed"));
      if (attempts < 3) {
        await sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`.execute(
          transaction.db,
        );
      }
    });
    expect(attempts).toBe(3);
    expect(hooks).toEqual(["rolled back", "rolled back", "committed"]);
  });

  it("parses the rows of a prepared statement", async () => {
    const values = prepared(
      (_db, slot: Slot<{ number: number | null }>) =>
        sql<
          Record<string, unknown>
        >`select cast(${slot("number")} as bigint) as big, true as truth, '{"a":[1]}'::jsonb as json, null as nothing`,
    );
    const rowOf = (big: number | null) => ({ big, truth: true, json: { a: [1] }, nothing: null });
    await store().transaction(async (transaction) => {
      for (const number of [1, null, 3]) {
        expect(await transaction.run(values, { number })).toEqual([rowOf(number)]);
      }
      expect(await transaction.run(unnamed(values), { number: 6 })).toEqual([rowOf(6)]);
    });
  });

  it("reports columns that have changed since a statement was prepared", async () => {
    const other = await openStore(url(), { connections: 2 });
    const all = prepared(() => sql<Record<string, unknown>>`select * from changing`);
    const change = (text: string) =>
      store().transaction((transaction) => sql.raw(text).execute(transaction.db));
    await change("create table changing as select 1 as one");
    expect(await other.read.run(all, {})).toEqual([{ one: 1 }]);
    expect(await other.read.run(all, {})).toEqual([{ one: 1 }]);
    await change("alter table changing add column two int");
    await expect(other.read.run(all, {})).rejects.toThrow("must not change result type");
    // A transaction uses another connection, which is closed after the error.
    const inTransaction = () => other.transaction(async (transaction) => transaction.run(all, {}));
    expect(await inTransaction()).toEqual([{ one: 1, two: null }]);
    await change("alter table changing drop column one");
    await expect(inTransaction()).rejects.toThrow("must not change result type");
    expect(await inTransaction()).toEqual([{ two: null }]);
    await other.close();
    await change("drop table changing");
  });

  it("reports a failed statement with its caller", async () => {
    const failing = prepared(() => sql`select 1 / 0`);
    const callingRead = async () => await store().read.run(failing, {});
    await expect(callingRead().catch(({ stack }: Error) => stack)).resolves.toContain("callingRead");
    await store()
      .transaction(async (transaction) => {
        const callingWrite = async () => await transaction.run(failing, {});
        await expect(callingWrite().catch(({ stack }: Error) => stack)).resolves.toContain("callingWrite");
        throw new Error("rolled back");
      })
      .catch(() => undefined);
  });

  it("is unavailable if a statement takes too long", async () => {
    const slow = store().transaction(async ({ db }) => {
      await sql`set local statement_timeout = 10`.execute(db);
      await sql`select pg_sleep(5)`.execute(db);
    });
    await expect(slow).rejects.toMatchObject({ code: "unavailable" });
  });

  it("is unavailable if conflicts continue", async () => {
    const endless = store().transaction((transaction) =>
      sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(transaction.db),
    );
    await expect(endless).rejects.toMatchObject({ code: "unavailable" });
  });

  it("is unavailable while the server refuses connections, and does not end the process", async () => {
    const onError = vi.fn();
    const other = await openStore(url(), { onBackgroundError: onError });
    await expect(
      other.read.db.executeQuery(sql`select pg_terminate_backend(pg_backend_pid())`.compile(other.read.db)),
    ).rejects.toMatchObject({ code: "unavailable" });
    expect(await keys(other)).toEqual([]);
    await other.close();
  });

  it("reports the message and code of a lost idle connection, not its client", async () => {
    const onError = vi.fn();
    const other = await openStore(url(), { onBackgroundError: onError });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.read.db);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store().read.db);
    await vi.waitFor(() => {
      expect(onError).toHaveBeenCalled();
    }, 60_000);
    const error = onError.mock.calls[0]?.[0] as Error;
    expect(error.message).toBe("terminating connection due to administrator command");
    expect(Object.entries(error)).toEqual([["code", "57P01"]]);
    await other.close();
  });

  it("returns text and timestamps in UTC, and numbers as numbers", async () => {
    const { rows } =
      await sql`select current_setting('TimeZone') as zone, 7::int8 as big, 1.5::numeric as exact,
      0.1::float8 as float, count(*) as count, true as truth`.execute(store().read.db);
    expect(rows).toEqual([{ zone: "UTC", big: 7, exact: 1.5, float: 0.1, count: 1, truth: true }]);
  });
});
