/**
 * Starts the real service for a test: its own database, its own folder for files, a free port, known users and
 * tokens.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../src/config.ts";
import type { Logger } from "../../src/contract/handler.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { createService } from "../../src/service.ts";
import { createTestDatabase } from "./dialects.ts";
import { seedPrincipals } from "./principals.ts";

export interface TestService {
  readonly url: string;
  readonly dialect: Dialect;
  readonly store: Store;
  /** As another process would open it. */
  readonly databaseUrl: string;
  /** The `UPLOADS_DIR` of the service. */
  readonly uploads: string;
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Default `sqlite`. */
  readonly dialect?: Dialect;
  /** Fills the database before the first request. Default: the users and tokens of `principals.ts`. */
  readonly seed?: (store: Store) => Promise<void>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly parts?: Parameters<typeof createService>[1];
}

/** Shows faults of the service beside the test that met them, and nothing else. */
const faultsOnly: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) => {
    console.error(message, fields);
  },
  child: () => faultsOnly,
};

/** A listening service on a fresh database. The caller closes it. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const dialect = options.dialect ?? "sqlite";
  const uploads = await mkdtemp(join(tmpdir(), "partledger-test-"));
  const database = await createTestDatabase(dialect);
  const config = readConfig({
    UPLOADS_DIR: uploads,
    DATABASE_URL: database.url,
    DATABASE_DURABILITY: "normal",
    ...options.environment,
  });
  const service = await createService(config, { logger: faultsOnly, ...options.parts });
  await (options.seed ?? seedPrincipals)(service.store);
  const { url } = await service.listen(0, "127.0.0.1");
  return {
    url,
    dialect,
    store: service.store,
    databaseUrl: database.url,
    uploads,
    close: async () => {
      await service.close();
      await database.drop();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}

/** Lets the address of the tests send bad credentials again: only so many a minute are answered with 401. */
export async function forgetFailures({ store }: Pick<TestService, "store">): Promise<void> {
  await store.transaction(async ({ db }) => {
    await db.deleteFrom("rate_limits").execute();
  });
}
