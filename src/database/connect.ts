/**
 * Opens the database at a URL. `store.ts` defines the `Store` interface. The PostgreSQL client library is loaded only
 * for a PostgreSQL database, because loading it takes a tenth of the start-up time.
 */
import { resolve } from "node:path";
import { explainSqlite } from "./sqlite/sqlite-open-failure.ts";
import type { Reader, Store, StoreOptions } from "./store.ts";
import { openSqliteReader, openSqliteStore } from "./sqlite/sqlite-store.ts";
import { parseUrl } from "../util/url.ts";

/** The location of a database: a file or a PostgreSQL server. */
type DatabaseLocation =
  | { readonly dialect: "sqlite"; readonly path: string }
  | { readonly dialect: "postgres"; readonly url: string };

/**
 * Parses `sqlite:PATH` (also `sqlite://PATH`; relative paths are resolved against the working directory),
 * `postgres://…` and `postgresql://…`.
 * @throws {Error} with a message for the operator that never contains a password
 * @example parseDatabaseUrl("sqlite:partledger.db") // { dialect: "sqlite", path: "partledger.db" }
 */
export function parseDatabaseUrl(url: string): DatabaseLocation {
  const scheme = /^([a-z]+):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === "sqlite") {
    const path = url.slice("sqlite:".length).replace(/^\/\//, "");
    if (path === "" || path === ":memory:") {
      throw new Error(`The database URL "${url}" must name a file, as in "sqlite:uploads/partledger.db".`);
    }
    return { dialect: "sqlite", path };
  }
  if (scheme === "postgres" || scheme === "postgresql") {
    if (parseUrl(url) === null) throw new Error("The database URL is not a valid postgres:// URL.");
    return { dialect: "postgres", url };
  }
  throw new Error('The database URL must begin with "sqlite:" or "postgres://".');
}

/**
 * Returns the path of the SQLite file, or null for PostgreSQL.
 * @throws {Error} if the URL is invalid
 * @example sqlitePath("sqlite:uploads/partledger.db") // "uploads/partledger.db"
 */
export function sqlitePath(url: string): string | null {
  const location = parseDatabaseUrl(url);
  return location.dialect === "sqlite" ? location.path : null;
}

/**
 * Opens the database. Creates a missing SQLite file and its directory. `migrate.ts` checks and upgrades the schema.
 * @throws {Error} if the URL is invalid or the database cannot be opened
 * @example const store = await openStore("sqlite:uploads/partledger.db");
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const location = parseDatabaseUrl(url);
  try {
    if (location.dialect === "sqlite") return openSqliteStore(location.path, options);
    const { openPostgresStore } = await import("./postgres/postgres-store.ts");
    return await openPostgresStore(location.url, options);
  } catch (error) {
    throw await explainOpening(location, error);
  }
}

export interface DatabaseReader {
  readonly read: Reader;
  close(): Promise<void>;
}

/**
 * Opens an existing database only for reading. On SQLite, this changes neither the file nor its write-ahead log.
 * @throws {Error} if the URL is invalid or the database cannot be opened
 * @example const reader = await openReader("postgres://partledger@localhost/partledger");
 */
export async function openReader(url: string, options: StoreOptions = {}): Promise<DatabaseReader> {
  const location = parseDatabaseUrl(url);
  if (location.dialect === "postgres") return openStore(url, options);
  try {
    return openSqliteReader(location.path, options);
  } catch (error) {
    throw await explainOpening(location, error);
  }
}

/**
 * Returns an error that explains why the database could not be opened or migrated. If the cause is unknown, returns
 * `error` unchanged.
 * @example throw await explainOpening({ dialect: "sqlite", path: "partledger.db" }, error);
 */
export async function explainOpening(location: DatabaseLocation, error: unknown): Promise<unknown> {
  if (location.dialect === "sqlite") return explainSqlite(resolve(location.path), error);
  const { explainPostgres } = await import("./postgres/postgres-open-failure.ts");
  return explainPostgres(location.url, error);
}
