/** `doctor` finds tables, columns, indexes and triggers that are missing, on both databases. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../../src/database/connect.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../../support/dialects.ts";
import { partledgerHere, useDirectory } from "../program.ts";

useDirectory();

interface Check {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly fix: string | null;
}

describeDialects("doctor", (dialect) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(dialect);
  });
  afterAll(() => database.drop());

  async function change(statement: string): Promise<void> {
    const store = await openStore(database.url);
    await store.transaction(({ db }) => sql.raw(statement).execute(db));
    await store.close();
  }

  async function examine(
    ...options: string[]
  ): Promise<{ code: number | null; found: Check[]; repairs: unknown }> {
    const { code, stdout } = await partledgerHere(["doctor", "--offline", "--json", ...options], {
      environment: { DATABASE_URL: database.url },
    });
    const { checks, repairs } = JSON.parse(stdout) as { checks: Check[]; repairs: unknown };
    return { code, found: checks.filter(({ name }) => ["tables", "indexes"].includes(name)), repairs };
  }

  const trigger = dialect === "sqlite" ? "search_parts_insert" : "search_parts";

  it("names a missing index, and creates it with --fix", async () => {
    expect((await examine()).found).toMatchObject([{ name: "tables", status: "ok" }]);
    await change("drop index parts_name_folded_index");
    const { code, found } = await examine();
    expect([code, found]).toMatchObject([
      0,
      [
        {
          name: "indexes",
          status: "warning",
          message: expect.stringContaining("the index parts_name_folded_index of parts") as string,
        },
      ],
    ]);
    expect((await examine("--fix")).repairs).toMatchObject([
      { name: "indexes", done: true, message: "Created the index parts_name_folded_index of parts." },
    ]);
    expect((await examine()).found).toMatchObject([{ name: "tables", status: "ok" }]);
  });

  it("names missing triggers, columns and tables, and does not repair them", async () => {
    await change(dialect === "sqlite" ? `drop trigger ${trigger}` : `drop trigger ${trigger} on parts`);
    await change("alter table webhooks drop column name");
    await change(`drop table backup_codes${dialect === "sqlite" ? "" : " cascade"}`);
    const { code, found, repairs } = await examine("--fix");
    expect([code, repairs]).toEqual([1, []]);
    expect(found).toMatchObject([
      { name: "tables", status: "problem", fix: expect.stringContaining("restore FILE") as string },
    ]);
    const [{ message } = { message: "" }] = found;
    for (const object of [
      `the trigger ${trigger} of parts`,
      "the column name of webhooks",
      "the table backup_codes",
    ]) {
      expect(message).toContain(object);
    }
    expect(message).not.toContain("of backup_codes");
  });
});
