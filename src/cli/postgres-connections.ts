/** Plans how many PostgreSQL connections each process of the service can use. */
import { ConfigError, type Config } from "../config/config.ts";
import { sqlitePath } from "../database/connect.ts";

/** Each process needs one connection for reading and one for writing. */
const minimumPerProcess = 2;
export const maximumPerProcess = 20;

/**
 * The share of the server's connections that the service uses by default. Other clients, such as commands and backups,
 * can use the remaining connections.
 */
const shareOfServer = 0.75;

interface ConnectionPlan {
  /** The maximum number of connections of all processes together. */
  readonly total: number;
  readonly allowed: number;
  /** A warning for the operator. `null` if the server allows enough connections. */
  readonly warning: string | null;
}

/** Returns the connection plan for a PostgreSQL database, or `null` for SQLite. */
export async function planForDatabase(config: Config, workers: number): Promise<ConnectionPlan | null> {
  if (sqlitePath(config.databaseUrl) !== null) return null;
  const { connectionLimit } = await import("../database/postgres/postgres-pool.ts");
  return planConnections(config.databaseConnections, await connectionLimit(config.databaseUrl), workers);
}

/**
 * @param configured `DATABASE_CONNECTIONS`; if `null`, the number is derived from `allowed`
 * @throws {ConfigError} if the configured number is too small for the workers
 */
export function planConnections(configured: number | null, allowed: number, workers: number): ConnectionPlan {
  const minimum = minimumPerProcess * workers;
  if (configured !== null && configured < minimum) {
    throw new ConfigError([
      `DATABASE_CONNECTIONS is ${configured}, but ${workers} workers need at least ${minimum} (${minimumPerProcess} each).`,
    ]);
  }
  const derived = Math.min(maximumPerProcess * workers, Math.floor(allowed * shareOfServer));
  const total = configured ?? Math.max(minimum, derived);
  return { total, allowed, warning: total > allowed ? warningText(configured, total, allowed) : null };
}

function warningText(configured: number | null, total: number, allowed: number): string {
  const need =
    configured === null ? `The workers need ${total} connections` : `DATABASE_CONNECTIONS is ${total}`;
  const remedy = configured === null ? "Start fewer workers" : "Lower DATABASE_CONNECTIONS";
  return (
    `${need}, but the PostgreSQL server allows only ${allowed} for this role and database. ` +
    `${remedy}, or raise the limit on the server (max_connections, CONNECTION LIMIT).`
  );
}
