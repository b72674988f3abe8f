/** Writes on PostgreSQL that the database refuses, and a role that has only privileges on tables. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { createService } from "../../src/service.ts";
import { api, type Api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { query } from "../support/postgres.ts";
import { unique, useService } from "./running-service.ts";

describe("a role with privileges on the tables only", () => {
  const running = useService("postgres");
  const role = `partledger_tables_${randomBytes(6).toString("hex")}`;
  let service: Awaited<ReturnType<typeof createService>>;
  let client: Api;

  beforeAll(async () => {
    const { databaseUrl, uploads } = running.service;
    await query(databaseUrl, `create role ${role} login password 'secret'`);
    for (const granted of [
      "usage on schema public",
      "select, insert, update, delete on all tables in schema public",
    ])
      await query(databaseUrl, `grant ${granted} to ${role}`);
    const url = new URL(databaseUrl);
    [url.username, url.password] = [role, "secret"];
    service = await createService(readConfig({ DATABASE_URL: url.href, UPLOADS_DIR: uploads }), {
      webhooks: { sends: false },
    });
    client = api({ ...running.service, url: (await service.listen(0, "127.0.0.1")).url }, tokens.full);
  });
  afterAll(async () => {
    await service.close();
    await query(running.service.databaseUrl, `drop owned by ${role}`);
    await query(running.service.databaseUrl, `drop role ${role}`);
  });

  it("creates elements", async () => {
    const { body } = await client.post("/api/categories", { name: unique("C") }, { expect: 201 });
    const created = await client.post("/api/parts", { name: "P", category: body["@id"] }, { expect: 201 });
    expect((await client.get(String(created.body["@id"]))).body["name"]).toBe("P");
  });
});

describe("a constraint that is violated again after a retry", () => {
  const running = useService("postgres");
  let category: string;

  beforeAll(async () => {
    category = await running.make("categories", { name: unique("C") });
  });

  /** Fails inserts of parts with one error code after the other. A sequence counts them, also in transactions that fail. */
  async function failWith(...codes: readonly string[]): Promise<void> {
    await running.service.store.transaction(async ({ db }) => {
      await sql`drop sequence if exists attempts cascade`.execute(db);
      await sql`create sequence attempts`.execute(db);
      await sql`create or replace function fail_insert() returns trigger language plpgsql as ${sql.lit(
        `declare attempt int := nextval('attempts'); codes text[] := '{${codes.join()}}';
        begin
          if attempt <= array_length(codes, 1) then raise exception 'refused' using errcode = codes[attempt]; end if;
          return new;
        end`,
      )}`.execute(db);
      await sql`create or replace trigger fail_insert before insert on parts
        for each row execute function fail_insert()`.execute(db);
    });
  }

  it.each([
    { codes: ["23505"], status: 201 },
    { codes: ["23505", "23503"], status: 503 },
    { codes: ["23505", "23505"], status: 422 },
  ])("$codes: $status, also in an atomic batch", async ({ codes, status }) => {
    const body = { name: unique("P"), category };
    const logged = await running.logged();
    await failWith(...codes);
    const single = await running.client.post("/api/parts", body);
    await failWith(...codes);
    const operations = [
      { method: "POST", path: "/api/parts", body },
      { method: "GET", path: "/api/info" },
    ];
    const batch = await running.client.post("/api/batch", { atomic: true, operations });
    expect([single.status, batch.status]).toEqual([status, status === 201 ? 200 : status]);
    expect((await running.logged()) - logged).toBe(status === 201 ? 2 : 0);
  });
});
