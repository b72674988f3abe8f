import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { idList, textList } from "../../src/database/id-list.ts";
import { prepared, type Slot } from "../../src/database/prepared.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

const now = "2026-01-31T12:00:00.000Z";

function category(name: string): { name: string; name_folded: string; full_path: string } & typeof dates {
  return { name, name_folded: name.toLowerCase(), full_path: name, ...dates };
}

const dates = { added_date: now, last_modified: now };

describeDialects("a prepared query", (dialect) => {
  const statements: string[] = [];
  const { store } = useTestStore(dialect, { onStatement: (text) => void statements.push(text) });
  let ids: number[] = [];

  beforeAll(async () => {
    ids = await store().transaction(async (transaction) => {
      const rows = await transaction.db
        .insertInto("categories")
        .values(["A", "B", "C"].map(category))
        .returning("id")
        .execute();
      const [first] = rows;
      const part = { category_id: first!.id, favorite: false, minamount: 0, ...dates };
      await transaction.db
        .insertInto("parts")
        .values([
          { ...part, name: "R1", name_folded: "r1", favorite: true, mass: 2.5, eda_visibility: false },
          { ...part, name: "R2", name_folded: "r2", minamount: 3 },
        ])
        .execute();
      return rows.map(({ id }) => id);
    });
  });

  it("is compiled once, regardless of how often it runs", async () => {
    let built = 0;
    const named = prepared((db, slot: Slot<{ name: string }>) => {
      built++;
      return db.selectFrom("categories").select("id").where("name", "=", slot("name"));
    });
    for (const [index, name] of ["A", "B", "C", "B"].entries()) {
      expect(await store().read.run(named, { name })).toEqual([{ id: ids["ABCB".indexOf(name)] ?? index }]);
    }
    expect(await store().read.run(named, { name: "D" })).toEqual([]);
    expect(built).toBe(1);
  });

  it("binds a parameter that occurs several times, between constants", async () => {
    const query = prepared((db, slot: Slot<{ low: number; limit: number; name: string }>) =>
      db
        .selectFrom("categories")
        .select(["name", sql<string>`'/api/' || ${sql.lit("categories")} || '/' || id`.as("iri")])
        .where("id", ">=", slot("low"))
        .where(({ or, eb }) =>
          or([eb("name", "=", slot("name")), eb("id", "=", slot("low")), eb("name", "=", "C")]),
        )
        .orderBy("id")
        .limit(slot("limit")),
    );
    const found = await store().read.run(query, { low: ids[0]!, limit: 2, name: "B" });
    expect(found).toEqual([
      { name: "A", iri: `/api/categories/${ids[0]}` },
      { name: "B", iri: `/api/categories/${ids[1]}` },
    ]);
  });

  it("returns booleans, numbers and null with their types", async () => {
    const columns = ["favorite", "needs_review", "eda_visibility", "mass", "minamount", "ipn"] as const;
    const query = prepared((db) => db.selectFrom("parts").select(columns).orderBy("id"));
    const rows = [
      { favorite: true, needs_review: false, eda_visibility: false, mass: 2.5, minamount: 0, ipn: null },
      { favorite: false, needs_review: false, eda_visibility: null, mass: null, minamount: 3, ipn: null },
    ];
    expect(await store().read.run(query, {})).toEqual(rows);
    expect(await store().read.db.selectFrom("parts").select(columns).orderBy("id").execute()).toEqual(rows);
    expect(
      await store().read.db.selectFrom("parts").select("favorite as liked").orderBy("id").execute(),
    ).toEqual([{ liked: true }, { liked: false }]);
  });

  it("accepts booleans, and null for stored values", async () => {
    const favorites = prepared((db, slot: Slot<{ favorite: boolean }>) =>
      db.selectFrom("parts").select("name").where("favorite", "=", slot("favorite")),
    );
    expect(await store().read.run(favorites, { favorite: true })).toEqual([{ name: "R1" }]);
    const weigh = prepared((db, slot: Slot<{ name: string; mass: number | null }>) =>
      db
        .updateTable("parts")
        .set({ mass: slot("mass") })
        .where("name", "=", slot("name"))
        .returning("mass"),
    );
    await store().transaction(async (transaction) => {
      expect(await transaction.run(weigh, { name: "R2", mass: 7 })).toEqual([{ mass: 7 }]);
      expect(await transaction.run(weigh, { name: "R2", mass: null })).toEqual([{ mass: null }]);
    });
  });

  it("runs a statement that returns no rows", async () => {
    const touch = prepared((db, slot: Slot<{ name: string }>) =>
      db.updateTable("parts").set({ comment: "seen" }).where("name", "=", slot("name")),
    );
    await store().transaction(async (transaction) => {
      expect(await transaction.run(touch, { name: "R1" })).toEqual([]);
    });
    const comments = await store().read.db.selectFrom("parts").select("comment").orderBy("id").execute();
    expect(comments).toEqual([{ comment: "seen" }, { comment: "" }]);
  });

  it("rejects values that no column can store", async () => {
    const query = prepared((db, slot: Slot<{ name: string }>) =>
      db.selectFrom("parts").select("id").where("name", "=", slot("name")),
    );
    for (const values of [{}, { name: undefined }, { name: new Date(0) }]) {
      await expect((async () => store().read.run(query, values as never))()).rejects.toThrow(
        "cannot be bound",
      );
    }
    const name = undefined as unknown as string;
    await expect(
      store().read.db.selectFrom("parts").select("id").where("name", "=", name).execute(),
    ).rejects.toThrow("cannot be bound");
  });

  it("stores integers and fractions of any size unchanged", async () => {
    const numbers = [0, -1, 2 ** 53 - 1, 0.1, 1e300, 5e-324, -2.5];
    const set = prepared((db, slot: Slot<{ mass: number }>) =>
      db
        .updateTable("parts")
        .set({ mass: slot("mass") })
        .where("name", "=", "R2")
        .returning("mass"),
    );
    await store().transaction(async (transaction) => {
      for (const mass of numbers) expect(await transaction.run(set, { mass })).toEqual([{ mass }]);
    });
  });

  it("finds a list of IDs of any length with the same SQL text", async () => {
    const listed = prepared((db, slot: Slot<{ ids: readonly number[] }>, engine) =>
      db
        .selectFrom("categories")
        .select("name")
        .where(idList(engine, "categories.id", slot("ids")))
        .orderBy("id"),
    );
    statements.length = 0;
    const names = async (list: number[]): Promise<string[]> =>
      (await store().read.run(listed, { ids: list })).map(({ name }) => name);
    expect(await names([])).toEqual([]);
    expect(await names([ids[2]!, ids[0]!, -1])).toEqual(["A", "C"]);
    expect(await names([...Array(40_000).keys()])).toHaveLength(3);
    expect(new Set(statements).size).toBe(1);
  });

  it("finds lists in queries that are compiled for a single run", async () => {
    const { db } = store().read;
    const byId = db
      .selectFrom("categories")
      .select("name")
      .where(idList(dialect, "id", [ids[1]!]));
    expect(await byId.execute()).toEqual([{ name: "B" }]);
    const byName = db
      .selectFrom("categories")
      .select("name")
      .where(textList(dialect, "name", ["C", `"'\\,{}`, "é"]));
    expect(await byName.execute()).toEqual([{ name: "C" }]);
    expect(
      await db
        .selectFrom("categories")
        .select("id")
        .where(textList(dialect, "name", []))
        .execute(),
    ).toEqual([]);
  });
});

describe("a prepared query on SQLite", () => {
  const { store } = useTestStore("sqlite");

  it("searches a list of IDs with the index", async () => {
    const { db } = store().read;
    const query = db
      .selectFrom("parts")
      .select("name")
      .where(idList("sqlite", "id", [1, 2]))
      .compile();
    const { rows } = await sql<{
      detail: string;
    }>`explain query plan ${sql.raw(query.sql.replace("?", "'[1]'"))}`.execute(db);
    expect(rows.map(({ detail }) => detail).join("\n")).toContain("SEARCH parts USING INTEGER PRIMARY KEY");
  });
});
