/**
 * In which order requests that are sent at once are begun: each turn of the event loop one, each credential in its turn.
 * So a credential that sends many expensive calls neither stops the process nor keeps others waiting.
 */

/** Does some work when its turn comes. @throws the reason of the signal, when the client did not wait for it */
export type Turns = <T>(credential: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** Calls of a credential that are under way at the same time: one that waits for a download does not hold up the rest. */
const atOnce = 4;

interface Queue {
  readonly waiting: (() => void)[];
  underWay: number;
}

export function createTurns(): Turns {
  /** Of those credentials that have anything to do; the next one is first. */
  const queues = new Map<string, Queue>();
  let awake = false;

  const wake = (): void => {
    if (awake) return;
    awake = true;
    setImmediate(begin);
  };

  function begin(): void {
    awake = false;
    for (const [credential, queue] of queues) {
      if (queue.underWay >= atOnce) continue;
      const next = queue.waiting.shift();
      if (next === undefined) continue;
      queues.delete(credential);
      queues.set(credential, queue);
      queue.underWay += 1;
      next();
      return wake();
    }
  }

  return async (credential, signal, work) => {
    const queue = queues.get(credential) ?? { waiting: [], underWay: 0 };
    queues.set(credential, queue);
    await new Promise<void>((resolve) => {
      queue.waiting.push(resolve);
      wake();
    });
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      queue.underWay -= 1;
      if (queue.underWay === 0 && queue.waiting.length === 0) queues.delete(credential);
      wake();
    }
  };
}
