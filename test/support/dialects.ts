/** Runs tests on SQLite and PostgreSQL, each with a new database that contains the schema. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import type { Dialect, Store, StoreOptions } from "../../src/database/store.ts";
import { databaseUrl, query } from "./postgres.ts";
import { sampled, thoroughness } from "./soak.ts";

export const dialects: readonly Dialect[] = ["sqlite", "postgres"];

/** Runs the tests on both databases, for code whose SQL differs between the databases. */
export function describeDialects(title: string, tests: (dialect: Dialect) => void): void {
  for (const dialect of dialects) describe(`${title} (${dialect})`, () => tests(dialect));
}

/** Runs the tests on SQLite, and in full runs also on PostgreSQL, for code whose SQL does not differ. */
export function describeOneDialect(title: string, tests: (dialect: Dialect) => void): void {
  if (thoroughness === "full") describeDialects(title, tests);
  else describe(title, () => tests("sqlite"));
}

/** Whether {@link describeOneDialect} runs tests on this database. */
export function isTestedOn(dialect: Dialect): boolean {
  return dialect === "sqlite" || thoroughness === "full";
}

/** Returns all items on SQLite and every `step`-th item on PostgreSQL. Use it for items that run the same SQL. */
export function sampledOn<T>(dialect: Dialect, items: readonly T[], step: number): readonly T[] {
  return dialect === "sqlite" ? items : sampled(items, step);
}

export interface TestDatabase {
  readonly dialect: Dialect;
  /** The value of `DATABASE_URL`. */
  readonly url: string;
  /** Removes the database, even if connections are open. */
  drop(): Promise<void>;
}

/** Creates a database; `empty` omits the schema. */
export async function createTestDatabase(
  dialect: Dialect,
  { empty = false }: { empty?: boolean } = {},
): Promise<TestDatabase> {
  if (dialect === "sqlite") {
    const directory = await mkdtemp(join(tmpdir(), "partledger-test-"));
    const path = join(directory, "partledger.db");
    if (!empty) await copyFile(inject("sqliteTemplate"), path);
    const drop = (): Promise<void> => rm(directory, { recursive: true, force: true });
    return { dialect, url: `sqlite:${path}`, drop };
  }
  const { url, template } = inject("postgres");
  const name = `partledger_test_${randomBytes(8).toString("hex")}`;
  await query(url, `create database ${name} template ${empty ? "template0" : template} strategy file_copy`);
  const drop = (): Promise<void> => query(url, `drop database ${name} with (force)`);
  return { dialect, url: databaseUrl(url, name), drop };
}

export interface TestStore {
  readonly store: Store;
  readonly url: string;
  /** Closes the store and removes its database. */
  close(): Promise<void>;
}

export interface TestStoreOptions extends StoreOptions {
  /**
   * Throws if a transaction starts inside another one. Without the check, the inner transaction waits forever. Default:
   * true.
   */
  readonly detectNesting?: boolean;
}

/** Opens a store on a new database. */
export async function openTestStore(
  dialect: Dialect,
  { detectNesting = true, ...options }: TestStoreOptions = {},
): Promise<TestStore> {
  const database = await createTestDatabase(dialect);
  const store = await openStore(database.url, { durability: "normal", ...options });
  const stopDetecting = detectNesting ? rejectNesting(store) : () => undefined;
  return {
    store,
    url: database.url,
    close: async () => {
      stopDetecting();
      await store.close();
      await database.drop();
    },
  };
}

/**
 * Makes nested transactions throw. Returns a function that removes the check, because the check slows down every
 * promise of the process.
 */
function rejectNesting(store: Store): () => void {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  const { transaction } = store;
  const refusing: Store["transaction"] = async (work, transactionOptions) => {
    if (current.getStore()?.open === true) {
      throw new Error("A transaction is open already: pass it on instead of opening another one inside it.");
    }
    const scope = { open: false };
    return transaction(async (begun) => {
      scope.open = true;
      try {
        return await current.run(scope, () => work(begun));
      } finally {
        scope.open = false;
      }
    }, transactionOptions);
  };
  Object.assign(store, { transaction: refusing });
  return () => current.disable();
}

/**
 * Opens one store for all tests of the enclosing `describe` before the first test and closes it after the last.
 *
 * ```ts
 * describeDialects("lists", (dialect) => {
 * const { store } = useTestStore(dialect); // call store() inside the tests
 * ```
 */
export function useTestStore(
  dialect: Dialect,
  options: StoreOptions = {},
): { store: () => Store; url: () => string } {
  let opened: TestStore | undefined;
  const current = (): TestStore => {
    if (opened === undefined) throw new Error("The store is open only while tests are running.");
    return opened;
  };
  beforeAll(async () => {
    opened = await openTestStore(dialect, options);
  });
  afterAll(() => opened?.close());
  return { store: () => current().store, url: () => current().url };
}
