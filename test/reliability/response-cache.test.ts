/** Responses that are kept until the next commit, compared with those of a service that keeps none. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { createService } from "../../src/service.ts";
import { api, type Api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

/** A generator of pseudorandom integers below a limit (mulberry32). */
function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % limit;
  };
}

const reads = [
  "/api/parts/1",
  "/api/parts/2.json",
  "/api/parts?order[name]=asc",
  "/api/parts?name=%25a%25&itemsPerPage=5",
  "/api/parts?itemsPerPage=0",
  "/api/parts?properties[]=name&properties[]=total_instock",
  "/api/parts/counts?by=category",
  "/api/categories",
  "/api/part_lots",
  "/api/search?q=part",
  "/api/statistics",
  "/api/parts/1/log",
  "/eda-api/v1/parts/category/1.json",
];

describeDialects("kept responses", (dialect) => {
  let first: TestService;
  let others: readonly Awaited<ReturnType<typeof createService>>[];
  /** Two services that keep responses, with their own connections. */
  let writers: readonly Api[];
  let uncached: Api;
  let statements = 0;

  beforeAll(async () => {
    first = await startService({ dialect, overrides: { onStatement: () => (statements += 1) } });
    const environment = { UPLOADS_DIR: first.uploads, DATABASE_URL: first.databaseUrl };
    const second = await createService(readConfig(environment));
    const third = await createService({ ...readConfig(environment), cacheSize: 10_000 });
    others = [second, third];
    const { url: secondUrl } = await second.listen(0, "127.0.0.1");
    const { url } = await third.listen(0, "127.0.0.1");
    writers = [api(first, tokens.full), api({ url: secondUrl }, tokens.full)];
    uncached = api({ url }, tokens.full);
    const { post } = api(first, tokens.full);
    await post("/api/categories", { name: "Category" }, { expect: 201 });
    for (const name of ["Part a", "Part b", "Part c"]) {
      await post("/api/parts", { name, category: "/api/categories/1" }, { expect: 201 });
      await post("/api/part_lots", { part: "/api/parts/1", amount: 5 }, { expect: 201 });
    }
  });
  afterAll(async () => {
    for (const service of others) await service.close();
    await first.close();
  });

  it("equal responses that are not kept, after each of many changes by two services", async () => {
    const random = generator(20_261_124);
    const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
    const changes: readonly ((client: Api) => Promise<unknown>)[] = [
      (client) => client.patch(`/api/parts/${1 + random(3)}`, { name: `Part ${random(100)} a` }),
      (client) => client.patch("/api/categories/1", { name: `Category ${random(100)}` }),
      (client) => client.post(`/api/part_lots/${1 + random(3)}/add`, { amount: 1 + random(3) }),
      (client) => client.post("/api/parts", { name: `Part ${random(100)}`, category: "/api/categories/1" }),
      async (client) => {
        const { body } = await client.get("/api/parts?order[id]=desc&itemsPerPage=1");
        const id = Number(body["hydra:member"]?.[0]?.["id"]);
        if (id > 3) await client.delete(`/api/parts/${id}`, { expect: 204 });
      },
    ];
    let kept = 0;
    for (let round = 0; round < 60; round += 1) {
      await pick(changes)(pick(writers));
      const path = pick(reads);
      const accept = random(4) === 0 ? "application/json" : "application/ld+json";
      const expected = await uncached.get(path, { accept, expect: 200 });
      for (const reader of [...writers, ...writers, ...writers]) {
        const before = statements;
        const { text, headers } = await reader.get(path, { accept, expect: 200 });
        if (statements === before && reader === writers[0]) kept += 1;
        expect(text, path).toBe(expected.text);
        expect(headers["etag"]).toBe(expected.headers["etag"]);
        const etag = String(headers["etag"]);
        await reader.get(path, { accept, headers: { "If-None-Match": etag }, expect: 304 });
      }
    }
    // On PostgreSQL, the version of the data and the token are read.
    if (dialect === "sqlite") expect(kept).toBeGreaterThan(50);
  });

  it("never hide a committed change from a client, while others write", async () => {
    await Promise.all(
      [1, 2, 3].map(async (id) => {
        for (let round = 0; round < 30; round += 1) {
          const [writer, reader] = round % 2 === 0 ? writers : writers.toReversed();
          const comment = `Round ${round}`;
          await writer?.patch(`/api/parts/${id}`, { comment }, { expect: 200 });
          for (let time = 0; time < 3; time += 1) {
            expect((await reader?.get(`/api/parts/${id}`))?.body["comment"]).toBe(comment);
          }
        }
      }),
    );
  });

  it("end when a lot expires", async () => {
    const { post, get } = api(first, tokens.full);
    const part = { name: "Expiring", category: "/api/categories/1" };
    const { body } = await post("/api/parts", part, { expect: 201 });
    const iri = String(body["@id"]);
    const expires = Date.now() + 1500;
    const lot = { part: iri, amount: 7, expiration_date: new Date(expires).toISOString() };
    await post("/api/part_lots", lot, { expect: 201 });
    const stock = async () => (await get(iri, { expect: 200 })).body["total_instock"];
    for (let time = 0; time < 3; time += 1) expect(await stock()).toBe(7);
    await new Promise((resolve) => setTimeout(resolve, expires - Date.now() + 50));
    for (let time = 0; time < 3; time += 1) expect(await stock()).toBe(0);
  });

  it("are not sent after a token was revoked, or to other users", async () => {
    const { get } = api(first, tokens.readOnly);
    for (let time = 0; time < 3; time += 1) await get("/api/parts/1", { expect: 200 });
    for (let time = 0; time < 3; time += 1) {
      await api(first, null).get("/api/parts/1", { expect: 401 });
      expect((await api(first, tokens.full).get("/api/tokens/current")).body["level"]).toBe(4);
      expect((await get("/api/tokens/current")).body["level"]).toBe(1);
    }
    await first.store.transaction(({ db }) =>
      db.updateTable("api_tokens").set({ tier: "admin" }).where("tier", "=", "read_only").execute(),
    );
    expect((await get("/api/tokens/current")).body["level"]).toBe(3);
    await first.store.transaction(({ db }) =>
      db.deleteFrom("api_tokens").where("tier", "=", "admin").execute(),
    );
    await get("/api/parts/1", { expect: 401 });
  });
});
