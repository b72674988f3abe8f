/** Tests the rate limit of `/api`. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { api, type Answer } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const policy = '"api";q=5;w=10';

const limits = ({ headers }: Answer): object => ({
  policy: headers["ratelimit-policy"],
  state: headers["ratelimit"],
});

describeOneDialect("the rate limit of /api", (dialect) => {
  let service: TestService;
  let now = new Date("2026-11-24T10:00:02.500Z");
  beforeAll(async () => {
    const environment = { API_RATE_LIMIT: "30" };
    service = await startService({ dialect, environment, overrides: { now: () => now } });
  });
  afterAll(() => service.close());

  it("rejects the requests of a credential that exceeds it until the next window, and changes nothing", async () => {
    const { get, post, patch } = api(service, tokens.full);
    const created = await post("/api/categories", { name: "Resistors" }, { expect: 201 });
    expect(limits(created)).toEqual({ policy, state: '"api";r=4;t=8' });
    const iri = created.body["@id"] as unknown as string;
    expect(limits(await get(iri))).toEqual({ policy, state: '"api";r=3;t=8' });
    // Errors count, but only accepted requests report the state.
    expect(limits(await get("/api/categories/99", { expect: 404 }))).toEqual({});
    const unchanged = await get(iri, { headers: { "If-None-Match": "*" }, expect: 304 });
    expect(limits(unchanged)).toEqual({ policy, state: '"api";r=1;t=8' });
    expect(limits(await get("/api/categories.json"))).toEqual({ policy, state: '"api";r=0;t=8' });

    const rejected = await patch(iri, { name: "Changed" }, { expect: 429 });
    expect(limits(rejected)).toEqual({ policy, state: '"api";r=0;t=8' });
    expect(rejected.headers["retry-after"]).toBe("8");
    expect(rejected.body["detail"]).toBe(
      "Too many requests: the limit is 5 in 10 seconds. Try again in 8 seconds.",
    );

    now = new Date("2026-11-24T10:00:10.000Z");
    const again = await get(iri);
    expect(limits(again)).toEqual({ policy, state: '"api";r=4;t=10' });
    expect(again.body["name"]).toBe("Resistors");
  });

  it("counts each operation of a batch, those above the limit in the following windows", async () => {
    now = new Date("2026-11-24T10:00:30.000Z");
    const { get, post } = api(service, tokens.full);
    const operations = Array.from({ length: 12 }, () => ({ method: "GET", path: "/api/info" }));
    const batch = await post("/api/batch", { operations }, { expect: 200 });
    expect(limits(batch)).toEqual({ policy, state: '"api";r=0;t=20' });
    now = new Date("2026-11-24T10:00:40.000Z");
    const rejected = await get("/api/info", { expect: 429 });
    expect(rejected.headers["retry-after"]).toBe("10");
    now = new Date("2026-11-24T10:00:50.000Z");
    // Two of the twelve are left for the third window.
    expect(limits(await get("/api/info", { expect: 200 }))).toEqual({ policy, state: '"api";r=2;t=10' });
  });

  it("reports the current state with the stored response to a repeated batch", async () => {
    now = new Date("2026-11-24T10:02:00.000Z");
    const { post } = api(service, tokens.admin);
    for (const atomic of [true, false]) {
      const operations = [{ method: "POST", path: "/api/categories", body: { name: `Of ${atomic}` } }];
      const options = { headers: { "Idempotency-Key": `batch-${atomic}` }, expect: 200 };
      const first = await post("/api/batch", { atomic, operations }, options);
      const replayed = await post("/api/batch", { atomic, operations }, options);
      expect(replayed.headers["idempotent-replayed"]).toBe("true");
      const left = atomic ? 4 : 2;
      expect(limits(first)).toEqual({ policy, state: `"api";r=${left};t=10` });
      expect(limits(replayed)).toEqual({ policy, state: `"api";r=${left - 1};t=10` });
    }
  });

  it("keeps its counts when a request of an earlier window continues", async () => {
    now = new Date("2026-11-24T10:03:09.000Z");
    const { get, post } = api(service, tokens.full);
    const operations = Array.from({ length: 3 }, () => ({ method: "GET", path: "/api/info" }));
    await post("/api/batch", { operations }, { expect: 200 });
    now = new Date("2026-11-24T10:03:10.000Z");
    for (let request = 0; request < 5; request += 1) await get("/api/info", { expect: 200 });
    now = new Date("2026-11-24T10:03:09.500Z");
    await get("/api/info", { expect: 429 });
    // A clock that was set back by hours must not reject requests for hours.
    now = new Date("2026-11-24T07:00:00.000Z");
    await get("/api/info", { expect: 200 });
  });

  it("counts each token separately, and only requests to /api that need a credential", async () => {
    now = new Date("2026-11-24T10:05:00.000Z");
    const { get } = api(service, tokens.full);
    for (let request = 0; request < 5; request += 1) await get("/api/parts", { expect: 200 });
    await get("/api/parts", { expect: 429 });
    expect(limits(await api(service, tokens.edit).get("/api/parts"))).toEqual({
      policy,
      state: '"api";r=4;t=10',
    });
    for (const path of ["/api/docs.json", "/eda-api/v1/", "/readyz"]) {
      const accept = path === "/api/docs.json" ? "application/json" : null;
      expect(limits(await get(path, { accept, expect: 200 })), path).toEqual({});
    }
  });
});
