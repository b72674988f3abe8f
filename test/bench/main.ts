/**
 * `npm run bench -- [--parts N] [--rounds N] [--only NAME,…] [--program FILE] [--base FILE]` compares the built service
 * with a baseline and prints the ratios. The baseline is the bare server of `floor.ts` or, with `--base`, the bundle of
 * another version on its own database with the same rows. With `--metrics`, the service runs with METRICS_PORT, and the
 * baseline is the same bundle without it.
 *
 * Absolute figures depend on the machine; ratios less so, because service and baseline alternate.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { serialize } from "node:v8";
import Database from "better-sqlite3";
import { openStore } from "../../src/database/connect.ts";
import type { Store } from "../../src/database/store.ts";
import { bundleScript } from "./bundle-script.ts";
import { seed, token } from "./data.ts";
import type { BaselineInput } from "./floor.ts";
import { kicadParts, kicadScenarios, seedKicad } from "./kicad.ts";
import type { Latency } from "./latency.ts";
import { latency, latencyLine, measureLatency } from "./latency.ts";
import { load } from "./load.ts";
import type { MeasuredProcess } from "./processes.ts";
import { freePort, startMeasured } from "./processes.ts";
import type { Program, Recorder } from "./record.ts";
import { startRecorder } from "./record.ts";
import type { Sample } from "./report.ts";
import { median, tableHead, tableRow, whole } from "./report.ts";
import type { BenchRequest, Scenario } from "./scenarios.ts";
import { headersOf, scenarios } from "./scenarios.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { values: options } = parseArgs({
  options: {
    parts: { type: "string", default: "10000" },
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
  },
});
const parts = Number(options.parts);
/** Number of responses per round whose latency is measured. */
const answersPerRound = 6;
const program = resolve(options.program);
const baseBundle = options.metrics ? options.program : options.base;
const base = baseBundle === undefined ? undefined : resolve(baseBundle);
for (const bundle of [program, base])
  if (bundle !== undefined && !existsSync(bundle))
    throw new Error(`${bundle} does not exist: run \`npm run build\` first.`);
const baselineName = base === undefined ? "floor" : "base";

/** An inventory and the scenarios that are measured on it. */
interface Group {
  readonly title: string;
  readonly fill: (store: Store, now: Date) => Promise<void>;
  readonly scenarios: (recorder: Recorder) => Promise<readonly Scenario[]>;
}

const groups: readonly Group[] = [
  {
    title: `${whole(parts)} parts`,
    fill: (store, now) => seed(store, parts, now),
    scenarios: async (recorder) => {
      const half = Math.min(5000, Math.ceil(parts / 2));
      const page = await recorder.document(`/api/parts?cursor=&itemsPerPage=${half}&properties[]=id`);
      return scenarios(parts, nextCursor(page));
    },
  },
  {
    title: `A KiCad library of ${whole(kicadParts)} parts in one category, with all that is known of them`,
    fill: seedKicad,
    scenarios: async () => kicadScenarios(),
  },
];

const probe = await bundleScript("probe");
const floor = await bundleScript("floor");
let rows = 0;
for (const group of groups) rows += await within(group);
if (rows === 0) throw new Error("There is no such row.");

/** Measures a group in its own directory and returns the number of selected rows. */
async function within(group: Group): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-bench-"));
  const processes: MeasuredProcess[] = [];
  try {
    return await run(group, directory, processes);
  } finally {
    await Promise.all(processes.map((measured) => measured.stop()));
    await rm(directory, { recursive: true, force: true });
  }
}

