/** Tests that many workers (`serve --workers`) behave like one process, through connections to each of them. */
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { openStore } from "../../src/database/connect.ts";
import type { Store } from "../../src/database/store.ts";
import { generateEncryptionKey } from "../../src/oauth/encryption.ts";
import { createServer, type ClosableServer } from "../oauth/authorization-server.ts";
import { obtainTokens } from "../oauth/flow.ts";
import { api, type Api } from "../support/client.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../support/dialects.ts";
import { copyKeys } from "../support/oauth-keys.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { startProcess, type RunningProcess } from "../support/process.ts";
import { byThoroughness } from "../support/soak.ts";

const count = byThoroughness({ sample: 8, full: 16 });
const rounds = byThoroughness({ sample: count, full: 20 * count });
/** API_RATE_LIMIT and the resulting number of requests per window of 10 seconds, which no other test reaches. */
const [limit, quota] = [12_000, 2_000];

describeDialects(`${count} workers`, (dialect) => {
  let directory: string;
  let database: TestDatabase;
  let store: Store;
  let server: ClosableServer;
  let running: RunningProcess;
  /** One connection for each worker. */
  let agents: readonly Agent[] = [];

  const clientsWith = (token: string | null): Api[] => agents.map((agent) => api(running, token, agent));

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-workers-"));
    database = await createTestDatabase(dialect);
    store = await openStore(database.url, { connections: 2 });
    await seedPrincipals(store);
    await copyKeys(directory);
    const environment = {
      UPLOADS_DIR: directory,
      DATABASE_URL: database.url,
      DATABASE_CONNECTIONS: String(2 * count),
      DATABASE_DURABILITY: "normal",
      API_RATE_LIMIT: String(limit),
      OAUTH_SERVER_ENABLED: "1",
      OAUTH2_ENCRYPTION_KEY: generateEncryptionKey(),
    };
    running = await startProcess(["--workers", String(count)], { directory, environment });
    server = createServer({ config: readConfig(environment), store, issuer: () => running.url });
    const listening = (): number => running.stderr().split("Worker is listening.").length - 1;
    await vi.waitFor(() => expect(listening()).toBe(count), { timeout: 60_000, interval: 100 });
    // The primary process assigns new connections to the workers in turn.
    agents = Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    for (const client of clientsWith(null)) await client.get("/healthz", { accept: "*/*", expect: 200 });
  });
  afterAll(async () => {
    for (const agent of agents) agent.destroy();
    const { code, stderr } = await running.stop("SIGTERM");
    expect(code, stderr).toBe(0);
    await server.close();
    await store.close();
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  it("count the requests of a credential separately", async () => {
    const clients = clientsWith(tokens.readOnly);
    for (const { get } of clients) {
      const { headers } = await get("/api/info", { expect: 200 });
      expect(headers["ratelimit"]).toContain(`r=${quota - 1};`);
    }
    const [first, ...others] = clients;
    const operations = Array.from({ length: 500 }, () => ({ method: "GET", path: "/api/info" }));
    // A window can end in between, so two windows are filled.
    for (let batch = 0; batch < 2 * (quota / operations.length); batch += 1) {
      const { status } = await first!.post("/api/batch", { operations });
      if (status === 429) break;
    }
    await first!.get("/api/info", { expect: 429 });
    for (const { get } of others) await get("/api/info", { expect: 200 });
  });

  it("show a committed change in the next request to any of them", async () => {
    const clients = clientsWith(tokens.full);
    const post = async (path: string, body: object): Promise<string> =>
      String((await clients[0]!.post(path, body, { expect: 201 })).body["@id"]);
    const category = await post("/api/categories", { name: "Category" });
    const iri = await post("/api/parts", { name: "Initial", category });
    for (let round = 0; round < rounds; round += 1) {
      const { patch, post } = clients[round % count]!;
      await post("/api/parts", { name: `Created ${round}`, category }, { expect: 201 });
      await patch(iri, { name: `Changed${round}x` }, { expect: 200 });
      await Promise.all(
        clients.map(async ({ get }) => {
          expect((await get(iri, { expect: 200 })).body["name"]).toBe(`Changed${round}x`);
          const { body } = await get("/api/parts?order[id]=desc&itemsPerPage=1", { expect: 200 });
          expect(body["hydra:totalItems"]).toBe(round + 2);
          expect(body["hydra:member"]?.[0]?.["name"]).toBe(`Created ${round}`);
          const found = async (query: string) =>
            (await get(`/api/search?q=${query}`, { expect: 200 })).body["hydra:totalItems"];
          expect(await found(`Changed${round}x`)).toBe(1);
        }),
      );
    }
  });

  it("withdraw exactly what is in a lot", async () => {
    const clients = clientsWith(tokens.full);
    const { post, get } = clients[0]!;
    const made = async (path: string, body: object): Promise<string> =>
      String((await post(path, body, { expect: 201 })).body["@id"]);
    const category = await made("/api/categories", { name: "Screws" });
    const part = await made("/api/parts", { name: "Screw", category });
    const initial = 10 * count + 1;
    const lot = await made("/api/part_lots", { part, amount: initial });
    const withdrawals = Array.from({ length: 8 * count }, (_, index) => ({ index, amount: 1 + (index % 3) }));
    let smallest = initial;
    const answers = await Promise.all(
      withdrawals.map(async ({ index, amount }) => {
        const client = clients[index % count]!;
        const { status } = await client.post(`${lot}/withdraw`, { amount }, { timeout: 60_000 });
        if (index % 4 === 0) smallest = Math.min(smallest, Number((await client.get(lot)).body["amount"]));
        return { status, amount };
      }),
    );
    const rest = Number((await get(lot, { expect: 200 })).body["amount"]);
    const sum = (amounts: readonly { amount: number }[]): number =>
      amounts.reduce((total, { amount }) => total + amount, 0);
    const rejected = answers.filter(({ status }) => status === 409);
    expect(rest).toBe(initial - sum(answers.filter(({ status }) => status === 200)));
    expect(sum(answers) - sum(rejected)).toBe(initial - rest);
    expect(rejected.length).toBeGreaterThan(0);
    expect(Math.min(rest, smallest)).toBeGreaterThanOrEqual(0);
    for (const { amount } of rejected) expect(amount).toBeGreaterThan(rest);
  });

  it("exchange a refresh token once, and end its family for all of them", async () => {
    const started = { url: running.url, store, server, now: () => new Date() };
    const { client, refresh } = await obtainTokens(started);
    const anonymous = clientsWith(null);
    const exchange = ({ post }: Api, token: string) => {
      const form = { grant_type: "refresh_token", client_id: client.clientId, refresh_token: token };
      return post("/oauth/token", new URLSearchParams(form), { accept: null });
    };
    const answers = await Promise.all(anonymous.map((each) => exchange(each, refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(200));
    // For half a minute, repetitions return the same successor.
    const successors = answers.map(({ body }) => JSON.stringify({ ...body, expires_in: null }));
    expect(new Set(successors).size).toBe(1);
    const stored = await store.read.db.selectFrom("oauth_refresh_tokens").select("used_at").execute();
    expect(stored.filter(({ used_at: usedAt }) => usedAt === null)).toHaveLength(1);
    expect(stored).toHaveLength(2);

    const { access_token: access, refresh_token: successor } = answers[0]!.body;
    const statusesOf = async () =>
      Promise.all(clientsWith(String(access)).map(async ({ get }) => (await get("/api/parts")).status));
    expect(await statusesOf()).toEqual(Array(count).fill(200));
    const used = new Date(Date.now() - 60_000).toISOString();
    await store.transaction(({ db }) =>
      db
        .updateTable("oauth_refresh_tokens")
        .set({ used_at: used })
        .where("used_at", "is not", null)
        .execute(),
    );
    expect((await exchange(anonymous[1]!, refresh)).body["error"]).toBe("invalid_grant");
    expect(await statusesOf()).toEqual(Array(count).fill(401));
    const after = await Promise.all(anonymous.map((each) => exchange(each, String(successor))));
    expect(after.map(({ status }) => status)).toEqual(Array(count).fill(400));
  });

  // The last test, because it exhausts the limit of this address.
  it("share the limit of failed credentials", async () => {
    // The limit is 30 in each minute.
    const rest = 60_000 - (Date.now() % 60_000);
    if (rest < 5_000) await new Promise((resolve) => setTimeout(resolve, rest));
    await store.transaction(({ db }) => db.deleteFrom("rate_limits").execute());
    const clients = clientsWith("wrong");
    const statuses = await Promise.all(
      Array.from({ length: 6 * count }, async (_, index) => {
        const { status } = await clients[index % count]!.get("/api/parts");
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6 * count - 30);
    for (const { get } of clients) await get("/api/parts", { expect: 429 });
  });
});
