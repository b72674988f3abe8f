import { afterAll, beforeAll, expect, it } from "vitest";
import Database from "better-sqlite3";
import { openTestStore, type TestStore } from "../support/dialects.ts";
import { readParts } from "./part-list.ts";

const statements: string[] = [];
let test: TestStore;
beforeAll(async () => {
  test = await openTestStore("sqlite", { onStatement: (text) => void statements.push(text) });
});
afterAll(() => test.close());

/** Returns the SQLite query plan of each statement, without the steps for constants. */
async function plan(query: string): Promise<string[]> {
  statements.length = 0;
  await readParts(test.store, query);
  const database = new Database(test.url.replace("sqlite:", ""), { readonly: true });
  try {
    return statements
      .filter((text) => text.startsWith("select"))
      .flatMap((text) => {
        const values = Array.from(text.matchAll(/\?/g), () => "[1]");
        const steps = database.prepare(`explain query plan ${text}`).all(...values) as { detail: string }[];
        return steps.map(({ detail }) => detail).filter((detail) => /^(SCAN|SEARCH)/.test(detail));
      });
  } finally {
    database.close();
  }
}

const cursor = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

it.each([
  ["name=abc", "parts_name_folded_index (name_folded=?)"],
  ["name=abc%25", "parts_name_folded_index (name_folded>? AND name_folded<?)"],
  ["name=abc%25d_", "parts_name_folded_index (name_folded>? AND name_folded<?)"],
  ["category=1", "parts_category_id_index (category_id=?)"],
  ["category=1%2B", "parts_category_id_index (category_id=?)"],
  ["category=1%2B%2B,2", "parts_category_id_index (category_id=?)"],
  ["favorite=true", "parts_favorite_index"],
  ["mass[between]=1..2", "parts_mass_index (mass>? AND mass<?)"],
  ["addedDate[after]=2026-01-31", "parts_added_date_index (added_date>?)"],
])("?%s uses %s", async (query, index) => {
  const steps = await plan(query);
  expect(steps.filter((step) => step.includes(" parts ")).join("\n")).toContain(index);
  expect(steps.filter((step) => /^SCAN (parts|root|child|node)\b(?!.*favorite_index)/.test(step))).toEqual(
    [],
  );
});

it("the children of a listed entity are found with the index of parents", async () => {
  expect((await plan("category=1%2B,2%2B%2B")).join("\n")).toMatch(
    /SEARCH child USING COVERING INDEX categories_parent_id_index \(parent_id=\?\)[^]*SEARCH node USING COVERING INDEX categories_parent_id_index \(parent_id=\?\)/,
  );
});

it("a cursor continues in the index, also among rows with equal values", async () => {
  const steps = await plan(
    `order[addedDate]=desc&cursor=${cursor(["-addedDate,-id", "2026-01-31T12:00:00.000Z", 7])}`,
  );
  expect(steps.filter((step) => step.includes(" parts "))).toEqual([
    expect.stringContaining("SCAN parts USING COVERING INDEX"),
    expect.stringContaining("parts_added_date_index (added_date=? AND rowid<?)"),
    expect.stringContaining("parts_added_date_index (added_date<?)"),
  ]);
});

it("a cursor with a truncated text continues in the index", async () => {
  const steps = await plan(`order[name]=asc&cursor=${cursor(["name,id", { cut: "a" }, 7])}`);
  expect(steps.filter((step) => step.includes(" parts "))).toEqual([
    expect.stringContaining("SCAN parts USING"),
    expect.stringContaining("parts_name_sort_index (<expr>=? AND rowid>?)"),
    expect.stringContaining("parts USING INTEGER PRIMARY KEY (rowid=?)"),
    expect.stringContaining("parts_name_sort_index (<expr>>?)"),
    expect.stringContaining("parts USING INTEGER PRIMARY KEY (rowid=?)"),
  ]);
});

it("a cursor reads rows with equal names in the order of the index", async () => {
  const query = `order[name]=asc&cursor=${cursor(["name,id", "a", 7])}`;
  statements.length = 0;
  await readParts(test.store, query);
  const page = statements.find((text) => text.includes("union all")) ?? "";
  const database = new Database(test.url.replace("sqlite:", ""), { readonly: true });
  try {
    const [, equal = ""] = /^select \* from \(select \* from \((.+?)\) as part union all/.exec(page) ?? [];
    const values = Array.from(equal.matchAll(/\?/g), () => 1);
    const steps = database.prepare(`explain query plan ${equal}`).all(...values) as { detail: string }[];
    expect(steps.map(({ detail }) => detail)).toEqual([
      "SEARCH parts USING COVERING INDEX parts_name_sort_index (<expr>=? AND rowid>?)",
    ]);
  } finally {
    database.close();
  }
});
