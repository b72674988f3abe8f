import pg from "pg";
import { expect, it } from "vitest";
import { allTables, functionsOf, isOwnTable } from "../../src/database/postgres/postgres-objects.ts";
import { createTestDatabase } from "../support/dialects.ts";

it("the lists of tables and functions on PostgreSQL contain everything that the migrations create", async () => {
  const database = await createTestDatabase("postgres");
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const client = await pool.connect();
  try {
    const tables = await allTables(client);
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((name) => !isOwnTable(name))).toEqual([]);
    const { rows } = await client.query<{ signature: string }>(`
      select oid::regprocedure::text as signature from pg_proc p
      where pronamespace = current_schema()::regnamespace and not exists (
        select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      order by signature`);
    expect(rows.length).toBeGreaterThan(5);
    expect(await functionsOf(client)).toEqual(rows.map(({ signature }) => signature));
  } finally {
    client.release();
    await pool.end();
    await database.drop();
  }
});
