/** The results of a run, as `--json` writes them. Absolute figures depend on the machine. */
import { execFile } from "node:child_process";
import { cpus } from "node:os";
import { promisify } from "node:util";
import type { Options } from "./options.ts";

/** The median, the least and the greatest value of all rounds. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** One measurement of a row. Times are CPU time for each request in microseconds. */
export interface Sample {
  readonly answered: number;
  readonly perSecond: number;
  readonly cpu: number;
}

export interface SideResult {
  readonly cpu: Spread;
  readonly perSecond: Spread;
  /** CPU time of the service relative to this side. */
  readonly ratio: Spread;
}

export interface RowResult {
  readonly name: string;
  readonly service: SideResult;
  readonly floor: SideResult;
  /** The other checkout. */
  readonly base?: SideResult;
}

export interface GroupResult {
  readonly database: "sqlite" | "postgres";
  readonly parts: number;
  readonly rows: readonly RowResult[];
  /** Memory (RSS) of the service after all rows. */
  readonly memoryBytes: number;
}

/** The start of a program until its first response. Memory (RSS) after it. */
export interface StartResult {
  readonly name: string;
  readonly milliseconds: Spread;
  readonly cpuMilliseconds: Spread;
  readonly memoryBytes: Spread;
}

export interface Results {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly node: string;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly groups: readonly GroupResult[];
  readonly starts: readonly StartResult[];
}

export async function describeRun(options: Options): Promise<Omit<Results, "groups" | "starts">> {
  const { stdout } = await promisify(execFile)("git", ["rev-parse", "--short", "HEAD"]);
  const { rounds, milliseconds } = options;
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: stdout.trim(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? "CPU"}`,
    node: process.versions.node,
    ...{ rounds, milliseconds },
  };
}

/** @param samples one per round. Ratios are computed for each round, because a disturbance affects all sides. */
export function rowResult(
  name: string,
  samples: Readonly<Record<"service" | "floor" | "base", readonly Sample[]>>,
): RowResult {
  const { service, floor, base } = samples;
  const side = (measured: readonly Sample[]): SideResult => ({
    cpu: spreadOf(measured.map(({ cpu }) => cpu)),
    perSecond: spreadOf(measured.map(({ perSecond }) => perSecond)),
    ratio: spreadOf(service.map(({ cpu }, round) => cpu / (measured[round]?.cpu ?? Number.NaN))),
  });
  return { name, service: side(service), floor: side(floor), ...(base.length > 0 && { base: side(base) }) };
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.map((value) => Number(value.toPrecision(4))).sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

/** The extremes are those of the least and the greatest possible growth. */
export function growth(small: Spread, large: Spread): Spread {
  return {
    median: large.median / small.median,
    min: large.min / small.max,
    max: large.max / small.min,
  };
}
