/** The results of `workers.ts`. Times are CPU time for each request in microseconds, of all processes of the service. */
import type { Spread } from "./results.ts";

export interface WorkersResult {
  readonly database: string;
  /** The row of the benchmark. */
  readonly name: string;
  /** Of a single process. */
  readonly cpu: Spread;
  readonly cpuOfWorkers: Spread;
  readonly ratio: Spread;
  readonly perSecond: Spread;
  readonly perSecondOfWorkers: Spread;
}
