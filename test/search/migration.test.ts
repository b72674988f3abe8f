/** What was there before there was a search is found as well. */
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { createService } from "../../src/service.ts";
import { api } from "../support/client.ts";
import { createTestDatabase, describeDialects, openTestStore } from "../support/dialects.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";

describeDialects("a database from before the search", (dialect) => {
  it("is searched as any other", async () => {
    const database = await createTestDatabase(dialect, { empty: true });
    const before = migrations.findIndex(({ name }) => name === "0019-search");
    await migrate(database.url, { migrations: migrations.slice(0, before) });
    const store = await openStore(database.url);
    await store.transaction(async ({ db }) => {
      const dates = { added_date: "2026-01-31T12:00:00.000Z", last_modified: "2026-01-31T12:00:00.000Z" };
      const category = { name: "Varistors", name_folded: "varistors", full_path: "Varistors", ...dates };
      const { id } = await db
        .insertInto("categories")
        .values(category)
        .returning("id")
        .executeTakeFirstOrThrow();
      const part = { name: "B72214", name_folded: "b72214", category_id: id, ...dates };
      await db.insertInto("parts").values(part).execute();
    });
    await store.close();
    await migrate(database.url);

    const uploads = await mkdtemp(join(tmpdir(), "partledger-test-"));
    const service = await createService(readConfig({ DATABASE_URL: database.url, UPLOADS_DIR: uploads }));
    await seedPrincipals(service.store);
    const { url } = await service.listen(0, "127.0.0.1");
    for (const q of ["722", "varis", "varsitor b7"]) {
      const { headers } = await api({ url }, tokens.full).get(`/api/search?q=${encodeURIComponent(q)}`, {
        expect: 200,
      });
      expect(headers["x-total-count"], q).toBe("1");
    }
    await service.close();
    await database.drop();
    await rm(uploads, { recursive: true });
  });
});

it("searches by index right after an import, before PostgreSQL's first vacuum", async () => {
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
