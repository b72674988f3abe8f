/**
 * Starts the service for a test, with a new database, a new uploads folder, a free port, and known users and tokens.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { readConfig } from "../../src/config.ts";
import type { Logger } from "../../src/contract/handler.ts";
import { startKind } from "../../src/database/change-feed-start.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { createService } from "../../src/service.ts";
import { createTestDatabase } from "./dialects.ts";
import { seedPrincipals } from "./principals.ts";

export interface TestService {
  readonly url: string;
  readonly dialect: Dialect;
  readonly store: Store;
  /** The `DATABASE_URL` of the service, for a second connection. */
  readonly databaseUrl: string;
  /** Path of the uploads folder. */
  readonly uploads: string;
  /** Calls an operation in the process of the service. */
  readonly invoke: Awaited<ReturnType<typeof createService>>["invoke"];
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Default: `sqlite`. */
  readonly dialect?: Dialect;
  /** Adds the initial data to the database. Default: the users and tokens of `principals.ts`. */
  readonly seed?: (store: Store) => Promise<void>;
  readonly environment?: Readonly<Record<string, string>>;
  /** `onStatement` does not receive the statements that run in the background some time after a request. */
  readonly parts?: Parameters<typeof createService>[1];
}

/** Logs only errors of the service, next to the test that caused them. */
const errorsOnly: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (fields, message) => {
    console.error(message, fields);
  },
  child: () => errorsOnly,
};

/** Matches the statements that record the last use of a credential, and those that look for imports. */
const background =
  /^update "(?:api_tokens|oauth_connections|oauth_clients)" set "last_|^select "id" from "imports" where "status" in/;

/** Starts a service with a new database. The caller closes the service. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const dialect = options.dialect ?? "sqlite";
  const { onStatement } = options.parts ?? {};
  const uploads = await mkdtemp(join(tmpdir(), "partledger-test-"));
  const database = await createTestDatabase(dialect);
  const config = readConfig({
    UPLOADS_DIR: uploads,
    DATABASE_URL: database.url,
    DATABASE_DURABILITY: "normal",
    ...options.environment,
  });
  const service = await createService(config, {
    logger: errorsOnly,
    webhooks: { sends: false },
    ...options.parts,
    ...(onStatement !== undefined && {
      onStatement: (sql: string) => {
        if (!background.test(sql)) onStatement(sql);
      },
    }),
  });
  await (options.seed ?? seedPrincipals)(service.store);
  const { url } = await service.listen(0, "127.0.0.1");
  return {
    url,
    dialect,
    store: service.store,
    databaseUrl: database.url,
    uploads,
    invoke: service.invoke,
    close: async () => {
      await service.close();
      await database.drop();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}

/** Resets the rate limit of failed credentials, which tests would otherwise exceed. */
export async function forgetFailures({ store }: Pick<TestService, "store">): Promise<void> {
  await store.transaction(async ({ db }) => {
    await db.deleteFrom("rate_limits").execute();
  });
}

/**
 * Commits a transaction, so that the next request uses no results that the service keeps until the next commit or the next
 * change of an element.
 */
export async function commitAnything({ store }: Pick<TestService, "store">): Promise<void> {
  await store.transaction(async ({ db }) => {
    await db
      .updateTable("users")
      .set({ name_folded: sql.ref("name_folded") })
      .where("id", "=", 1)
      .execute();
    // Readers of the change feed do not see rows of this kind.
    const start = { datetime: "2026-01-01T00:00:00.000Z", kind: startKind, target_type: "", target_id: 0 };
    await db.insertInto("change_feed").values(start).execute();
  });
}
