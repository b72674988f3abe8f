import { openSync, closeSync, writeSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { constraintViolation } from "../../src/database/constraint-violation.ts";
import { openStore } from "../../src/database/connect.ts";
import { migrate, schemaVersion } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { table, type Migration } from "../../src/database/migrations/schema.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../support/dialects.ts";
import { version } from "../../src/util/version.ts";

const failing: Migration = {
  name: "9999-failing",
  up: async (db, dialect) => {
    await table(db, dialect, "widgets").id().create();
    await sql`insert into widgets (id) values (1)`.execute(db);
    throw new Error("half way");
  },
};

const now = "2026-01-31T12:00:00.000Z";
const dates = { added_date: now, last_modified: now };

const open: TestDatabase[] = [];

async function database(dialect: Dialect, options?: { empty: boolean }): Promise<string> {
  const made = await createTestDatabase(dialect, options);
  open.push(made);
  return made.url;
}

async function withStore<T>(url: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(url);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

function tableNames(url: string): Promise<string[]> {
  return withStore(url, async ({ read }) =>
    (await read.db.introspection.getTables()).map(({ name }) => name),
  );
}

afterEach(async () => {
  for (const made of open.splice(0)) await made.drop();
});

describeDialects("migrations", (dialect) => {
  it("creates the schema in an empty database only once", async () => {
    const url = await database(dialect, { empty: true });
    const instant = new Date("2026-01-31T12:00:00Z");
    const first = await migrate(url, { now: () => instant });
    const created = { applied: migrations.map(({ name }) => name), version: migrations.length, copy: null };
    expect(first).toEqual(created);
    expect(await migrate(url)).toEqual({ ...created, applied: [] });
    await withStore(url, async ({ read }) => {
      expect(await schemaVersion(read)).toEqual({ current: migrations.length, latest: migrations.length });
      const rows = await read.db.selectFrom("migrations").selectAll().orderBy("version").execute();
      expect(rows[0]).toEqual({ version: 1, name: "0001-identity", applied_at: now });
    });
  });

  it("runs migrations in the order of their file names", () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].toSorted());
    for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/);
  });

  it("reports version 0 for an empty database", async () => {
    const url = await database(dialect, { empty: true });
    await withStore(url, async ({ read }) => {
      expect(await schemaVersion(read)).toEqual({ current: 0, latest: migrations.length });
    });
  });

  it("leaves an empty database empty if a migration fails", async () => {
    const url = await database(dialect, { empty: true });
    await expect(migrate(url, { migrations: [...migrations, failing] })).rejects.toThrow(/^half way$/);
    expect(await tableNames(url)).toEqual([]);
  });

  it("undoes all migrations of an upgrade if one fails, and says how to continue", async () => {
    const url = await database(dialect, { empty: true });
    await migrate(url, { migrations: migrations.slice(0, 5) });
    const before = await tableNames(url);
    const upgrade = migrate(url, { migrations: [...migrations, failing] });
    await expect(upgrade).rejects.toThrow(
      `The upgrade of the database from schema version 5 to ${migrations.length + 1} failed in migration 9999-failing: half way.\n` +
        `The database is unchanged. Fix the cause and start Partledger ${version} again, or install the previous version`,
    );
    expect(await tableNames(url)).toEqual(before);
    await withStore(url, async ({ read }) => {
      expect((await schemaVersion(read)).current).toBe(5);
    });
    expect(await migrate(url)).toMatchObject({ applied: migrations.slice(5).map(({ name }) => name) });
  });

  it("rejects a schema that is newer than the program, and does not change it", async () => {
    const url = await database(dialect);
    const older = migrations.slice(0, 2);
    const refusal = (writer: string) =>
      `The database has schema version ${migrations.length}, which ${writer} created. Partledger ${version} supports ` +
      `schema versions up to 2. Start ${writer}`;
    const changedBy = (value: string | null) =>
      withStore(url, (store) =>
        store.transaction(async ({ db }) => {
          await db.deleteFrom("instance").execute();
          if (value !== null)
            await db.insertInto("instance").values({ key: "schema_changed_by", value }).execute();
        }),
      );
    await changedBy("9.1.0");
    await expect(migrate(url, { migrations: older })).rejects.toThrow(refusal("Partledger 9.1.0"));
    await changedBy(null);
    await expect(migrate(url, { migrations: older })).rejects.toThrow(
      refusal("a newer version of Partledger"),
    );
  });

  it("rejects a development version of the schema with a remedy, and does not change it", async () => {
    const url = await database(dialect);
    await withStore(url, (store) =>
      store.transaction(({ db }) =>
        db.updateTable("migrations").set({ name: "0001-inventory" }).where("version", "=", 1).execute(),
      ),
    );
    await expect(migrate(url)).rejects.toThrow(
      'The database was created by a development version of Partledger: its migration "0001-inventory" is not part ' +
        "of any release. Export the data with the version that created it (partledger export)",
    );
    await withStore(url, async ({ read }) => {
      expect(await schemaVersion(read)).toEqual({ current: 0, latest: migrations.length });
    });
  });

  it("creates the schema once if several processes start at the same time", async () => {
    const url = await database(dialect, { empty: true });
    const reports = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    const applied = reports.flatMap((report) => report.applied);
    expect(applied.toSorted()).toEqual(migrations.map(({ name }) => name));
  });
});

