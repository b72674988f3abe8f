/**
 * A service with its log, SQL statements and clock, and browsers with a session. Sessions are inserted into the
 * database, because the sign-in has its own tests.
 */
import { parse } from "node-html-parser";
import { afterAll, beforeAll } from "vitest";
import type { Logger } from "../../../src/http/handler.ts";
import { insertSession, newCookieSecret } from "../../../src/identity/new-session.ts";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import type { passwords } from "../../support/principals.ts";
import { startService, type ServiceOptions, type TestService } from "../../support/service.ts";
import { visitor, type PageResult, type Visitor } from "../../support/visitor.ts";

export interface SettingsService extends TestService {
  /** Current time of the service; `null` for the real time. */
  now: Date | null;
  /** All log lines as text. */
  readonly logged: string[];
  /** SQL of the executed statements. */
  readonly statements: string[];
}

export type SettingsServiceOptions = Pick<ServiceOptions, "dialect" | "environment">;

async function startSettings(options: SettingsServiceOptions): Promise<SettingsService> {
  const statements: string[] = [];
  const logged: string[] = [];
  const watched = { now: null as Date | null, statements, logged };
  const service = await startService({
    ...options,
    overrides: {
      logger: loggerInto(logged),
      onStatement: (sql) => statements.push(sql),
      now: () => watched.now ?? new Date(),
    },
  });
  return Object.assign(watched, service);
}

function loggerInto(lines: string[]): Logger {
  const note = (fields: object, message: string): void => {
    lines.push(
      `${message} ${JSON.stringify(fields, (_key, value: unknown) => (value instanceof Error ? value.stack : value))}`,
    );
  };
  const logger: Logger = { debug: note, info: note, warn: note, error: note, child: () => logger };
  return logger;
}

/** Starts one service for all tests of the enclosing `describe`. */
export function useSettings(options: SettingsServiceOptions = {}): () => SettingsService {
  let started: SettingsService | undefined;
  beforeAll(async () => {
    started = await startSettings(options);
  });
  afterAll(() => started?.close());
  return () => {
    if (started === undefined) throw new Error("The service runs only while tests are running.");
    return started;
  };
}

export interface SignedInVisitor extends Visitor {
  readonly username: keyof typeof passwords;
  readonly userId: number;
  readonly sessionId: number;
  /** Returns another browser with the same cookies, such as that of a user who stole them. */
  copy(this: void): Visitor;
}

export interface EnterOptions {
  readonly userAgent?: string;
  readonly address?: string;
  readonly at?: Date;
}

/** Returns a browser in which the user is signed in. */
export async function enter(
  service: SettingsService,
  username: keyof typeof passwords,
  { userAgent = "", address = "198.51.100.4", at = service.now ?? new Date() }: EnterOptions = {},
): Promise<SignedInVisitor> {
  const userId = await userIdOf(service, username);
  const token = newCookieSecret();
  const stage = "complete";
  await service.store.transaction((transaction) =>
    insertSession(transaction, { userId, token, stage, remembered: false, address, userAgent, now: at }),
  );
  const [newest] = await sessionIds(service, userId);
  const browser = visitor(service);
  browser.cookies.set(sessionCookie, token);
  const copy = (): Visitor => {
    const thief = visitor(service);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    return thief;
  };
  return Object.assign(browser, { username, userId, sessionId: newest ?? 0, copy });
}

/** Returns the text of a block that can be copied. */
export function copied({ document }: PageResult, label: string): string {
  const block = document.querySelector(`[data-copy="${label}"] pre`);
  // The parser does not parse the content of `pre` elements.
  return parse(block?.innerHTML.replace(/<\/?code>/g, "") ?? "").textContent;
}

export async function userIdOf({ store }: Pick<SettingsService, "store">, username: string): Promise<number> {
  const { id } = await store.read.db
    .selectFrom("users")
    .select("id")
    .where("name", "=", username)
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the IDs of a user's sessions, newest first. */
export async function sessionIds(
  { store }: Pick<SettingsService, "store">,
  userId: number,
): Promise<number[]> {
  const rows = await store.read.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the data of a user's security events, oldest first. */
export async function eventsOf(
  { store }: Pick<SettingsService, "store">,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const rows = await store.read.db
    .selectFrom("log_entries")
    .select("data")
    .where("kind", "=", "security_event")
    .where("target_type", "=", "User")
    .where("target_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ data }) => JSON.parse(data ?? "{}") as Record<string, unknown>);
}
