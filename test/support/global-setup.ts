/** Runs once before the suite, in the process of the test runner. */
import { resetReached } from "./reached.ts";

export function setup(): void {
  resetReached();
}
