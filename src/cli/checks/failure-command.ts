/**
 * Returns the command for the cause of an error: the command that fixes it, or, if the operator must decide, the one
 * that shows the cause. The message of the error explains the cause.
 */
import { isSea } from "node:sea";
import { dirname } from "node:path";
import { quoted } from "../../util/command-line.ts";
import { sqlitePath } from "../../database/connect.ts";
import { codeOf, engineError, MissingRequirement, OpenFailure } from "../../database/open-failure.ts";
import { StorageFailure } from "../../database/sqlite/storage-failure.ts";
import { parseUrl } from "../../util/url.ts";
import type { Terminal } from "../terminal.ts";
import { settingCommand } from "./finding.ts";

/** Returns the command that gives the account that runs this process access to a file or folder. */
export function accessCommand({ systemUser }: Terminal, path: string): string {
  return `sudo chown ${quoted(systemUser)} ${quoted(path)} && chmod u+rwX ${quoted(path)}`;
}

export function fileCommand(terminal: Terminal, error: unknown, path: string): string {
  const code = codeOf(error);
  if (code === "EACCES" || code === "EPERM") return accessCommand(terminal, path);
  if (code === "ENOTDIR" || code === "EEXIST") return `ls -ld ${quoted(path)}`;
  return `df -h ${quoted(path)}`;
}

export function databaseCommand(terminal: Terminal, databaseUrl: string, error: unknown): string {
  const cause = rootCause(error);
  const url = /^postgres/i.test(databaseUrl) ? parseUrl(databaseUrl) : null;
  return url === null ? sqliteCommand(terminal, databaseUrl, cause) : postgresCommand(terminal, url, cause);
}

function rootCause(error: unknown): Error {
  const found = engineError(error);
  const isExplanation = found instanceof OpenFailure || found instanceof StorageFailure;
  return isExplanation && found.cause !== undefined ? rootCause(found.cause) : found;
}

function sqliteCommand(terminal: Terminal, databaseUrl: string, error: Error): string {
  const otherFile = settingCommand("DATABASE_URL", "sqlite:FILE");
  const code = codeOf(error);
  if (/^sqlite:(\/\/)?(:memory:)?$/i.test(databaseUrl)) return otherFile;
  const path = sqlitePath(databaseUrl) ?? "";
  if (code === "ERR_DLOPEN_FAILED")
    return isSea() ? `TMPDIR=FOLDER ${terminal.command("doctor")}` : "make build";
  if (code.startsWith("SQLITE_CORRUPT")) return terminal.command("restore FILE --force");
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return `fuser -v ${quoted(path)}`;
  if (/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)/.test(code)) return accessCommand(terminal, dirname(path));
  if (/^SQLITE_(FULL|IOERR)/.test(code)) return `df -h ${quoted(dirname(path))}`;
  if (code.startsWith("SQLITE_NOTADB") || error instanceof OpenFailure) return otherFile;
  if (/^E[A-Z]+$/.test(code)) return fileCommand(terminal, error, dirname(path));
  return reportCommand(terminal);
}

function postgresCommand(
  terminal: Terminal,
  { hostname, port, username, pathname }: URL,
  error: Error,
): string {
  const otherUrl = settingCommand("DATABASE_URL", "postgres://ROLE:PASSWORD@HOST/DATABASE");
  const code = codeOf(error);
  const host = decodeURIComponent(hostname) || "localhost";
  const server = `--host=${quoted(host)} --port=${port || "5432"}`;
  const database = quoted(decodeURIComponent(pathname.slice(1)) || "partledger");
  const user = decodeURIComponent(username) || terminal.systemUser;
  const superuser = (statement: string, where = "postgres"): string =>
    `psql ${server} --username=postgres --dbname=${where} --command=${quoted(statement)}`;
  switch (code) {
    case "28P01":
    case "28000":
      return otherUrl;
    case "3D000":
      return `createdb ${server} --username=postgres --owner=${quoted(user)} --encoding=UTF8 --template=template0 ${database}`;
    case "42501":
      return superuser(`GRANT USAGE, CREATE ON SCHEMA public TO "${user.replaceAll('"', '""')}"`, database);
    case "53300":
      return superuser("SELECT usename, client_addr, state FROM pg_stat_activity");
  }
  if (error.message.startsWith("SASL: ")) return otherUrl;
  // The message contains the statement.
  if (error instanceof MissingRequirement) return superuser("STATEMENT", database);
  if (/^E[A-Z_]+$/.test(code) || code === "57P03" || code === "") return `pg_isready ${server}`;
  return reportCommand(terminal);
}

/** Returns the command whose output a report of an unexpected error needs. */
function reportCommand({ command }: Terminal): string {
  return command("version --json");
}
