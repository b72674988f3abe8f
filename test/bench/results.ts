/** The results of a benchmark, as `--json` writes them. Absolute figures depend on the machine. */
import { readFile, writeFile } from "node:fs/promises";

/** The median, the least and the greatest value of all rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The result of one row. Times are CPU time for each request in microseconds: user and system time of the process. */
export interface Row {
  readonly name: string;
  readonly cpu: Spread;
  readonly baselineCpu: Spread;
  readonly cpuRatio: Spread;
  readonly perSecond: Spread;
  readonly baselinePerSecond: Spread;
  readonly perSecondRatio: Spread;
  /** The CPU time relative to that of the calibration (`measure.ts`). Comparable between machines, unlike `cpu`. */
  readonly units: Spread | null;
  readonly baselineUnits: Spread | null;
  /** The CPU time of all processes of the PostgreSQL server for each request. */
  readonly serverCpu?: Spread;
  readonly baselineServerCpu?: Spread;
}

/** The rows of one database. */
export interface GroupResult {
  readonly name: string;
  readonly title: string;
  readonly parts: number;
  readonly rows: readonly Row[];
  readonly latencies: readonly LatencyResult[];
  readonly process: ProcessResult;
}

/** The medians of single requests after a change, in milliseconds. */
export interface LatencyResult {
  readonly name: string;
  readonly milliseconds: number;
  readonly baselineMilliseconds: number;
  readonly cpuMilliseconds: number;
  readonly baselineCpuMilliseconds: number;
  /** The time of the first response of a new process. */
  readonly afterStartMilliseconds: number;
}

/** Start to the first answer in milliseconds, memory (RSS) in bytes. */
export interface ProcessResult {
  readonly startMilliseconds: number;
  readonly baselineStartMilliseconds: number;
  readonly idleBytes: number;
  readonly baselineIdleBytes: number;
  readonly busyBytes: number;
  readonly baselineBusyBytes: number;
}

export interface Results {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly node: string;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly connections: number;
  readonly groups: readonly GroupResult[];
}

/** One measurement of a row. */
export interface Sample {
  readonly requestsPerSecond: number;
  readonly cpuMicroseconds: number;
  /** `null` without a PostgreSQL server. */
  readonly serverCpuMicroseconds: number | null;
}

/** The measurements of a row, one of each kind per round. */
export interface Measured {
  readonly name: string;
  readonly service: readonly Sample[];
  readonly baseline: readonly Sample[];
  /** Empty if the baseline is another version of the service. */
  readonly calibration: readonly Sample[];
}

/** Ratios are computed for each round. Service and baseline alternate, so a disturbance affects both. */
export function rowOf({ name, service, baseline, calibration }: Measured): Row {
  type Key = "requestsPerSecond" | "cpuMicroseconds";
  const all = (samples: readonly Sample[], key: Key): readonly number[] =>
    samples.map((sample) => sample[key]);
  const ratio = (above: readonly Sample[], below: readonly Sample[], key: Key): Spread =>
    spreadOf(above.map((sample, round) => sample[key] / (below[round]?.[key] ?? Number.NaN)));
  const units = (samples: readonly Sample[]): Spread | null =>
    calibration.length === 0 ? null : ratio(samples, calibration, "cpuMicroseconds");
  const server = (samples: readonly Sample[]): Spread | null => {
    const times = samples.flatMap(({ serverCpuMicroseconds: time }) => (time === null ? [] : [time]));
    return times.length === 0 ? null : spreadOf(times);
  };
  const [serverCpu, baselineServerCpu] = [server(service), server(baseline)];
  return {
    name,
    cpu: spreadOf(all(service, "cpuMicroseconds")),
    baselineCpu: spreadOf(all(baseline, "cpuMicroseconds")),
    cpuRatio: ratio(service, baseline, "cpuMicroseconds"),
    perSecond: spreadOf(all(service, "requestsPerSecond")),
    baselinePerSecond: spreadOf(all(baseline, "requestsPerSecond")),
    perSecondRatio: ratio(service, baseline, "requestsPerSecond"),
    units: units(service),
    baselineUnits: units(baseline),
    ...(serverCpu !== null && { serverCpu }),
    ...(baselineServerCpu !== null && { baselineServerCpu }),
  };
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: significant(median(values)),
    min: significant(Math.min(...values)),
    max: significant(Math.max(...values)),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

/** Rounds to four digits. More would only be noise in the files. */
export function significant(value: number): number {
  return Number(value.toPrecision(4));
}

export async function readResults(file: string): Promise<Results> {
  return JSON.parse(await readFile(file, "utf8")) as Results;
}

/** Writes each row on a line of its own, so that changes of the file are readable. */
export async function writeResults(file: string, results: Results): Promise<void> {
  const lines = (items: readonly unknown[]): string =>
    items.map((item) => `\n${JSON.stringify(item)}`).join(",");
  const { groups, ...run } = results;
  const written = groups.map(({ rows, ...group }) => {
    const head = JSON.stringify(group).slice(0, -1);
    return `\n${head},"rows":[${lines(rows)}\n]}`;
  });
  await writeFile(file, `${JSON.stringify(run).slice(0, -1)},"groups":[${written.join(",")}\n]}\n`);
}
