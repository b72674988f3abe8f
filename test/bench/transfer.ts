/**
 * `npm run bench:transfer -- [--parts N,…] [--only NAME,…] [--json FILE]` measures the export and import of inventories of
 * several sizes: the CPU time per part and the peak memory of the process. Both should not depend on the size.
 *
 * The time of the first 1,000 parts is subtracted, because it includes the start of the process. V8 compiles functions for
 * longer than that, so `further` compares each size with the previous one, whose parts are subtracted as well.
 *
 * A transfer of less than a second needs less memory, because the heap of V8 has not reached its usual size.
 *
 * `POST /api/imports` is measured with up to 100,000 parts. A million parts would take as long as all other steps
 * together, because each transaction is on the disk before the next one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundleScript } from "./bundle-script.ts";
import { seed, token } from "./data.ts";
import type { MeasuredProcess, Usage } from "./processes.ts";
import { freePort, startMeasured } from "./processes.ts";
import { short, whole } from "./report.ts";
import { copySeeded, createEmpty, createRunFolder } from "./seeded-database.ts";
import type { TransferResult } from "./transfer-results.ts";
import { firstParts, furtherCost } from "./transfer-results.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { values: options } = parseArgs({
  options: {
    /** Sizes of the inventory, separated by commas. */
    parts: { type: "string", default: "10000,100000,1000000" },
    only: { type: "string" },
    program: { type: "string", default: join(root, "dist/partledger.js") },
    json: { type: "string" },
  },
});
const program = resolve(options.program);
const only = options.only?.split(",");

/** The files of one size. Steps that come later read what earlier steps wrote. */
interface Files {
  readonly folder: string;
  readonly source: string;
  readonly archive: string;
  readonly csv: string;
}

const uploadName = "POST /api/imports";
/** The largest inventory for this step. */
const largestUpload = 100_000;

interface Measured extends Omit<Usage, "rssBytes"> {
  readonly seconds: number;
}

type Step = readonly [name: string, needed: readonly string[], run: (files: Files) => Promise<Measured>];

const steps: readonly Step[] = [
  ["export all", [], ({ source, archive }) => runCommand(source, ["export", "all", archive])],
  [
    "import all",
    ["export all"],
    async ({ folder, archive }) => {
      const target = join(folder, "archive.db");
      return emptied(target, () => runCommand(target, ["import", "all", archive]));
    },
  ],
  ["GET /api/parts as CSV", [], ({ source, csv }) => download(source, csv)],
  [
    "import parts from CSV",
    ["GET /api/parts as CSV"],
    async ({ folder, csv }) => {
      const target = join(folder, "command.db");
      return emptied(target, () => runCommand(target, ["import", "parts", csv]));
    },
  ],
  [
    uploadName,
    ["GET /api/parts as CSV"],
    async ({ folder, csv }) => {
      const target = join(folder, "service.db");
      await createEmpty(program, target);
      return emptied(target, () => upload(target, csv));
    },
  ],
];

const headers = { Authorization: `Bearer ${token}` };
const probe = await bundleScript("probe");
const results: TransferResult[] = [];
/** The CPU time of each step with the first parts. */
const firstCosts = new Map<string, number>();
const needed = neededSteps();
for (const parts of [firstParts, ...options.parts.split(",").map(Number)]) await measureSize(parts);
if (options.json !== undefined)
  await writeFile(options.json, `[${results.map((result) => `\n${JSON.stringify(result)}`).join(",")}\n]\n`);

function neededSteps(): ReadonlySet<string> {
  const all = new Set<string>();
  for (const [name, before] of steps) {
    if (only !== undefined && !only.includes(name)) continue;
    for (const one of [...before, name]) all.add(one);
  }
  if (all.size === 0) throw new Error("There is no such row.");
  return all;
}

