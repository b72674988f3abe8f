/** Upgrades a database with codes that earlier versions accepted. `doctor` then names them. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkCodes } from "../../../src/cli/checks/codes.ts";
import { readConfig } from "../../../src/config/config.ts";
import { openReader, openStore, type DatabaseReader } from "../../../src/database/connect.ts";
import { fold } from "../../../src/database/fold.ts";
import { migrate } from "../../../src/database/migrate.ts";
import { migrations } from "../../../src/database/migrations/all.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../../support/dialects.ts";

/** Inserts rows that the service no longer creates. */
async function insertCodes(url: string): Promise<void> {
  const store = await openStore(url);
  try {
    await store.transaction(async ({ db }) => {
      await sql`insert into categories (id, name, name_folded, full_path, added_date, last_modified)
        values (1, 'C', 'c', 'C', '', '')`.execute(db);
      const ipns = [
        "Y-100 ",
        "   ",
        "Ä-1".normalize("NFC"),
        "Ä-1".normalize("NFD"),
        "Conn-7a",
        "CONN-7A",
        "\u200bZ-1\u00ad",
      ];
      for (const [index, ipn] of ipns.entries()) {
        await sql`insert into parts (id, name, name_folded, ipn, ipn_folded, category_id, added_date, last_modified)
          values (${index + 1}, 'P', 'p', ${ipn}, ${fold(ipn)}, 1, '', '')`.execute(db);
      }
      await sql`insert into part_lots (id, part_id, user_barcode, user_barcode_folded, added_date, last_modified)
        values (1, 1, ${"\tLOT-1"}, ${"\tlot-1"}, '', '')`.execute(db);
    });
  } finally {
    await store.close();
  }
}

describeDialects("codes of earlier versions", (dialect) => {
  let database: TestDatabase;
  let reader: DatabaseReader;

  beforeAll(async () => {
    database = await createTestDatabase(dialect, { empty: true });
    await migrate(database.url, { migrations: migrations.filter(({ name }) => name < "0016") });
    await insertCodes(database.url);
    await migrate(database.url);
    reader = await openReader(database.url);
  });
  afterAll(async () => {
    await reader.close();
    await database.drop();
  });

  it("are kept by an upgrade, and doctor names those that scans do not find", async () => {
    const findings = await checkCodes({ read: reader.read, config: readConfig({}) });
    expect(findings.map(({ status, message }) => [status, message])).toEqual([
      [
        "warning",
        expect.stringMatching(
          /^3 values of ipn begin .*: parts 1 "Y-100 ", parts 2 "   ", parts 7 "\\u200bZ-1\\u00ad"\.$/,
        ),
      ],
      ["warning", expect.stringMatching(/^1 values of ipn occur twice .*: parts 3 and 4 \(Ä-1\)/)],
      ["warning", expect.stringMatching(/^1 values of user_barcode begin .*: part_lots 1 "\\tLOT-1"\.$/)],
    ]);
    expect(findings[0]?.fix).toMatch(/^curl -X PATCH .* -d '\{"ipn":"Y-100"\}' \S+\/api\/parts\/1$/);
  });
});