async function run(group: Group, directory: string, processes: MeasuredProcess[]): Promise<number> {
  const now = new Date();
  const environment = await prepareData(join(directory, "service"), program, group, now);
  const baseEnvironment =
    base === undefined ? undefined : await prepareData(join(directory, "base"), base, group, now);
  const { chosen, programs } = await plan(environment, group);
  const first = chosen.flatMap(({ requests }) => requests).find(({ method }) => method === "GET");
  if (first === undefined) return 0;
  const firstRequest = { path: first.path, headers: headersOf(first, token) };
  const start = async (name: string, bundle: string, settings: Settings, path = first.path) => {
    const port = await freePort();
    const parameters = ["serve", "--host", "127.0.0.1", "--port", String(port)];
    const ready = { ...firstRequest, path };
    return startMeasured({
      name,
      probe,
      program: bundle,
      parameters,
      environment: settings,
      port,
      firstRequest: ready,
    });
  };
  const startService = async (path?: string) => {
    const metrics = options.metrics ? { METRICS_PORT: String(await freePort()) } : {};
    return start("service", program, { ...environment, ...metrics }, path);
  };
  const startBaseline = async () => {
    if (base && baseEnvironment) return start("base", base, baseEnvironment);
    const port = await freePort();
    const database = environment.DATABASE_URL.slice("sqlite:".length);
    const order: BaselineInput = { database, port, programs };
    const file = join(directory, "floor");
    await writeFile(file, serialize(order));
    return startMeasured({ name: "floor", probe, program: floor, parameters: [file], port, firstRequest });
  };

  const starts = { service: await timeStarts(startService), baseline: await timeStarts(startBaseline) };
  const service = await startService();
  processes.push(service);
  const baseline = await startBaseline();
  processes.push(baseline);
  const idle = { service: await service.usage(), baseline: await baseline.usage() };

  print(`${group.title}, Node ${process.versions.node}, ${options.connections} connections, medians of`);
  print(
    `${options.rounds} rounds. The service writes one log line for each request (LOG_LEVEL=info, to /dev/null).`,
  );
  print(`ratio: service / ${baselineName}. CPU: user and system time of the process for each request.`);
  print("same: nothing is written. Other reads: another process commits, so the service keeps no responses.");
  if (chosen.some(({ singly }) => singly !== undefined))
    print("create in batch: each operation in a batch of 500 / a single request to the same service.");
  print("");
  const databaseOf = (turn: "service" | "baseline"): string => {
    const settings = turn === "baseline" && baseEnvironment !== undefined ? baseEnvironment : environment;
    return settings.DATABASE_URL.slice("sqlite:".length);
  };
  print(tableHead(baselineName));
  for (const scenario of chosen) {
    if (scenario.target === undefined)
      print(tableRow(await measure(scenario, service, baseline, databaseOf)));
  }
  for (const { name, requests, target } of chosen) {
    if (target === undefined) continue;
    const samples = { service: [] as Latency[], baseline: [] as Latency[] };
    for (let round = 0; round < Number(options.rounds); round += 1) {
      samples.service.push(await latency(service, requests, token, answersPerRound));
      samples.baseline.push(await latency(baseline, requests, token, answersPerRound));
    }
    print(`\n${latencyLine(name, samples.service, samples.baseline, baselineName, target)}`);
    const asked = requests.at(-1);
    if (asked !== undefined)
      print(`${"  after a start".padEnd(24)}${ms(await timeCold(startService, asked))}`);
  }

  const busy = { service: await service.usage(), baseline: await baseline.usage() };
  print("");
  print(`start to first answer   ${ms(starts.service)}, ${baselineName} ${ms(starts.baseline)}`);
  print(
    `memory at the start     ${mb(idle.service.rssBytes)}, ${baselineName} ${mb(idle.baseline.rssBytes)}`,
  );
  print(
    `memory after the load   ${mb(busy.service.rssBytes)}, ${baselineName} ${mb(busy.baseline.rssBytes)}\n`,
  );
  return chosen.length;
}

interface Settings extends Readonly<Record<string, string>> {
  readonly DATABASE_URL: string;
}

/** Creates a database with the tables of `bundle` and the rows of `group`. Returns the environment for the bundle. */
async function prepareData(directory: string, bundle: string, group: Group, now: Date): Promise<Settings> {
  await mkdir(directory);
  const settings = {
    DATABASE_URL: `sqlite:${join(directory, "partledger.db")}`,
    UPLOADS_DIR: join(directory, "uploads"),
    LOG_LEVEL: "info",
    API_RATE_LIMIT: "1000000",
  };
  const env = { PATH: process.env.PATH, ...settings };
  await promisify(execFile)(process.execPath, [bundle, "migrate"], { env });
  const store = await openStore(settings.DATABASE_URL, { durability: "normal" });
  await group.fill(store, now);
  await store.close();
  return settings;
}

