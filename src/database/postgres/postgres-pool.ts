/** Opens pools of PostgreSQL connections, and prepares each connection. `postgres-watchdog.ts` closes dead ones. */
import pg, { type Client, type Pool, type PoolClient } from "pg";
import { createBusyWait } from "../sqlite/busy-wait.ts";
import { codeOf, MissingRequirement } from "../open-failure.ts";
import { explainPostgres } from "./postgres-open-failure.ts";
import {
  backendOf,
  createPostgresWatchdog,
  noResponse,
  type Backend,
  type PostgresWatchdog,
  type WatchdogOptions,
} from "./postgres-watchdog.ts";
import type { StoreOptions } from "../store.ts";
import { isTooManyConnections, unavailable } from "../unavailable.ts";

/**
 * The types that are parsed as numbers. By default, `pg` returns them as strings, because their values can exceed the
 * safe integer range. The IDs and counts of Partledger never do.
 */
const parseAsNumber: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): ((text: string) => unknown) =>
    parseAsNumber.has(oid) ? Number : (pg.types.getTypeParser(oid) as (text: string) => unknown),
};

/**
 * The key of the advisory lock that each connection shares, and that a restore takes exclusively: a restore fails while
 * another process uses the database, and no process connects during a restore. The number is arbitrary, but must be the
 * same in all versions.
 */
export const useLock = 7_046_021_916;

export interface PoolOptions extends WatchdogOptions, Pick<StoreOptions, "onBackgroundError"> {
  readonly max: number;
  /** The number of idle connections that are kept open. Default: 0. */
  readonly min?: number;
  /** Whether the connections share {@link useLock}. Default: true. */
  readonly locked?: boolean;
  /** The watchdog of several pools for the same URL. Default: the pool has its own. */
  readonly watchdog?: PostgresWatchdog;
}

/** How long the server can take to respond to the first statement of a connection. */
const prepareMilliseconds = 5000;

/**
 * Opens a pool. The server limits how long the pool's connections wait for a lock and how long a transaction may be
 * idle. The watchdog closes connections that do not respond.
 */
export function openPool(url: string, access: "read" | "write", options: PoolOptions): Pool {
  const { max, min = 0, locked = true, waitTimeoutMilliseconds = 5000, onBackgroundError } = options;
  const { watchdog = createPostgresWatchdog(url, options) } = options;
  const settings = {
    TimeZone: "UTC",
    default_transaction_read_only: access === "read" ? "on" : "off",
    lock_timeout: String(waitTimeoutMilliseconds),
    idle_in_transaction_session_timeout: "60000",
  };
  // Parameters of the connection request would be faster, but poolers reject them.
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const settingsStatement = `select ${calls.join(", ")}`;
  let sessionMode: Promise<void> | undefined;

  async function prepare(client: Client): Promise<void> {
    const deadline = setTimeout(
      () => client.connection.stream.destroy(noResponse()),
      prepareMilliseconds,
    ).unref();
    const backend = await backendOf(client).finally(() => clearTimeout(deadline));
    watchdog.watch(client, backend);
    if (isPooled(client, backend)) {
      sessionMode ??= requireSessionMode(url, client, backend);
      await sessionMode.catch((error: unknown) => {
        sessionMode = undefined;
        throw error;
      });
    }
    await client.query(settingsStatement);
    if (locked) await client.query(`select pg_advisory_lock_shared(${useLock})`);
  }

  const pool = new pg.Pool({
    connectionString: url,
    max,
    min,
    connectionTimeoutMillis: waitTimeoutMilliseconds,
    keepAlive: true,
    // Node.js sends ten probes, one per second, and then closes the connection.
    keepAliveInitialDelayMillis: 10_000,
    // Each connection keeps all of its prepared statements in memory. Replacing connections every hour frees that
    // memory.
    maxLifetimeSeconds: 3600,
    application_name: "partledger",
    types,
    // The pool waits for the promise, although its types do not say it.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises
    onConnect: (client) => prepare(client as Client),
  });
  // Without a listener, the error of a lost idle connection (for example, after a server restart) would end this
  // process.
  pool.on("error", (error) => {
    // The original error contains the client with all of its settings, which would be logged.
    onBackgroundError?.(Object.assign(new Error(error.message), { code: codeOf(error) }));
  });
  return pool;
}

