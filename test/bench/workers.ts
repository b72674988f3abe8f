/**
 * `npm run bench:workers -- [--only NAME,…] [--rounds N] [--milliseconds N] [--json FILE]` compares the CPU time per
 * request of `serve` with that of `serve --workers 2`, including the primary process, and with that of two separate
 * processes, which use as many cores. It also compares two bare servers (`floor.ts`) with one, which shows what the
 * second process costs on this machine. Each process has the same number of connections. Runs only on Linux.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Environment } from "./commits.ts";
import { seed, token } from "./data.ts";
import { recordPrograms, startFloor } from "./floor-process.ts";
import { load } from "./load.ts";
import { commitsOf, startCommits } from "./measure.ts";
import { startBenchPostgres } from "./postgres-server.ts";
import type { BenchPostgres } from "./postgres-server.ts";
import { childrenOf, cpuOfProcess } from "./process-cpu.ts";
import type { MeasuredProcess } from "./processes.ts";
import { freePort, startMeasured } from "./processes.ts";
import { startRecorder } from "./record.ts";
import type { Program } from "./record.ts";
import { whole } from "./report.ts";
import { spreadOf } from "./results.ts";
import type { Spread } from "./results.ts";
import { scenarios } from "./scenarios.ts";
import type { BenchRequest, Scenario } from "./scenarios.ts";
import { copySeeded, createRunFolder } from "./seeded-database.ts";
import type { WorkersResult } from "./workers-results.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    milliseconds: { type: "string", default: "600" },
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
/** The number of requests to each worker after which V8 has compiled what it will compile. */
const warmUp = 5000;

const turns = ["single", "separate", "workers", "floor", "floors"] as const;
type SideName = (typeof turns)[number];

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

/** Services that are measured together. */
interface Side {
  readonly services: readonly MeasuredProcess[];
  /** The number of processes of each service that handle requests. */
  readonly workers: number;
}

async function measureDatabase(database: string, url: string): Promise<void> {
  print(
    `\n${database}, ${whole(parts)} parts, ${options.connections} connections per process, CPU µs per request`,
  );
  const titles = [
    "1 process",
    "2 processes",
    "2 workers",
    "/ 1 process",
    "(spread)",
    "/ 2 processes",
    "(spread)",
    "2 / 1 floors",
    "(spread)",
  ];
  print(line("", titles));
  const services: MeasuredProcess[] = [];
  const started = async (count: number) => {
    const service = await start(url, count);
    services.push(service);
    return service;
  };
  try {
    const programs = await programsOf(url);
    const startedFloor = async () => {
      const floor = await startFloor({ directory: folder, database: url, programs });
      services.push(floor);
      return floor;
    };
    const [first, second] = [await started(1), await started(1)];
    const [floor, secondFloor] = [await startedFloor(), await startedFloor()];
    const sides = {
      single: { services: [first], workers: 1 },
      separate: { services: [first, second], workers: 1 },
      workers: { services: [await started(2)], workers: 2 },
      floor: { services: [floor], workers: 1 },
      floors: { services: [floor, secondFloor], workers: 1 },
    };
    for (const scenario of chosen) await measureRow(database, url, scenario, sides);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

/** Records what the bare server does for the chosen rows. */
async function programsOf(url: string): Promise<readonly Program[]> {
  const recorder = await startRecorder(await environmentOf(url), token);
  try {
    return await recordPrograms(recorder, chosen);
  } finally {
    await recorder.close();
  }
}

async function measureRow(
  database: string,
  url: string,
  scenario: Scenario,
  sides: Readonly<Record<SideName, Side>>,
): Promise<void> {
  for (const turn of ["separate", "workers", "floors"] as const) {
    let warm = 0;
    while (warm < warmUp * 2) {
      const { answered, isShared } = await sendTo(sides[turn], scenario, url);
      if (isShared) warm += answered;
    }
  }
  const cpu: Record<SideName, number[]> = { single: [], separate: [], workers: [], floor: [], floors: [] };
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const turn of round % 2 === 0 ? turns : [...turns].reverse()) {
      const { answered, microseconds } = await sendShared(sides[turn], scenario, url);
      cpu[turn].push(microseconds / answered);
    }
  }
  const ratio = (one: SideName, other: SideName): Spread =>
    spreadOf(cpu[one].map((value, round) => value / (cpu[other][round] ?? Number.NaN)));
  const result: WorkersResult = {
    database,
    name: scenario.name,
    single: spreadOf(cpu.single),
    separate: spreadOf(cpu.separate),
    workers: spreadOf(cpu.workers),
    toSingle: ratio("workers", "single"),
    toSeparate: ratio("workers", "separate"),
    floors: ratio("floors", "floor"),
  };
  results.push(result);
  const times = [result.single, result.separate, result.workers].map(({ median }) => whole(median));
  const ratios = [result.toSingle, result.toSeparate, result.floors].flatMap(({ median, min, max }) => [
    median.toFixed(2),
    `(${min.toFixed(2)}–${max.toFixed(2)})`,
  ]);
  print(line(scenario.name, [...times, ...ratios]));
}

/** Repeats a round in which some workers got no connections. */
async function sendShared(side: Side, scenario: Scenario, url: string) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const sent = await sendTo(side, scenario, url);
    if (sent.isShared) return sent;
  }
  throw new Error("Not all workers had as much to do.");
}

async function sendTo({ services, workers }: Side, scenario: Scenario, url: string) {
  const stopCommits = await startCommits(url, commitsOf(scenario));
  const children = await Promise.all(services.map(({ pid }) => childrenOf(pid)));
  const pids = [...services.map(({ pid }) => pid), ...children.flat()];
  const cpuOf = () => Promise.all(pids.map(cpuOfProcess));
  const before = await cpuOf();
  const connections = Number(options.connections) * workers;
  const loads = await Promise.all(
    services.map(({ port }, index) => {
      const requests = shareOf(scenario.requests, index, services.length);
      return load({ port, requests, token, connections, milliseconds, inTurn: true });
    }),
  );
  const times = (await cpuOf()).map((time, index) => time - (before[index] ?? 0));
  await stopCommits();
  // The primary process only accepts connections.
  const busy = times.filter((time) => time > Math.max(...times) / 5).length;
  return {
    answered: loads.reduce((sum, { answered }) => sum + answered, 0),
    microseconds: times.reduce((sum, time) => sum + time, 0),
    isShared: busy === services.length * workers,
  };
}

/** Returns the requests for every `count`-th path. If two services received the same change, the second would write nothing. */
function shareOf(requests: readonly BenchRequest[], index: number, count: number): readonly BenchRequest[] {
  const paths = new Map(
    [...new Set(requests.map(({ path }) => path))].map((path, position) => [path, position]),
  );
  return requests.filter(({ path }) => (paths.get(path) ?? 0) % count === index);
}

async function environmentOf(url: string): Promise<Environment> {
  return {
    DATABASE_URL: url,
    DATABASE_DURABILITY: "full",
    UPLOADS_DIR: await mkdtemp(join(folder, "uploads-")),
    LOG_LEVEL: "info",
    API_RATE_LIMIT: "1000000",
  };
}

async function start(url: string, count: number): Promise<MeasuredProcess> {
  const port = await freePort();
  return startMeasured({
    name: "service",
    program,
    parameters: ["serve", "--host", "127.0.0.1", "--port", String(port), "--workers", String(count)],
    environment: await environmentOf(url),
    port,
    firstRequest: { path: "/readyz", headers: {} },
  });
}

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(16) + cells.map((cell) => cell.padStart(14)).join("");
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
