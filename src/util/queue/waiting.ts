/** Reports how many callers wait in queues. Without a subscriber, nothing is reported. `src/metrics` subscribes. */
import { channel } from "node:diagnostics_channel";

/** A caller has started or stopped waiting in a queue. */
export interface WaitingChange {
  /** The name of the queue. Several queues can have the same name. */
  readonly queue: string;
  readonly change: 1 | -1;
}

/** The messages have the type {@link WaitingChange}. */
export const waitingChannel = channel("partledger.queue.waiting");
