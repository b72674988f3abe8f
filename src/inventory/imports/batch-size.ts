/**
 * Chooses the number of records per transaction of an import. Larger transactions need less time per record, but on
 * SQLite, requests wait for the end of a transaction. Therefore, they are only used if there are no other requests.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";

export interface BatchSizes {
  /** The size while this process receives requests. */
  readonly busy: number;
  readonly idle: number;
}

/** Node.js publishes each HTTP request that this process receives. */
const requests = "http.server.request.start";

/** A process is idle if its last request arrived this long ago. */
const idleMilliseconds = 100;

export function createBatchSize(sizes: BatchSizes, monotonic = () => performance.now()) {
  let lastRequest = monotonic();
  const onRequest = (): void => {
    lastRequest = monotonic();
  };
  subscribe(requests, onRequest);
  return {
    /** Returns the size of the next batch. */
    next: (): number => (monotonic() - lastRequest < idleMilliseconds ? sizes.busy : sizes.idle),
    close: (): void => {
      unsubscribe(requests, onRequest);
    },
  };
}
