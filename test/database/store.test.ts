import { beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { constraintViolation } from "../../src/database/constraint-violation.ts";
import type { Transaction } from "../../src/database/store.ts";
import { describeDialects, openTestStore, useTestStore } from "../support/dialects.ts";
import { addFact, facts, keys } from "../support/instance-facts.ts";

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

  it("commits nothing if a statement violates a constraint", async () => {
    const failing = store().transaction(async (transaction) => {
      await transaction.run(addFact, { key: "a", value: "" });
      await transaction.run(addFact, { key: "a", value: "" });
    });
    expect(constraintViolation(await failing.catch((error: unknown) => error))).toMatchObject({
      kind: "unique",
    });
    expect(await keys(store())).toEqual([]);
  });

  it("commits nothing if a statement cannot be bound", async () => {
    const ended: string[] = [];
    const failing = store().transaction(async (transaction) => {
      transaction.afterRollback(() => void ended.push("rollback"));
      transaction.afterCommit(() => void ended.push("commit"));
      await transaction.run(addFact, { key: "a", value: "" });
      await transaction.run(addFact, { key: "b", value: undefined as never });
    });
    await expect(failing).rejects.toThrow(TypeError);
    expect(await keys(store())).toEqual([]);
    expect(ended).toEqual(["rollback"]);
  });

  it("rejects a statement after the end of the transaction", async () => {
    const ended = await store().transaction(async (transaction) => transaction);
    await expect(ended.run(addFact, { key: "a", value: "" })).rejects.toThrow("The transaction has ended.");
  });

  it("never reports success if nothing was committed", async () => {
    const outcome = store().transaction(async (transaction) => {
      await transaction.run(addFact, { key: "a", value: "" });
      try {
        await transaction.run(addFact, { key: "a", value: "" });
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
      waitTimeoutMilliseconds: 1000,
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
    const { store, url, close } = await openTestStore(dialect, { waitTimeoutMilliseconds: 1000 });
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
