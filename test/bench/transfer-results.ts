/** The results of `transfer.ts`, as `--json` writes them. */
export interface TransferResult {
  readonly name: string;
  readonly parts: number;
  /** User and system time of the process in microseconds, without the first 1,000 parts. */
  readonly cpuPerPart: number;
  readonly peakRssBytes: number;
  readonly seconds: number;
}
