/**
 * `npm run bench:pages -- [--parts N] [--rounds N] [--only NAME,…] [--no-paint]` measures the pages of the built service:
 * their CPU time relative to the API requests with the same operations, their size, SQL statements and Largest
 * Contentful Paint. The database stays in `.cache/bench/` for later runs.
 *
 * CPU time is the user and system time of all threads of the service. Page and API requests alternate, so a disturbance
 * affects both. Something is committed before each of them, because the service keeps responses to repeated API requests
 * until the next commit.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { openStore } from "../../src/database/connect.ts";
import type { Store } from "../../src/database/store.ts";
import { insertSession, newCookieSecret } from "../../src/identity/new-session.ts";
import { sessionCookie } from "../../src/pages/site/cookies.ts";
import { bundleScript } from "./bundle-script.ts";
import { fullPart, seedPages } from "./page-data.ts";
import { startPageCallRecorder } from "./page-calls.ts";
import type { PageCalls } from "./page-calls.ts";
import type { MeasuredPage } from "./page-list.ts";
import { measuredPages } from "./page-list.ts";
import { startPainter } from "./page-paint.ts";
import { getWithAgent, measureFirstView } from "./page-request.ts";
import { freePort, startMeasured } from "./processes.ts";
import type { MeasuredProcess } from "./processes.ts";
import { whole } from "./report.ts";
import { median } from "./results.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

const { values: options } = parseArgs({
  options: {
    parts: { type: "string", default: "100000" },
    rounds: { type: "string", default: "15" },
    /** The least CPU time of one measurement, in milliseconds. */
    milliseconds: { type: "string", default: "60" },
    paints: { type: "string", default: "7" },
    only: { type: "string" },
    "no-paint": { type: "boolean", default: false },
    program: { type: "string", default: join(root, "dist/partledger.js") },
  },
});
const widths = [30, 8, 8, 7, 14, 7, 5, 9, 8, 8, 7, 7] as const;
const parts = Number(options.parts);
const rounds = Number(options.rounds);

const settings = await prepareDatabase();
const { cookie, lot } = await signIn(settings.DATABASE_URL);
const only = options.only?.split(",");
const pages = measuredPages(lot).filter(({ name }) => only?.includes(name) !== false);
const calls = await recordCalls();
const service = await startService();
const writer = await openStore(settings.DATABASE_URL, { durability: "normal" });
let commits = 0;
const painter = options["no-paint"] ? null : await startPainter();
try {
  print(
    `${whole(parts)} parts, Node ${process.versions.node}, medians of ${rounds} rounds, quartiles of the ratio.`,
  );
  print(
    row(["", "CPU ms", "API ms", "ratio", "", "calls", "SQL", "kB sent", "plain", "LCP ms", "copy", "ratio"]),
  );
  for (const page of pages) print(await measure(page));
  print("* The page calls no operations. It is compared with API requests for the same data.");
} finally {
  await painter?.close();
  await service.stop();
  await writer.close();
}

async function measure(page: MeasuredPage): Promise<string> {
  const { requests, statements } = callsOf(page);
  const { own, api, ratios } = await measureCost(page);
  const request = { port: service.port, path: page.path, cookie };
  const size = await measureFirstView(request);
  const paint = (await painter?.measure(request, Number(options.paints))) ?? null;
  return row([
    page.name,
    own.toFixed(2),
    ...(requests.length === 0
      ? ["–", "–", ""]
      : [
          api.toFixed(2),
          median(ratios).toFixed(2),
          `(${quartile(ratios, 0.25).toFixed(2)}–${quartile(ratios, 0.75).toFixed(2)})`,
        ]),
    `${requests.length}${page.equivalent === undefined ? "" : "*"}`,
    String(statements),
    (size.transferred / 1000).toFixed(1),
    (size.uncompressed / 1000).toFixed(1),
    ...(paint === null
      ? ["–", "–", "–"]
      : [whole(paint.page), whole(paint.copy), (paint.page / paint.copy).toFixed(2)]),
  ]);
}

interface Settings extends Readonly<Record<string, string>> {
  readonly DATABASE_URL: string;
}

