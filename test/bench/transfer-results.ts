/** The results of `transfer.ts`, as `--json` writes them. */
export interface TransferResult {
  readonly name: string;
  readonly parts: number;
  /** User and system time of the process in microseconds, without the first 1,000 parts. */
  readonly cpuPerPart: number;
  readonly peakRssBytes: number;
  readonly seconds: number;
}

/** The number of parts whose cost `cpuPerPart` does not include. */
export const firstParts = 1000;

/**
 * Returns the CPU time of each further part beyond those of a smaller inventory, in microseconds. V8 has compiled the
 * functions by then, and the start of the process is not included either.
 */
export function furtherCost(smaller: TransferResult, larger: TransferResult): number {
  const total = ({ cpuPerPart, parts }: TransferResult): number => cpuPerPart * (parts - firstParts);
  return (total(larger) - total(smaller)) / (larger.parts - smaller.parts);
}
