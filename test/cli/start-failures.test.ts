/** Errors of commands that cannot start: subject, address, remedy and exit code. */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { databaseUrl, query } from "../support/postgres.ts";
import { directory, partledger, useDirectory } from "./program.ts";

useDirectory();

/** Expects that the command exits in time with 1 and one message that contains all of the texts. */
async function expectFailure(
  parameters: string[],
  environment: Record<string, string>,
  texts: readonly string[],
): Promise<void> {
  const { code, signal, stdout, stderr } = await partledger(parameters, { environment, timeout: 30_000 });
  expect({ code, signal, stdout }, stderr).toEqual({ code: 1, signal: null, stdout: "" });
  for (const text of texts) expect(stderr.replaceAll(directory, "DIR")).toContain(text);
  // The output must not contain a stack trace or log lines.
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
}

describe("SQLite", () => {
  it.each<[string, string, (path: string) => unknown, string[]]>([
    [
      "a folder",
      "x.db",
      (path) => mkdir(path),
      ["DIR/x.db cannot be opened: it is a directory", "Set DATABASE_URL to a file"],
    ],
    [
      "a pipe",
      "x.db",
      (path) => execFileSync("mkfifo", [path]),
      ["DIR/x.db cannot be opened: it is not a file"],
    ],
    [
      "a file of another kind",
      "x.db",
      (path) => writeFile(path, "Dear diary, ".repeat(100)),
      ["DIR/x.db cannot be opened: the file is not a SQLite database", "Set DATABASE_URL to another file"],
    ],
    [
      "a path below a file",
      "x/y.db",
      () => writeFile(join(directory, "x"), ""),
      [
        "DIR/x/y.db cannot be opened: DIR/x is a file, not a directory. Set DATABASE_URL to a file in a directory.",
      ],
    ],
    [
      "a path where no folder can be created",
      "/proc/x/y.db",
      () => undefined,
      [
        "/proc/x/y.db cannot be opened: no such file or directory",
        "write to the directory /proc/x, or set DATABASE_URL to another file",
      ],
    ],
  ])("reports that the database is %s", async (_, path, prepare, texts) => {
    await prepare(join(directory, path));
    for (const command of [["migrate"], ["serve", "--port", "0"], ["user", "list"]]) {
      await expectFailure(command, { DATABASE_URL: `sqlite:${path}` }, [...texts, "The SQLite database"]);
    }
  });

  it.each([
    ["has other tables", "create table customers (id)"],
    ["has a table that Partledger also has", "create table users (id)"],
    ["has another table of migrations", "create table migrations (id integer primary key, migration, batch)"],
  ])("does not change a database of another program that %s", async (_, schema) => {
    const path = join(directory, "x.db");
    const database = new Database(path);
    database.exec(schema);
    database.close();
    const before = await readFile(path);
    const environment = { DATABASE_URL: "sqlite:x.db" };
    for (const command of [["migrate"], ["serve", "--port", "0"], ["user", "list"]]) {
      await expectFailure(command, environment, [
        "The SQLite database DIR/x.db was created by another program",
        "Set DATABASE_URL to another file",
      ]);
    }
    const { stdout } = await partledger(["doctor"], { environment });
    expect(stdout).toMatch(/^PROBLEM database: .* was created by another program/m);
    expect((await readFile(path)).equals(before)).toBe(true);
    expect((await readdir(directory)).sort()).toEqual(["uploads", "x.db"]);
  });

  it.each<[string, string, () => unknown, string[]]>([
    [
      "a file",
      "x",
      () => writeFile(join(directory, "x"), ""),
      ["The directory DIR/x (UPLOADS_DIR) cannot be used: DIR/x is a file, not a directory. Remove it"],
    ],
    [
      "below a file",
      "x/y",
      () => writeFile(join(directory, "x"), ""),
      ["The directory DIR/x/y (UPLOADS_DIR) cannot be used: DIR/x is a file, not a directory. Remove it"],
    ],
    [
      "impossible",
      "/proc/x",
      () => undefined,
      ["The directory /proc/x (UPLOADS_DIR)", "or set UPLOADS_DIR to another directory"],
    ],
  ])("reports that UPLOADS_DIR is %s", async (_, UPLOADS_DIR, prepare, texts) => {
    await prepare();
    await expectFailure(["serve", "--port", "0"], { UPLOADS_DIR }, texts);
    await expectFailure(["migrate"], { UPLOADS_DIR, DATABASE_URL: "sqlite:other.db" }, texts);
  });

  it("accepts an empty database that had tables", async () => {
    const database = new Database(join(directory, "x.db"));
    database.exec("create table customers (id integer primary key autoincrement); drop table customers");
    database.close();
    const { code } = await partledger(["migrate"], { environment: { DATABASE_URL: "sqlite:x.db" } });
    expect(code).toBe(0);
  });

  it("leaves no -wal and -shm files beside a database that it does not accept", async () => {
    const database = new Database(join(directory, "x.db"));
    database.exec("create table migrations (version integer, name text, applied_at text)");
    database.exec("insert into migrations values (1, 'unknown', '2026-01-01')");
    database.close();
    await expectFailure(["serve", "--port", "0"], { DATABASE_URL: "sqlite:x.db" }, ["development version"]);
    expect((await readdir(directory)).sort()).toEqual(["uploads", "x.db"]);
  });

  it("reports with several workers that UPLOADS_DIR is a file", async () => {
    await writeFile(join(directory, "x"), "");
    const command = ["serve", "--port", "0", "--workers", "2"];
    await expectFailure(command, { UPLOADS_DIR: "x" }, ["The directory DIR/x (UPLOADS_DIR) cannot be used"]);
  });

  it.each(["x", "x/y"])("doctor reports that UPLOADS_DIR is %s where x is a file", async (UPLOADS_DIR) => {
    await writeFile(join(directory, "x"), "");
    const { code, stdout } = await partledger(["doctor"], { environment: { UPLOADS_DIR } });
    const lines = stdout.replaceAll(directory, "DIR").split("\n");
    expect(code).toBe(1);
    expect(stdout).not.toMatch(/ENOTDIR|does not exist yet/);
    expect(lines).toContainEqual(
      expect.stringContaining(`DIR/${UPLOADS_DIR} (UPLOADS_DIR) cannot be used: DIR/x is a file`),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^PROBLEM database: The SQLite database .* DIR\/x is a file, not a directory/),
    );
  });

  it.skipIf(process.getuid?.() === 0)("reports that a folder is not writable", async () => {
    await mkdir(join(directory, "closed"), { mode: 0o500 });
    await expectFailure(["migrate"], { UPLOADS_DIR: "closed" }, [
      "DIR/closed (UPLOADS_DIR)",
      "permission denied",
    ]);
    await expectFailure(["migrate"], { DATABASE_URL: "sqlite:closed/x.db" }, ["DIR/closed/x.db"]);
  });
});