/** Creates the database, or reuses the one of an earlier run with the same generator and tables. */
async function prepareDatabase(): Promise<Settings> {
  const migrations = join(root, "src/database/migrations/all.ts");
  const sources = ["data.ts", "page-data.ts"].map((name) => join(root, "test/bench", name));
  const hash = createHash("sha256");
  for (const source of [migrations, ...sources]) hash.update(await readFile(source));
  const directory = join(root, ".cache/bench", `pages-${parts}-${hash.digest("hex").slice(0, 12)}`);
  const environment = {
    DATABASE_URL: `sqlite:${join(directory, "partledger.db")}`,
    UPLOADS_DIR: join(directory, "uploads"),
    LOG_LEVEL: "info",
    API_RATE_LIMIT: "1000000",
  };
  if (existsSync(join(directory, "complete"))) return environment;
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const env = { PATH: process.env.PATH, ...environment };
  await promisify(execFile)(process.execPath, [options.program, "migrate"], { env });
  await withStore(environment.DATABASE_URL, (store) => seedPages(store, parts, new Date()));
  await writeFile(join(directory, "complete"), "");
  return environment;
}

async function withStore<Result>(url: string, use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(url, { durability: "normal" });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Returns the cookie of a new session, and the ID of a lot of the measured part. */
function signIn(url: string): Promise<{ readonly cookie: string; readonly lot: number }> {
  return withStore(url, async (store) => {
    const token = newCookieSecret();
    const session = { stage: "complete", remembered: true, address: "127.0.0.1", userAgent: "" } as const;
    await store.transaction((transaction) =>
      insertSession(transaction, { userId: 1, token, now: new Date(), ...session }),
    );
    const { id } = await store.read.db
      .selectFrom("part_lots")
      .select("id")
      .where("part_id", "=", fullPart)
      .limit(1)
      .executeTakeFirstOrThrow();
    return { cookie: `${sessionCookie}=${token}`, lot: id };
  });
}

async function recordCalls(): Promise<ReadonlyMap<MeasuredPage, PageCalls>> {
  const recorder = await startPageCallRecorder(settings, cookie);
  try {
    const recorded = new Map<MeasuredPage, PageCalls>();
    for (const page of pages) recorded.set(page, await recorder.record(page.path));
    return recorded;
  } finally {
    await recorder.close();
  }
}

/** Returns the calls of a page, or the requests with the same data if there are none. */
function callsOf(page: MeasuredPage): PageCalls {
  const recorded = calls.get(page);
  if (recorded === undefined) throw new Error(`${page.name} was not recorded.`);
  return page.equivalent === undefined ? recorded : { ...recorded, requests: page.equivalent };
}

async function startService(): Promise<MeasuredProcess> {
  const port = await freePort();
  return startMeasured({
    name: "service",
    probe: await bundleScript("probe"),
    program: options.program,
    parameters: ["serve", "--host", "127.0.0.1", "--port", String(port)],
    environment: settings,
    port,
    firstRequest: { path: "/readyz", headers: {} },
  });
}

interface Cost {
  /** CPU milliseconds of a page view. */
  readonly own: number;
  /** CPU milliseconds of all API requests of the page. */
  readonly api: number;
  readonly ratios: readonly number[];
}

async function measureCost(page: MeasuredPage): Promise<Cost> {
  const { requests } = callsOf(page);
  const cpu = async (paths: readonly string[], times: number): Promise<number> => {
    const before = await service.usage();
    for (let time = 0; time < times; time += 1) {
      await commit();
      for (const path of paths) await getWithAgent({ port: service.port, path, cookie });
    }
    return ((await service.usage()).cpuMicroseconds - before.cpuMicroseconds) / times / 1000;
  };
  // Warm up the JIT compiler and the caches, and find out how many views take long enough to be measured.
  for (let warmUp = 0; warmUp < 2; warmUp += 1) {
    await cpu([page.path], 10);
    await cpu(requests, 10);
  }
  const times = Math.max(3, Math.ceil(Number(options.milliseconds) / (await cpu([page.path], 5))));
  const samples: { readonly page: number; readonly api: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const own = await cpu([page.path], times);
      samples.push({ page: own, api: await cpu(requests, times) });
    } else {
      const api = await cpu(requests, times);
      samples.push({ page: await cpu([page.path], times), api });
    }
  }
  return {
    own: median(samples.map((sample) => sample.page)),
    api: median(samples.map((sample) => sample.api)),
    ratios: samples.map((sample) => sample.page / sample.api),
  };
}

/** Commits a change that no page shows. */
async function commit(): Promise<void> {
  commits += 1;
  await writer.transaction(({ db }) =>
    db
      .updateTable("sessions")
      .set({ user_agent: `Bench ${commits}` })
      .where("user_id", "=", 1)
      .execute(),
  );
}

function quartile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

function row(cells: readonly string[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index] ?? 0)))
    .join("")
    .trimEnd();
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
