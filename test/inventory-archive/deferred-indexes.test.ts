/** Importing a large archive drops and creates indexes, and leaves the schema as it was. */
import { expect, it } from "vitest";
import { sql } from "kysely";
import { deferIndexes } from "../../src/database/deferred-indexes.ts";
import type { Reader } from "../../src/database/store.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

interface Index {
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string;
}

async function indexesOf({ db, dialect }: Reader): Promise<readonly Index[]> {
  const query =
    dialect === "sqlite"
      ? sql<Index>`select name, tbl_name, sql from sqlite_master where type = 'index' and sql is not null order by name`
      : sql<Index>`select indexname as name, tablename as tbl_name, indexdef as sql from pg_indexes
          where schemaname = current_schema() order by 1`;
  return (await query.execute(db)).rows;
}

describeDialects("the indexes of an import", (dialect) => {
  const { store } = useTestStore(dialect);
  const isUnique = (index: Index): boolean => /^create unique/i.test(index.sql);

  it("are dropped in large tables on SQLite, except unique ones, and created again", async () => {
    const before = await indexesOf(store().read);
    await store().transaction(async (transaction) => {
      const createIndexes = await deferIndexes(transaction, { parts: 1_000_000, suppliers: 10 });
      const remaining = before.filter(
        (index) => dialect === "postgres" || index.tbl_name !== "parts" || isUnique(index),
      );
      expect(await indexesOf(transaction)).toEqual(remaining);
      await createIndexes();
    });
    expect(before.filter((index) => index.tbl_name === "parts" && isUnique(index))).not.toHaveLength(0);
    expect(await indexesOf(store().read)).toEqual(before);
  });

  it("remain if the import fails", async () => {
    const before = await indexesOf(store().read);
    const failed = store().transaction(async (transaction) => {
      await deferIndexes(transaction, { parts: 1_000_000 });
      throw new Error("The archive is damaged.");
    });
    await expect(failed).rejects.toThrow("The archive is damaged.");
    expect(await indexesOf(store().read)).toEqual(before);
  });
});
