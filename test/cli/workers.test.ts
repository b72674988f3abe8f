/** `serve --workers`: several processes behind one address. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runProcess, startProcess } from "../support/process.ts";
import type { RunningProcess } from "../support/process.ts";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-workers-"));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

async function tokenOf(user: string): Promise<string> {
  await runProcess(["user", "create", user, "--preset", "admin"], { directory });
  const made = await runProcess(["token", "create", "--user", user, "--name", "t", "--scope", "full"], {
    directory,
  });
  return made.stdout.trim();
}

/** Process ids of all workers that were started so far, from the log. */
function workersOf({ stderr }: RunningProcess): number[] {
  return [...stderr().matchAll(/"pid":(\d+),"msg":"A worker is started\."/g)].map(([, pid]) => Number(pid));
}

it("lets workers write to one database, replaces those that die, and stops all, starting ones as well", async () => {
  const token = await tokenOf("ada");
  const running = await startProcess(["--workers", "2"], { directory });
  const create = async (name: string): Promise<number> => {
    const { status } = await fetch(`${running.url}/api/categories`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json",
        Connection: "close",
      },
      body: JSON.stringify({ name }),
    });
    return status;
  };
  const started = Date.now();
  const workers = workersOf(running);
  expect(workers).toHaveLength(2);
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, index) => create(`c${index}`)));
  expect(statuses).toEqual(Array(60).fill(201));

  // Sooner, its death would count as a failing start.
  await new Promise((resolve) => setTimeout(resolve, started + 6_000 - Date.now()));
  process.kill(workers[0] ?? 0, "SIGKILL");
  await expect.poll(() => workersOf(running).length, { timeout: 20_000 }).toBe(3);
  expect(running.stderr()).toContain("A worker died.");
  await expect.poll(() => create(`d${Math.random()}`), { timeout: 20_000 }).toBe(201);

  process.kill(workers[1] ?? 0, "SIGKILL");
  await expect.poll(() => workersOf(running).length, { timeout: 20_000, interval: 5 }).toBe(4);
  const { code } = await running.stop("SIGTERM");
  expect(code).toBe(0);
}, 90_000);

it("ends with 1 when workers cannot listen", async () => {
  const first = await startProcess([], { directory });
  const port = new URL(first.url).port;
  try {
    const { code, stderr } = await runProcess(["serve", "--port", port, "--workers", "2"], { directory });
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${port} of 127.0.0.1 is in use`);
  } finally {
    await first.stop("SIGTERM");
  }
}, 60_000);

it.each(["0", "65", "two"])("refuses %s workers as wrong usage", async (count) => {
  const { code, stderr } = await runProcess(["serve", "--workers", count], { directory });
  expect(code).toBe(2);
  expect(stderr).toContain("whole number from 1 to 64");
});
