/** Reads that start before the credential is checked. */
import { expect, it } from "vitest";
import { problem } from "../../src/errors.ts";
import type { Authenticate, Authentication } from "../../src/identity/authenticator.ts";
import { createRateLimit } from "../../src/contract/rate-limit.ts";
import { principalOf } from "./sample-service.ts";
import type { Ask, SampleOptions } from "./sample-service.ts";
import { create, useSampleService, whole } from "./use-sample-service.ts";

const { start } = useSampleService();
const expected = principalOf("full", []);

/** Starts a service that expects a principal with all permissions, and then authenticates with `result`. */
async function startExpecting(result: Authentication, options: SampleOptions = {}) {
  const events: string[] = [];
  const authenticate: Authenticate = (_authorization, _now, _resource, _headers, onExpected) => {
    onExpected?.(expected);
    return new Promise((resolve) =>
      setImmediate(() => {
        events.push("authenticated");
        resolve(result);
      }),
    );
  };
  const denied: string[] = [];
  const service = await start({
    authenticate,
    respond: ({ principal }) => {
      events.push("handled");
      return { status: 200, document: { all: principal === expected } };
    },
    onForbidden: (_principal, { path }) => void denied.push(path),
    ...options,
  });
  return { service, events, denied };
}

it("uses the response of an early read if the principal is the expected one", async () => {
  const { service, events } = await startExpecting({ ok: true, principal: expected });
  const { status, body } = await service.ask("/api/things/1");
  expect([status, body["all"]]).toEqual([200, true]);
  expect(events).toEqual(["handled", "authenticated"]);
});

it("calls the handler again if the principal has changed", async () => {
  const { service, events } = await startExpecting({ ok: true, principal: principalOf("read_only", []) });
  const { status, body } = await service.ask("/api/things/1");
  expect([status, body["all"]]).toEqual([200, false]);
  expect(events).toEqual(["handled", "authenticated", "handled"]);
});

it("returns no data if the principal has lost the permission", async () => {
  const now = principalOf("full", ["parts.read"]);
  const { service, denied } = await startExpecting({ ok: true, principal: now });
  const { status, text } = await service.ask("/api/things/1");
  expect(status).toBe(403);
  expect(text).not.toContain('"all"');
  expect(denied).toEqual(["/api/things/1"]);
});

it("returns no data if the token was revoked", async () => {
  const gone = { ok: false, error: "invalid_token", description: "Invalid credentials." } as const;
  const { service, events, denied } = await startExpecting(gone);
  const { status, text } = await service.ask("/api/things/1");
  expect(status).toBe(401);
  expect(text).not.toContain('"all"');
  expect(events).toEqual(["handled", "authenticated"]);
  expect(denied).toEqual([]);
});

it("reports the error of an early read", async () => {
  const respond = () => {
    throw problem("not-found");
  };
  const { service } = await startExpecting({ ok: true, principal: expected }, { respond });
  expect((await service.ask("/api/things/1")).status).toBe(404);
});

it("counts early reads in the rate limit", async () => {
  const rateLimit = createRateLimit(6);
  const { service, events } = await startExpecting({ ok: true, principal: expected }, { rateLimit });
  expect((await service.ask("/api/things/1")).status).toBe(200);
  expect((await service.ask("/api/things/1")).status).toBe(429);
  // A rejected request costs no read.
  expect(events).toEqual(["handled", "authenticated", "authenticated"]);
});

it.each<[string, Ask?]>([["/api/things"], ["/api/things", create(whole)]])(
  "calls the handler of %s %j after the check",
  async (path, ask) => {
    const { service, events } = await startExpecting({ ok: true, principal: expected });
    await service.ask(path, ask);
    expect(events).toEqual(["authenticated", "handled"]);
  },
);

it("starts what a response does later after the check", async () => {
  let started = 0;
  const respond = () => ({
    status: 200,
    later: () => {
      started += 1;
      return Promise.resolve({ status: 200, document: {} });
    },
  });
  const accepted = await startExpecting({ ok: true, principal: expected }, { respond });
  expect((await accepted.service.ask("/api/things/1")).status).toBe(200);
  expect(started).toBe(1);
  const gone = { ok: false, error: "invalid_token", description: "Invalid credentials." } as const;
  const refused = await startExpecting(gone, { respond });
  expect((await refused.service.ask("/api/things/1")).status).toBe(401);
  expect(started).toBe(1);
});
