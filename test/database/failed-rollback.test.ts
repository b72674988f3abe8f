/** Group commits on SQLite after a rollback that fails. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createGroupCommit } from "../../src/database/sqlite/group-commit.ts";

let folder = "";
let handle: InstanceType<typeof Database>;
/** The statements that fail next. */
const failing: string[] = [];
const reported: unknown[] = [];
const broken = new Error("disk I/O error");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "partledger-test-"));
  handle = new Database(join(folder, "test.db"));
  handle.exec("create table entries (key text primary key)");
  reported.length = 0;
});

afterEach(async () => {
  handle.close();
  await rm(folder, { recursive: true });
});

function groupCommit() {
  const control = (sql: string): void => {
    const index = failing.indexOf(sql);
    if (index >= 0) {
      failing.splice(index, 1);
      throw broken;
    }
    handle.exec(sql);
  };
  return createGroupCommit({
    connection: { handle, control },
    begin: async () => control("begin immediate"),
    beforeGroupCommit: () => {
      if (handle.prepare("select 1 from entries where key = 'refused'").get() !== undefined)
        throw new Error("The commit is refused.");
    },
    onRollbackFailure: (error) => reported.push(error),
  });
}

/** Adds an entry in a transaction. */
async function add({ run }: ReturnType<typeof groupCommit>, key: string): Promise<void> {
  await run(async () => {
    handle.prepare("insert into entries values (?)").run(key);
    if (key === "fails") throw new Error("no");
  }, true);
}

const keys = (): unknown[] => handle.prepare("select key from entries order by key").pluck().all();

it.each([
  ["the commit fails", "refused", ["rollback"]],
  ["the rollback of a member fails", "fails", ["rollback to member", "rollback"]],
])(
  "answers all members, reports the failure, and repeats the rollback before the next transaction if %s",
  async (_title, last, statements) => {
    const groups = groupCommit();
    failing.push(...statements);
    const results = await Promise.allSettled(["a", "b", last].map((key) => add(groups, key)));
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(reported).toEqual([broken]);
    expect(handle.inTransaction).toBe(true);
    // An exception in the callback of `setImmediate` would end the process here.
    await setTimeout(10);
    await add(groups, "later");
    expect(keys()).toEqual(["later"]);
  },
);

it("rejects transactions as long as the rollback fails", async () => {
  const groups = groupCommit();
  failing.push("rollback", "rollback", "rollback");
  await Promise.allSettled([add(groups, "a"), add(groups, "refused")]);
  const results = await Promise.allSettled([add(groups, "b"), add(groups, "c")]);
  expect(results).toMatchObject([
    { reason: { status: 503, code: "unavailable" } },
    { reason: { status: 503, code: "unavailable" } },
  ]);
  await add(groups, "d");
  expect(keys()).toEqual(["d"]);
});
