/**
 * The administration pages of a running service with the users of `principals.ts`. Sessions are inserted into the
 * database, because the sign-in has its own tests.
 */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import type { Logger } from "../../../src/http/handler.ts";
import type { Dialect, Store } from "../../../src/database/store.ts";
import { commandLineActor, writeLog, type Actor, type LogEntry } from "../../../src/history/log-entry.ts";
import {
  createGroup,
  createUser,
  type NewGroup,
  type NewUser,
} from "../../../src/identity/accounts/accounts.ts";
import { insertSession, newCookieSecret } from "../../../src/identity/new-session.ts";
import { hashPassword } from "../../../src/identity/password.ts";
import { serializePermissionData } from "../../../src/identity/permission-data.ts";
import type { PermissionName } from "../../../src/identity/permissions.ts";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import type { ServiceOverrides } from "../../../src/service/overrides.ts";
import { insertUser } from "../../support/principals.ts";
import { startService } from "../../support/service.ts";
import { visitor, type Visitor } from "../../support/visitor.ts";

export interface SignedInVisitor extends Visitor {
  readonly userId: number;
  readonly username: string;
}

export interface ToolsSite {
  readonly url: string;
  readonly store: Store;
  /** SQL of the executed statements. */
  readonly statements: string[];
  /** Logged errors of the service. */
  readonly errors: string[];
  /** Returns a browser in which the user is signed in. */
  as(username: string): Promise<SignedInVisitor>;
  /** Creates a user with exactly these permissions. Returns a browser in which the user is signed in. */
  with(...permissions: readonly PermissionName[]): Promise<SignedInVisitor>;
  /** Creates a user and returns the ID. */
  user(user: NewUser): Promise<number>;
  /** Creates a group and returns the ID. */
  group(group: NewGroup): Promise<number>;
  /** Writes entries to the log in order and returns their IDs. */
  log(entries: readonly LogEntry[], actor?: Partial<Actor>, at?: Date): Promise<number[]>;
  close(): Promise<void>;
}

export interface ToolsSiteOptions {
  readonly dialect?: Dialect;
  readonly environment?: Readonly<Record<string, string>>;
  readonly undo?: ServiceOverrides["undo"];
}

/** The default cost of password hashes would make the tests take minutes. */
const cheap = { ln: 4, r: 8, p: 1 };

export async function startTools({ dialect, environment, undo }: ToolsSiteOptions = {}): Promise<ToolsSite> {
  const statements: string[] = [];
  const errors: string[] = [];
  const service = await startService({
    ...(dialect !== undefined && { dialect }),
    ...(environment !== undefined && { environment }),
    overrides: {
      onStatement: (sql) => statements.push(sql),
      logger: loggerInto(errors),
      ...(undo !== undefined && { undo }),
    },
  });
  const { url, store } = service;
  const site: ToolsSite = {
    url,
    store,
    statements,
    errors,
    as: async (username) => {
      const browser = visitor({ url });
      const userId = await userIdOf(store, username);
      browser.cookies.set(sessionCookie, await newSession(store, userId));
      return Object.assign(browser, { userId, username });
    },
    with: async (...permissions) => {
      const username = `only-${randomBytes(6).toString("hex")}`;
      const data = serializePermissionData(new Map(permissions.map((name) => [name, true])));
      await store.transaction((transaction) => insertUser(transaction, username, data, false, new Date()));
      return site.as(username);
    },
    user: async ({ password, ...user }) => {
      const id = await createUser(changeBy(store), user);
      if (password === undefined) return id;
      const hash = await hashPassword(password, cheap);
      await store.transaction(({ db }) =>
        db.updateTable("users").set({ password_hash: hash }).where("id", "=", id).execute(),
      );
      return id;
    },
    group: (group) => createGroup(changeBy(store), group),
    log: (entries, actor = {}, at = new Date()) => writeEntries(store, entries, actor, at),
    close: service.close,
  };
  return site;
}

function loggerInto(errors: string[]): Logger {
  const silent = (): void => undefined;
  const logger: Logger = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (fields, message) => {
      console.error(message, fields);
      errors.push(message);
    },
    child: () => logger,
  };
  return logger;
}

/** Starts a site for all tests of the enclosing `describe`. */
export function useTools(options: ToolsSiteOptions = {}): () => ToolsSite {
  let started: ToolsSite | undefined;
  beforeAll(async () => {
    started = await startTools(options);
  });
  afterAll(() => started?.close());
  return () => {
    if (started === undefined) throw new Error("The site runs only while tests are running.");
    return started;
  };
}

export async function userIdOf({ read }: Store, username: string): Promise<number> {
  const { id } = await read.db
    .selectFrom("users")
    .select("id")
    .where("name", "=", username)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Creates a session.
 * @returns the value of the session cookie
 */
export async function newSession(store: Store, userId: number): Promise<string> {
  const token = newCookieSecret();
  await store.transaction((transaction) =>
    insertSession(transaction, {
      userId,
      token,
      stage: "complete",
      remembered: false,
      address: "192.0.2.7",
      userAgent: "",
      now: new Date(),
    }),
  );
  return token;
}

/** Changes that prepare a test have no user as actor and are not logged. */
function changeBy(store: Store) {
  return { store, now: new Date(), record: () => Promise.resolve() };
}

async function writeEntries(
  store: Store,
  entries: readonly LogEntry[],
  actor: Partial<Actor>,
  at: Date,
): Promise<number[]> {
  return store.transaction(async (transaction) => {
    await writeLog(transaction, { ...commandLineActor("test"), ...actor }, at, entries);
    const rows = await transaction.db
      .selectFrom("log_entries")
      .select("id")
      .orderBy("id", "desc")
      .limit(entries.length)
      .execute();
    return rows.map(({ id }) => id).reverse();
  });
}
