/** `doctor` shows a command for each failure of the database or the file system. */
import { expect, it } from "vitest";
import { databaseCommand, fileCommand } from "../../../src/cli/checks/failure-command.ts";
import { MissingRequirement, OpenFailure } from "../../../src/database/open-failure.ts";
import { StorageFailure } from "../../../src/database/sqlite/storage-failure.ts";
import type { Terminal } from "../../../src/cli/terminal.ts";

const terminal = {
  systemUser: "ann",
  command: (text: string) => `partledger ${text}`,
} as unknown as Terminal;
const failure = (code: string, message = "") => Object.assign(new Error(message), { code });
const server = "--host=db.example --port=5433";
const psql = `psql ${server} --username=postgres`;

it.each([
  [failure("28P01"), "echo 'DATABASE_URL=postgres://ROLE:PASSWORD@HOST/DATABASE' >> .env.local"],
  [
    new Error("SASL: no password"),
    "echo 'DATABASE_URL=postgres://ROLE:PASSWORD@HOST/DATABASE' >> .env.local",
  ],
  [
    failure("3D000"),
    `createdb ${server} --username=postgres --owner='my role' --encoding=UTF8 --template=template0 parts`,
  ],
  [failure("42501"), `${psql} --dbname=parts --command='GRANT USAGE, CREATE ON SCHEMA public TO "my role"'`],
  [
    failure("53300"),
    `${psql} --dbname=postgres --command='SELECT usename, client_addr, state FROM pg_stat_activity'`,
  ],
  [new MissingRequirement(() => "its encoding is LATIN1."), `${psql} --dbname=parts --command=STATEMENT`],
  [failure("ENOTFOUND"), `pg_isready ${server}`],
  [failure("57P03"), `pg_isready ${server}`],
  [failure("XX000"), "partledger version --json"],
])("for PostgreSQL: %s", (error, command) => {
  const explained = new OpenFailure("Explained.", { cause: error });
  expect(databaseCommand(terminal, "postgres://my%20role:secret@db.example:5433/parts", explained)).toBe(
    command,
  );
});

it.each([
  [failure("SQLITE_CORRUPT_INDEX"), "partledger restore FILE --force"],
  [failure("SQLITE_BUSY"), "fuser -v 'my data/parts.db'"],
  [failure("SQLITE_READONLY"), "sudo chown ann 'my data' && chmod u+rwX 'my data'"],
  [failure("SQLITE_FULL"), "df -h 'my data'"],
  [failure("EACCES"), "sudo chown ann 'my data' && chmod u+rwX 'my data'"],
  [failure("ERR_DLOPEN_FAILED"), "make build"],
  [new TypeError("x is not a function"), "partledger version --json"],
])("for SQLite: %s", (error, command) => {
  const explained = new StorageFailure("Explained.", { cause: error });
  expect(databaseCommand(terminal, "sqlite:my data/parts.db", explained)).toBe(command);
});

it("for a database in memory: another file", () => {
  const error = new Error('The database URL "sqlite::memory:" must name a file.');
  const command = "echo 'DATABASE_URL=sqlite:FILE' >> .env.local";
  expect(databaseCommand(terminal, "sqlite::memory:", error)).toBe(command);
});

it.each([
  [failure("EACCES"), "sudo chown ann /data && chmod u+rwX /data"],
  [failure("ENOSPC"), "df -h /data"],
  [failure("ENOTDIR"), "ls -ld /data"],
])("for a file: %s", (error, command) => {
  expect(fileCommand(terminal, error, "/data")).toBe(command);
});
