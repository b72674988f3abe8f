/** Waits for the signal that stops the service, and limits the time that stopping takes. */
import type { Logger } from "../http/handler.ts";
import type { Terminal } from "./terminal.ts";
import { isWorker, untilStopped } from "./workers.ts";

interface StopSignal {
  readonly signal: Promise<string>;
  readonly forget: () => void;
}

export async function stopSignal(terminal: Terminal, logger: Logger, limit: number): Promise<StopSignal> {
  let forgetSignal = (): void => undefined;
  let timer: NodeJS.Timeout | undefined;
  const signal = isWorker()
    ? untilStopped()
    : new Promise<string>((resolve) => {
        forgetSignal = terminal.onSignal(resolve);
      });
  void signal.then(() => {
    timer = setTimeout(() => {
      logger.error({}, `Not everything has ended within ${limit / 1000} seconds. Exiting anyway.`);
      terminal.dropUnreadOutput();
    }, limit).unref();
  });
  return {
    signal,
    forget: () => {
      forgetSignal();
      clearTimeout(timer);
    },
  };
}
