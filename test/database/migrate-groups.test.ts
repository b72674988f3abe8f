import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { groups } from "../../src/database/migrations/0020-groups.ts";
import { createTestDatabase, describeDialects } from "../support/dialects.ts";
import type { TestDatabase } from "../support/dialects.ts";

const open: TestDatabase[] = [];
afterEach(async () => {
  for (const made of open.splice(0)) await made.drop();
});

describeDialects("groups that were made before they had paths", (dialect) => {
  it("get path, level and a comment that can be searched", async () => {
    const database = await createTestDatabase(dialect, { empty: true });
    open.push(database);
    await migrate(database.url, { migrations: migrations.slice(0, migrations.indexOf(groups)) });
    const store = await openStore(database.url);
    try {
      const insert = (name: string, parent: number | null, comment = "") =>
        store.transaction(async ({ db }) => {
          const { rows } = await sql<{ id: number }>`
            insert into "groups" (name, name_folded, parent_id, comment, added_date, last_modified)
            values (${name}, ${name.toLowerCase()}, ${parent}, ${comment}, 'then', 'then')
            returning id`.execute(db);
          return rows[0]!.id;
        });
      const company = await insert("Company", null, "ÜBER\nuns");
      const lab = await insert("Lab", company);
      const bench = await insert("Bench", lab);
      const round = await insert("Round", null);
      await store.transaction(({ db }) =>
        db.updateTable("groups").set({ parent_id: round }).where("id", "=", round).execute(),
      );
      await migrate(database.url);
      const rows = await store.read.db
        .selectFrom("groups")
        .select(["id", "full_path", "level", "comment_folded"])
        .orderBy("id")
        .execute();
      expect(rows).toEqual([
        { id: company, full_path: "Company", level: 0, comment_folded: "über\nuns" },
        { id: lab, full_path: "Company → Lab", level: 1, comment_folded: "" },
        { id: bench, full_path: "Company → Lab → Bench", level: 2, comment_folded: "" },
        { id: round, full_path: "Round", level: 0, comment_folded: "" },
      ]);
    } finally {
      await store.close();
    }
  });
});
