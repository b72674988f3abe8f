/**
 * `npm run bench -- [--parts N,…] [--postgres N,…] [--rounds N] [--only NAME,…] [--program FILE] [--base FILE] [--json FILE]` compares the
 * built service with a baseline and prints the ratios, and with several sizes also the growth. The baseline is the bare
 * server of `floor.ts` or, with `--base`, the bundle of another version on its own database with the same rows. With
 * `--metrics`, the service runs with METRICS_PORT, and the baseline is the same bundle without it.
 *
 * Absolute figures depend on the machine; ratios less so, because service and baseline alternate.
 */
import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { bundleScript } from "./bundle-script.ts";
import type { Environment } from "./commits.ts";
import { token } from "./data.ts";
import { recordPrograms, startFloor } from "./floor-process.ts";
import type { Group } from "./groups.ts";
import { inventory, kicadLibrary } from "./groups.ts";
import type { Latency } from "./latency.ts";
import { latency, latencyLine, latencyOf } from "./latency.ts";
import { measure } from "./measure.ts";
import { startBenchPostgres } from "./postgres-server.ts";
import type { MeasuredProcess } from "./processes.ts";
import { freePort, startMeasured } from "./processes.ts";
import type { Program } from "./record.ts";
import { startRecorder } from "./record.ts";
import { growthTable, short, tableHead, tableRow, whole } from "./report.ts";
import type { GroupResult, LatencyResult, ProcessResult, Results, Row } from "./results.ts";
import { rowOf, writeResults } from "./results.ts";
import type { Scenario } from "./scenarios.ts";
import { headersOf } from "./scenarios.ts";
import { copySeeded, createRunFolder, mergeSearchIndex } from "./seeded-database.ts";
import { timeCold, timeStarts } from "./start-times.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { values: options } = parseArgs({
  options: {
    /** Sizes of the inventory on SQLite, separated by commas. Empty: it is not measured. */
    parts: { type: "string", default: "10000" },
    /** Sizes of the inventory on PostgreSQL. Empty: it is not measured. */
    postgres: { type: "string", default: "" },
    rounds: { type: "string", default: "5" },
    /** Duration of one measurement with load. */
    milliseconds: { type: "string", default: "600" },
    connections: { type: "string", default: "8" },
    /** How many times each process is started to measure its startup time. */
    starts: { type: "string", default: "3" },
    only: { type: "string" },
    /** The measured bundle, for example of an older version. */
    program: { type: "string", default: join(root, "dist/partledger.js") },
    /** The bundle to compare with, instead of the bare server. It must have the same tables. */
    base: { type: "string" },
    metrics: { type: "boolean", default: false },
    /** Writes the results to this file, too. */
    json: { type: "string" },
  },
});
const sizesIn = (text: string): number[] => (text === "" ? [] : text.split(",").map(Number));
const startCount = Number(options.starts);
/** Number of responses per round whose latency is measured. */
const answersPerRound = 6;
const program = resolve(options.program);
const baseBundle = options.metrics ? options.program : options.base;
const base = baseBundle === undefined ? undefined : resolve(baseBundle);
for (const bundle of [program, base])
  if (bundle !== undefined && !existsSync(bundle))
    throw new Error(`${bundle} does not exist: run \`npm run build\` first.`);
const baselineName = base === undefined ? "floor" : "base";

const postgres = options.postgres === "" ? null : await startBenchPostgres();
const groups: readonly Group[] = [
  ...sizesIn(options.parts).map((parts) => inventory(parts, null)),
  ...sizesIn(options.postgres).map((parts) => inventory(parts, postgres)),
  ...(options.parts === "" ? [] : [kicadLibrary()]),
];

const probe = await bundleScript("probe");
const measuredGroups: GroupResult[] = [];
let selected = 0;
try {
  for (const group of groups) {
    await within(group);
    // A run takes long, so the results before an error are kept.
    if (options.json !== undefined) await writeResults(options.json, await results());
  }
} finally {
  await postgres?.stop();
}
if (selected === 0) throw new Error("There is no such row.");
printGrowth();

