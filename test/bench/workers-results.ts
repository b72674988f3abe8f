/** The results of `workers.ts`. Times are CPU time for each request in microseconds, of all processes of the service. */
import type { Spread } from "./results.ts";

export interface WorkersResult {
  readonly database: string;
  /** The row of the benchmark. */
  readonly name: string;
  /** One process. */
  readonly single: Spread;
  /** Two services with one process each, on the same database. */
  readonly separate: Spread;
  /** One service with two workers. */
  readonly workers: Spread;
  /** The CPU time with two workers, relative to the others. */
  readonly toSingle: Spread;
  readonly toSeparate: Spread;
  /** The CPU time of two bare servers, relative to one. */
  readonly floors: Spread;
}
