/** The limit of the time that stopping takes. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stopSignal } from "../../src/cli/stop-signal.ts";
import type { Terminal } from "../../src/cli/terminal.ts";
import { silent } from "../../src/service/overrides.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function start() {
  const errors: string[] = [];
  const exit = vi.fn();
  let send: (signal: string) => void = () => undefined;
  // The function uses no other property.
  const terminal = {
    onSignal: (stop: typeof send) => {
      send = stop;
      return () => undefined;
    },
    limitGarbage: () => undefined,
    dropUnreadOutput: exit,
  } as unknown as Terminal;
  const logger = { ...silent, error: (_fields: unknown, message: string) => void errors.push(message) };
  const stopped = await stopSignal(terminal, logger, 25_000);
  return { stopped, errors, exit, signal: () => send("SIGTERM") };
}

it("exits if something has not ended in time", async () => {
  const { stopped, errors, exit, signal } = await start();
  await vi.advanceTimersByTimeAsync(60_000);
  signal();
  expect(await stopped.signal).toBe("SIGTERM");
  await vi.advanceTimersByTimeAsync(24_999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit).toHaveBeenCalledOnce();
  expect(errors).toEqual(["Not everything has ended within 25 seconds. Exiting anyway."]);
});

it("does not exit if everything has ended", async () => {
  const { stopped, exit, signal } = await start();
  signal();
  await stopped.signal;
  stopped.forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(exit).not.toHaveBeenCalled();
});
