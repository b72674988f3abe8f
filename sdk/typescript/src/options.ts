/** Options of single calls. */

/** Options of all methods. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
}

/** Options of methods that read a complete list. */
export interface CollectOptions extends RequestOptions {
  /** Largest number of items. Default: 10,000. */
  readonly limit?: number;
}

interface SharedOptions {
  /** `true` tries the change: the service returns the same response, but changes nothing. Default: `false`. */
  readonly dryRun?: boolean;
  /** Reason for the change, which the change log records. */
  readonly comment?: string;
  /** `ETag` of the version to change. If the element has changed since then, the service returns 412. */
  readonly ifMatch?: string;
  /** Requests with the same key take effect once. Default: a random key for each call. */
  readonly idempotencyKey?: string;
}

/** Options of a method that changes something. */
export type WriteOptions<Name extends keyof SharedOptions> = RequestOptions & Pick<SharedOptions, Name>;
