/** `backup` and `restore` on PostgreSQL, in schemas that contain objects of other programs. */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readArchive } from "../../src/archive/read-archive.ts";
import { createArchive } from "../../src/archive/write-archive.ts";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { useLock } from "../../src/database/postgres/postgres-pool.ts";
import { createTestDatabase, type TestDatabase } from "../support/dialects.ts";
import { directory, partledger, useDirectory } from "./program.ts";

const format = { format: "partledger-backup", formatVersion: 1 };

describe("backups of PostgreSQL", () => {
  useDirectory();
  let database: TestDatabase;
  let other: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase("postgres");
    other = await createTestDatabase("postgres", { empty: true });
  });
  afterEach(async () => {
    await database.drop();
    await other.drop();
  });

  async function run(parameters: string[], url = database.url, code = 0): Promise<string> {
    const finished = await partledger(parameters, { environment: { DATABASE_URL: url } });
    expect(finished.code, finished.stderr).toBe(code);
    return finished.stdout + finished.stderr;
  }

  async function sql<Row extends object>(text: string, url = database.url): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  const users = async (url = database.url): Promise<string> => run(["user", "list"], url);
  const create = (name: string) => run(["user", "create", name, "--preset", "editor"]);

  it("restore keeps tables, sequences and functions of other programs, and grants", async () => {
    await create("ada");
    await sql(`create table notes (id serial primary key, text text);
      insert into notes (text) values ('before');
      create sequence numbers start 5;
      create function double(integer) returns integer language sql as 'select 2 * $1';
      create index on notes (double(id));
      grant select on parts to public;
      grant update (name) on users to public;
      grant usage on sequence parts_id_seq to pg_monitor with grant option`);
    await run(["backup", "b.tar.gz"]);
    const { entries } = await readArchive(join(directory, "b.tar.gz"), format);
    expect(entries.map(({ path }) => path)).not.toContain("database/notes.jsonl");
    await create("bob");
    await sql("update notes set text = 'after'");
    await run(["restore", "--force", "b.tar.gz"]);
    expect(await users()).not.toContain("bob");
    expect(await sql("select text, double(id) from notes")).toEqual([{ text: "after", double: 2 }]);
    expect(await sql("select nextval('numbers')::integer as value")).toEqual([{ value: 5 }]);
    expect(
      await sql(`select c.relname, g.acl::text from pg_class c, lateral (select c.relacl as acl union all
          select attacl from pg_attribute where attrelid = c.oid) g
        where relname in ('parts', 'users', 'parts_id_seq') and g.acl is not null order by 1`),
    ).toMatchObject([
      { relname: "parts", acl: expect.stringContaining("=r/") as string },
      { relname: "parts_id_seq", acl: expect.stringContaining("pg_monitor=U*/") as string },
      { relname: "users", acl: expect.stringMatching(/^\{"?=w\//) as string },
    ]);
    await create("carol");
  });

  it("contain the deleted files that are kept", async () => {
    await create("ada");
    const key = "media/part/1/kept-0123456789abcdef012345.txt";
    await mkdir(join(directory, "uploads/media/part/1"), { recursive: true });
    await writeFile(join(directory, "uploads", key), "kept");
    await sql(`insert into deleted_files values ('${key}', '2026-01-01', false),
      ('media/part/1/gone-0123456789abcdef012345.txt', '2026-01-01', true)`);
    expect(await run(["backup", "b.tar.gz"])).toContain("and 1 file");
    const { entries } = await readArchive(join(directory, "b.tar.gz"), format);
    expect(entries.map(({ path }) => path)).toEqual(
      expect.arrayContaining([`files/${key}`, "database/deleted_files.jsonl"]),
    );
  });

  it("restore skips tables of other programs in backups of earlier versions", async () => {
    await create("ada");
    await run(["backup", "b.tar.gz"]);
    const contents = new Map<string, Buffer>();
    const { entries, ...header } = await readArchive(join(directory, "b.tar.gz"), {
      ...format,
      onEntry: async ({ path }, content) => {
        const chunks: Buffer[] = [];
        for await (const chunk of content) chunks.push(chunk);
        contents.set(path, Buffer.concat(chunks));
      },
    });
    const index = JSON.parse(contents.get("database/database.json")!.toString()) as {
      tables: object[];
      sequences: object[];
    };
    index.tables.unshift({ name: "notes", rows: 1 });
    index.sequences.unshift({ name: "numbers", last_value: "5", is_called: true });
    contents.set("database/database.json", Buffer.from(JSON.stringify(index)));
    contents.set("database/notes.jsonl", Buffer.from('{"id":1}\n'));
    const archive = await createArchive(join(directory, "old.tar.gz"), header);
    for (const [path, content] of contents) await archive.add(path, content.length, [content]);
    await archive.finish();
    expect(entries.length).toBeGreaterThan(30);
    expect(await run(["restore", "old.tar.gz"], other.url)).toContain(
      "Tables that do not belong to Partledger were not restored: notes.",
    );
    expect(await users(other.url)).toContain("ada");
  });

  it("restore names objects of other programs that depend on the tables, and changes nothing", async () => {
    await create("ada");
    await run(["backup", "b.tar.gz"]);
    await create("bob");
    await sql(`create view part_names as select name from parts;
      create table notes (part integer references parts)`);
    const message = await run(["restore", "--force", "b.tar.gz"], database.url, 1);
    expect(message).toContain("Objects of other programs depend on the tables of Partledger: ");
    expect(message).toContain("view part_names depends on table parts");
    expect(message).toContain("on table notes depends on table parts");
    expect(message).toContain("Drop them, restore the backup, then create them again.");
    expect(await users()).toContain("bob");
    expect(await sql("select * from part_names")).toEqual([]);
  });

  it("restore --force keeps tables of another program that have the same names", async () => {
    await run(["backup", "b.tar.gz"]);
    await sql("create table users (id integer); create table migrations (migration text)", other.url);
    expect(await run(["restore", "--force", "b.tar.gz"], other.url, 1)).toContain(
      "The schema contains tables that another program created: migrations, users.",
    );
    expect(await sql("select * from users", other.url)).toEqual([]);
  });

  it("restore --into changes only the database that --database names", async () => {
    await create("ada");
    await run(["backup", "b.tar.gz"]);
    await create("bob");
    const feed = async (url?: string) =>
      (await sql<{ kind: string; id: string }>("select kind, id from change_feed order by id", url)).map(
        ({ kind, id }) => ({ kind, id: Number(id) }),
      );
    const refused = await run(["restore", "b.tar.gz"], database.url, 1);
    expect(refused).toContain("tables in the PostgreSQL database");
    expect(refused).toContain("or --into DIR --database URL to restore to another place.");
    const into = ["restore", "--into", "other", "b.tar.gz"];
    expect(await run(into, database.url, 2)).toContain("Pass --database URL to name the database");
    expect(await run([...into, "--force"], database.url, 2)).toContain("Pass --database URL");
    expect(await run([...into, "--database", "other.db"], database.url, 2)).toContain(
      "--database must be the URL of a PostgreSQL database",
    );
    expect(await run(["restore", "b.tar.gz", "--database", other.url], database.url, 2)).toContain(
      "--database requires --into.",
    );
    const restored = await run([...into, "--database", other.url]);
    expect(restored).toMatch(/^ {2}DATABASE_URL=URL UPLOADS_DIR=other .*partledger.* migrate /m);
    expect(restored).not.toContain(other.url);
    expect(await users(other.url)).not.toContain("bob");
    expect(await users()).toContain("bob");
    // Clients of the original database cannot continue in the copy: its sequences are higher.
    expect((await feed()).map(({ kind }) => kind)).toEqual(["start", "created", "created"]);
    const [start] = await feed(other.url);
    expect(start).toEqual({ kind: "start", id: expect.any(Number) as number });
    expect(start?.id).toBeGreaterThan(1e15);
    await run(["user", "create", "eve", "--preset", "editor"], other.url);
    expect((await feed(other.url)).map(({ id }) => id)).toEqual([start?.id, (start?.id ?? 0) + 1]);
  });

  it("are not restored while a service uses the database, even if it has no requests or lost its connection", async () => {
    await run(["backup", "b.tar.gz"]);
    const url = `${database.url}?application_name=inventory`;
    const restore = (code: number) =>
      run(
        ["restore", "b.tar.gz", "--force", "--into", "new", "--database", database.url],
        database.url,
        code,
      );
    const service = await openStore(url);
    try {
      expect(await restore(1)).toContain("The PostgreSQL database is in use. Stop the service");
      const connections = "from pg_stat_activity where application_name = 'inventory'";
      await sql(`select pg_terminate_backend(pid) ${connections}`);
      const count = async () =>
        (await sql(`select ${connections} and pid in (select pid from pg_locks where locktype = 'advisory')`))
          .length;
      await expect.poll(count, { timeout: 10_000, interval: 50 }).toBe(1);
      expect(await restore(1)).toContain("The PostgreSQL database is in use.");
    } finally {
      await service.close();
    }
    await restore(0);
  });

  it("exclude other processes while they are restored", async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`select pg_advisory_lock(${useLock})`);
    try {
      await expect(openStore(database.url, { waitTimeoutMilliseconds: 1000 })).rejects.toThrow(
        /^Cannot open database .*: another process restores a backup to it\. Wait until it has ended/,
      );
    } finally {
      await client.end();
    }
  });

  it("are created before an upgrade, and bring back the old schema", async () => {
    await migrate(other.url, { migrations: migrations.slice(0, 5) });
    await sql(
      `insert into groups (name, name_folded, permissions, added_date, last_modified)
      values ('Kept', 'kept', '{}', '', '')`,
      other.url,
    );
    const { stderr } = await partledger(["migrate"], { environment: { DATABASE_URL: other.url } });
    const [, path = ""] = /^Copied the database to (\S+)\.$/m.exec(stderr) ?? [];
    expect(path, stderr).toMatch(/^uploads\/backups\/before-upgrade-5-\d{8}T\d{6}Z\.tar\.gz$/);
    await sql("update groups set name = 'Changed'", other.url);
    await run(["restore", "--force", path], other.url);
    expect(await sql("select max(version) as version from migrations", other.url)).toEqual([{ version: 5 }]);
    expect(await sql("select name from groups where name_folded = 'kept'", other.url)).toEqual([
      { name: "Kept" },
    ]);
    await rm(join(directory, "uploads/backups"), { recursive: true });
    await run(["migrate", "--no-copy"], other.url);
    expect(existsSync(join(directory, "uploads/backups"))).toBe(false);
  });

  it("are not restored over the schema of a newer version, which has other tables", async () => {
    await run(["backup", "b.tar.gz"]);
    await sql("insert into migrations (version, name, applied_at) values (999, 'future', '')");
    expect(await run(["restore", "--force", "b.tar.gz"], database.url, 1)).toContain(
      "Restore the backup with the version of Partledger that upgraded the database",
    );
  });
});
