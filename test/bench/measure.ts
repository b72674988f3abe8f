/** Measures a row of the table: the service and its baseline alternate, and the calibration runs in each round. */
import { openWriter } from "./commits.ts";
import { token } from "./data.ts";
import { load } from "./load.ts";
import type { MeasuredProcess } from "./processes.ts";
import type { Program } from "./record.ts";
import type { Measured, Sample } from "./results.ts";
import type { BenchRequest, Scenario } from "./scenarios.ts";

export interface Side {
  readonly process: MeasuredProcess;
  /** The URL of its database. */
  readonly database: string;
}

export interface Measurement {
  readonly service: Side;
  readonly baseline: Side;
  /** Whether the baseline handles the calibration, which the bare server does. */
  readonly hasCalibration: boolean;
  /** Returns the CPU time of the database server. `null` for SQLite, which is part of the measured process. */
  readonly serverCpu: () => Promise<number | null>;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly connections: number;
}

const calibrationRequest: BenchRequest = { method: "GET", path: "/calibration", status: 200 };
const calibrationMilliseconds = 100;
/**
 * V8 optimizes the functions of a list during its first few thousand requests: the first 500 cost twice as much as those
 * after 5,000. Writes get fewer, because they change the size of the inventory.
 */
const warmUp = { reads: 5000, writes: 2000, maxStretches: 10 };

/**
 * Work of the bare server that never changes and depends on no table. Relative to it, CPU times can be compared between
 * machines, and with those of a version whose statements were different.
 */
export const calibration: Program = {
  method: "GET",
  path: calibrationRequest.path,
  status: 200,
  statements: [
    {
      sql: "with recursive n(i) as (select 1 union all select i + 1 from n where i < 500) select sum(i * i % 7) from n",
      values: [],
    },
  ],
  document: Array.from({ length: 20 }, (_, id) => ({
    id,
    name: `Element ${id}`,
    tags: "one,two",
    mass: id / 2,
  })),
  gzip: false,
};

export async function measure(scenario: Scenario, measurement: Measurement): Promise<Measured> {
  const { singly } = scenario;
  const { rounds, milliseconds } = measurement;
  const sides = {
    service: measurement.service,
    baseline: singly === undefined ? measurement.baseline : measurement.service,
  };
  const stretch = (turn: "service" | "baseline"): Promise<Sample> => {
    const isBatch = singly !== undefined && turn === "service";
    return measureStretch(sides[turn], measurement.serverCpu, {
      requests: (turn === "baseline" ? singly?.requests : undefined) ?? scenario.requests,
      commits: commitsOf(scenario),
      once: scenario.reads === "once",
      // Atomic batches run one at a time.
      connections: isBatch ? 1 : measurement.connections,
      operationsPerRequest: isBatch ? singly.operationsPerBatch : 1,
      milliseconds,
    });
  };
  const isRead = scenario.requests.every(({ method }) => method === "GET");
  const warmUpRequests = isRead ? warmUp.reads : warmUp.writes;
  for (const turn of ["service", "baseline"] as const) {
    let warm = 0;
    for (let count = 0; count < warmUp.maxStretches && warm < warmUpRequests; count += 1)
      warm += ((await stretch(turn)).requestsPerSecond * milliseconds) / 1000;
  }
  const samples = { service: [] as Sample[], baseline: [] as Sample[], calibration: [] as Sample[] };
  for (let round = 0; round < rounds; round += 1) {
    // Alternate which of the two runs second.
    const turns = round % 2 === 0 ? (["service", "baseline"] as const) : (["baseline", "service"] as const);
    for (const turn of turns) samples[turn].push(await stretch(turn));
    if (measurement.hasCalibration) samples.calibration.push(await calibrate(measurement.baseline));
  }
  return { name: scenario.name, ...samples };
}

interface Stretch {
  readonly requests: readonly BenchRequest[];
  readonly commits: Commits;
  readonly once: boolean;
  readonly connections: number;
  readonly operationsPerRequest: number;
  readonly milliseconds: number;
}

/** Whether another process commits every other millisecond, once before the measurement, or not at all. */
export type Commits = "constant" | "before" | "none";

export function commitsOf({ requests, reads = "changing" }: Scenario): Commits {
  if (reads === "once") return "before";
  return reads === "changing" && requests.every(({ method }) => method === "GET") ? "constant" : "none";
}

async function measureStretch(
  side: Side,
  serverCpu: Measurement["serverCpu"],
  stretch: Stretch,
): Promise<Sample> {
  const { requests, commits, once, connections, milliseconds } = stretch;
  const { port } = side.process;
  const stopCommits = await startCommits(side.database, commits);
  const serverBefore = await serverCpu();
  const before = await side.process.usage();
  const loaded = await load({ port, requests, token, connections, milliseconds, once });
  const after = await side.process.usage();
  const serverAfter = await serverCpu();
  await stopCommits();
  const answered = loaded.answered * stretch.operationsPerRequest;
  return {
    requestsPerSecond: answered / loaded.seconds,
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / answered,
    serverCpuMicroseconds:
      serverBefore === null || serverAfter === null ? null : (serverAfter - serverBefore) / answered,
  };
}

function calibrate(side: Side): Promise<Sample> {
  return measureStretch(side, () => Promise.resolve(null), {
    requests: [calibrationRequest],
    commits: "none",
    once: false,
    connections: 1,
    operationsPerRequest: 1,
    milliseconds: calibrationMilliseconds,
  });
}

/** Returns the function that ends the commits. */
export async function startCommits(url: string, commits: Commits): Promise<() => Promise<void>> {
  if (commits === "none") return () => Promise.resolve();
  const writer = await openWriter(url);
  await writer.commit();
  let pending: Promise<void> | null = null;
  const commit = (): void => {
    pending ??= writer.commit().finally(() => (pending = null));
  };
  const timer = commits === "constant" ? setInterval(commit, 2) : undefined;
  return async () => {
    clearInterval(timer);
    await pending;
    await writer.close();
  };
}
