/** The service and commands while PostgreSQL hangs, and after a failover that drops the packets of old connections. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startPostgres, type PostgresServer } from "../../codegen/release/postgres-server.ts";
import { openStore } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import { silent } from "../../src/service/overrides.ts";
import { partledgerHere, useDirectory } from "../cli/program.ts";
import { api } from "../support/client.ts";
import { proxyDatabase, type DatabaseProxy } from "../support/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../support/dialects.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { runProcess, startProcess, type RunningProcess } from "../support/process.ts";
import { startService, type TestService } from "../support/service.ts";

const patience = { timeout: 60_000, interval: 100 };

describe("the API during a failover", () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let service: TestService;
  beforeAll(async () => {
    database = await createTestDatabase("postgres");
    proxy = await proxyDatabase(database.url);
    service = await startService({
      dialect: "postgres",
      environment: { DATABASE_URL: proxy.url },
      overrides: {
        databaseLimits: { silenceMilliseconds: 250, waitTimeoutMilliseconds: 2000 },
        // Lost connections are logged as errors.
        logger: silent,
      },
    });
  });
  afterAll(async () => {
    await service?.close();
    await proxy?.stop();
    await database?.drop();
  });
  afterEach(() => {
    proxy.recover();
  });

  const client = () => api(service, tokens.full);
  const create = (name: string) => client().post<{ detail?: string }>("/api/categories", { name });
  const names = async (): Promise<readonly string[]> => {
    const { body } = await client().get<{ "hydra:member": { name: string }[] }>(
      "/api/categories?order[name]=asc",
      {
        expect: 200,
      },
    );
    return body["hydra:member"].map(({ name }) => name);
  };

  it("a write whose commit has no response fails with 503, and says that it may have been saved", async () => {
    proxy.swallowCommit();
    const { status, headers, body } = await create("Resistors");
    // The service cannot know whether the server received the commit.
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
    expect(body.detail).toContain("may or may not have been saved");
    expect(await names()).toEqual([]);
    expect((await create("Resistors")).status).toBe(201);
    expect(await names()).toEqual(["Resistors"]);
  });

  it("a read fails with 503 and Retry-After, and the next one succeeds", async () => {
    proxy.swallow("pass");
    const first = await client().get("/api/parts?name=x");
    if (first.status !== 200) expect([first.status, first.headers["retry-after"]]).toEqual([503, "1"]);
    await client().get("/api/parts?name=y", { expect: 200 });
  });

  it("a request that waits for changes receives those after the failover", async () => {
    const { body } = await client().get<{ next: number }>("/api/changes", { expect: 200 });
    const waiting = client().get<{ changes: unknown[] }>(`/api/changes?after=${body.next}&wait=30`);
    await sleep(500);
    proxy.swallow("pass");
    await expect.poll(async () => (await create("Capacitors")).status, patience).toBe(201);
    expect((await waiting).status).toBe(200);
  });

  it("readiness fails while the server hangs, and liveness does not", async () => {
    const status = async (path: string) => (await client().get(path, { accept: "*/*" })).status;
    proxy.swallow("drop");
    expect(await status("/readyz")).toBe(503);
    expect(await status("/healthz")).toBe(200);
    proxy.recover();
    await expect.poll(() => status("/readyz"), patience).toBe(200);
  });
});

