/** Interrupts long drawing, so that other requests can run. */
import { setImmediate } from "node:timers/promises";

/** The time in milliseconds after which other requests can run. */
const slice = 20;

/** Returns a function to call between labels. It waits for other requests if enough time has passed. */
export function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < slice) return;
    await setImmediate();
    began = performance.now();
  };
}
