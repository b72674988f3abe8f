/** PostgreSQL connections: the limit per process, and a server without free connections. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { planConnections } from "../../src/cli/postgres-connections.ts";
import { openStore } from "../../src/database/connect.ts";
import { api } from "../support/client.ts";
import { createTestDatabase } from "../support/dialects.ts";
import { query } from "../support/postgres.ts";
import { startProcess } from "../support/process.ts";
import { directory, partledger, useDirectory } from "./program.ts";

describe("the number of connections", () => {
  it.each([
    // configured number, limit of the server, number of workers, total, whether to warn
    [null, 97, 1, 20, null],
    [null, 97, 4, 72, null],
    [null, 97, 6, 72, null],
    [null, 10, 3, 7, null],
    [null, 10, 5, 10, null],
    [null, 10, 6, 12, /The workers need 12 connections, .* only 10 .* Start fewer workers/],
    [30, 97, 6, 30, null],
    [200, 97, 6, 200, /DATABASE_CONNECTIONS is 200, .* only 97 .* Lower DATABASE_CONNECTIONS/],
  ])(
    "with %s configured, %d allowed and %d workers, the number of connections is %d",
    (configured, allowed, workers, total, warning) => {
      const plan = planConnections(configured, allowed, workers);
      expect(plan.total).toBe(total);
      if (warning === null) expect(plan.warning).toBeNull();
      else expect(plan.warning).toMatch(warning);
    },
  );

  it("must be at least two for each worker", () => {
    expect(() => planConnections(5, 97, 3)).toThrow(
      "DATABASE_CONNECTIONS is 5, but 3 workers need at least 6",
    );
  });
});

describe("a role with few connections", () => {
  useDirectory();
  const cleanups: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
  });

  /** Creates a database with the schema and a role with a connection limit. Returns its URL. */
  async function limitedDatabase(connections: number): Promise<string> {
    const database = await createTestDatabase("postgres");
    cleanups.push(() => database.drop());
    const role = `partledger_few_${randomBytes(6).toString("hex")}`;
    await query(database.url, `create role ${role} login password 'few' connection limit ${connections}`);
    cleanups.push(() => query(database.url, `drop owned by ${role}; drop role ${role}`));
    for (const objects of ["tables", "sequences", "functions"]) {
      await query(database.url, `grant all on all ${objects} in schema public to ${role}`);
    }
    const url = new URL(database.url);
    url.username = role;
    url.password = "few";
    return url.href;
  }

  async function occupy(url: string): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return () => client.end();
  }

  it("waits for a free connection before it fails", async () => {
    const url = await limitedDatabase(2);
    const free = await occupy(url);
    const store = await openStore(url, { connections: 2 });
    const work = store.transaction(({ db }) => db.selectFrom("parts").select("id").execute());
    setTimeout(() => void free(), 500);
    expect(await work).toEqual([]);
    await store.close();
  });

  it("is reported as unavailable after the timeout", async () => {
    const url = await limitedDatabase(2);
    const free = await occupy(url);
    const store = await openStore(url, { connections: 2, waitTimeoutMilliseconds: 200 });
    await expect(store.transaction(() => Promise.resolve())).rejects.toMatchObject({ code: "unavailable" });
    await store.close();
    await free();
  });

  it("serves many requests with several workers", async () => {
    const environment = { DATABASE_URL: await limitedDatabase(9) };
    const user = await partledger(["user", "create", "ada", "--preset", "admin"], { environment });
    expect(user.code, user.stderr).toBe(0);
    const create = ["token", "create", "--user", "ada", "--name", "t", "--scope", "full"];
    const token = (await partledger(create, { environment })).stdout.trim();
    const running = await startProcess(["--workers", "3"], { directory, environment });
    const client = api(running, token);
    // Each request opens its own connection, which any worker can accept.
    const post = async (name: string): Promise<number> =>
      (await client.post("/api/categories", { name }, { headers: { Connection: "close" } })).status;
    for (let round = 0; round < 3; round += 1) {
      const statuses = await Promise.all(
        Array.from({ length: 40 }, (_, index) => post(`c${round}-${index}`)),
      );
      expect(statuses).toEqual(Array(40).fill(201));
    }
    const { code, stderr } = await running.stop("SIGTERM");
    expect(code, stderr).toBe(0);
  });

  it("start and doctor warn about too few connections, or reject them", async () => {
    const DATABASE_URL = await limitedDatabase(9);
    const environment = { DATABASE_URL, DATABASE_CONNECTIONS: "30" };
    const warning = "DATABASE_CONNECTIONS is 30, but the PostgreSQL server allows only 9";
    const running = await startProcess([], { directory, environment });
    const { code, stderr } = await running.stop("SIGTERM");
    expect([code, stderr.split(warning).length]).toEqual([0, 2]);
    const doctor = await partledger(["doctor"], { environment });
    expect(doctor.code).toBe(0);
    expect(doctor.stdout).toContain(`warning connections: ${warning}`);
    const refused = await partledger(["serve", "--workers", "4"], {
      environment: { DATABASE_URL, DATABASE_CONNECTIONS: "7" },
    });
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringContaining("DATABASE_CONNECTIONS is 7, but 4 workers need at least 8"),
    ]);
  });
});
