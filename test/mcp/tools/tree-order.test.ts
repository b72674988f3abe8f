/** Tests that the cached order of trees is read again only after a change, and is never outdated. */
import { expect, it } from "vitest";
import { openStore } from "../../../src/database/connect.ts";
import { fold } from "../../../src/database/fold.ts";
import type { Store } from "../../../src/database/store.ts";
import { writeLog } from "../../../src/history/log-entry.ts";
import { countUpTo, createTreeOrder } from "../../../src/mcp/tools/reading/tree-order.ts";
import { describeOneDialect, useTestStore } from "../../support/dialects.ts";
import { createMemoryCache } from "../../../src/util/memory-cache.ts";
import { testCache } from "../../support/memory-cache.ts";

const actor = { userId: null, username: "tester", tokenId: null, client: null };
const moment = new Date("2026-01-31T12:00:00Z");
const now = moment.toISOString();

type Tree = readonly [resource: "Category" | "Project", table: "categories" | "projects"];

describeOneDialect("the order of a tree", (dialect) => {
  const statements: string[] = [];
  const { store, url } = useTestStore(dialect, { onStatement: (sql) => statements.push(sql) });
  const trees = [
    ["Category", "categories"],
    ["Project", "projects"],
  ] as const satisfies readonly Tree[];

  function namesBy(of: Store, [, table]: Tree): () => Promise<string[]> {
    const order = createTreeOrder(testCache(), table);
    return async () => (await of.readTransaction(order)).map(({ name }) => name);
  }

  async function add(to: Store, [resource, table]: Tree, name: string): Promise<number> {
    return to.transaction(async (transaction) => {
      const row = { name, name_folded: fold(name), full_path: name, added_date: now, last_modified: now };
      const { id } = await transaction.db
        .insertInto(table as "categories")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow();
      await writeLog(transaction, actor, moment, [
        { kind: "element_created", targetType: resource, targetId: id },
      ]);
      return id;
    });
  }

  it.each(trees)("the order of %s shows changes at once, from this process or another", async (...tree) => {
    const other = await openStore(url(), { durability: "normal" });
    try {
      const [here, there] = [namesBy(store(), tree), namesBy(other, tree)];
      expect(await here()).toEqual([]);
      const id = await add(store(), tree, "Node 10");
      expect([await here(), await there()]).toEqual([["Node 10"], ["Node 10"]]);
      await add(other, tree, "Node 9");
      expect([await here(), await there()]).toEqual(Array(2).fill(["Node 9", "Node 10"]));
      await other.transaction(async (transaction) => {
        const renamed = { name: "Node 1", name_folded: "node 1", full_path: "Node 1" };
        await transaction.db
          .updateTable(tree[1] as "categories")
          .set(renamed)
          .where("id", "=", id)
          .execute();
        await writeLog(transaction, actor, moment, [
          { kind: "element_edited", targetType: tree[0], targetId: id },
        ]);
      });
      expect([await here(), await there()]).toEqual(Array(2).fill(["Node 1", "Node 9"]));
    } finally {
      await other.close();
    }
  });

  it("the order of a tree is not read again until an element changes", async () => {
    const list = namesBy(store(), trees[0]);
    const before = await list();
    statements.length = 0;
    expect(await list()).toEqual(before);
    expect(statements.filter((sql) => sql.includes("categories"))).toEqual([]);
    await add(store(), trees[1], "A project");
    expect(await list()).toEqual(before);
  });

  it("a tree that is larger than the memory of the cache is read again", async () => {
    const order = createTreeOrder(createMemoryCache(2 * 150), "categories");
    const names = async () => (await store().readTransaction(order)).map(({ name }) => name);
    const before = await names();
    statements.length = 0;
    expect(await names()).toEqual(before);
    expect(statements.filter((sql) => sql.includes("categories"))).toHaveLength(1);
  });

  it("the order of a tree is correct for a transaction with an older snapshot", async () => {
    const order = createTreeOrder(testCache(), "categories");
    const names = async (from: Parameters<typeof order>[0]) => (await order(from)).map(({ name }) => name);
    await store().readTransaction(async (old) => {
      const before = await names(old);
      await add(store(), trees[0], "Zzz");
      expect(await store().readTransaction(names)).toEqual([...before, "Zzz"]);
      await names(old);
    });
    expect((await store().readTransaction(names)).at(-1)).toBe("Zzz");
  });
});

it.each([
  ["before all keys", { key: "a", id: 9 }, 0],
  ["of an existing key", { key: "b", id: 2 }, 2],
  ["of the same key with another ID", { key: "b", id: 3 }, 2],
  ["between two keys", { key: "bb", id: 1 }, 3],
  ["after all keys", { key: "d", id: 1 }, 4],
])("finds the position %s", (_what, place, count) => {
  const elements = [
    { key: "b", id: 1 },
    { key: "b", id: 2 },
    { key: "b", id: 4 },
    { key: "c", id: 3 },
  ];
  expect(countUpTo(elements, place)).toBe(count);
});
