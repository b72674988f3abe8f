import { openSync, closeSync, writeSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { migrate, schemaVersion } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { addOwnerType } from "../../src/database/migrations/owner-columns.ts";
import { table } from "../../src/database/migrations/schema.ts";
import type { Migration } from "../../src/database/migrations/schema.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { createTestDatabase, describeDialects } from "../support/dialects.ts";
import type { TestDatabase } from "../support/dialects.ts";

const failing: Migration = {
  name: "0005-failing",
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

describeDialects("migrating", (dialect) => {
  it("makes the schema in an empty database, once", async () => {
    const url = await database(dialect, { empty: true });
    const instant = new Date("2026-01-31T12:00:00Z");
    const first = await migrate(url, { now: () => instant });
    expect(first).toEqual({ applied: migrations.map(({ name }) => name), version: migrations.length });
    expect(await migrate(url)).toEqual({ applied: [], version: migrations.length });
    await withStore(url, async ({ read }) => {
      expect(await schemaVersion(read)).toEqual({ current: migrations.length, latest: migrations.length });
      const rows = await read.db.selectFrom("migrations").selectAll().orderBy("version").execute();
      expect(rows[0]).toEqual({ version: 1, name: "0001-inventory", applied_at: now });
    });
  });

  it("numbers migrations by their files", () => {
    expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(
      migrations.map((_, index) => index + 1),
    );
  });

  it("sees an empty database as version 0", async () => {
    const url = await database(dialect, { empty: true });
    await withStore(url, async ({ read }) => {
      expect(await schemaVersion(read)).toEqual({ current: 0, latest: migrations.length });
    });
  });

  it("leaves nothing of a migration that fails, and keeps those before it", async () => {
    const url = await database(dialect, { empty: true });
    await expect(migrate(url, { migrations: [...migrations, failing] })).rejects.toThrow("half way");
    expect(await tableNames(url)).not.toContain("widgets");
    await withStore(url, async ({ read }) => {
      expect((await schemaVersion(read)).current).toBe(migrations.length);
    });
  });

  it("refuses a schema that is newer than the program, and does not touch it", async () => {
    const url = await database(dialect);
    const older = migrations.slice(0, 2);
    await expect(migrate(url, { migrations: older })).rejects.toThrow(
      `The database has schema version ${migrations.length}, and this version of Partledger knows only 2.`,
    );
  });

  it("makes the schema once when several processes start together", async () => {
    const url = await database(dialect, { empty: true });
    const reports = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    const applied = reports.flatMap((report) => report.applied);
    expect(applied.toSorted()).toEqual(migrations.map(({ name }) => name));
  });
});

/** How deep brackets nest outside of texts. */
function nesting(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const character of text.replace(/'(?:[^']|'')*'/g, "")) {
    if (character === "(") deepest = Math.max(deepest, (depth += 1));
    else if (character === ")") depth -= 1;
  }
  return deepest;
}

