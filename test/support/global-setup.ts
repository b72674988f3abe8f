/** Vitest runs `setup` once before the suite, in the main process. */
import { resetReached } from "./reached.ts";

export function setup(): void {
  resetReached();
}