describe("processes", () => {
  useDirectory();
  let folder: string;
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let running: RunningProcess | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "partledger-hung-"));
    database = await createTestDatabase("postgres");
    const store = await openStore(database.url);
    await seedPrincipals(store);
    await store.close();
    proxy = await proxyDatabase(database.url);
  });
  afterEach(async () => {
    if (running !== undefined) await running.stop("SIGKILL");
    running = undefined;
    await proxy.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const environment = () => ({ DATABASE_URL: proxy.url });
  const readiness = (process: RunningProcess) =>
    api(process)
      .get("/readyz", { accept: "*/*" })
      .then(({ status }) => status);

  it.each([[[]], [["--workers", "2"]]])(
    "serve %j works again after a failover, without a restart",
    async (options) => {
      running = await startProcess(options, { directory: folder, environment: environment() });
      const { pid, stderr: log } = running;
      const client = api(running, tokens.full);
      // A worker that has not started yet exits if it cannot reach the server.
      const listening = () => log().split("Worker is listening.").length - 1;
      await expect.poll(listening, patience).toBe(Number(options[1] ?? 0));
      await Promise.all(Array.from({ length: 6 }, () => client.get("/api/parts", { expect: 200 })));
      proxy.swallow("pass");
      await expect
        .poll(async () => (await client.post("/api/categories", { name: "After" })).status, patience)
        .toBe(201);
      await expect.poll(() => readiness(running as RunningProcess), patience).toBe(200);
      expect(running.pid).toBe(pid);
      expect(running.stderr()).not.toContain("Worker exited");
      const { code, stderr } = await running.stop("SIGTERM");
      running = undefined;
      expect(code, stderr).toBe(0);
    },
    120_000,
  );

  it.each([[[]], [["--workers", "2"]]])(
    "serve %j stops while the server hangs",
    async (options) => {
      running = await startProcess(options, { directory: folder, environment: environment() });
      const client = api(running, tokens.full);
      await Promise.all(Array.from({ length: 6 }, () => client.get("/api/parts", { expect: 200 })));
      proxy.swallow("drop");
      const pending = [client.get("/api/parts?name=a"), client.post("/api/categories", { name: "b" })].map(
        (request) =>
          request.then(
            ({ status }) => status,
            () => null,
          ),
      );
      await sleep(1000);
      const { code, stderr } = await running.stop("SIGTERM");
      running = undefined;
      expect(code, stderr).toBe(0);
      // The service closes a connection on which it has not received the request yet.
      for (const status of await Promise.all(pending)) expect([503, null]).toContain(status);
    },
    120_000,
  );

  it("serve exits if the server hangs at the start", async () => {
    proxy.swallow("drop");
    const { code, stderr } = await runProcess(["serve", "--port", "0"], {
      directory: folder,
      environment: environment(),
    });
    expect(code).toBe(1);
    expect(stderr).toContain("Cannot reach the PostgreSQL server at 127.0.0.1");
  });

  it.each([[["migrate"]], [["doctor"]], [["backup", "b.tar.gz"]], [["user", "list"]]])(
    "%j reports a server that hangs",
    async (command) => {
      proxy.swallow("drop");
      const { code, stdout, stderr } = await partledgerHere(command, { environment: environment() });
      expect(code).toBe(1);
      expect(stdout + stderr).toContain("Cannot reach the PostgreSQL server at 127.0.0.1");
    },
    120_000,
  );
});

describe("a PostgreSQL server that is suspended", () => {
  let server: PostgresServer;
  let folder: string;
  let running: RunningProcess | undefined;
  beforeEach(async () => {
    server = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), "partledger-suspended-"));
  });
  afterEach(async () => {
    await running?.stop("SIGKILL");
    running = undefined;
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it("is given up, and used again when it continues", async () => {
    await migrate(server.url);
    const store = await openStore(server.url);
    await seedPrincipals(store);
    await store.close();
    running = await startProcess([], { directory: folder, environment: { DATABASE_URL: server.url } });
    const client = api(running, tokens.full);
    await client.get("/api/parts", { expect: 200 });
    const processes = await processesOf(server.url);
    try {
      await signal(processes, "STOP");
      expect((await client.get("/api/parts?name=x")).status).toBe(503);
      expect((await client.post("/api/categories", { name: "Lost" })).status).toBe(503);
    } finally {
      await signal(processes, "CONT");
    }
    await expect
      .poll(async () => (await client.post("/api/categories", { name: "After" })).status, patience)
      .toBe(201);
    const { code, stderr } = await running.stop("SIGTERM");
    running = undefined;
    expect(code, stderr).toBe(0);
  });
});

/** Sends a signal to processes. Those whose client has closed its connection have ended. */
async function signal(processes: readonly number[], name: "STOP" | "CONT"): Promise<void> {
  for (const pid of processes) await promisify(execFile)("kill", [`-${name}`, String(pid)]).catch(() => null);
}

/** Returns the IDs of the main process of a server and of all its children. */
async function processesOf(url: string): Promise<number[]> {
  const pg = await import("pg");
  const client = new pg.default.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid="]);
  const all = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const main = all.find(([pid]) => pid === rows[0]?.pid)?.[1];
  if (main === undefined) throw new Error("The server was not found.");
  await client.end();
  return [main, ...all.filter(([, parent]) => parent === main).map(([pid = 0]) => pid)];
}
