/** Divides the connections that a PostgreSQL server allows among the processes of the service. */
import type { Config } from "../config.ts";
import { ConfigError } from "../config.ts";
import { parseDatabaseUrl } from "../database/connect.ts";
import { connectionLimit } from "../database/postgres-connection.ts";

/** One for reading and one for writing. */
const leastPerProcess = 2;
export const mostPerProcess = 20;

/** The rest is left to other clients: commands, backups, an instance that takes over. */
const shareOfServer = 0.75;

interface ConnectionPlan {
  /** Of all processes together. */
  readonly total: number;
  /** Connections that the server allows. */
  readonly allowed: number;
  /** Warning for the operator; null if the plan fits. */
  readonly warning: string | null;
}

/** The plan for a PostgreSQL database; null for SQLite. */
export async function planForDatabase(config: Config, workers: number): Promise<ConnectionPlan | null> {
  if (parseDatabaseUrl(config.databaseUrl).dialect === "sqlite") return null;
  return planConnections(config.databaseConnections, await connectionLimit(config.databaseUrl), workers);
}

/**
 * @param configured DATABASE_CONNECTIONS
 * @throws {ConfigError} if the configured number is too small for the workers
 */
export function planConnections(configured: number | null, allowed: number, workers: number): ConnectionPlan {
  const least = leastPerProcess * workers;
  if (configured !== null && configured < least) {
    throw new ConfigError([
      `DATABASE_CONNECTIONS is ${configured}, but ${workers} workers need at least ${least} (${leastPerProcess} each).`,
    ]);
  }
  const derived = Math.min(mostPerProcess * workers, Math.floor(allowed * shareOfServer));
  const total = configured ?? Math.max(least, derived);
  return { total, allowed, warning: total > allowed ? excess(configured, total, allowed) : null };
}

function excess(configured: number | null, total: number, allowed: number): string {
  const need =
    configured === null ? `The workers need ${total} connections` : `DATABASE_CONNECTIONS is ${total}`;
  const remedy = configured === null ? "Start fewer workers" : "Lower it";
  return (
    `${need}, but the PostgreSQL server allows only ${allowed} for this role and database. ` +
    `${remedy}, or raise the limit on the server (max_connections, CONNECTION LIMIT).`
  );
}