describe("PostgreSQL", () => {
  const name = `partledger_start_${randomBytes(6).toString("hex")}`;
  let server: string;
  beforeAll(async () => {
    server = inject("postgres").url;
    await query(server, `create role ${name} login password 'correct'`);
    await query(server, `create database ${name} template template0 encoding 'UTF8'`);
  });
  afterAll(async () => {
    await query(server, `drop database if exists ${name} with (force)`);
    await query(server, `drop role ${name}`);
  });

  function url(change: (url: URL) => void): string {
    const made = new URL(databaseUrl(server, name));
    made.username = name;
    made.password = "correct";
    change(made);
    return made.href;
  }

  it.each<[string, (url: URL) => void, (address: string) => string[]]>([
    [
      "no server responds",
      (url) => (url.port = "1"),
      () => [
        "Cannot reach the PostgreSQL server at 127.0.0.1:1: connection refused (ECONNREFUSED)",
        "DATABASE_URL",
      ],
    ],
    [
      "the host is unknown",
      (url) => (url.hostname = "nowhere.invalid"),
      () => ["Cannot reach the PostgreSQL server at nowhere.invalid:", "host and port in DATABASE_URL"],
    ],
    [
      "the database is unknown",
      (url) => (url.pathname = "/partledger_nowhere"),
      (address) => {
        const [host, port] = address.split(":");
        const command = `createdb -h ${host} -p ${port} -U ${name} -E UTF8 -T template0 partledger_nowhere`;
        return [`database "partledger_nowhere" on the PostgreSQL server at ${address}`, command];
      },
    ],
    [
      "the role cannot access the schema",
      () => undefined,
      (address) => [
        `Role "${name}" cannot use database "${name}" on the PostgreSQL server at ${address}`,
        `GRANT USAGE, CREATE ON SCHEMA "public" TO "${name}";`,
      ],
    ],
  ])("reports that %s", async (_, change, texts) => {
    const DATABASE_URL = url(change);
    const expected = texts(new URL(server).host);
    for (const command of [["migrate"], ["serve", "--port", "0"]]) {
      await expectFailure(command, { DATABASE_URL }, expected);
    }
    const doctor = await partledger(["doctor"], { environment: { DATABASE_URL } });
    expect(doctor.code).toBe(1);
    expect(doctor.stdout + doctor.stderr).not.toContain("correct");
  });

  it("reports with several workers that the role cannot access the schema", async () => {
    await expectFailure(["serve", "--port", "0", "--workers", "2"], { DATABASE_URL: url(() => undefined) }, [
      `GRANT USAGE, CREATE ON SCHEMA "public" TO "${name}";`,
    ]);
  });

  it("reports that the schema of search_path is missing, with the statement that creates it", async () => {
    await query(server, `alter role ${name} set search_path = parts_e, other`);
    try {
      await expectFailure(["migrate"], { DATABASE_URL: url(() => undefined) }, [
        `Cannot use database "${name}" on the PostgreSQL server at ${new URL(server).host}`,
        `search_path (parts_e, other) contains no schema that role`,
        `CREATE SCHEMA parts_e AUTHORIZATION "${name}";`,
      ]);
    } finally {
      await query(server, `alter role ${name} reset search_path`);
    }
  });

  it("reports that pg_trgm cannot be created, with the database, the role and the statement", async () => {
    const database = databaseUrl(server, name);
    await query(database, `grant usage, create on schema public to ${name}`);
    await query(database, `revoke create on database ${name} from public`);
    try {
      await expectFailure(["migrate"], { DATABASE_URL: url(() => undefined) }, [
        `Cannot use database "${name}" on the PostgreSQL server at ${new URL(server).host}`,
        `role "${name}" cannot create the extension pg_trgm`,
        "superuser to run in this database: CREATE EXTENSION pg_trgm;",
      ]);
      await query(database, "create extension pg_trgm");
      expect(
        await partledger(["migrate"], { environment: { DATABASE_URL: url(() => undefined) } }),
      ).toMatchObject({ code: 0 });
    } finally {
      await query(database, `revoke all on schema public from ${name}`);
    }
  });

  it("reports that the sign-in fails, without the password", async () => {
    const DATABASE_URL = url((made) => {
      // The test server may accept every password, but it rejects unknown roles.
      made.username = "partledger_nobody";
      made.password = "hunter2";
    });
    const { code, stderr } = await partledger(["migrate"], { environment: { DATABASE_URL } });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Cannot sign in to the PostgreSQL server at \S+: .*"partledger_nobody".*DATABASE_URL/,
    );
    expect(stderr).not.toContain("hunter2");
  });

  it("reports that no connection is available", async () => {
    await query(server, `alter role ${name} connection limit 0`);
    try {
      // Commands wait longer for a connection than this test can, so the test opens the store with a shorter timeout.
      const opening = openStore(
        url(() => undefined),
        { waitTimeoutMilliseconds: 1000 },
      );
      await expect(opening).rejects.toThrow(/^Cannot open .*: no connection is free for role /);
    } finally {
      await query(server, `alter role ${name} connection limit -1`);
    }
  });
});

it("exits with 2 for invalid settings", async () => {
  for (const environment of [
    { DATABASE_URL: "mysql://x" },
    { DATABASE_CONNECTIONS: "many" },
    { PORT: "-1" },
  ]) {
    const { code, stderr } = await partledger(["serve"], { environment });
    expect([code, stderr]).toEqual([2, expect.stringContaining(Object.keys(environment)[0] ?? "")]);
  }
});
