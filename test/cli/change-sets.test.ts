/** The change sets of commands. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { directory, done, useDirectory } from "./program.ts";

useDirectory();

interface Row {
  readonly operation: string;
  readonly username: string;
  readonly entries: number;
}

/** Returns the change sets with the number of their log entries. */
function changeSets(): readonly Row[] {
  const database = new Database(join(directory, "uploads", "partledger.db"), { readonly: true });
  try {
    return database
      .prepare<[], Row>(
        `select operation, username, (select count(*) from log_entries where change_set_id = change_sets.id) as entries
         from change_sets order by id`,
      )
      .all();
  } finally {
    database.close();
  }
}

it("each command is one change set with its name, whatever its number of transactions", async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => `Part ${index},Parts`);
  await writeFile(join(directory, "parts.csv"), `name,category_path\n${rows.join("\n")}\n`);
  await done(["import", "parts", "parts.csv", "--dry-run"]);
  await done(["import", "parts", "parts.csv"]);
  await done(["import", "parts", "parts.csv"]);
  await done(["user", "create", "ada", "--preset", "admin"]);
  await done(["user", "disable", "ada"]);
  await done(["group", "create", "workshop", "--preset", "editor"]);
  const sets = changeSets();
  expect(sets.map(({ operation }) => operation)).toEqual([
    "import parts",
    "user create",
    "user disable",
    "group create",
  ]);
  expect(sets[0]?.entries).toBe(1201);
  expect(sets.every(({ username }) => username.startsWith("!!!CLI "))).toBe(true);
});

it("security events have no change set, and the demo inventory has one without its user", async () => {
  await done(["demo"]);
  await done(["token", "create", "--user", "admin", "--name", "Second", "--scope", "read_only"]);
  const sets = changeSets();
  // Users cannot be taken back, so the administrator has a change set of its own.
  expect(sets.map(({ operation }) => operation)).toEqual(["demo", "demo"]);
  expect(sets[0]?.entries).toBeGreaterThan(100);
});
