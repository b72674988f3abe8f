/** Tests `Idempotency-Key` in the pipeline: which requests are equal, and the response to a repeated request. */
import { describe, expect, it } from "vitest";
import type { IdempotencyKeys, IdempotentStart } from "../../src/http/idempotency/idempotency.ts";
import { problem } from "../../src/util/errors.ts";
import { create, useSampleService, whole } from "./use-sample-service.ts";

const { start } = useSampleService();

describe("Idempotency-Key", () => {
  function keys(begin: () => IdempotentStart) {
    const asked: string[][] = [];
    const idempotency: IdempotencyKeys = {
      begin: async (principal, operationId, key, fingerprint) => {
        asked.push([principal.username, operationId, key, fingerprint]);
        return begin();
      },
      find: async () => {
        throw new Error("No request is a dry run.");
      },
    };
    return { idempotency, asked };
  }
  const keyed = (body: unknown = whole, headers: Record<string, string> = {}) =>
    create(body, { "idempotency-key": "k1", ...headers });

  it("stores the response to the first request and forgets the key if the request fails", async () => {
    const events: string[] = [];
    const { idempotency } = keys(() => ({
      kind: "fresh",
      store: () => Promise.resolve(),
      finish: async ({ status }) => void events.push(`finish ${status}`),
      release: async () => void events.push("release"),
    }));
    let fail = false;
    const once = await start({
      idempotency,
      respond: () => {
        if (fail) throw problem("conflict");
        return { status: 201, document: {} };
      },
    });
    expect((await once.ask("/api/things", keyed())).status).toBe(201);
    fail = true;
    expect((await once.ask("/api/things", keyed())).status).toBe(409);
    expect(events).toEqual(["finish 201", "release"]);
  });

  it("returns the stored response without calling the handler", async () => {
    const { idempotency } = keys(() => ({
      kind: "replay",
      answer: { status: 201, document: { first: true }, headers: { Location: "/api/things/1" } },
    }));
    const once = await start({ idempotency });
    const reply = await once.ask("/api/things", keyed());
    expect(reply).toMatchObject({ status: 201, text: '{"first":true}' });
    expect(reply.headers).toMatchObject({ location: "/api/things/1", "idempotent-replayed": "true" });
    expect(once.calls).toEqual([]);
    expect((await once.ask("/api/things", keyed(whole, { authorization: "Bearer reader" }))).status).toBe(
      403,
    );
  });

  it.each([
    ["running", 409],
    ["mismatch", 422],
  ] as const)("%s returns %i", async (kind, status) => {
    const once = await start({ idempotency: keys(() => ({ kind })).idempotency });
    const reply = await once.ask("/api/things", keyed(whole, { accept: "application/json" }));
    expect(reply.status).toBe(status);
    expect(once.calls).toEqual([]);
  });

  it("compares everything that affects the response, and is supported for POST only", async () => {
    const { idempotency, asked } = keys(() => ({ kind: "running" }));
    const once = await start({ idempotency });
    await once.ask("/api/things", keyed());
    await once.ask("/api/things", keyed());
    await once.ask("/api/things", keyed({ ...whole, name: "b" }));
    await once.ask("/api/things", keyed(whole, { accept: "application/json" }));
    await once.ask("/api/things?_comment=x", keyed());
    await once.ask("/api/things/1", { method: "DELETE", headers: { "idempotency-key": "k1" } });
    expect(asked.map(([user, operation, key]) => [user, operation, key])).toEqual(
      Array.from({ length: 5 }, () => ["ada", "createThing", "k1"]),
    );
    const fingerprints = asked.map(([, , , fingerprint]) => fingerprint);
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect(new Set(fingerprints).size).toBe(4);
  });
});
