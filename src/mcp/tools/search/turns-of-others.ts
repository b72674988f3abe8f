/** Long searches in small steps: others have their turn in between, and there is an end to it. */
import { setImmediate } from "node:timers/promises";
import { problem, type Problem } from "../../../errors.ts";
import { badKeyword } from "./expression.ts";

/** How long one step may take, and all of them, in milliseconds. */
export interface Steps {
  readonly one: number;
  readonly all: number;
}

/**
 * To be called again and again in between; lets others have their turn where it is due.
 *
 * @throws {Problem} 400 when it has taken too long, 503 when nobody waits for it any more
 */
export type Pause = () => Promise<void> | undefined;

export function createPause({ one, all }: Steps, signal: AbortSignal): Pause {
  let spent = 0;
  let began = performance.now();
  return () => {
    const step = performance.now() - began;
    if (step < one) return undefined;
    spent += step;
    if (spent > all) throw badKeyword(tooLong);
    return waited();
  };

  async function waited(): Promise<void> {
    await setImmediate();
    if (signal.aborted) throw clientGone();
    began = performance.now();
  }
}

/** For the log: nobody reads it any more. */
export function clientGone(): Problem {
  return problem("unavailable", "The client went away.");
}

const tooLong =
  "This takes too long. Search in fewer fields (set the others to false), with a simpler expression, or with a longer " +
  "keyword and without regex.";
