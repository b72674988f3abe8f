/** `serve --workers`: several processes that share one address. */
import { expect, it } from "vitest";
import { api, send } from "../support/client.ts";
import { proxyDatabase } from "../support/database-proxy.ts";
import { createTestDatabase } from "../support/dialects.ts";
import { runProcess, startProcess, type RunningProcess } from "../support/process.ts";
import { directory, done, occupyPort, partledger, useDirectory } from "./program.ts";

useDirectory();

async function tokenOf(user: string): Promise<string> {
  await done(["user", "create", user, "--preset", "admin"]);
  return (await done(["token", "create", "--user", user, "--name", "t", "--scope", "full"])).stdout.trim();
}

/** Returns the process IDs of all workers started so far, from the log. */
function workersOf({ stderr }: RunningProcess): number[] {
  return [...stderr().matchAll(/"pid":(\d+),"msg":"Worker started\."/g)].map(([, pid]) => Number(pid));
}

/** Creates a category over its own connection. Returns the status, or `null` if the connection fails. */
async function create(base: string, token: string, name: string): Promise<number | null> {
  const options = { authorization: `Bearer ${token}`, headers: { Connection: "close" } };
  const answer = await send(base, "POST", "/api/categories", { name }, options).catch(() => null);
  return answer?.status ?? null;
}

it("writes from several workers to one database, and replaces workers that are killed in quick succession", async () => {
  const token = await tokenOf("ada");
  const running = await startProcess(["--workers", "2"], { directory });
  expect(workersOf(running)).toHaveLength(2);
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => create(running.url, token, `c${index}`)),
  );
  expect(statuses).toEqual(Array(60).fill(201));

  // Kills both workers, and then their successors twice, each as soon as it starts.
  const killed = new Set<number>();
  for (let expected = 2; expected <= 6; expected += 2) {
    await expect.poll(() => workersOf(running).length).toBe(expected);
    for (const pid of workersOf(running)) {
      if (!killed.has(pid)) process.kill(pid, "SIGKILL");
      killed.add(pid);
    }
  }
  await expect.poll(() => create(running.url, token, `d${Math.random()}`)).toBe(201);
  await expect.poll(() => workersOf(running).length).toBe(8);
  expect(running.stderr()).toContain('"code":null,"signal":"SIGKILL"');
  // Workers that are still starting are stopped as well.
  const { code, stderr } = await running.stop("SIGTERM");
  expect(code, stderr).toBe(0);
});

it("replaces one of several workers, on the port that the system selected", async () => {
  const running = await startProcess(["--workers", "2"], { directory });
  const listening = () => running.stderr().split("Worker is listening.").length - 1;
  await expect.poll(listening).toBe(2);
  process.kill(workersOf(running)[0] ?? 0, "SIGKILL");
  await expect.poll(listening).toBe(3);
  const { code, stderr } = await running.stop("SIGTERM");
  expect(code, stderr).toBe(0);
  expect(stderr).not.toContain("EADDRINUSE");
});

it("keeps the other workers while one cannot start because PostgreSQL restarts", async () => {
  const database = await createTestDatabase("postgres");
  const proxy = await proxyDatabase(database.url);
  const environment = { DATABASE_URL: proxy.url };
  const running = await startProcess(["--workers", "2"], { directory, environment });
  await expect
    .poll(() =>
      api(running)
        .get("/readyz", { accept: "*/*" })
        .then(({ status }) => status),
    )
    .toBe(200);
  await expect.poll(() => running.stderr().split("Worker is listening.").length - 1).toBe(2);
  await proxy.stop();
  process.kill(workersOf(running)[0] ?? 0, "SIGKILL");
  // The first killed worker, and two successors that cannot start.
  await expect.poll(() => workersOf(running).length).toBeGreaterThanOrEqual(4);
  expect(running.stderr()).toMatch(/"code":1,"signal":null,"reason":"[^"]*ECONNREFUSED/);
  expect((await api(running).get("/healthz", { accept: "*/*" })).status).toBe(200);
  expect((await api(running).get("/readyz", { accept: "*/*" })).status).toBe(503);
  await proxy.start();
  await expect
    .poll(
      () =>
        api(running)
          .get("/readyz", { accept: "*/*" })
          .then(({ status }) => status),
      { timeout: 30_000 },
    )
    .toBe(200);
  const { code, stderr } = await running.stop("SIGTERM");
  expect(code, stderr).toBe(0);
  await proxy.stop();
  await database.drop();
});

it("exits with 1 if no worker can listen, and reports the reason once", async () => {
  const { port, close } = await occupyPort();
  try {
    const { code, stderr } = await runProcess(["serve", "--port", port, "--workers", "2"], { directory });
    expect(code).toBe(1);
    expect(stderr.split(`Port ${port} on 127.0.0.1 is already in use`)).toHaveLength(2);
    expect([...stderr.matchAll(/"code":1,"signal":null,"msg":"Worker exited during startup/g)]).toHaveLength(
      2,
    );
  } finally {
    await close();
  }
});

it("stops gracefully on SIGHUP", async () => {
  const running = await startProcess(["--workers", "2"], { directory });
  // When a terminal closes, all of its processes get the signal.
  for (const pid of workersOf(running)) process.kill(pid, "SIGHUP");
  const { code, stderr } = await running.stop("SIGHUP");
  expect(code, stderr).toBe(0);
  expect(stderr).toContain('"msg":"Stopped."');
});

it.each(["0", "65", "two"])("rejects %s workers as a usage error", async (count) => {
  const { code, stderr } = await partledger(["serve", "--workers", count]);
  expect(code).toBe(2);
  expect(stderr).toContain("whole number from 1 to 64");
});
