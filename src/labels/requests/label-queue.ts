/** Limits how many requests draw labels at the same time. Requests for few labels do not wait for those for many. */
import type { ApiRequest } from "../../http/handler.ts";
import { createFairQueue } from "../../util/queue/fair-queue.ts";

/** Runs the task that draws a number of labels, as soon as it can start. */
export type LabelQueue = <Result>(
  request: ApiRequest,
  labels: number,
  draw: (closed: AbortSignal | undefined) => Promise<Result>,
) => Promise<Result>;

/** Drawing these takes less than a second. */
const fewLabels = 20;

const limits = { total: 2, perOwner: 1, waiting: 64, waitingPerOwner: 8 };

export function createLabelQueue(): LabelQueue {
  const small = createFairQueue({ ...limits, waitTimeoutMilliseconds: 10_000 });
  // Drawing many labels takes seconds.
  const large = createFairQueue({ ...limits, waitTimeoutMilliseconds: 60_000 });
  return ({ principal, closeSignal }, labels, draw) => {
    const closed = closeSignal?.();
    const queue = labels <= fewLabels ? small : large;
    return queue.run(`user ${principal.userId}`, () => draw(closed), closed);
  };
}
