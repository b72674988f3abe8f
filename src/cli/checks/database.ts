/** Checks that the database exists and can be opened. */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { sql } from "kysely";
import { sqlitePath } from "../../database/connect.ts";
import { fileInPath } from "../../database/create-folder.ts";
import { maximumPerProcess, planConnections, planForDatabase } from "../postgres-connections.ts";
import {
  ok,
  problem,
  settingCommand,
  warning,
  type CheckContext,
  type DatabaseContext,
  type Finding,
} from "./finding.ts";

/** Returns a problem if the SQLite file does not exist. Opening the database would create it. */
export function databaseExists({ terminal, config }: CheckContext): Finding | null {
  const path = sqlitePath(config.databaseUrl);
  if (path === null || existsSync(path) || fileInPath(dirname(path)) !== null) return null;
  return problem("database", `${path} does not exist yet.`, { fix: terminal.command("migrate") });
}

export function checkSqliteFile(): readonly Finding[] {
  return [ok("database", "The SQLite file can be opened.")];
}

export async function checkPostgresServer({ read }: DatabaseContext): Promise<readonly Finding[]> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(read.db);
  return [ok("database", `Connected to PostgreSQL ${rows[0]?.server_version ?? ""}.`)];
}

/**
 * Checks the PostgreSQL connections of one process. The number of workers is not known here, because it is an option of
 * `serve`. `serve` prints a warning of its own.
 */
export async function checkConnections({ config }: CheckContext): Promise<readonly Finding[]> {
  const name = "connections";
  const plan = await planForDatabase(config, 1);
  if (plan === null) return [];
  if (plan.warning !== null) {
    const fix = settingCommand("DATABASE_CONNECTIONS", String(planConnections(null, plan.allowed, 1).total));
    return [warning(name, plan.warning, { fix })];
  }
  const use =
    config.databaseConnections === null
      ? `uses up to ${maximumPerProcess} per worker and leaves a quarter to other clients`
      : `uses up to ${plan.total}`;
  return [ok(name, `The server allows ${plan.allowed}; the service ${use}.`)];
}
