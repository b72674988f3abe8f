/** Concurrent transactions on SQLite that are committed together. */
import { setImmediate, setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { prepared } from "../../src/database/prepared.ts";
import type { Transaction } from "../../src/database/store.ts";
import { useTestStore } from "../support/dialects.ts";

const allKeys = prepared((db) =>
  db.selectFrom("instance").select("key").where("value", "=", "group commit").orderBy("key"),
);

const shared = { groupCommit: true };

describe("group commit", () => {
  let time = 0;
  const { store } = useTestStore("sqlite", { monotonic: () => time });

  const add = async ({ db }: Transaction, key: string): Promise<void> => {
    await db.insertInto("instance").values({ key, value: "group commit" }).execute();
  };
  const keys = async (reader: Pick<Transaction, "run"> = store().read): Promise<string[]> =>
    (await reader.run(allKeys, {})).map(({ key }) => key);
  /** Makes the commit fail, because it violates a foreign key that SQLite checks at the commit. */
  const breakCommit = async ({ db }: Transaction): Promise<void> => {
    await sql`pragma defer_foreign_keys = on`.execute(db);
    await sql`insert into categories (name, name_folded, full_path, added_date, last_modified, parent_id)
      values ('x', 'x', 'x', '', '', 999999)`.execute(db);
  };

  beforeEach(async () => {
    await store().transaction(({ db }) => db.deleteFrom("instance").execute());
  });

  it("commits concurrent transactions together, before any of them succeeds", async () => {
    const before = await store().dataVersion();
    const versions: unknown[] = [];
    const seen: string[][] = [];
    const running = ["a", "b", "c"].map((key) =>
      store().transaction(async (transaction) => {
        seen.push(await keys(transaction));
        await add(transaction, key);
        expect(await keys()).toEqual([]);
        versions.push(await store().dataVersion());
      }, shared),
    );
    const first = running[0]?.then(async () => keys());
    await Promise.all(running);
    expect(versions).toEqual([before, before, before]);
    expect(seen).toEqual([[], ["a"], ["a", "b"]]);
    expect(await first).toEqual(["a", "b", "c"]);
  });

  it("rolls back only the transaction that fails", async () => {
    const hooks: string[] = [];
    const failure = new Error("no");
    const results = await Promise.allSettled(
      ["a", "b", "c", "d"].map((key) =>
        store().transaction(async (transaction) => {
          transaction.afterCommit(() => void hooks.push(`${key} committed`));
          transaction.afterRollback(() => void hooks.push(`${key} rolled back`));
          await add(transaction, key);
          if (key === "a" || key === "c") throw failure;
          return key;
        }, shared),
      ),
    );
    expect(results).toEqual([
      { status: "rejected", reason: failure },
      { status: "fulfilled", value: "b" },
      { status: "rejected", reason: failure },
      { status: "fulfilled", value: "d" },
    ]);
    expect(hooks.toSorted()).toEqual(["a rolled back", "b committed", "c rolled back", "d committed"]);
    expect(await keys()).toEqual(["b", "d"]);
  });

  it("fails all transactions of a commit that fails", async () => {
    const hooks: string[] = [];
    const results = await Promise.allSettled(
      ["a", "b", "c"].map((key) =>
        store().transaction(async (transaction) => {
          transaction.afterCommit(() => void hooks.push(`${key} committed`));
          transaction.afterRollback(() => void hooks.push(`${key} rolled back`));
          await add(transaction, key);
          if (key === "b") await breakCommit(transaction);
          if (key === "c") throw new Error("depends on the changes of a and b");
        }, shared),
      ),
    );
    expect(results.map((result) => result.status === "rejected" && String(result.reason))).toEqual(
      Array.from({ length: 3 }, () => "SqliteError: FOREIGN KEY constraint failed"),
    );
    expect(hooks.toSorted()).toEqual(["a rolled back", "b rolled back", "c rolled back"]);
    await store().transaction((transaction) => add(transaction, "d"), shared);
    expect(await keys()).toEqual(["d"]);
  });

  it.each(["fails", "continues"])(
    "fails all transactions if SQLite ends the transaction and the one that caused it %s",
    async (reaction) => {
      const results = await Promise.allSettled(
        ["a", "b", "c"].map((key) =>
          store().transaction(async (transaction) => {
            await add(transaction, key);
            if (key !== "b") return;
            const ending = sql`insert or rollback into instance (key, value) values ('b', '')`;
            const ended = ending.execute(transaction.db);
            await (reaction === "fails" ? ended : ended.catch(() => undefined));
          }, shared),
        ),
      );
      expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
      expect(results[0]).toMatchObject({ reason: { status: 503, code: "unavailable" } });
      expect(await keys()).toEqual(["c"]);
    },
  );

  it("commits before a transaction that is not part of a group", async () => {
    const order: string[] = [];
    const running = [
      store()
        .transaction((transaction) => add(transaction, "a"), shared)
        .then(() => order.push("a committed")),
      store().transaction(async (transaction) => {
        expect(await keys()).toEqual(["a"]);
        await setTimeout(10);
        order.push("b runs");
        await add(transaction, "b");
      }),
      store().transaction(async () => {
        expect(await keys()).toEqual(["a", "b"]);
      }, shared),
    ];
    await Promise.all(running);
    expect(order).toEqual(["a committed", "b runs"]);
  });

  it.each([
    ["64 transactions", 0, [0, 64]],
    ["20 milliseconds", 5, [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68]],
  ])("commits a group after %s", async (_title, milliseconds, committed) => {
    const seen = new Set<number>();
    const running = Array.from({ length: 70 }, (_, index) =>
      store().transaction(async (transaction) => {
        seen.add((await keys()).length);
        await add(transaction, String(index));
        time += milliseconds;
      }, shared),
    );
    await Promise.all(running);
    expect([...seen]).toEqual(committed);
    expect(await keys()).toHaveLength(70);
  });

  it("has the result of one transaction after the other, whatever fails", async () => {
    const random = generator(Number(process.env.PARTLEDGER_FUZZ_SEED ?? 18));
    const succeeded = new Set<string>();
    const failed = new Set<string>();
    const searchable = async (name: string): Promise<boolean> => {
      const { rows } = await sql`select rowid from search_trees where doc match ${`"${name}"`}`.execute(
        store().read.db,
      );
      return rows.length > 0;
    };
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let step = 0; step < 60; step += 1) {
          const key = `w${writer}s${String(step).padStart(3, "0")}e`;
          const [before, failedBefore] = [[...succeeded], [...failed]];
          const fate = random();
          let seen: string[] = [];
          const work = async (transaction: Transaction): Promise<void> => {
            seen = await keys(transaction);
            await add(transaction, key);
            await sql`insert into categories (name, name_folded, full_path, added_date, last_modified)
              values (${key}, ${key}, ${key}, '', '')`.execute(transaction.db);
            if (random() < 0.3) await setImmediate();
            time += 2 * random();
            if (fate < 0.02) await breakCommit(transaction);
            else if (fate < 0.04) {
              await sql`insert or rollback into instance (key, value) values (${key}, '')`.execute(
                transaction.db,
              );
            } else if (fate < 0.3) throw new Error("no");
          };
          const outcome = await store()
            .transaction(work, { groupCommit: random() < 0.85 })
            .then(() => succeeded)
            .catch(() => failed);
          outcome.add(key);
          expect(seen).toEqual(expect.arrayContaining(before));
          expect(seen.filter((other) => failedBefore.includes(other))).toEqual([]);
          // A transaction that succeeds has read no changes that were rolled back later.
          if (outcome === succeeded) expect(seen.filter((other) => failed.has(other))).toEqual([]);
          if (outcome === succeeded) expect(await keys()).toContain(key);
        }
      }),
    );
    expect(await keys()).toEqual([...succeeded].toSorted());
    expect(failed.size).toBeGreaterThan(50);
    expect(succeeded.size).toBeGreaterThan(50);
    for (const key of succeeded) expect(await searchable(key), key).toBe(true);
    for (const key of failed) expect(await searchable(key), key).toBe(false);
    const check = sql`insert into search_trees(search_trees) values ('integrity-check')`;
    await store().transaction(({ db }) => check.execute(db));
  });
});

/** Returns a generator of reproducible numbers in [0, 1). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
