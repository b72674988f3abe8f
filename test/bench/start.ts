/**
 * `make bench-start` compares the time from the start of the service to its first response, a part, with the time of a bare
 * Node.js server that opens the same database. Runs only on Linux, because it reads the CPU time from `/proc`.
 */
import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { freePort } from "./processes.ts";
import { median } from "./results.ts";

const { values: options } = parseArgs({
  options: {
    /** The bundle, or the executable. */
    program: { type: "string", default: "dist/partledger.js" },
    rounds: { type: "string", default: "25" },
  },
});

/** Opens the database like the service, and responds to every request after reading from the database. */
const bareServer = `
const Database = require(${JSON.stringify(resolve("node_modules/better-sqlite3"))});
const { createServer } = require("node:http");
const database = new Database("uploads/partledger.db");
database.pragma("journal_mode = WAL");
const count = database.prepare("select count(*) from parts").pluck();
createServer((_request, response) => response.end(String(count.get()))).listen(Number(process.argv[2]), "127.0.0.1");
`;

interface Start {
  readonly milliseconds: number;
  /** CPU time of all threads until the first response. */
  readonly cpuMilliseconds: number;
  readonly rssMegabytes: number;
}

const deadlineMilliseconds = 30_000;

async function measure(
  directory: string,
  token: string,
  [command = "", ...parameters]: readonly string[],
): Promise<Start> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(
    command,
    parameters.map((parameter) => (parameter === "PORT" ? String(port) : parameter)),
    { cwd: directory, env: { PATH: process.env.PATH, TMPDIR: directory }, stdio: "ignore" },
  );
  try {
    while (!(await responds(port, token))) {
      if (child.exitCode !== null || performance.now() - started > deadlineMilliseconds)
        throw new Error(`${command} does not respond.`);
      await new Promise((again) => setTimeout(again, 1));
    }
    const milliseconds = performance.now() - started;
    const pid = child.pid ?? 0;
    return { milliseconds, cpuMilliseconds: await cpuTime(pid), rssMegabytes: await residentSize(pid) };
  } finally {
    child.kill("SIGKILL");
    if (child.exitCode === null) await once(child, "exit");
  }
}

function responds(port: number, token: string): Promise<boolean> {
  const request = [
    "GET /api/parts/1 HTTP/1.1",
    "Host: localhost",
    // Without it, the response would be the documentation page.
    "Accept: application/ld+json",
    `Authorization: Bearer ${token}`,
    "Connection: close",
    "\r\n",
  ].join("\r\n");
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.once("data", (data) => {
      answer(data.toString().startsWith("HTTP/1.1 200"));
      socket.destroy();
    });
    socket.once("error", () => answer(false));
  });
}

async function cpuTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const [nanoseconds = "0"] = (
        await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0")
      ).split(" ");
      return Number(nanoseconds) / 1e6;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

async function residentSize(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1000;
}

const directory = await mkdtemp(join(tmpdir(), "partledger-start-"));
try {
  const path = resolve(options.program);
  const program = path.endsWith(".js") ? [process.execPath, path] : [path];
  const [command = "", ...first] = program;
  const runProgram = (...parameters: string[]) =>
    promisify(execFile)(command, [...first, ...parameters], {
      cwd: directory,
      env: { PATH: process.env.PATH, TMPDIR: directory },
    });
  const [token = ""] = /plt_\w+/.exec((await runProgram("demo")).stdout) ?? [];
  // Without a user who can sign in, each start writes a new token for the setup link.
  const creating = runProgram("user", "create", "bench", "--preset", "admin", "--password-stdin");
  creating.child.stdin?.end(`${randomUUID()}\n`);
  await creating;
  await writeFile(join(directory, "bare.cjs"), bareServer);
  const samples = { service: [] as Start[], bare: [] as Start[] };
  for (let round = 0; round < Number(options.rounds); round += 1) {
    samples.service.push(await measure(directory, token, [...program, "serve", "--port", "PORT"]));
    samples.bare.push(await measure(directory, token, [process.execPath, "bare.cjs", "PORT"]));
  }
  process.stdout.write(
    `${options.program}, Node.js ${process.versions.node}, medians of ${options.rounds} starts\n`,
  );
  for (const [name, key, unit] of [
    ["start to first response", "milliseconds", "ms"],
    ["CPU time of the start", "cpuMilliseconds", "ms"],
    ["memory after it", "rssMegabytes", "MB"],
  ] as const) {
    const [service, bare] = [samples.service, samples.bare].map((starts) => starts.map((one) => one[key]));
    const ratio = median((service ?? []).map((time, round) => time / (bare?.[round] ?? Number.NaN)));
    process.stdout.write(
      `${name.padEnd(26)}${median(service ?? []).toFixed(0)} ${unit}, bare Node.js server ` +
        `${median(bare ?? []).toFixed(0)} ${unit}, ratio ${ratio.toFixed(2)}\n`,
    );
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