describe("the schema in SQLite", () => {
  // SQLite 3.40, whose parser has a stack of fixed size, opens files that nest 20 deep and none that nest 23 deep.
  it("nests no deeper than older versions of SQLite can read", async () => {
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

const boards: Migration = {
  name: "0005-boards",
  up: async (db, dialect) => {
    await table(db, dialect, "boards").id().text("name").create();
    const owner = { column: "board_id", references: "boards" };
    await addOwnerType(db, dialect, "attachments", owner);
    await addOwnerType(db, dialect, "parameters", owner);
  },
};
const labels: Migration = {
  name: "0006-labels",
  up: async (db, dialect) => {
    await table(db, dialect, "labels").id().text("name").create();
    await addOwnerType(db, dialect, "attachments", { column: "label_id", references: "labels" });
  },
};

interface Attachment {
  readonly name: string;
  readonly [column: string]: string | number;
}

/** Inserts an attachment and gives its id; columns that the table types do not know are allowed. */
async function attach(db: Kysely<never>, attachment: Attachment): Promise<number> {
  const row = { name_folded: attachment.name, attachment_type_id: 1, ...dates, ...attachment };
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  const { rows } = await sql<{ id: number }>`
    insert into attachments (${columns}) values (${values}) returning id`.execute(db);
  return rows[0]!.id;
}

describeDialects("adding an owner type", (dialect) => {
  async function prepareDatabase(): Promise<{ url: string; kept: number; deleted: number }> {
    const url = await database(dialect);
    return withStore(url, async (store) =>
      store.transaction(async ({ db }) => {
        const element = { name: "A", name_folded: "a", full_path: "A", ...dates };
        await db.insertInto("attachment_types").values(element).execute();
        await db.insertInto("categories").values(element).execute();
        const kept = await attach(db as never, {
          name: "kept",
          category_id: 1,
          external_path: "https://a.example",
        });
        const deleted = await attach(db as never, { name: "deleted", category_id: 1 });
        await db.deleteFrom("attachments").where("id", "=", deleted).execute();
        await db.updateTable("categories").set({ master_picture_attachment_id: kept }).execute();
        return { url, kept, deleted };
      }),
    );
  }

  async function withOwners<T>(
    use: (db: Kysely<never>, ids: { kept: number; deleted: number }) => Promise<T>,
  ): Promise<T> {
    const { url, ...ids } = await prepareDatabase();
    await migrate(url, { migrations: [...migrations, boards, labels] });
    return withStore(url, (store) =>
      store.transaction(async ({ db }) => {
        await sql`insert into boards (name) values ('P')`.execute(db);
        await sql`insert into labels (name) values ('L')`.execute(db);
        return use(db as never, ids);
      }),
    );
  }

  it("keeps rows, what refers to them, and the ids that were ever used", async () => {
    await withOwners(async (db, { kept, deleted }) => {
      const { rows } = await sql`select * from attachments`.execute(db);
      expect(rows).toEqual([
        expect.objectContaining({
          id: kept,
          name: "kept",
          category_id: 1,
          show_in_table: false,
          external_path: "https://a.example",
          version: 1,
          board_id: null,
          label_id: null,
        }),
      ]);
      const pictures = await sql`select master_picture_attachment_id as picture from categories`.execute(db);
      expect(pictures.rows).toEqual([{ picture: kept }]);
      expect(await attach(db, { name: "next", board_id: 1 })).toBeGreaterThan(deleted);
      expect(await attach(db, { name: "next", label_id: 1 })).toBeGreaterThan(deleted + 1);
    });
  });

  it.each([
    ["two owners", { name: "x", board_id: 1, label_id: 1 }, "attachments_one_owner", "check"],
    [
      "two owners, one of an old type",
      { name: "x", board_id: 1, category_id: 1 },
      "attachments_one_owner",
      "check",
    ],
    ["no owner", { name: "x" }, "attachments_one_owner", "check"],
    ["a missing owner", { name: "x", board_id: 7 }, null, "foreign-key"],
    [
      "the name of another one",
      { name: "kept", category_id: 1 },
      "attachments_category_id_attachment_type_id_name_key",
      "unique",
    ],
  ])("still refuses %s", async (_, attachment, name, kind) => {
    const { constraintViolation } = await import("../../src/database/constraint-violation.ts");
    const error = await withOwners((db) => attach(db, attachment)).catch((caught: unknown) => caught);
    expect(constraintViolation(error)).toEqual({ kind, name });
  });

  it("keeps names unique within the new owner, and deletes with it", async () => {
    await withOwners(async (db) => {
      await attach(db, { name: "kept", board_id: 1 });
      await sql`delete from boards`.execute(db);
      const { rows } = await sql`select name from attachments where board_id is not null`.execute(db);
      expect(rows).toEqual([]);
    });
    const twice = withOwners(async (db) => {
      await attach(db, { name: "x", board_id: 1 });
      await attach(db, { name: "x", board_id: 1 });
    });
    await expect(twice).rejects.toMatchObject({ code: /23505|SQLITE_CONSTRAINT_UNIQUE/ });
  });

  it("keeps the indexes", async () => {
    const names = (url: string): Promise<string[]> =>
      withStore(url, async ({ read }) => {
        const { rows } =
          dialect === "sqlite"
            ? await sql<{ name: string }>`select name from sqlite_master where type = 'index'
                and tbl_name = 'attachments' order by name`.execute(read.db)
            : await sql<{ name: string }>`select indexname as name from pg_indexes
                where tablename = 'attachments' order by indexname`.execute(read.db);
        return rows.map(({ name }) => name);
      });
    const { url } = await prepareDatabase();
    const before = await names(url);
    expect(before.length).toBeGreaterThan(8);
    await migrate(url, { migrations: [...migrations, boards, labels] });
    const added = ["board_id", "label_id"].map(
      (column) => `attachments_${column}_attachment_type_id_name_key`,
    );
    expect(await names(url)).toEqual([...before, ...added].toSorted());
  });
});

describe("migrating SQLite", () => {
  it("refuses a damaged database before it changes anything", async () => {
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
    await expect(migrate(url, { migrations: [...migrations, boards] })).rejects.toThrow(
      /is damaged|malformed/,
    );
    const handle = new Database(path);
    expect(handle.prepare("select count(*) as n from migrations").get()).toEqual({ n: migrations.length });
    handle.close();
  });

  it("refuses a migration that would leave references to nothing", async () => {
    const url = await database("sqlite");
    const dangling: Migration = {
      name: "0005-dangling",
      up: async (db) => {
        await sql`insert into api_tokens (user_id, name, token_hash, token_hint, tier, added_date)
          values (99, '', '', '', '', '')`.execute(db);
      },
    };
    await expect(migrate(url, { migrations: [...migrations, dangling] })).rejects.toThrow(
      "The migration 0005-dangling leaves references to nothing in: api_tokens.",
    );
    await withStore(url, async ({ read }) => {
      expect(await read.db.selectFrom("api_tokens").selectAll().execute()).toEqual([]);
    });
  });
});