/** Selects the scenarios and records the work that the baseline repeats for each request. */
async function plan(environment: Readonly<Record<string, string>>, group: Group) {
  const recorder = await startRecorder(environment, token);
  try {
    const only = options.only?.split(",");
    const all = await group.scenarios(recorder);
    const chosen = all.filter(({ name }) => only?.includes(name) !== false);
    const programs: Program[] = [];
    if (base !== undefined) return { chosen, programs };
    const compared = chosen.filter(({ singly }) => singly === undefined);
    // The service keeps the response to a repeated request, so only the first one runs all statements.
    const distinct = new Map<string, BenchRequest>();
    for (const [index, request] of compared.flatMap(({ requests }) => requests).entries()) {
      const key = request.method === "GET" ? request.path : `${index}`;
      if (!distinct.has(key)) distinct.set(key, request);
    }
    for (const request of distinct.values()) programs.push(await recorder.record(request));
    return { chosen, programs };
  } finally {
    await recorder.close();
  }
}

function nextCursor(page: unknown): string {
  const next = (page as { "hydra:view"?: { "hydra:next"?: string } })["hydra:view"]?.["hydra:next"];
  const cursor = new URL(next ?? "", "http://localhost").searchParams.get("cursor");
  if (cursor === null) throw new Error("The list of parts has no second half.");
  return cursor;
}

async function timeStarts(start: () => Promise<MeasuredProcess>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < Number(options.starts); count += 1) {
    const started = await start();
    times.push(started.startMilliseconds);
    await started.stop();
  }
  return median(times);
}

/** Measures the first response of a new process. */
async function timeCold(
  start: (path: string) => Promise<MeasuredProcess>,
  asked: BenchRequest,
): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < Number(options.starts); count += 1) {
    const started = await start("/readyz");
    times.push(await measureLatency(started.port, asked, token));
    await started.stop();
  }
  return median(times);
}

/** Commits every other millisecond, so that the service keeps no responses. Returns the function that stops it. */
function startCommits(file: string): () => void {
  const database = new Database(file);
  database.pragma("synchronous = OFF");
  const commit = database.prepare("update users set name_folded = name_folded where id = 1");
  const timer = setInterval(() => commit.run(), 2);
  return () => {
    clearInterval(timer);
    database.close();
  };
}

async function measure(
  scenario: Scenario,
  service: MeasuredProcess,
  other: MeasuredProcess,
  databaseOf: (turn: "service" | "baseline") => string,
) {
  const { name, singly } = scenario;
  const baseline = singly === undefined ? other : service;
  const stretch = async (turn: "service" | "baseline", milliseconds: number): Promise<Sample> => {
    const isBatch = singly !== undefined && turn === "service";
    const measured = turn === "service" ? service : baseline;
    const requests = (turn === "baseline" ? singly?.requests : undefined) ?? scenario.requests;
    // Atomic batches run one at a time.
    const connections = isBatch ? 1 : Number(options.connections);
    const { port } = measured;
    const changing = scenario.unchanged !== true && requests.every(({ method }) => method === "GET");
    const stopCommits = changing ? startCommits(databaseOf(turn)) : undefined;
    const before = await measured.usage();
    const loaded = await load({ port, requests, token, connections, milliseconds });
    const after = await measured.usage();
    stopCommits?.();
    const answered = loaded.answered * (isBatch ? singly.operationsPerBatch : 1);
    const { seconds } = loaded;
    return {
      requestsPerSecond: answered / seconds,
      cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / answered,
    };
  };
  const length = Number(options.milliseconds);
  // Warm up the JIT compiler and the caches.
  for (const turn of ["service", "baseline"] as const) await stretch(turn, length);
  const samples = { service: [] as Sample[], baseline: [] as Sample[] };
  for (let round = 0; round < Number(options.rounds); round += 1) {
    // Alternate which of the two runs second.
    const turns = round % 2 === 0 ? (["service", "baseline"] as const) : (["baseline", "service"] as const);
    for (const turn of turns) {
      samples[turn].push(await stretch(turn, length));
    }
  }
  return { name, ...samples };
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
