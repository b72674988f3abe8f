/** `serve` with a log that cannot be written. The service continues, drops lines and counts them. */
import { execFileSync, spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freePort } from "../../codegen/release/postgres-server.ts";
import { createLogger } from "../../src/cli/logger.ts";
import type { Output } from "../../src/cli/terminal.ts";
import { send } from "../support/client.ts";
import { bundle } from "../support/process.ts";
import { thoroughness } from "../support/soak.ts";
import { directory, useDirectory } from "./program.ts";

useDirectory();

interface Served {
  readonly child: ChildProcess;
  readonly url: string;
  /** Exit code and signal of the process. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
}

async function serve(workers: number, stdio: StdioOptions): Promise<Served> {
  const port = await freePort();
  const parameters = [bundle, "serve", "--port", String(port), "--workers", String(workers)];
  const env = { PATH: process.env.PATH, HOME: directory };
  const child = spawn(process.execPath, parameters, { cwd: directory, env, stdio });
  const ended = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => {
    child.on("exit", (code, signal) => resolve([code, signal]));
  });
  return { child, url: `http://127.0.0.1:${port}`, ended };
}

/** Returns the status of the response, or `null` if the connection fails. */
async function request(url: string, path: string): Promise<number | null> {
  const options = { accept: "*/*", headers: { Connection: "close" } };
  const answer = await send(url, "GET", path, undefined, options).catch(() => null);
  return answer?.status ?? null;
}

const ready = ({ url }: Served) =>
  expect.poll(() => request(url, "/readyz"), { timeout: 30_000, interval: 50 }).toBe(200);

/** Sends many requests, some at the same time. Each request writes a log line. */
async function expectService(served: Served): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => request(served.url, "/api/parts")));
    expect(statuses).toEqual(Array(20).fill(401));
  }
  served.child.kill("SIGTERM");
  expect(await served.ended).toEqual([0, null]);
}

// A sample runs each failure once, because one process and several processes behave the same.
const isFull = thoroughness === "full";

describe.each([1, 2])("with %d workers", (workers) => {
  it.runIf(workers === 1 || isFull)(
    "continues when its log reader exits",
    async () => {
      const served = await serve(workers, ["ignore", "pipe", "pipe"]);
      await ready(served);
      served.child.stdout?.destroy();
      served.child.stderr?.destroy();
      await expectService(served);
    },
    60_000,
  );

  it.runIf(process.platform === "linux" && (workers === 2 || isFull))(
    "continues when the disk of its log is full",
    async () => {
      const full = openSync("/dev/full", "w");
      const served = await serve(workers, ["ignore", full, full]);
      closeSync(full);
      await ready(served);
      await expectService(served);
    },
    60_000,
  );

  it.skipIf(process.platform === "win32")(
    "stops although its log reader stalls",
    async () => {
      // Opening the pipe for reading as well gives it a reader that never reads.
      const log = openSync(namedPipe(), "r+");
      const served = await serve(workers, ["ignore", "ignore", log]);
      closeSync(log);
      await ready(served);
      // The log lines of all workers together exceed the size of a pipe (64 KiB on Linux).
      const path = `/api/parts/${"x".repeat(6_000)}`;
      for (let round = 0; round < 5 * workers; round += 1)
        await Promise.all(Array.from({ length: 20 }, () => request(served.url, path)));
      served.child.kill("SIGTERM");
      expect(await served.ended).toEqual([0, null]);
    },
    60_000,
  );
});

function namedPipe(): string {
  const path = join(directory, "log");
  execFileSync("mkfifo", [path]);
  return path;
}

it.skipIf(process.platform === "win32")(
  "logs how many lines it dropped",
  async () => {
    const pipe = namedPipe();
    const first = spawn("cat", [pipe], { stdio: ["ignore", "pipe", "inherit"] });
    // Opening for reading and writing does not wait for the reader.
    const descriptor = openSync(pipe, "r+");
    const writing = openSync(pipe, "w");
    const served = await serve(1, ["ignore", "ignore", writing]);
    closeSync(descriptor);
    closeSync(writing);
    await ready(served);
    const gone = new Promise((resolve) => first.on("exit", resolve));
    first.kill("SIGKILL");
    await gone;
    // The line of the last request is written after its response, possibly when the second reader has started.
    for (let index = 0; index < 8; index += 1) await request(served.url, "/api/parts");
    const second = spawn("cat", [pipe], { stdio: ["ignore", "pipe", "inherit"] });
    let log = "";
    second.stdout.on("data", (chunk: Buffer) => (log += chunk.toString()));
    await expect
      .poll(() => request(served.url, "/api/categories").then(() => log))
      .toContain('"path":"/api/categories"');
    served.child.kill("SIGTERM");
    expect(await served.ended).toEqual([0, null]);
    // The line of the last request before the reader ended can still be in the pipe.
    const line = log.split("\n").find((text) => text.includes("droppedLines"));
    const { droppedLines, msg } = JSON.parse(line ?? "") as { droppedLines: number; msg: string };
    expect(droppedLines).toBeGreaterThanOrEqual(7);
    expect(msg).toContain("dropped");
  },
  60_000,
);

it("does not buffer log lines in memory without limit for a slow reader", () => {
  const written: string[] = [];
  const output: Output & { writableLength: number } = {
    writableLength: 2_000_000,
    write: (text) => written.push(String(text)),
  };
  let flush = (): void => undefined;
  const logger = createLogger("info", { stderr: output, whenDone: (written) => (flush = written) });
  const log = (...texts: readonly string[]): void => {
    for (const text of texts) logger.info({}, text);
    flush();
  };
  log("one", "two");
  output.writableLength = 0;
  log("three");
  log("four");
  expect(written).toHaveLength(2);
  expect(written[0]).toMatch(/"droppedLines":2.*\n.*"msg":"three"/);
  expect(written[1]).toMatch(/"msg":"four"/);
});