/** Returns the maximum nesting depth of parentheses, ignoring string literals. */
function nesting(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const character of text.replace(/'(?:[^']|'')*'/g, "")) {
    if (character === "(") deepest = Math.max(deepest, (depth += 1));
    else if (character === ")") depth -= 1;
  }
  return deepest;
}

describe("the SQLite schema", () => {
  // The parser of SQLite 3.40 has a stack of fixed size: it reads schemas with 20 nested parentheses, but not with 23.
  it("has no expression that is nested too deeply for older SQLite versions", async () => {
    const url = await database("sqlite");
    const handle = new Database(url.slice("sqlite:".length), { readonly: true });
    const made = handle
      .prepare<[], { name: string; sql: string }>("select name, sql from sqlite_schema where sql <> ''")
      .all();
    handle.close();
    expect(made.length).toBeGreaterThan(100);
    expect(made.filter((each) => nesting(each.sql) > 16).map(({ name }) => name)).toEqual([]);
  });
});

describeDialects("the owner of an attachment", (dialect) => {
  const tree = { name: "A", name_folded: "a", full_path: "A", ...dates };
  const attachment = { name: "x", name_folded: "x", attachment_type_id: 1, ...dates };

  it.each([
    ["two owners", { category_id: 1, supplier_id: 1 }, "attachments_one_owner", "check"],
    ["no owner", {}, "attachments_one_owner", "check"],
    ["a missing owner", { supplier_id: 7 }, null, "foreign-key"],
    [
      "a name that another attachment of the owner has",
      { category_id: 1, name: "kept" },
      "attachments_category_id_attachment_type_id_name_key",
      "unique",
    ],
  ])("rejects %s", async (_, change, name, kind) => {
    const error = await withStore(await database(dialect), (store) =>
      store.transaction(async ({ db }) => {
        for (const table of ["attachment_types", "categories", "suppliers"] as const)
          await db.insertInto(table).values(tree).execute();
        const kept = { ...attachment, name: "kept", category_id: 1 };
        await db.insertInto("attachments").values(kept).execute();
        await db
          .insertInto("attachments")
          .values({ ...attachment, ...change })
          .execute();
      }),
    ).catch((caught: unknown) => caught);
    expect(constraintViolation(error)).toEqual({ kind, name });
  });
});

describe("SQLite migrations", () => {
  it("reject a damaged database before changing it", async () => {
    const url = await database("sqlite");
    const path = url.slice("sqlite:".length);
    await withStore(url, (store) =>
      store.transaction(async ({ db }) => {
        const values = Array.from({ length: 2000 }, (_, index) => ({
          key: `key ${index}`,
          value: "x".repeat(50),
        }));
        await db.insertInto("instance").values(values).execute();
      }),
    );
    const file = openSync(path, "r+");
    const size = statSync(path).size;
    writeSync(file, Buffer.alloc(8192, 0xff), 0, 8192, size - 40_960);
    closeSync(file);
    await expect(migrate(url, { migrations: [...migrations, failing] })).rejects.toThrow(
      /is damaged|malformed/,
    );
    const handle = new Database(path);
    expect(handle.prepare("select count(*) as n from migrations").get()).toEqual({ n: migrations.length });
    handle.close();
  });

  it("reject a migration that would leave dangling references", async () => {
    const url = await database("sqlite");
    const dangling: Migration = {
      name: "9999-dangling",
      up: async (db) => {
        await sql`insert into api_tokens (user_id, name, token_hash, token_hint, tier, added_date)
          values (99, '', '', '', '', '')`.execute(db);
      },
    };
    await expect(migrate(url, { migrations: [...migrations, dangling] })).rejects.toThrow(
      "The migration 9999-dangling leaves broken foreign keys in: api_tokens.",
    );
    await withStore(url, async ({ read }) => {
      expect(await read.db.selectFrom("api_tokens").selectAll().execute()).toEqual([]);
    });
  });
});
