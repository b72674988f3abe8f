/** What was there before there was a search is found as well. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { createService } from "../../src/service.ts";
import { api } from "../support/client.ts";
import { createTestDatabase, describeDialects } from "../support/dialects.ts";
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
