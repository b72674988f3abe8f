/** The settings and functions of the service that tests and commands can replace. */
import type { ShowCommand } from "../util/command-line.ts";
import type { Logger } from "../http/handler.ts";
import type { Store, StoreOptions } from "../database/store.ts";
import type { GuardOptions } from "../outgoing/guarded-request.ts";
import type { Metrics } from "../metrics/metrics.ts";

export interface ServiceOverrides {
  /** Formats the commands in messages to users. By default, a command shows only the program name, not its path. */
  readonly command?: ShowCommand;
  readonly now?: () => Date;
  /** Returns the number of milliseconds since an arbitrary moment. Used to measure intervals. */
  readonly monotonic?: () => number;
  readonly logger?: Logger;
  readonly metrics?: Metrics;
  /** Upgrades the schema of the database, which is open. By default, the schema must be current. */
  readonly upgrade?: (store: Store) => Promise<void>;
  readonly onStatement?: (sql: string) => void;
  readonly connections?: number;
  /** How long this process waits for PostgreSQL. */
  readonly databaseLimits?: Pick<StoreOptions, "silenceMilliseconds" | "waitTimeoutMilliseconds">;
  /** Returns whether attachment downloads can connect to an IP address. */
  readonly allowAddress?: (address: string) => boolean;
  /** How metadata documents of OAuth clients are fetched. */
  readonly clientDocuments?: GuardOptions;
  readonly webhooks?: {
    readonly sends?: boolean;
    /** The time after the start until the service looks for deliveries. */
    readonly startAfterMilliseconds?: number;
    /** The time after which the first failed attempt is repeated. */
    readonly firstDelayMilliseconds?: number;
    /** How often a process tries to replace the process that sends deliveries. */
    readonly lockRetryMilliseconds?: number;
    readonly timeoutMilliseconds?: number;
  };
  /** How often an event stream without events sends a comment, in milliseconds. */
  readonly heartbeatMilliseconds?: number;
  /** The time without commits after which the search index is merged. */
  readonly mergeAfterMilliseconds?: number;
  readonly undo?: {
    /** The maximum number of elements that one transaction takes back. */
    readonly maximumElements?: number;
    /** The number of log entries per transaction of a larger undo. */
    readonly batchSize?: number;
  };
  readonly svgTimeoutMilliseconds?: number;
}

export const silent: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silent,
};
