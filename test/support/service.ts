/**
 * Starts the service for a test, with a new database, a new uploads folder, a free port, and known users and tokens. The
 * built program runs as a process, unless a test needs the service in its own process.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { readConfig } from "../../src/config/config.ts";
import type { Logger } from "../../src/http/handler.ts";
import { startKind } from "../../src/database/change-feed-start.ts";
import { openStore } from "../../src/database/connect.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { createService } from "../../src/service.ts";
import { createTestDatabase } from "./dialects.ts";
import { seedPrincipals } from "./principals.ts";
import { runsFromSource, startProcess } from "./process.ts";

type Service = Awaited<ReturnType<typeof createService>>;

export interface TestService {
  readonly url: string;
  readonly dialect: Dialect;
  /** The store of the service, or another one on the same database if the service is a process. */
  readonly store: Store;
  /** The `DATABASE_URL` of the service, for a second connection. */
  readonly databaseUrl: string;
  /** Path of the uploads folder. */
  readonly uploads: string;
  /** Calls an operation in the process of the service, which requires `inProcess`. */
  readonly invoke: Service["invoke"];
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Default: `sqlite`. */
  readonly dialect?: Dialect;
  /** Adds the initial data to the database. Default: the users and tokens of `principals.ts`. */
  readonly seed?: (store: Store) => Promise<void>;
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * Replaces or observes parts of the service, which then runs in the process of the test. `onStatement` does not receive the
   * statements that run in the background some time after a request.
   */
  readonly overrides?: Parameters<typeof createService>[1];
  /** Runs the service from source in the process of the test. A test that sets this gives the reason. */
  readonly inProcess?: boolean;
}

type Started = Pick<TestService, "url" | "store" | "invoke" | "close">;

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

/** Matches the statements that record the last use of a credential, and those that look for jobs. */
const background =
  /^update "(?:api_tokens|oauth_connections|oauth_clients)" set "last_|^select "id" from "(?:imports|change_set_undos)" where "status" /;

/** Starts a service with a new database. The caller closes the service. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const dialect = options.dialect ?? "sqlite";
  const uploads = await mkdtemp(join(tmpdir(), "partledger-test-"));
  const database = await createTestDatabase(dialect);
  const environment = {
    UPLOADS_DIR: uploads,
    DATABASE_URL: database.url,
    DATABASE_DURABILITY: "normal",
    ...options.environment,
  };
  const isInProcess = options.inProcess === true || options.overrides !== undefined || runsFromSource;
  const start = isInProcess ? startInProcess : startBuilt;
  const service = await start(environment, options);
  return {
    ...service,
    dialect,
    databaseUrl: database.url,
    uploads,
    close: async () => {
      await service.close();
      await database.drop();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}

async function startInProcess(
  environment: Readonly<Record<string, string>>,
  { seed = seedPrincipals, overrides = {} }: ServiceOptions,
): Promise<Started> {
  const { onStatement } = overrides;
  const service = await createService(readConfig(environment), {
    logger: errorsOnly,
    webhooks: { sends: false },
    ...overrides,
    ...(onStatement !== undefined && {
      onStatement: (sql: string) => {
        if (!background.test(sql)) onStatement(sql);
      },
    }),
  });
  const { store, invoke, close } = service;
  await seed(store);
  const { url } = await service.listen(0, "127.0.0.1");
  return { url, store, invoke, close };
}

async function startBuilt(
  environment: Readonly<Record<string, string>>,
  { seed = seedPrincipals }: ServiceOptions,
): Promise<Started> {
  const { UPLOADS_DIR: directory = "", DATABASE_URL: databaseUrl = "" } = environment;
  const store = await openStore(databaseUrl, { durability: "normal" });
  try {
    await seed(store);
    const program = await startProcess([], {
      directory,
      environment: { LOG_LEVEL: "error", ...environment },
      onLogLine: (line) => console.error(line),
    });
    return {
      url: program.url,
      store,
      invoke: () => {
        throw new Error("The service is another process. Start it with `inProcess: true`.");
      },
      close: async () => {
        const { code, signal, stderr } = await program.stop("SIGTERM");
        await store.close();
        if (code !== 0) throw new Error(`The service ended with ${code ?? signal}: ${stderr}`);
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
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