async function measureSize(parts: number): Promise<void> {
  const folder = await createRunFolder();
  const files: Files = {
    folder,
    source: join(folder, "source.db"),
    archive: join(folder, "inventory.tar.gz"),
    csv: join(folder, "parts.csv"),
  };
  try {
    const database = { name: `parts-${parts}`, program, script: "data.ts", fill: fillWith(parts) };
    await copySeeded(database, files.source, print);
    if (parts !== firstParts)
      print(`\n${short(parts)} parts`.padEnd(30) + "CPU µs/part   further   peak RSS        time");
    for (const [name, , run] of steps) {
      if (!needed.has(name) || (name === uploadName && parts > largestUpload)) continue;
      const { cpuMicroseconds, peakRssBytes, seconds } = await run(files);
      if (parts === firstParts) {
        firstCosts.set(name, cpuMicroseconds);
        continue;
      }
      const cpu = (cpuMicroseconds - (firstCosts.get(name) ?? 0)) / (parts - firstParts);
      const result = {
        name,
        parts,
        cpuPerPart: Number(cpu.toPrecision(4)),
        peakRssBytes,
        seconds: Number(seconds.toPrecision(3)),
      };
      const smaller = results.findLast((one) => one.name === name);
      results.push(result);
      const further = smaller === undefined ? "" : whole(furtherCost(smaller, result));
      print(
        name.padEnd(30) +
          whole(result.cpuPerPart).padStart(10) +
          further.padStart(10) +
          `${whole(peakRssBytes / 1_000_000)} MB`.padStart(11) +
          `${whole(seconds)} s`.padStart(12),
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function fillWith(parts: number) {
  return (store: Parameters<typeof seed>[0], now: Date) => seed(store, parts, now);
}

/** Runs `use` with an empty database, which is deleted afterwards. */
async function emptied<Result>(file: string, use: () => Promise<Result>): Promise<Result> {
  try {
    return await use();
  } finally {
    for (const suffix of ["", "-wal", "-shm"]) await rm(file + suffix, { force: true });
  }
}

function environmentOf(database: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: `sqlite:${database}`,
    UPLOADS_DIR: `${database}-uploads`,
    LOG_LEVEL: "warn",
    API_RATE_LIMIT: "1000000",
    MAX_ATTACHMENT_FILE_SIZE: "10G",
  };
}

/** Runs a command of the program until it ends. */
async function runCommand(database: string, parameters: readonly string[]): Promise<Measured> {
  const usageFile = `${database}-usage`;
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", probe, program, ...parameters], {
    env: { PATH: process.env.PATH, ...environmentOf(database), BENCH_USAGE: usageFile },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`partledger ${parameters.join(" ")} failed with the exit code ${code}.`);
  return { ...(JSON.parse(await readFile(usageFile, "utf8")) as Usage), seconds };
}

/** Measures the work of a service that is started for it. */
async function measureService(database: string, work: (url: string) => Promise<void>): Promise<Measured> {
  const port = await freePort();
  const measured: MeasuredProcess = await startMeasured({
    name: "service",
    probe,
    program,
    parameters: ["serve", "--host", "127.0.0.1", "--port", String(port)],
    environment: environmentOf(database),
    port,
    firstRequest: { path: "/readyz", headers: {} },
  });
  try {
    const before = await measured.usage();
    const started = performance.now();
    await work(`http://127.0.0.1:${port}`);
    const seconds = (performance.now() - started) / 1000;
    const after = await measured.usage();
    const cpuMicroseconds = after.cpuMicroseconds - before.cpuMicroseconds;
    return { cpuMicroseconds, peakRssBytes: after.peakRssBytes, seconds };
  } finally {
    await measured.stop();
  }
}

function download(database: string, target: string): Promise<Measured> {
  return measureService(database, async (url) => {
    const answer = await fetch(`${url}/api/parts`, { headers: { ...headers, Accept: "text/csv" } });
    if (answer.status !== 200 || answer.body === null)
      throw new Error(`The export answered ${answer.status}.`);
    await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(target));
  });
}

/** Uploads a file and waits until it is imported. */
function upload(database: string, csv: string): Promise<Measured> {
  return measureService(database, async (url) => {
    const { size } = await stat(csv);
    const sent = await fetch(`${url}/api/imports`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "text/csv", "Content-Length": String(size) },
      body: Readable.toWeb(createReadStream(csv)) as never,
      duplex: "half",
    } as RequestInit);
    if (sent.status !== 201) throw new Error(`The upload answered ${sent.status}: ${await sent.text()}`);
    const location = sent.headers.get("location") ?? "";
    for (;;) {
      await new Promise((again) => setTimeout(again, 500));
      const answer = await fetch(url + location, { headers });
      const { status, records } = (await answer.json()) as { status: string; records: unknown };
      if (status === "succeeded") return;
      if (status === "failed" || status === "canceled")
        throw new Error(`The import has ${status}: ${JSON.stringify(records)}`);
    }
  });
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
