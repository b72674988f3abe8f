/** Runs once before the whole suite, in the runner's own process. */
import { forgetReached } from "./reached.ts";

export function setup(): void {
  forgetReached();
}
