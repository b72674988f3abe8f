/**
 * Lets searches that keep the process busy run one after the other, those of each credential in its turn: however many
 * one of them sends, who comes next waits for at most the one that runs.
 */
import { problem, type Problem } from "../../../errors.ts";
import { clientGone } from "./turns-of-others.ts";

/**
 * Runs `work` when nothing else runs.
 *
 * @throws {Problem} 503 when its turn does not come in time, or nobody waits for it any more
 */
export type SearchTurns = <T>(credential: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** `patience` is in milliseconds. */
export function createSearchTurns(patience: number): SearchTurns {
  /** What waits, by credential; the one that comes next is first. */
  const lines = new Map<string, Set<() => void>>();
  let busy = false;

  function turnOf(credential: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = lines.get(credential) ?? new Set();
      lines.set(credential, line);
      const leave = (): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", giveUp);
        line.delete(begin);
        if (line.size === 0) lines.delete(credential);
      };
      const begin = (): void => {
        leave();
        resolve();
      };
      const giveUp = (): void => {
        leave();
        reject(clientGone());
      };
      const timer = setTimeout(() => {
        leave();
        reject(tooMany());
      }, patience);
      signal.addEventListener("abort", giveUp);
      line.add(begin);
    });
  }

  /** Handed over rather than freed, so that nobody can slip in between. */
  function handOver(from: string): void {
    const others = lines.get(from);
    lines.delete(from);
    if (others !== undefined) lines.set(from, others);
    const [next] = lines.values();
    const [begin] = next ?? [];
    if (begin === undefined) busy = false;
    else begin();
  }

  return async (credential, signal, work) => {
    if (signal.aborted) throw clientGone();
    if (busy) await turnOf(credential, signal);
    busy = true;
    try {
      return await work();
    } finally {
      handOver(credential);
    }
  };
}

function tooMany(): Problem {
  const detail = "Other searches by regular expression come first. Try again, or without regex.";
  return problem("unavailable", detail, { headers: { "Retry-After": "1" } });
}
