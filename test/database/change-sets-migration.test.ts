/** The migration that adds change sets: permissions of existing users and groups, and the start of the history. */
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../support/dialects.ts";

const open: TestDatabase[] = [];

afterEach(async () => {
  for (const made of open.splice(0)) await made.drop();
});

const everything = { read: true, edit: true, create: true, delete: true, show_history: true };

/** The permissions before and after the migration. */
const cases: readonly (readonly [before: string, after: object | string])[] = [
  [
    JSON.stringify({
      parts: everything,
      categories: { ...everything, delete: false },
      api: { access_api: true },
    }),
    {
      parts: { ...everything, revert_element: true },
      categories: { ...everything, delete: false },
      api: { access_api: true },
    },
  ],
  [JSON.stringify({ parts: { read: true, edit: true, create: true, delete: true } }), "unchanged"],
  ["{}", "unchanged"],
  ["not JSON", "unchanged"],
  ["[null]", "unchanged"],
];

describeDialects("the migration to change sets", (dialect) => {
  it("allows undo to those who may do everything, and keeps the time of the last old entry", async () => {
    const database = await createTestDatabase(dialect, { empty: true });
    open.push(database);
    const before = migrations.filter(({ name }) => name < "0023");
    await migrate(database.url, { migrations: before });
    const old = await openStore(database.url);
    const now = "2026-01-31T12:00:00.000Z";
    await old.transaction(async ({ db }) => {
      for (const [index, [permissions]] of cases.entries()) {
        await sql`insert into users (name, name_folded, disabled, permissions, added_date, last_modified)
          values (${`user-${index}`}, ${`user-${index}`}, false, ${permissions}, ${now}, ${now})`.execute(db);
        await sql`insert into groups (name, name_folded, name_sort, full_path, level, permissions, added_date,
            last_modified, comment, comment_folded, enforce_2fa)
          values (${`g${index}`}, ${`g${index}`}, ${`g${index}`}, ${`g${index}`}, 0, ${permissions}, ${now}, ${now},
            '', '', false)`.execute(db);
      }
      for (const datetime of ["2026-02-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z"])
        await sql`insert into log_entries (datetime, kind, level, username, target_type, target_id)
          values (${datetime}, 'element_created', 'info', 'ada', 'Part', 1)`.execute(db);
    });
    await old.close();

    await migrate(database.url);
    const store = await openStore(database.url);
    try {
      const { db } = store.read;
      for (const table of ["users", "groups"] as const) {
        const rows = await db.selectFrom(table).select("permissions").orderBy("id").execute();
        for (const [index, [given, expected]] of cases.entries()) {
          const text = rows[index]?.permissions ?? "";
          if (expected === "unchanged") expect(text).toBe(given);
          else expect(JSON.parse(text)).toEqual(expected);
        }
      }
      const start = await db.selectFrom("instance").selectAll().where("key", "=", "history_start").execute();
      expect(start).toEqual([{ key: "history_start", value: "2026-02-01T00:00:00.000Z" }]);
      const entries = await db.selectFrom("log_entries").select("change_set_id").execute();
      expect(entries.map(({ change_set_id: set }) => set)).toEqual([null, null]);
    } finally {
      await store.close();
    }
  });

  it("sets no start of the history in a new database", async () => {
    const database = await createTestDatabase(dialect);
    open.push(database);
    const store = await openStore(database.url);
    const rows = await store.read.db.selectFrom("instance").select("key").execute();
    await store.close();
    expect(rows.map(({ key }) => key)).not.toContain("history_start");
  });
});
