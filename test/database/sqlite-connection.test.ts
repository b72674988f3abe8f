import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import {
  openSqliteConnection,
  rowFactory,
  statementBytes,
  type SqliteConnection,
  type SqliteConnectionOptions,
} from "../../src/database/sqlite/sqlite-connection.ts";
import { createStatementLog } from "../../src/database/statement-log.ts";

const opened: SqliteConnection[] = [];
let directory: string | undefined;

async function connect(options: Partial<SqliteConnectionOptions> = {}): Promise<SqliteConnection> {
  directory ??= await mkdtemp(join(tmpdir(), "partledger-test-"));
  const log = createStatementLog(undefined);
  const connection = openSqliteConnection(join(directory, "x.db"), {
    readonly: false,
    log,
    cacheBytes: 1_000_000,
    ...options,
  });
  opened.push(connection);
  return connection;
}

afterEach(async () => {
  for (const { handle } of opened.splice(0)) handle.close();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
  directory = undefined;
});

describe("a SQLite connection", () => {
  it("is durable after a power failure and enforces foreign keys by default", async () => {
    const { handle } = await connect();
    const setting = (name: string): unknown => handle.pragma(name, { simple: true });
    const full = 2;
    expect(setting("journal_mode")).toBe("wal");
    expect(setting("synchronous")).toBe(full);
    expect(setting("foreign_keys")).toBe(1);
    expect(setting("busy_timeout")).toBeLessThan(20);
    const fast = await connect({ durability: "normal" });
    expect(fast.handle.pragma("synchronous", { simple: true })).toBe(1);
  });

  it("binds integers as integers", async () => {
    const connection = await connect();
    const typed = (value: unknown): unknown =>
      connection.execute("select typeof(?) as type, '/parts/' || ? as path", [value, value]).rows[0];
    expect(typed(7)).toEqual({ type: "integer", path: "/parts/7" });
    expect(typed(7.5)).toEqual({ type: "real", path: "/parts/7.5" });
    expect(typed(true)).toEqual({ type: "integer", path: "/parts/1" });
    expect(typed(null)).toEqual({ type: "null", path: null });
    expect(typed("7")).toEqual({ type: "text", path: "/parts/7" });
    expect(typed(Buffer.from("7"))).toMatchObject({ type: "blob" });
  });

  it("hides the values of LIMIT and LIKE from the planner, which would prepare the statement each time", async () => {
    const connection = await connect();
    const prepare = vi.spyOn(connection.handle, "prepare");
    connection.execute("create table t (name text)", []);
    connection.execute("insert into t values ('a'), ('ab'), ('b')", []);
    const sql = "select name from t where name like ? escape '\\' order by name limit ? offset ?";
    expect(connection.execute(sql, ["a%", 1, 1]).rows).toEqual([{ name: "ab" }]);
    expect(prepare).toHaveBeenLastCalledWith(
      "select name from t where name like cast(? as text) escape '\\' order by name limit cast(? as integer) offset ?",
    );
  });

  it("caches the most recently used statements up to its memory limit", async () => {
    const text = (number: number, columns = 1): string =>
      `select ${Array.from({ length: columns }, () => `${number} as number`).join(", ")}`;
    const connection = await connect({ cacheBytes: 2 * 4 * statementBytes(text(1)) });
    const prepare = vi.spyOn(connection.handle, "prepare");
    const use = (...numbers: number[]) => {
      prepare.mockClear();
      for (const number of numbers) connection.execute(text(number), []);
      return prepare.mock.calls.length;
    };
    expect(use(1, 2, 3, 4)).toBe(4);
    expect(use(1, 2, 3, 4)).toBe(0);
    expect(use(1, 5)).toBe(1);
    expect(use(1, 3, 4, 5)).toBe(0);
    expect(use(2)).toBe(1);
    // A long statement takes the memory of several short ones.
    connection.execute(text(6, 5), []);
    expect(use(2)).toBe(0);
    expect(use(3, 4, 5)).toBe(3);
  });

  it("runs more different statements than the cache can contain", async () => {
    const connection = await connect();
    for (let round = 0; round < 2; round++) {
      for (let number = 0; number < 700; number++) {
        expect(connection.execute(`select ${number} as number`, []).rows).toEqual([{ number }]);
      }
    }
  });

  it("returns columns that were added after a statement was first used", async () => {
    const connection = await connect();
    connection.execute("create table t (a integer)", []);
    connection.execute("insert into t values (1)", []);
    expect(connection.execute("select a from t", []).rows).toEqual([{ a: 1 }]);
    connection.execute("alter table t add column b boolean default true", []);
    expect(connection.execute("select a, b from t", []).rows).toEqual([{ a: 1, b: true }]);
    expect(connection.execute("select a from t", []).rows).toEqual([{ a: 1 }]);
  });

  it("creates the folder of the database and loads a native addon from another path", async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-test-"));
    const nativeBinding = join(directory, "beside.node");
    const installed = dirname(createRequire(import.meta.url).resolve("better-sqlite3/package.json"));
    await copyFile(join(installed, "build", "Release", "better_sqlite3.node"), nativeBinding);
    const store = await openStore(`sqlite:${join(directory, "some", "where", "x.db")}`, { nativeBinding });
    const rows = await store.readTransaction(async ({ db }) => db.introspection.getTables());
    expect(rows).toEqual([]);
    await store.close();
    const missing = openStore(`sqlite:${join(directory, "x.db")}`, { nativeBinding: "/none.node" });
    const cause: unknown = expect.objectContaining({
      message: expect.stringContaining("/none.node") as unknown,
    });
    await expect(missing).rejects.toMatchObject({ name: "OpenFailure", cause });
  });
});

describe("rows", () => {
  it("have a property for each column, regardless of its name", () => {
    const names = ["a", "a b", '"', "\\", "\u2028", "0", "${x}", "constructor"];
    const toRow = rowFactory(names.map((name) => ({ name, type: null })));
    expect(Object.entries(toRow([1, 2, 3, 4, 5, 6, 7, 8]))).toEqual(
      expect.arrayContaining(names.map((name, index) => [name, index + 1])),
    );
  });

  it("contain booleans for boolean columns", () => {
    const toRow = rowFactory([
      { name: "a", type: "boolean" },
      { name: "b", type: "BOOLEAN" },
      { name: "c", type: "boolean" },
      { name: "d", type: "integer" },
    ]);
    expect(toRow([1, 0, null, 1])).toEqual({ a: true, b: false, c: null, d: 1 });
  });
});
