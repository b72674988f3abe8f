/**
 * `npm run bench:workers -- [--only NAME,…] [--rounds N] [--milliseconds N] [--json FILE]` compares the CPU time per
 * request of `serve` with that of `serve --workers 2`, including the primary process. Each worker has as many connections
 * as the single process. Runs only on Linux.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { seed, token } from "./data.ts";
import { load } from "./load.ts";
import { commitsOf, startCommits } from "./measure.ts";
import { startBenchPostgres } from "./postgres-server.ts";
import type { BenchPostgres } from "./postgres-server.ts";
import { childrenOf, cpuOfProcess } from "./process-cpu.ts";
import type { MeasuredProcess } from "./processes.ts";
import { freePort, startMeasured } from "./processes.ts";
import { whole } from "./report.ts";
import { spreadOf } from "./results.ts";
import { scenarios } from "./scenarios.ts";
import type { Scenario } from "./scenarios.ts";
import { copySeeded, createRunFolder } from "./seeded-database.ts";
import type { WorkersResult } from "./workers-results.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    milliseconds: { type: "string", default: "1000" },
    /** Connections of each worker. */
    connections: { type: "string", default: "8" },
    only: { type: "string", default: "item,list of 30,same: item,patch" },
    database: { type: "string", default: "sqlite,postgres" },
    program: { type: "string", default: join(root, "dist/partledger.js") },
    json: { type: "string" },
  },
});
const program = resolve(options.program);
const milliseconds = Number(options.milliseconds);
const parts = 10_000;
const workers = 2;
/** The number of requests to each worker after which V8 has compiled what it will compile. */
const warmUp = 5000;

const only = options.only.split(",");
const chosen = scenarios(parts, { cursors: [], etag: "" }).filter(({ name }) => only.includes(name));
const fill = (store: Parameters<typeof seed>[0], now: Date) => seed(store, parts, now);
const results: WorkersResult[] = [];
const folder = await createRunFolder();
let postgres: BenchPostgres | undefined;
try {
  for (const database of options.database.split(",")) {
    if (database === "postgres") postgres = await startBenchPostgres();
    await measureDatabase(database, await createDatabase(database));
  }
} finally {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
if (options.json !== undefined)
  await writeFile(options.json, `[${results.map((result) => `\n${JSON.stringify(result)}`).join(",")}\n]\n`);

async function createDatabase(database: string): Promise<string> {
  if (postgres !== undefined) return postgres.create({ name: "bench_workers", program, fill });
  const file = join(folder, `${database}.db`);
  await copySeeded({ name: `parts-${parts}`, program, script: "data.ts", fill }, file, print);
  return `sqlite:${file}`;
}

/** A running service and its number of processes for requests. */
interface Running {
  readonly process: MeasuredProcess;
  readonly count: number;
}

async function measureDatabase(database: string, url: string): Promise<void> {
  print(`\n${database}, ${whole(parts)} parts, ${options.connections} connections per worker`);
  print(
    `${"".padEnd(20)}${["1 process µs", `${workers} workers µs`, "ratio", "(spread)", "req/s", "req/s"].map((text) => text.padStart(14)).join("")}`,
  );
  const running: Running[] = [];
  try {
    for (const count of [1, workers]) running.push({ process: await start(url, count), count });
    for (const scenario of chosen) await measureRow(database, url, scenario, running);
  } finally {
    await Promise.all(running.map(({ process }) => process.stop()));
  }
}

async function measureRow(
  database: string,
  url: string,
  scenario: Scenario,
  running: readonly Running[],
): Promise<void> {
  for (const service of running) {
    let warm = 0;
    while (warm < warmUp * service.count) {
      const { answered, isShared } = await sendTo(service, scenario, url);
      if (isShared) warm += answered;
    }
  }
  const cpu: number[][] = [[], []];
  const perSecond: number[][] = [[], []];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    // Alternate which of the two is measured second.
    for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const service = running[side];
      if (service === undefined) continue;
      const { answered, seconds, microseconds, isShared } = await sendTo(service, scenario, url);
      if (!isShared) throw new Error("Not all workers had as much to do.");
      cpu[side]?.push(microseconds / answered);
      perSecond[side]?.push(answered / seconds);
    }
  }
  const [single = [], several = []] = cpu;
  const [singlePerSecond = [], severalPerSecond = []] = perSecond;
  const result: WorkersResult = {
    database,
    name: scenario.name,
    cpu: spreadOf(single),
    cpuOfWorkers: spreadOf(several),
    ratio: spreadOf(several.map((value, round) => value / (single[round] ?? Number.NaN))),
    perSecond: spreadOf(singlePerSecond),
    perSecondOfWorkers: spreadOf(severalPerSecond),
  };
  results.push(result);
  const { ratio } = result;
  const cells = [
    whole(result.cpu.median),
    whole(result.cpuOfWorkers.median),
    ratio.median.toFixed(2),
    `(${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)})`,
    whole(result.perSecond.median),
    whole(result.perSecondOfWorkers.median),
  ];
  print(`${scenario.name.padEnd(20)}${cells.map((text) => text.padStart(14)).join("")}`);
}

async function sendTo({ process, count }: Running, scenario: Scenario, url: string) {
  const stopCommits = await startCommits(url, commitsOf(scenario));
  const pids = [process.pid, ...(await childrenOf(process.pid))];
  const cpuOf = () => Promise.all(pids.map(cpuOfProcess));
  const before = await cpuOf();
  const { port } = process;
  const { requests } = scenario;
  const connections = Number(options.connections) * count;
  const { answered, seconds } = await load({
    port,
    requests,
    token,
    connections,
    milliseconds,
    inTurn: true,
  });
  const times = (await cpuOf()).map((time, index) => time - (before[index] ?? 0));
  await stopCommits();
  // The primary process only accepts connections.
  const busy = times.filter((time) => time > Math.max(...times) / 5).length;
  return {
    answered,
    seconds,
    isShared: busy === count,
    microseconds: times.reduce((sum, time) => sum + time, 0),
  };
}

async function start(url: string, count: number): Promise<MeasuredProcess> {
  const port = await freePort();
  const uploads = join(folder, `uploads-${basename(url)}-${count}`);
  await mkdir(uploads);
  return startMeasured({
    name: "service",
    program,
    parameters: ["serve", "--host", "127.0.0.1", "--port", String(port), "--workers", String(count)],
    environment: {
      DATABASE_URL: url,
      DATABASE_DURABILITY: "full",
      UPLOADS_DIR: uploads,
      LOG_LEVEL: "info",
      API_RATE_LIMIT: "1000000",
    },
    port,
    firstRequest: { path: "/readyz", headers: {} },
  });
}

function print(text: string): void {
  globalThis.process.stdout.write(`${text}\n`);
}
