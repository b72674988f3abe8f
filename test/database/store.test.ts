import { sql } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { constraintViolation } from "../../src/database/constraint-violation.ts";
import { prepared, preparedSql, unnamed } from "../../src/database/prepared.ts";
import type { Slot } from "../../src/database/prepared.ts";
import type { Store, Transaction } from "../../src/database/store.ts";
import { describeDialects, openTestStore, useTestStore } from "../support/dialects.ts";

const facts = prepared((db) => db.selectFrom("instance").select(["key", "value"]).orderBy("key"));
const addFact = prepared((db, slot: Slot<{ key: string; value: string }>) =>
  db
    .insertInto("instance")
    .values({ key: slot("key"), value: slot("value") })
    .returning("key"),
);

/** Returns a promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

async function add(transaction: Transaction, key: string): Promise<void> {
  await transaction.db.insertInto("instance").values({ key, value: "" }).execute();
}

/** Returns the keys that the tests add. The migration adds `schema_changed_by`. */
async function keys(store: Store): Promise<string[]> {
  const rows = await store.read.run(facts, {});
  return rows.map(({ key }) => key).filter((key) => key !== "schema_changed_by");
}

describeDialects("a store", (dialect) => {
  const { store, url } = useTestStore(dialect);

  beforeEach(async () => {
    await store().transaction((transaction) => transaction.db.deleteFrom("instance").execute());
  });

  it("shows committed changes at once, and no uncommitted ones", async () => {
    const written = gate();
    const looked = gate();
    const writing = store().transaction(async (transaction) => {
      await add(transaction, "a");
      await transaction.run(addFact, { key: "b", value: "" });
      expect(await transaction.run(facts, {})).toHaveLength(2);
      written.open();
      await looked.opened;
    });
    await written.opened;
    expect(await keys(store())).toEqual([]);
    expect(await store().read.db.selectFrom("instance").selectAll().execute()).toEqual([]);
    looked.open();
    await writing;
    expect(await keys(store())).toEqual(["a", "b"]);
  });

  it("rolls back a failed transaction", async () => {
    const failure = new Error("no");
    const failing = store().transaction(async (transaction) => {
      await add(transaction, "a");
      throw failure;
    });
    await expect(failing).rejects.toBe(failure);
    expect(await keys(store())).toEqual([]);
  });

  it("runs sent statements in order, and fails with the error of one", async () => {
    await store().transaction(async (transaction) => {
      transaction.send(addFact, { key: "a", value: "" });
      expect(await transaction.run(facts, {})).toHaveLength(1);
      transaction.send(addFact, { key: "b", value: "" });
    });
    expect(await keys(store())).toEqual(["a", "b"]);
    const failing = store().transaction(async (transaction) => {
      transaction.send(addFact, { key: "c", value: "" });
      transaction.send(addFact, { key: "a", value: "" });
    });
    expect(constraintViolation(await failing.catch((error: unknown) => error))).toMatchObject({
      kind: "unique",
    });
    expect(await keys(store())).toEqual(["a", "b"]);
    const readingAfterFailure = store().transaction(async (transaction) => {
      transaction.send(addFact, { key: "a", value: "" });
      transaction.send(addFact, { key: "d", value: "" });
      await transaction.run(facts, {});
    });
    expect(constraintViolation(await readingAfterFailure.catch((error: unknown) => error))).toMatchObject({
      kind: "unique",
    });
    expect(await keys(store())).toEqual(["a", "b"]);
  });

  it("commits nothing if a sent statement cannot be bound", async () => {
    const ended: string[] = [];
    const failing = store().transaction(async (transaction) => {
      transaction.afterRollback(() => void ended.push("rollback"));
      transaction.afterCommit(() => void ended.push("commit"));
      transaction.send(addFact, { key: "a", value: "" });
      transaction.send(addFact, { key: "b", value: undefined as never });
    });
    await expect(failing).rejects.toThrow(TypeError);
    expect(await keys(store())).toEqual([]);
    expect(ended).toEqual(["rollback"]);
  });

  it("rejects a statement that is sent after the end of the transaction", async () => {
    const ended = await store().transaction(async (transaction) => transaction);
    expect(() => ended.send(addFact, { key: "a", value: "" })).toThrow("The transaction has ended.");
  });

  it("never reports success if nothing was committed", async () => {
    const outcome = store().transaction(async (transaction) => {
      transaction.send(addFact, { key: "a", value: "" });
      try {
        transaction.send(addFact, { key: "a", value: "" });
        await transaction.settle();
      } catch {
        // A caller that ignores the error.
      }
    });
    const isReported = await outcome.then(
      () => true,
      () => false,
    );
    expect(await keys(store())).toEqual(isReported ? ["a"] : []);
  });

  it("returns the result of the work", async () => {
    expect(await store().transaction(async () => 7)).toBe(7);
    expect(await store().readTransaction(async () => 8)).toBe(8);
  });

  it("loses no change of concurrent transactions that read and then write", async () => {
    await store().transaction((transaction) => transaction.run(addFact, { key: "n", value: "0" }) as never);
    const increment = (): Promise<void> =>
      store().transaction(async (transaction) => {
        const { value } = await transaction.db
          .selectFrom("instance")
          .select("value")
          .where("key", "=", "n")
          .executeTakeFirstOrThrow();
        await transaction.db
          .updateTable("instance")
          .set({ value: String(Number(value) + 1) })
          .where("key", "=", "n")
          .execute();
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect(await store().read.run(facts, {})).toEqual([{ key: "n", value: "8" }]);
  });

  it("reads during a transaction without waiting", async () => {
    await store().transaction(async (transaction) => {
      await add(transaction, "a");
      expect(await keys(store())).toEqual([]);
      await store().readTransaction(async (view) => {
        expect(await view.run(facts, {})).toEqual([]);
      });
    });
  });

  it("rejects a nested transaction", async () => {
    const nested = store().transaction(async () => store().transaction(async () => undefined));
    await expect(nested).rejects.toThrow("A transaction is open already");
    await expect(store().transaction(async () => "still works")).resolves.toBe("still works");
  });

  it("allows a transaction in a commit hook", async () => {
    await store().transaction(async (transaction) => {
      transaction.afterCommit(() => store().transaction((next) => add(next, "later")));
    });
    expect(await keys(store())).toEqual(["later"]);
  });

  it("keeps one snapshot for a read transaction", async () => {
    await store().readTransaction(async (view) => {
      expect(await view.run(facts, {})).toEqual([]);
      await store().transaction((transaction) => add(transaction, "a"));
      expect(await view.run(facts, {})).toEqual([]);
      expect(await view.db.selectFrom("instance").selectAll().execute()).toEqual([]);
      expect(await keys(store())).toEqual(["a"]);
    });
    await store().readTransaction(async (view) => {
      expect(await view.run(facts, {})).toHaveLength(1);
    });
  });

  it("rejects writes outside a transaction", async () => {
    const values = { key: "a", value: "" };
    await expect(store().read.db.insertInto("instance").values(values).execute()).rejects.toThrow(
      /read-?only/i,
    );
    await expect((async () => store().read.run(addFact, values))()).rejects.toThrow(/read-?only/i);
    await expect(
      store()
        .read.db.transaction()
        .execute(async () => undefined),
    ).rejects.toThrow();
    await store().readTransaction(async (view) => {
      await expect((async () => view.run(addFact, values))()).rejects.toThrow(/read-?only/i);
    });
    expect(await keys(store())).toEqual([]);
  });

  it("rejects statements of a finished transaction", async () => {
    let kept: Transaction | undefined;
    await store().transaction(async (transaction) => {
      kept = transaction;
    });
    await expect((async () => kept?.run(facts, {}))()).rejects.toThrow("The transaction has ended.");
    await expect(kept?.db.selectFrom("instance").selectAll().execute()).rejects.toThrow();
  });

  it("runs commit hooks in order after the commit", async () => {
    const seen: unknown[] = [];
    await store().transaction(async (transaction) => {
      transaction.afterRollback(() => void seen.push("rolled back"));
      transaction.afterCommit(async () => void seen.push(await keys(store())));
      transaction.afterCommit(() => void seen.push("second"));
      await add(transaction, "a");
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([["a"], "second"]);
  });

  it("runs rollback hooks before it reports the error", async () => {
    const seen: string[] = [];
    const failing = store().transaction(async (transaction) => {
      transaction.afterCommit(() => void seen.push("committed"));
      transaction.afterRollback(() => void seen.push("rolled back"));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(seen).toEqual(["rolled back"]);
  });

  it("counts statements, but not BEGIN and COMMIT", async () => {
    const before = store().statements;
    await store().transaction(async (transaction) => {
      await transaction.run(facts, {});
      await transaction.db.selectFrom("instance").selectAll().execute();
    });
    await store().readTransaction(async (view) => view.run(facts, {}));
    await store().read.run(facts, {});
    expect(store().statements - before).toBe(4);
  });

  it("returns the number of deleted rows", async () => {
    await store().transaction(async (transaction) => {
      await add(transaction, "a");
      const [deleted] = await transaction.db.deleteFrom("instance").execute();
      expect(deleted?.numDeletedRows).toBe(1n);
    });
  });

  it("rejects statements after it is closed, while another store of the database keeps working", async () => {
    const second = await openStore(url());
    await second.close();
    await expect((async () => second.read.run(facts, {}))()).rejects.toThrow();
    expect(await keys(store())).toEqual([]);
  });
});

describeDialects("a busy store", (dialect) => {
  it("is unavailable for a nested transaction if nesting is not detected", async () => {
    const { store, close } = await openTestStore(dialect, {
      detectNesting: false,
      waitTimeoutMilliseconds: 50,
    });
    const nested = store.transaction(async (outer) => {
      await add(outer, "a");
      await store.transaction((inner) => add(inner, "a"));
    });
    await expect(nested).rejects.toMatchObject({ code: "unavailable", headers: { "Retry-After": "1" } });
    expect(await keys(store)).toEqual([]);
    await close();
  });

  it("is unavailable while another process holds the lock, and works again afterwards", async () => {
    const { store, url, close } = await openTestStore(dialect, { waitTimeoutMilliseconds: 50 });
    const other = await openStore(url);
    const held = gate();
    const tried = gate();
    const holding = other.transaction(async (transaction) => {
      await add(transaction, "a");
      held.open();
      await tried.opened;
    });
    await held.opened;
    const refused = store.transaction((transaction) => add(transaction, "a"));
    await expect(refused).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "1" } });
    expect(await keys(store)).toEqual([]);
    tried.open();
    await holding;
    await store.transaction((transaction) => add(transaction, "b"));
    expect(await keys(store)).toEqual(["a", "b"]);
    await other.close();
    await close();
  });

  it("waits until another process releases the lock, within the timeout", async () => {
    const holder: { release?: () => void } = {};
    const { store, url, close } = await openTestStore(dialect, {
      waitTimeoutMilliseconds: 10_000,
      sleep: async () => {
        holder.release?.();
        await new Promise((resolve) => setImmediate(resolve));
      },
    });
    const other = await openStore(url);
    const held = gate();
    const released = gate();
    holder.release = released.open;
    const holding = other.transaction(async (transaction) => {
      await add(transaction, "a");
      held.open();
      await released.opened;
    });
    await held.opened;
    const waiting = store.transaction((transaction) => add(transaction, "b"));
    // PostgreSQL waits in the server, so the store does not call `sleep`.
    if (dialect === "postgres") released.open();
    await Promise.all([holding, waiting]);
    expect(await keys(store)).toEqual(["a", "b"]);
    await other.close();
    await close();
  });
});

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

  it("retries after a conflict in a read that was sent together with the commit", async () => {
    const read = preparedSql<{ key: string }>(() => sql`select pg_temp.conflicting() as key`);
    let attempts = 0;
    let reading: Promise<unknown> = Promise.resolve();
    await store().transaction(async (transaction) => {
      attempts++;
      const body = attempts < 3 ? "raise exception 'conflict' using errcode = '40001'" : "return 'k'";
      await sql`create or replace function pg_temp.conflicting() returns text language plpgsql as
        ${sql.lit(`begin ${body}; end`)}`.execute(transaction.db);
      reading = Promise.resolve(transaction.run(read, {}));
      reading.catch(() => undefined);
      if (attempts > 1) transaction.send(addFact, { key: `attempt ${attempts}`, value: "" });
    });
    expect(await reading).toEqual([{ key: "k" }]);
    expect(await keys(store())).toEqual(["attempt 3"]);
    await store().transaction((transaction) =>
      transaction.db.deleteFrom("instance").where("key", "=", "attempt 3").execute(),
    );
  });

  it("parses the rows of a prepared statement that is sent several times before its first result", async () => {
    const values = preparedSql<Record<string, unknown>, { number: number | null }>(
      (slot: Slot<{ number: number | null }>) =>
        sql`select cast(${slot("number")} as bigint) as big, true as truth, '{"a":[1]}'::jsonb as json, null as nothing`,
    );
    const rowOf = (big: number | null) => ({ big, truth: true, json: { a: [1] }, nothing: null });
    await store().transaction(async (transaction) => {
      const together = await Promise.all(
        [1, null, 3].map(async (number) => transaction.run(values, { number })),
      );
      expect(together.flat()).toEqual([rowOf(1), rowOf(null), rowOf(3)]);
      expect(await transaction.run(values, { number: 4 })).toEqual([rowOf(4)]);
      transaction.send(values, { number: 5 });
      expect(await transaction.run(unnamed(values), { number: 6 })).toEqual([rowOf(6)]);
    });
  });

  it("reports columns that have changed since a statement was prepared", async () => {
    const other = await openStore(url(), { connections: 2 });
    const all = preparedSql<Record<string, unknown>>(() => sql`select * from changing`);
    const change = (text: string) =>
      store().transaction((transaction) => sql.raw(text).execute(transaction.db));
    await change("create table changing as select 1 as one");
    expect(await other.read.run(all, {})).toEqual([{ one: 1 }]);
    expect(await other.read.run(all, {})).toEqual([{ one: 1 }]);
    await change("alter table changing add column two int");
    await expect(Promise.resolve(other.read.run(all, {}))).rejects.toThrow("must not change result type");
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
    const failing = preparedSql(() => sql`select 1 / 0`);
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
    });
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

describeDialects("the data version of a store", (dialect) => {
  const { store, url } = useTestStore(dialect);
  const version = async (): Promise<string> => await store().dataVersion();

  it("changes with each commit of this process", async () => {
    const before = await version();
    await store().transaction((transaction) => add(transaction, "own"));
    const after = await version();
    expect(after).not.toBe(before);
    await store().transaction((transaction) => transaction.db.deleteFrom("instance").execute());
    expect(new Set([before, after]).has(await version())).toBe(false);
  });

  it("changes with each commit of another process", async () => {
    const before = await version();
    const other = await openStore(url(), { durability: "normal" });
    await other.transaction((transaction) => add(transaction, "other"));
    const after = await version();
    await other.transaction((transaction) => transaction.db.deleteFrom("instance").execute());
    await other.close();
    expect(after).not.toBe(before);
    expect(await version()).not.toBe(after);
  });

  it("changes with the commit of a transaction that wrote before it read the version", async () => {
    const [written, resumed] = [gate(), gate()];
    const done = store().transaction(async (transaction) => {
      await add(transaction, "late");
      written.open();
      await resumed.opened;
    });
    await written.opened;
    const before = await version();
    resumed.open();
    await done;
    expect(await version()).not.toBe(before);
  });

  // Other databases of the PostgreSQL server may run transactions at the same time.
  if (dialect === "sqlite") {
    it("stays the same if nothing is committed", async () => {
      const before = await version();
      await store().readTransaction((read) => read.db.selectFrom("instance").selectAll().execute());
      const failing = store().transaction(async (transaction) => {
        await add(transaction, "never");
        expect(await version()).toBe(before);
        throw new Error("rolled back");
      });
      await expect(failing).rejects.toThrow("rolled back");
      expect(await version()).toBe(before);
    });
  }
});

describe("opening a store", () => {
  it.each(["mysql://localhost/x", "partledger.db", "sqlite:", "sqlite::memory:", "postgres://[", ""])(
    "rejects %j with one sentence",
    async (url) => {
      await expect(openStore(url)).rejects.toThrow(/^The database URL .*\.$/);
    },
  );

  it("reports that no PostgreSQL server responds", async () => {
    await expect(openStore("postgres://127.0.0.1:1/none")).rejects.toThrow();
  });
});
