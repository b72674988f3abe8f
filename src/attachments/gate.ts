/**
 * Lets one caller through at a time; a limited number of others wait for a limited time. Tasks of a worker thread pass
 * through such a gate, so that memory does not grow with the number of clients.
 */
import { problem } from "../errors.ts";

export interface Gate {
  /** Resolves, when it is this caller's turn, with the function that ends the turn (calling it twice is harmless). */
  enter(): Promise<() => void>;
}

export interface GateOptions {
  /** How many may wait beside the one inside; the next is turned away with a 503. */
  readonly waiting?: number;
  /** How long one waits before it is turned away with a 503. */
  readonly patienceMilliseconds?: number;
}

export function createGate({ waiting = 16, patienceMilliseconds = 60_000 }: GateOptions = {}): Gate {
  const queue: (() => void)[] = [];
  let busy = false;

  function turn(): () => void {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = queue.shift();
      if (next) next();
      else busy = false;
    };
  }

  return {
    enter() {
      if (!busy) {
        busy = true;
        return Promise.resolve(turn());
      }
      if (queue.length >= waiting) return Promise.reject(turnedAway());
      return new Promise((resolve, reject) => {
        const admit = () => {
          clearTimeout(timer);
          resolve(turn());
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(admit), 1);
          reject(turnedAway());
        }, patienceMilliseconds);
        queue.push(admit);
      });
    },
  };
}

function turnedAway() {
  return problem("unavailable", "Too many files are being processed. Try again later.", {
    headers: { "Retry-After": "10" },
  });
}
