import { sql } from "kysely";
import { expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { renewSearchIndex } from "../../src/database/sqlite/renew-search-index.ts";
import { createTestDatabase } from "../support/dialects.ts";

it("updates the search documents of many parts in several statements", async () => {
  const database = await createTestDatabase("sqlite");
  const statements: string[] = [];
  const store = await openStore(database.url, { onStatement: (text) => statements.push(text) });
  try {
    const left = await store.transaction(async (transaction) => {
      await sql`insert into search_pending
        with recursive n(id) as (select 1 union all select id + 1 from n where id < 10001) select id, 1 from n`.execute(
        transaction.db,
      );
      statements.length = 0;
      await renewSearchIndex(transaction);
      expect(statements).toHaveLength(6);
      return sql`select part_id from search_pending`.execute(transaction.db);
    });
    expect(left.rows).toEqual([]);
  } finally {
    await store.close();
    await database.drop();
  }
});
