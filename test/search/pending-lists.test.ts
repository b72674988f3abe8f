/** Tests the search index right after an import. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestStore } from "../support/dialects.ts";

it("searches use the index right after an import, before PostgreSQL's first vacuum", async () => {
  const { store, close } = await openTestStore("postgres");
  const now = "2026-01-31T12:00:00.000Z";
  const dates = { added_date: now, last_modified: now };
  await store.transaction(async ({ db }) => {
    const category = { name: "All", name_folded: "all", full_path: "All", ...dates };
    const { id } = await db
      .insertInto("categories")
      .values(category)
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 3000 }, (_, index) => {
      const name = createHash("sha256").update(String(index)).digest("hex");
      return { name, name_folded: name, category_id: id, ...dates };
    });
    for (let first = 0; first < rows.length; first += 500)
      await db
        .insertInto("parts")
        .values(rows.slice(first, first + 500))
        .execute();
  });
  const lines = await store.transaction(async ({ db }) => {
    await sql`analyze search_parts`.execute(db);
    const { rows } = await sql<
      Record<string, string>
    >`explain select 1 from search_parts where doc like '%10uf%'`.execute(db);
    return rows.flatMap((row) => Object.values(row));
  });
  expect(lines.join("\n")).toContain("search_parts_doc_index");
  await close();
});
