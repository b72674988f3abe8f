import { beforeAll, describe, expect, it } from "vitest";
import { constraintViolation } from "../../src/database/constraint-violation.ts";
import { sortText } from "../../src/database/sort-text.ts";
import type { Transaction } from "../../src/database/store.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

const now = "2026-01-31T12:00:00.000Z";
const dates = { added_date: now, last_modified: now };
const named = (name: string): { name: string; name_folded: string } => ({
  name,
  name_folded: name.toLowerCase(),
});
const element = { ...named("A"), full_path: "A", ...dates };

type Work = (db: Transaction["db"]) => Promise<unknown>;

/** Rows that exist before each violation: a type, a category with a child, and a part with an attachment. */
const seed: Work = async (db) => {
  await db.insertInto("attachment_types").values(element).execute();
  await db.insertInto("categories").values(element).execute();
  await db
    .insertInto("categories")
    .values({ ...element, parent_id: 1 })
    .execute();
  await db
    .insertInto("parts")
    .values({ ...named("P"), category_id: 1, ipn: "X", ...dates })
    .execute();
  await db
    .insertInto("users")
    .values({ ...named("u"), ...dates })
    .execute();
  await db.insertInto("attachments").values(attachment).execute();
  await db
    .insertInto("parameters")
    .values({ ...named("R"), part_id: 1, ...dates })
    .execute();
  await db.insertInto("instance").values({ key: "k", value: "" }).execute();
};
const attachment = { ...named("D"), attachment_type_id: 1, part_id: 1, ...dates };
const part = { ...named("Q"), category_id: 1, ...dates };

const violations: [title: string, work: Work, kind: string, name: string | null][] = [
  [
    "a root with the name of another",
    (db) => db.insertInto("categories").values(element).execute(),
    "unique",
    "categories_parent_id_name_key",
  ],
  [
    "a child with the name of another",
    (db) =>
      db
        .insertInto("categories")
        .values({ ...element, parent_id: 1 })
        .execute(),
    "unique",
    "categories_parent_id_name_key",
  ],
  [
    "a second part with the same IPN",
    (db) =>
      db
        .insertInto("parts")
        .values({ ...part, ipn: "X" })
        .execute(),
    "unique",
    "parts_ipn_key",
  ],
  [
    "a second user with the same name",
    (db) =>
      db
        .insertInto("users")
        .values({ ...named("u"), ...dates })
        .execute(),
    "unique",
    "users_name_key",
  ],
  [
    "a second attachment with the same name and type",
    (db) => db.insertInto("attachments").values(attachment).execute(),
    "unique",
    "attachments_part_id_attachment_type_id_name_key",
  ],
  [
    "a second parameter with the same name and group",
    (db) =>
      db
        .insertInto("parameters")
        .values({ ...named("R"), part_id: 1, ...dates })
        .execute(),
    "unique",
    "parameters_part_id_name_group_name_key",
  ],
  [
    "a text primary key",
    (db) => db.insertInto("instance").values({ key: "k", value: "" }).execute(),
    "unique",
    "instance_pkey",
  ],
  [
    "an existing ID",
    (db) =>
      db
        .insertInto("parts")
        .values({ ...part, id: 1 })
        .execute(),
    "unique",
    "parts_pkey",
  ],
  [
    "a dangling reference",
    (db) =>
      db
        .insertInto("parts")
        .values({ ...part, category_id: 99 })
        .execute(),
    "foreign-key",
    null,
  ],
  [
    "deleting a category with parts",
    (db) => db.deleteFrom("categories").where("parent_id", "is", null).execute(),
    "foreign-key",
    null,
  ],
  [
    "deleting an attachment type in use",
    (db) => db.deleteFrom("attachment_types").execute(),
    "foreign-key",
    null,
  ],
  [
    "an attachment of two elements",
    (db) =>
      db
        .insertInto("attachments")
        .values({ ...attachment, category_id: 1 })
        .execute(),
    "check",
    "attachments_one_owner",
  ],
  [
    "a parameter of no element",
    (db) =>
      db
        .insertInto("parameters")
        .values({ ...named("R"), ...dates })
        .execute(),
    "check",
    "parameters_one_owner",
  ],
  [
    "a missing name",
    (db) =>
      db
        .insertInto("parts")
        .values({ ...part, name: null as never })
        .execute(),
    "not-null",
    "parts.name",
  ],
];

describeDialects("a violated constraint", (dialect) => {
  const { store } = useTestStore(dialect);
  beforeAll(() => store().transaction(({ db }) => seed(db).then(() => undefined)));

  it.each(violations)("is recognized: %s", async (_, work, kind, name) => {
    const failing = store().transaction(({ db }) => work(db));
    const error = await failing.then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(constraintViolation(error)).toEqual({ kind, name });
  });

  it("is not reported for other errors", async () => {
    const error = await store()
      .read.db.selectFrom("none" as "parts")
      .selectAll()
      .execute()
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(constraintViolation(error)).toBeNull();
    expect(constraintViolation(new Error("UNIQUE constraint failed: users.name"))).toBeNull();
    expect(constraintViolation(undefined)).toBeNull();
  });
});

