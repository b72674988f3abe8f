/** Opens the database that a URL names. What a store can do is said in `store.ts`. */
import { resolve } from "node:path";
import { explainPostgres } from "./postgres-open-failure.ts";
import { explainSqlite } from "./sqlite-open-failure.ts";
import type { Store, StoreOptions } from "./store.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { parseUrl } from "../url.ts";

/** Where a database is: a file, or a PostgreSQL server. */
type DatabaseLocation =
  | { readonly dialect: "sqlite"; readonly path: string }
  | { readonly dialect: "postgres"; readonly url: string };

/**
 * Reads `sqlite:PATH` (also `sqlite://PATH`; relative paths count from the working directory) and
 * `postgres://…` or `postgresql://…`.
 * @throws {Error} with a sentence for the operator, which never repeats a password
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
 * Opens the database; a SQLite file is made when it is missing, together with its folder. The schema is not
 * looked at: `migrate` does that.
 * @throws {Error} when the URL is wrong or the database cannot be opened
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const location = parseDatabaseUrl(url);
  try {
    return location.dialect === "sqlite"
      ? openSqliteStore(location.path, options)
      : await openPostgresStore(location.url, options);
  } catch (error) {
    throw explainOpening(location, error);
  }
}

/** An error of opening or migrating, explained to the operator where its cause is known. */
export function explainOpening(location: DatabaseLocation, error: unknown): unknown {
  return location.dialect === "sqlite"
    ? explainSqlite(resolve(location.path), error)
    : explainPostgres(location.url, error);
}