/** Measures a group in its own folder. */
async function within(group: Group): Promise<void> {
  const directory = await createRunFolder();
  const processes: MeasuredProcess[] = [];
  try {
    await run(group, directory, processes);
  } finally {
    await Promise.all(processes.map((measured) => measured.stop()));
    await rm(directory, { recursive: true, force: true });
  }
}

async function run(group: Group, directory: string, processes: MeasuredProcess[]): Promise<void> {
  const environment = await prepareData(join(directory, "service"), program, group);
  const baseEnvironment =
    base === undefined ? undefined : await prepareData(join(directory, "base"), base, group);
  const { chosen, programs } = await plan(environment, group);
  const first = chosen.flatMap(({ requests }) => requests).find(({ method }) => method === "GET");
  selected += chosen.length;
  if (chosen.length === 0) return;
  const ready = first ?? { method: "GET", path: "/api/tokens/current", status: 200 };
  const firstRequest = { path: ready.path, headers: headersOf({ ...ready, status: 200 }, token) };
  const start = async (name: string, bundle: string, settings: Environment, path = firstRequest.path) => {
    const port = await freePort();
    const parameters = ["serve", "--host", "127.0.0.1", "--port", String(port)];
    return startMeasured({
      name,
      probe,
      program: bundle,
      parameters,
      environment: settings,
      port,
      firstRequest: { ...firstRequest, path },
    });
  };
  const startService = async (path?: string) => {
    const metrics = options.metrics ? { METRICS_PORT: String(await freePort()) } : {};
    return start("service", program, { ...environment, ...metrics }, path);
  };
  const startBaseline = async (answered: readonly Program[] = programs) => {
    if (base && baseEnvironment) return start("base", base, baseEnvironment);
    return startFloor({ directory, database: environment.DATABASE_URL, programs: answered, probe, first });
  };

  // The programs of all rows would make the start of the bare server slower.
  const firstPrograms = programs.filter(({ path }) => path === first?.path).slice(0, 1);
  const starts = {
    service: await timeStarts(startService, startCount),
    baseline: await timeStarts(() => startBaseline(firstPrograms), startCount),
  };
  const service = await startService();
  processes.push(service);
  const baseline = await startBaseline();
  processes.push(baseline);

  printIntroduction(group, chosen);
  const measurement = {
    service: { process: service, database: environment.DATABASE_URL },
    baseline: { process: baseline, database: (baseEnvironment ?? environment).DATABASE_URL },
    hasCalibration: base === undefined,
    serverCpu: () => group.server?.cpuMicroseconds() ?? Promise.resolve(null),
    rounds: Number(options.rounds),
    milliseconds: Number(options.milliseconds),
    connections: Number(options.connections),
  };
  const rows: Row[] = [];
  for (const scenario of chosen) {
    if (scenario.target !== undefined) continue;
    try {
      const row = rowOf(await measure(scenario, measurement));
      print(tableRow(row));
      rows.push(row);
    } catch (error) {
      // The other rows, which take minutes, are still worth having.
      print(`${scenario.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  const latencies: LatencyResult[] = [];
  for (const { name, requests, target } of chosen) {
    if (target === undefined) continue;
    const samples = { service: [] as Latency[], baseline: [] as Latency[] };
    for (let round = 0; round < Number(options.rounds); round += 1) {
      samples.service.push(await latency(service, requests, token, answersPerRound));
      samples.baseline.push(await latency(baseline, requests, token, answersPerRound));
    }
    const asked = requests.at(-1);
    if (asked === undefined) continue;
    const cold = await timeCold(startService, asked, startCount);
    const result = latencyOf(name, samples.service, samples.baseline, cold);
    print(`\n${latencyLine(result, baselineName, target)}`);
    latencies.push(result);
  }

  const busy = { service: await service.usage(), baseline: await baseline.usage() };
  const processResult: ProcessResult = {
    startMilliseconds: starts.service.milliseconds,
    baselineStartMilliseconds: starts.baseline.milliseconds,
    idleBytes: starts.service.rssBytes,
    baselineIdleBytes: starts.baseline.rssBytes,
    busyBytes: busy.service.rssBytes,
    baselineBusyBytes: busy.baseline.rssBytes,
  };
  printProcess(processResult);
  const { name, title, parts } = group;
  measuredGroups.push({ name, title, parts, rows, latencies, process: processResult });
}

function printIntroduction({ title, server }: Group, chosen: readonly Scenario[]): void {
  print(
    `${title}, Node ${process.versions.node}, ${options.connections} connections, medians (least–greatest) of`,
  );
  print(
    `${options.rounds} rounds. The service writes one log line for each request (LOG_LEVEL=info, to /dev/null), and`,
  );
  print("each commit is on the disk before the answer (DATABASE_DURABILITY=full).");
  print(`ratio: service / ${baselineName}. CPU: user and system time of the process for each request.`);
  if (server !== null)
    print(
      "server: CPU time of all processes of PostgreSQL for each request. req/s includes it, as it shares the cores.",
    );
  print(
    "same: nothing is written. walk: nothing is written, and no page is read twice. Other reads: another process",
  );
  print("commits, so the service keeps no results.");
  if (chosen.some(({ singly }) => singly !== undefined))
    print("create in batch: each operation in a batch of 500 / a single request to the same service.");
  print("");
  print(tableHead(baselineName, server !== null));
}

function printProcess(result: ProcessResult): void {
  const pair = (one: number, other: number, format: (value: number) => string): string =>
    `${format(one)}, ${baselineName} ${format(other)}`;
  print("");
  print(`start to first answer   ${pair(result.startMilliseconds, result.baselineStartMilliseconds, ms)}`);
  print(`memory at the start     ${pair(result.idleBytes, result.baselineIdleBytes, mb)}`);
  print(`memory after the load   ${pair(result.busyBytes, result.baselineBusyBytes, mb)}\n`);
}

function printGrowth(): void {
  const bySize = measuredGroups.filter(({ name }) => name.startsWith("parts-"));
  const [small, ...larger] = [...bySize].sort((one, other) => one.parts - other.parts);
  for (const large of larger) {
    if (small === undefined) return;
    print(`Growth from ${short(small.parts)} to ${short(large.parts)} parts\n`);
    print(`${growthTable(small, large, baselineName)}\n`);
  }
}

async function results(): Promise<Results> {
  const { stdout } = await promisify(execFile)("git", ["rev-parse", "--short", "HEAD"], { cwd: root });
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: stdout.trim(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? "CPU"}`,
    node: process.versions.node,
    rounds: Number(options.rounds),
    milliseconds: Number(options.milliseconds),
    connections: Number(options.connections),
    groups: measuredGroups,
  };
}

/** Creates a database with the tables of `bundle` and the rows of `group`. Returns the environment for the bundle. */
async function prepareData(directory: string, bundle: string, group: Group): Promise<Environment> {
  await mkdir(directory);
  return {
    DATABASE_URL: await createDatabase(directory, bundle, group),
    DATABASE_DURABILITY: "full",
    UPLOADS_DIR: join(directory, "uploads"),
    LOG_LEVEL: "info",
    API_RATE_LIMIT: "1000000",
  };
}

/** Returns the URL of the database. */
async function createDatabase(directory: string, bundle: string, group: Group): Promise<string> {
  if (group.server !== null)
    return group.server.create({ name: `bench_${basename(directory)}`, program: bundle, fill: group.fill });
  const file = join(directory, "partledger.db");
  await copySeeded({ ...group, program: bundle }, file, print);
  return `sqlite:${file}`;
}

/** Selects the scenarios and records the work that the baseline repeats for each request. */
async function plan(environment: Environment, group: Group) {
  const recorder = await startRecorder(environment, token);
  try {
    const only = options.only?.split(",");
    const all = await group.scenarios(recorder);
    const chosen = all.filter(({ name }) => only?.includes(name) !== false);
    if (base !== undefined) return { chosen, programs: [] };
    print(`Recording the statements of ${chosen.length} rows with ${group.title}.`);
    return { chosen, programs: await recordPrograms(recorder, chosen) };
  } finally {
    await recorder.close();
    await mergeSearchIndex(environment.DATABASE_URL);
  }
}

function ms(milliseconds: number): string {
  return `${whole(milliseconds)} ms`;
}

function mb(bytes: number): string {
  return `${whole(bytes / 1_000_000)} MB`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