describeDialects("deleting a row", (dialect) => {
  const { store } = useTestStore(dialect);
  beforeAll(() => store().transaction(({ db }) => seed(db).then(() => undefined)));
  const failed = new Error("roll back");
  const rolledBack = (work: Work): Promise<void> =>
    store()
      .transaction(async ({ db }) => {
        await work(db);
        throw failed;
      })
      .catch((error: unknown) => {
        if (error !== failed) throw error;
      });

  it("deletes its owned rows", async () => {
    await rolledBack(async (db) => {
      await db.deleteFrom("parts").execute();
      expect(await db.selectFrom("attachments").selectAll().execute()).toEqual([]);
      expect(await db.selectFrom("parameters").selectAll().execute()).toEqual([]);
    });
  });

  it("clears references to a deleted master picture", async () => {
    await rolledBack(async (db) => {
      await db.updateTable("parts").set({ master_picture_attachment_id: 1 }).execute();
      await db.deleteFrom("attachments").execute();
      const picture = await db.selectFrom("parts").select("master_picture_attachment_id as id").execute();
      expect(picture).toEqual([{ id: null }]);
    });
  });

  it("never reuses an ID, not even the last one", async () => {
    await rolledBack(async (db) => {
      const insert = () => db.insertInto("parts").values(part).returning("id").executeTakeFirstOrThrow();
      const { id } = await insert();
      await db.deleteFrom("parts").where("id", "=", id).execute();
      expect((await insert()).id).toBe(id + 1);
    });
  });

  it("keeps the log entries of a deleted user", async () => {
    await rolledBack(async (db) => {
      await db
        .insertInto("log_entries")
        .values({ datetime: now, kind: "element_created", level: "info", user_id: 1, username: "u" })
        .execute();
      await db.deleteFrom("users").execute();
      const entries = await db.selectFrom("log_entries").select(["user_id", "username"]).execute();
      expect(entries).toEqual([{ user_id: null, username: "u" }]);
    });
  });
});

describeDialects("text", (dialect) => {
  const { store } = useTestStore(dialect);

  it("text is compared and ordered bytewise", async () => {
    const names = ["b", "Ä", "a", "B", "-", "ä", "z", "\u{1f600}", "\uffee", "_a"];
    const sorted = names.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    await store().transaction(async ({ db }) => {
      for (const name of names) {
        await db
          .insertInto("categories")
          .values({ name, name_folded: name, full_path: name, ...dates })
          .execute();
      }
    });
    const { db } = store().read;
    const ordered = async (column: "name" | "name_folded"): Promise<string[]> =>
      (await db.selectFrom("categories").select("name").orderBy(column).execute()).map(({ name }) => name);
    expect(await ordered("name_folded")).toEqual(sorted);
    expect(await ordered("name")).toEqual(sorted);
    expect(await db.selectFrom("categories").select("name").where("name", "=", "A\u0308").execute()).toEqual(
      [],
    );
  });

  it("of any length and content is returned unchanged", async () => {
    const texts = [
      "",
      " ",
      "\u0001\u007f",
      "'; drop table parts; --",
      "\ud83d\ude00",
      "x".repeat(200_000),
      "a\\b%_",
    ];
    await store().transaction(async ({ db }) => {
      for (const [index, text] of texts.entries()) {
        await db
          .insertInto("instance")
          .values({ key: String(index), value: text })
          .execute();
      }
      const rows = await db
        .selectFrom("instance")
        .where("key", "!=", "schema_changed_by")
        .select("value")
        .orderBy("key")
        .execute();
      expect(rows.map(({ value }) => value)).toEqual(texts);
    });
  });
});

describe("long texts", () => {
  const { store } = useTestStore("postgres");

  it("can exceed the maximum size of an index entry", async () => {
    // Text that does not compress well, so that PostgreSQL cannot shorten it to the maximum size.
    const long = Array.from({ length: 20_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    ).join("");
    await store().transaction(async ({ db }) => {
      await seed(db);
      await db
        .updateTable("parts")
        .set({
          description: long,
          description_folded: long,
          comment: long,
          comment_folded: long,
          tags: long,
          tags_folded: long,
        })
        .execute();
      await db
        .updateTable("categories")
        .set({ comment: long, comment_folded: long, full_path: long })
        .execute();
      const name = long.slice(0, 255);
      await db.updateTable("parts").set({ name, name_folded: name }).execute();
      await db.updateTable("parameters").set({ name, name_folded: name, group_name: name }).execute();
      const sorted = `é${Array.from({ length: 254 }, (_, index) =>
        String.fromCodePoint(0x20000 + ((index * 7919) % 40_000)),
      ).join("")}`;
      const texts = { name_folded: sorted, name_sort: sortText(sorted) };
      await db
        .updateTable("parts")
        .set({ name: sorted, ...texts })
        .execute();
      await db
        .updateTable("parameters")
        .set({ name: sorted, ...texts })
        .execute();
    });
  });
});
