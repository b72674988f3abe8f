/** Starts an authorization server with a clock that tests control. `flow.ts` is the client. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import type { Logger } from "../../src/http/handler.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { createLastUsed } from "../../src/identity/last-used.ts";
import { createOAuthServer, type OAuthServer } from "../../src/oauth/create-oauth.ts";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { openTestStore } from "../support/dialects.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { seedPrincipals } from "../support/principals.ts";
import { startWeb, type StartedWeb } from "../support/web.ts";
import { testCache, testPermissionChainReader } from "../support/memory-cache.ts";

export const start = new Date("2026-11-21T10:00:00.000Z");

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The server, which records the last use of clients and tokens. */
export interface ClosableServer extends OAuthServer {
  /** Stores the recorded last uses. */
  close(): Promise<void>;
}

export function createServer(
  options: Pick<Parameters<typeof createOAuthServer>[0], "config" | "store" | "issuer">,
): ClosableServer {
  const lastUsed = createLastUsed({ store: options.store });
  const cleanUp = { successorStored: () => undefined };
  const permissionChainOf = testPermissionChainReader();
  const server = createOAuthServer({
    ...{ ...options, cache: testCache(), permissionChainOf },
    ...{ logger: quietLogger, lastUsed, cleanUp },
  });
  return { ...server, close: lastUsed.close };
}

export interface AuthorizationServer {
  readonly url: string;
  readonly store: Store;
  readonly server: ClosableServer;
  readonly web: StartedWeb;
  readonly uploads: string;
  now(): Date;
  advance(milliseconds: number): void;
  /**
   * Creates another server with the same directory and clock, as in another process. The database is the same unless
   * `store` is given.
   */
  another(environment: Readonly<Record<string, string>>, store?: Store): ClosableServer;
  close(): Promise<void>;
}

export async function startAuthorizationServer(dialect: Dialect = "sqlite"): Promise<AuthorizationServer> {
  const uploads = await mkdtemp(join(tmpdir(), "partledger-test-"));
  const { store, close } = await openTestStore(dialect);
  await seedPrincipals(store, start);
  await copyKeys(uploads);
  const key = generateEncryptionKey();
  let moment = start;
  let url = "";
  let addresses = 0;
  const servers: ClosableServer[] = [];
  const create = (environment: Readonly<Record<string, string>>, of = store): ClosableServer => {
    const config = readConfig({
      UPLOADS_DIR: uploads,
      OAUTH_SERVER_ENABLED: "1",
      OAUTH2_ENCRYPTION_KEY: key,
      ...environment,
    });
    const made = createServer({ config, store: of, issuer: () => url });
    servers.push(made);
    return made;
  };
  const server = create({});
  const web = await startWeb({
    routes: server.routes,
    now: () => moment,
    // Rejected requests are counted by address. Each request has another address unless a header sets one.
    clientAddress: ({ headers }) => String(headers["x-test-address"] ?? `10.0.0.${(addresses += 1) % 250}`),
  });
  url = web.url;
  return {
    url,
    store,
    server,
    web,
    uploads,
    now: () => moment,
    advance: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
    another: create,
    close: async () => {
      await web.close();
      for (const each of servers) await each.close();
      await close();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}

function silent(): void {}

export const quietLogger: Logger = {
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  child: () => quietLogger,
};

/** Starts one server for all tests of the enclosing `describe`. */
export function useAuthorizationServer(dialect: Dialect = "sqlite"): () => AuthorizationServer {
  let started: AuthorizationServer | undefined;
  beforeAll(async () => {
    started = await startAuthorizationServer(dialect);
  });
  afterAll(() => started?.close());
  return () => started!;
}
