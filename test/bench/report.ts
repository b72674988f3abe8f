/** Prints the benchmark table: medians of all rounds, and the ratio of the service to its baseline. */

/** The result of one scenario in one round. */
export interface Sample {
  readonly requestsPerSecond: number;
  readonly cpuMicroseconds: number;
}

export interface Measured {
  readonly name: string;
  readonly service: readonly Sample[];
  readonly baseline: readonly Sample[];
}

const columns = [
  ["", 16],
  ["req/s", 9],
  ["baseline", 9],
  ["ratio", 7],
  ["CPU µs", 9],
  ["baseline", 9],
  ["ratio", 7],
  ["(spread)", 14],
] as const;

export function tableHead(baseline: string): string {
  return line(columns.map(([title]) => (title === "baseline" ? baseline : title)));
}

/** Ratios are medians over the rounds. Service and baseline alternate in each round, so a disturbance affects both. */
export function tableRow({ name, service, baseline }: Measured): string {
  const throughput = ratios(service, baseline, "requestsPerSecond");
  const cpu = ratios(service, baseline, "cpuMicroseconds");
  return line([
    name,
    whole(median(service.map((sample) => sample.requestsPerSecond))),
    whole(median(baseline.map((sample) => sample.requestsPerSecond))),
    median(throughput).toFixed(2),
    whole(median(service.map((sample) => sample.cpuMicroseconds))),
    whole(median(baseline.map((sample) => sample.cpuMicroseconds))),
    median(cpu).toFixed(2),
    `(${Math.min(...cpu).toFixed(2)}–${Math.max(...cpu).toFixed(2)})`,
  ]);
}

function ratios(service: readonly Sample[], baseline: readonly Sample[], of: keyof Sample): number[] {
  return service.map((sample, round) => sample[of] / (baseline[round]?.[of] ?? Number.NaN));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function line(cells: readonly string[]): string {
  return cells
    .map((cell, index) => {
      const width = columns[index]?.[1] ?? 0;
      return index === 0 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join("")
    .trimEnd();
}
