import { expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { readObjects } from "../../src/database/schema-objects.ts";
import { createTestDatabase } from "../support/dialects.ts";

it("the list of all objects on PostgreSQL is current: `npx vitest run test/database/postgres-schema.test.ts --update`", async () => {
  const database = await createTestDatabase("postgres");
  const store = await openStore(database.url, { connections: 2 });
  try {
    const objects = await readObjects(store.read.db, "postgres");
    const lines = objects.map((object) => `  ${JSON.stringify(object, withoutNulls)},\n`).join("");
    await expect(
      "// Written by test/database/postgres-schema.test.ts\n" +
        "/** All objects of the current schema version on PostgreSQL. */\n" +
        `export const postgresSchema = [\n${lines}] as const;\n`,
    ).toMatchFileSnapshot("../../generated/postgres-schema.ts");
  } finally {
    await store.close();
    await database.drop();
  }
});

function withoutNulls(_name: string, value: unknown): unknown {
  return value ?? undefined;
}
