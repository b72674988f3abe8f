/**
 * Tests that all OAuth operations have a route if the authorization server is enabled, and none otherwise.
 * `test/oauth` tests their behavior.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Logger } from "../../src/http/handler.ts";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { api, type Answer } from "../support/client.ts";
import { declaredProtocolOperations, type DeclaredOperation } from "../support/declared-operations.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { startService, type TestService } from "../support/service.ts";

/** Each operation of the authorization server with each of its paths. */
const operations = declaredProtocolOperations().filter(({ protocol }) => protocol === "oauth");
const places = operations.flatMap((operation) => {
  const [name] = /\{\w+\}/.exec(operation.path) ?? [];
  if (name === undefined) return [[operation.method, operation.path, operation] as const];
  const { schema } = operation.parameters.find((parameter) => `{${parameter.name}}` === name)!;
  return (schema["enum"] as string[]).map(
    (value) => [operation.method, operation.path.replace(name, value), operation] as const,
  );
});

/** Discards the log, because the service reports missing keys with each request. */
const silent: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silent,
};

function titleOf(page: string): string {
  return /<title>(.*?)<\/title>/s.exec(page)?.[1] ?? "";
}

const pages = "text/html,application/xhtml+xml,*/*;q=0.8";

describe("protocol operations", () => {
  const services: Record<"off" | "on" | "incomplete", TestService> = {} as never;

  beforeAll(async () => {
    services.off = await startService();
    services.on = await startService({
      environment: {
        OAUTH_SERVER_ENABLED: "1",
        OAUTH_DCR_ENABLED: "1",
        OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
      },
    });
    await copyKeys(services.on.uploads);
    services.incomplete = await startService({
      environment: { OAUTH_SERVER_ENABLED: "1" },
      overrides: { logger: silent },
    });
  });
  afterAll(async () => {
    for (const service of Object.values(services)) await service.close();
  });

  /** Sends an invalid body, which is enough to show that a route exists. */
  function call(
    service: TestService,
    path: string,
    operation: DeclaredOperation,
    accept: string,
  ): Promise<Answer> {
    const contentType = Object.keys(operation.body ?? {})[0];
    return operation.method === "GET"
      ? api(service).get(path, { accept })
      : api(service).post(path, "", { accept, ...(contentType !== undefined && { contentType }) });
  }

  /** Expects the example of the contract: the same text or JSON, or the title of the same page. */
  function expectExample({ answers }: DeclaredOperation, { status, mediaType, body, text }: Answer): void {
    const { examples = {} } = answers[status]?.content?.[mediaType ?? ""] ?? {};
    const example = Object.values(examples)[0]?.["value"];
    expect(example).toBeDefined();
    if (mediaType === "application/json") expect(body).toEqual(example);
    else if (mediaType === "text/plain") expect(text).toBe(`${String(example)}\n`);
    else expect(titleOf(text)).toMatch(titleOf(String(example)));
  }

  describe.each(["application/json", pages])("with %s", (accept) => {
    it.each(places)(
      "an OAuth operation does not exist while the server is disabled: %s %s",
      async (_method, path, operation) => {
        const answer = await call(services.off, path, operation, accept);
        expect([answer.status, answer.headers["location"]]).toEqual([404, undefined]);
        expectExample(operation, answer);
      },
    );

    it.each(places)(
      "an OAuth operation exists while the server is enabled: %s %s",
      async (_method, path, operation) => {
        const { status } = await call(services.on, path, operation, accept);
        expect([404, 405]).not.toContain(status);
      },
    );
  });

  it.each(places.filter(([, , { answers }]) => "414" in answers))(
    "a URL that is too long returns 414, as a page or as JSON: %s %s",
    async (_method, path, operation) => {
      for (const accept of ["application/json", pages]) {
        const answer = await call(services.on, `${path}?state=${"x".repeat(9_000)}`, operation, accept);
        expect(answer.status).toBe(414);
        expectExample(operation, answer);
      }
    },
  );

  it.each(["/oauth/token", "/oauth/revoke"])(
    "an OAuth operation reports missing keys before it validates anything: %s",
    async (path) => {
      const { status, body } = await api(services.incomplete).post(path, "", { contentType: null });
      expect([status, body["error"]]).toEqual([500, "server_error"]);
    },
  );

  it.each(["/oauth/nope", "/.well-known/nope", "/tools/nope", "/.well-known/oauth-protected-resource/nope"])(
    "other paths next to protocol operations do not exist: %s",
    async (path) => {
      const { status, mediaType } = await api(services.on).get(path, { accept: "application/json" });
      expect([status, mediaType]).toEqual([404, "text/plain"]);
    },
  );
});
