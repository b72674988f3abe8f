/**
 * The settings pages behind a real server, on a database of their own, with the users of `principals.ts`. Signing in
 * has tests of its own: here sessions are put into the database.
 */
import { randomBytes } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll } from "vitest";
import { readConfig } from "../../../src/config.ts";
import type { Logger } from "../../../src/contract/handler.ts";
import { listen } from "../../../src/contract/http-server.ts";
import type { Dialect, Store } from "../../../src/database/store.ts";
import { insertSession, newCookieSecret } from "../../../src/identity/new-session.ts";
import { createSessions } from "../../../src/identity/sessions.ts";
import { firstThingToDo } from "../../../src/pages/settings/first-thing-to-do.ts";
import { createSettingsRoutes } from "../../../src/pages/settings/settings.ts";
import type { PageRoute } from "../../../src/pages/site/page.ts";
import { createSite, sessionCookie } from "../../../src/pages/site/site.tsx";
import { createWeb } from "../../../src/web/create-web.ts";
import { openTestStore } from "../../support/dialects.ts";
import { seedPrincipals } from "../../support/principals.ts";
import type { passwords } from "../../support/principals.ts";
import { visitor } from "../../support/visitor.ts";
import type { Visited, Visitor } from "../../support/visitor.ts";

export type Username = keyof typeof passwords;

export interface SettingsService {
  readonly url: string;
  readonly store: Store;
  readonly routes: readonly PageRoute[];
  /** What the service takes for now; the real time unless a test says otherwise. */
  now: Date | null;
  /** Everything that was logged, as text. */
  readonly logged: string[];
  /** Texts of the statements that were run. */
  readonly statements: string[];
  close(): Promise<void>;
}

export interface SettingsServiceOptions {
  readonly dialect?: Dialect;
  readonly environment?: Readonly<Record<string, string>>;
  readonly answers?: { readonly kicad: boolean; readonly mcp: boolean };
}

export async function startSettings(options: SettingsServiceOptions = {}): Promise<SettingsService> {
  const { dialect = "sqlite", environment = {}, answers = { kicad: false, mcp: false } } = options;
  const statements: string[] = [];
  const logged: string[] = [];
  const opened = await openTestStore(dialect, { onStatement: (sql) => statements.push(sql) });
  const { store } = opened;
  await seedPrincipals(store);
  const config = readConfig(environment);
  const sessions = createSessions({ store });
  let url = "";
  const baseUrl = (): string => url;
  const routes = createSettingsRoutes({ config, store, sessions, baseUrl, answers });
  const logger = loggerInto(logged);
  const site = createSite({
    routes: [...routes, ...placeholders()],
    findSession: sessions.find,
    baseUrl,
    secure: false,
    instanceTitle: config.instance.title,
    oauthEnabled: config.oauth.enabled,
    asset: (name) => `/assets/${name}`,
    firstThingToDo,
  });
  const service = { now: null as Date | null };
  const web = createWeb({
    routes: site.routes,
    onFault: site.onFault,
    logger,
    clientAddress: () => "192.0.2.7",
    now: () => service.now ?? new Date(),
  });
  const server = await listen({ port: 0, host: "127.0.0.1", handlers: [web], logger });
  url = server.url;
  return Object.assign(service, {
    url,
    store,
    routes,
    logged,
    statements,
    close: async () => {
      await server.close();
      await sessions.close();
      await opened.close();
    },
  });
}

/** Where the pages lead to outside of the settings. */
function placeholders(): PageRoute[] {
  const empty = { status: 200, headers: { "Content-Type": "text/plain" } };
  return [
    { method: "GET", path: "/login", access: "public", handle: () => empty },
    { method: "GET", path: "/tools", access: "signed-in", handle: () => empty },
  ];
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

/** One service for all tests of the enclosing `describe`. */
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

export interface Entered extends Visitor {
  readonly userId: number;
  readonly sessionId: number;
}

export interface EnterOptions {
  readonly userAgent?: string;
  readonly address?: string;
  readonly at?: Date;
}

/** A browser in which this user is signed in. */
export async function enter(
  service: SettingsService,
  username: string,
  { userAgent = "", address = "198.51.100.4", at = service.now ?? new Date() }: EnterOptions = {},
): Promise<Entered> {
  const userId = await userIdOf(service, username);
  const token = newCookieSecret(randomBytes);
  const stage = "complete";
  await service.store.transaction((transaction) =>
    insertSession(transaction, { userId, token, stage, remembered: false, address, userAgent, now: at }),
  );
  const [newest] = await sessionIds(service, userId);
  const browser = visitor(service);
  browser.cookies.set(sessionCookie, token);
  return Object.assign(browser, { userId, sessionId: newest ?? 0 });
}

/** The text of a block that is there to be copied. */
export function copied({ document }: Visited, label: string): string {
  const block = document.querySelector(`[data-copy="${label}"] pre`);
  // The parser leaves what stands in a `pre` as it is.
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

/** Newest first. */
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

/** The data of a user's security events, oldest first. */
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