/**
 * Whether a pooler is between this process and the server. Poolers replace the process ID with their own, because it
 * identifies the connection in requests to cancel a statement. The types of `pg` omit the property.
 */
function isPooled(client: Client, { pid }: Backend): boolean {
  return (client as Client & { readonly processID: number | null }).processID !== pid;
}

/**
 * Requires that the pooler reserves a connection to the server for each client. In other modes, a client continues on any
 * connection after each transaction, which loses prepared statements, settings and advisory locks, or gives them to others.
 * @throws {MissingRequirement} if the pooler has another mode
 */
async function requireSessionMode(url: string, client: Client, first: Backend): Promise<void> {
  const second = await backendOf(client);
  let isShared = first.pid !== second.pid;
  if (!isShared) {
    const other = new pg.Client({ connectionString: url, application_name: "partledger" });
    other.on("error", () => undefined);
    const deadline = setTimeout(() => other.connection.stream.destroy(), prepareMilliseconds);
    try {
      await other.connect();
      const { pid } = await backendOf(other);
      isShared = pid === second.pid;
    } catch {
      // The pooler has no other connection to the server. In transaction mode, it would have used that of `client`.
    } finally {
      clearTimeout(deadline);
      other.end(() => undefined);
    }
  }
  if (!isShared) return;
  throw new MissingRequirement(
    () =>
      "the connection pooler is in transaction or statement mode, in which prepared statements, settings and advisory " +
      "locks do not work. Set pool_mode = session for this database in PgBouncer (or the same mode of another pooler), or " +
      "set DATABASE_URL to the address of the PostgreSQL server.",
  );
}

/**
 * Runs `work`, which opens a connection. While the server has reached its connection limit, retries `work`, because
 * other clients may close connections.
 * @throws {Problem} `unavailable` if the server does not accept a connection in time
 */
export async function retryUntilConnected<T>(options: StoreOptions, work: () => Promise<T>): Promise<T> {
  const waitForRetry = createBusyWait(options);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isTooManyConnections(error)) throw error;
      if (!(await waitForRetry())) throw unavailable(error);
    }
  }
}

/**
 * Returns a connection for a command.
 * @throws {OpenFailure} with a message for the operator, if there is no connection
 */
export async function connect(pool: Pool, url: string, options: StoreOptions): Promise<PoolClient> {
  try {
    return await retryUntilConnected(options, () => pool.connect());
  } catch (error) {
    throw explainPostgres(url, error);
  }
}

interface Limits {
  readonly server: number;
  /**
   * The connection limit of the role; -1 means no limit. The limits of the role and the database do not apply to
   * superusers.
   */
  readonly role: number;
  readonly database: number;
  readonly is_superuser: boolean;
}

/** Selects the connection limits. The setting `reserved_connections` exists only since PostgreSQL 16. */
const selectLimits = `
  select
    current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) as server,
    role.rolconnlimit as role,
    database.datconnlimit as database,
    role.rolsuper as is_superuser
  from pg_roles role, pg_database database
  where role.rolname = current_user and database.datname = current_database()`;

/** Returns the number of connections that a PostgreSQL server allows for the role and database of a URL. */
export async function connectionLimit(url: string, options: StoreOptions = {}): Promise<number> {
  const pool = openPool(url, "read", { ...options, max: 1 });
  try {
    const client = await connect(pool, url, options);
    const { rows } = await client.query<Limits>(selectLimits).finally(() => client.release(true));
    const [limits] = rows;
    if (limits === undefined) throw new Error("PostgreSQL did not return its connection limits.");
    const { server, role, database, is_superuser: isSuperuser } = limits;
    const own = isSuperuser ? [] : [role, database].filter((limit) => limit >= 0);
    return Math.min(server, ...own);
  } finally {
    await pool.end();
  }
}
