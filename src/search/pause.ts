/**
 * Splits a long search into short steps so that other requests can run in between, and limits the total time of a
 * search.
 */
import { setImmediate } from "node:timers/promises";
import { problem } from "../util/errors.ts";
import { badParameter } from "../query/bad-parameter.ts";

/** The time limits for a single step and for all steps together, in milliseconds. */
export interface Steps {
  readonly one: number;
  readonly all: number;
}

export const usualSteps: Steps = { one: 15, all: 3000 };

/**
 * Call this function after each small piece of work. It returns a promise if other requests should run first.
 * @throws {Problem} 400 naming the parameter if the search takes too long, 503 if the client disconnects
 */
export type Pause = () => Promise<void> | undefined;

export function createPause(
  parameter: string,
  { one, all }: Steps,
  { remedy, signal }: { readonly remedy: string; readonly signal?: AbortSignal },
): Pause {
  let spent = 0;
  let began = performance.now();

  async function wait(): Promise<void> {
    await setImmediate();
    if (signal?.aborted === true) throw problem("unavailable", "The client closed the connection.");
    began = performance.now();
  }

  return () => {
    const step = performance.now() - began;
    if (step < one) return undefined;
    spent += step;
    if (spent > all) throw badParameter(parameter, `The search took too long. ${remedy}`);
    return wait();
  };
}
