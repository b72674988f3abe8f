/** A running service for all tests of the enclosing `describe`, with helpers that create elements. */
import { afterAll, beforeAll } from "vitest";
import type { Logger } from "../../src/http/handler.ts";
import type { Dialect } from "../../src/database/store.ts";
import { api, type Answer, type Api, type Json, type RequestOptions } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { startService, type ServiceOptions, type TestService } from "../support/service.ts";

export interface Violation {
  readonly propertyPath: string;
  readonly message: string;
  readonly code: string;
}

export interface Running {
  readonly service: TestService;
  /** A client with all permissions. */
  readonly client: Api;
  /** Creates an element and returns its IRI. */
  make(collection: string, body: Record<string, unknown>): Promise<string>;
  /** Returns the item as JSON-LD. */
  read(iri: string): Promise<Record<string, Json>>;
  /** Returns the violations of a response with the given status, as `path: code`. */
  refused(answer: Promise<Answer<unknown>>, status?: number): Promise<string[]>;
  /** Returns the number of entries in the change log. */
  logged(): Promise<number>;
}

/** Starts a service before the first test and closes it after the last. Use the result only inside tests and hooks. */
export function useService(dialect: Dialect, options: Omit<ServiceOptions, "dialect"> = {}): Running {
  let service: TestService | undefined;
  let client: Api | undefined;
  beforeAll(async () => {
    const { overrides } = options;
    service = await startService({
      ...options,
      dialect,
      ...(overrides !== undefined && { overrides: { logger: errorLogger, ...overrides } }),
    });
    client = api(service, tokens.full);
  });
  afterAll(() => service?.close());
  const running = (): TestService => {
    if (service === undefined) throw new Error("The service runs only during tests.");
    return service;
  };
  const caller = (): Api => {
    if (client === undefined) throw new Error("The service runs only during tests.");
    return client;
  };
  return {
    get service() {
      return running();
    },
    get client() {
      return caller();
    },
    async make(collection, body) {
      const { body: made } = await caller().post(`/api/${collection}`, body, { expect: 201 });
      return String(made["@id"]);
    },
    async read(iri) {
      return (await caller().get<Record<string, Json>>(iri, { expect: 200 })).body;
    },
    refused: violationsOf,
    async logged() {
      const { headers } = await caller().get("/api/log_entries?itemsPerPage=1", { expect: 200 });
      return Number(headers["x-total-count"]);
    },
  };
}

/** Prints the cause of a 500 response. */
const errorLogger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  // Dropping the test database closes connections, so errors of closed connections are omitted.
  error: (fields, message) => {
    if ("requestId" in fields) console.error(message, fields);
  },
  child: () => errorLogger,
};

async function violationsOf(answer: Promise<Answer<unknown>>, status = 422): Promise<string[]> {
  const { status: given, body, text } = await answer;
  if (given !== status) throw new Error(`answered ${given}, not ${status}: ${text}`);
  const violations = (body as { violations?: readonly Violation[] }).violations ?? [];
  return violations.map(({ propertyPath, code }) => `${propertyPath}: ${code}`);
}

/** Returns the part of an entity tag that `If-Match` compares. */
export function versionOf({ headers }: Pick<Answer, "headers">): string {
  return /^"(\d+)\./.exec(headers["etag"] ?? "")?.[1] ?? "none";
}

export const plain: RequestOptions = { accept: "application/json" };
export const linked: RequestOptions = { accept: "application/ld+json" };

let lastNumber = 0;

/** Returns a name that no other element has. */
export function unique(text: string): string {
  lastNumber += 1;
  return `${text} ${lastNumber}`;
}

/** Returns the ID at the end of an IRI. */
export function idOf(iri: string): number {
  return Number(iri.split("/").at(-1));
}
