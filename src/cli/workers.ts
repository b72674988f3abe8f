/**
 * Implements `serve --workers N`. The worker processes listen on the same port and share the database and the files.
 * The primary process starts the workers, replaces workers that exit, and stops all workers.
 */
import cluster, { type Worker } from "node:cluster";
import { isSea } from "node:sea";
import type { Logger } from "../http/handler.ts";
import { CommandFailed, exitCodes, explain } from "./failure.ts";
import { stopLimits } from "./stop-limits.ts";

export function isWorker(): boolean {
  return cluster.isWorker;
}

const stopMessage = "stop";

/** The message that a failed worker sends. The primary process reports each distinct reason once. */
interface FailureMessage {
  readonly failure: string;
}

/**
 * The delay before a worker is replaced, in milliseconds. The delay doubles each time a worker exits early. After a
 * worker has run for `resetAfter`, the delay is `minimum` again.
 */
const backOff = { minimum: 100, maximum: 30_000, resetAfter: 10_000 };

/** A worker ends itself earlier, unless its event loop is blocked. */
const killMilliseconds = (stopLimits.process + stopLimits.primary) / 2;

/** Resolves when the primary process asks this worker to stop or has exited. */
export function untilStopped(): Promise<string> {
  // A terminal sends these signals to all processes of the group. Only the primary process must handle them.
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (reason: string): void => {
      isStopping = true;
      resolve(reason);
    };
    process.on("message", (message) => {
      if (message === stopMessage) stop(stopMessage);
    });
    process.on("disconnect", () => {
      // The primary process has exited before its workers, for example after a second signal.
      if (isStopping && cluster.worker?.exitedAfterDisconnect !== true) process.exit(exitCodes.failed);
      stop("disconnect");
    });
    process.on("SIGTERM", () => stop("SIGTERM"));
  });
}

/** Runs `work` in a worker. Reports an error to the primary process, then closes the channel to the primary process. */
export async function asWorker(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message: FailureMessage = { failure: explain(error).text };
    process.send?.(message);
    throw new CommandFailed("", { cause: error });
  } finally {
    // `process.disconnect()` would end the process with exit code 0.
    if (process.connected) cluster.worker?.disconnect();
  }
}

interface Workers {
  readonly listening: Promise<void>;
  /** Rejects if all workers exit before one of them is listening. */
  readonly failed: Promise<never>;
  /** Stops all workers after they have completed the requests in progress, and kills those that do not end. */
  stop(): Promise<void>;
}

interface Slot {
  delay: number;
  /** The reason for the exit, if the worker reported a reason. */
  failure: string | null;
}

interface WorkersOptions {
  readonly count: number;
  /** The port that all workers share. It cannot be 0, because a replacement would select another port. */
  readonly port: number;
  /** Environment variables that are added to those of this process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly logger: Logger;
}

/** Starts workers. Each worker runs this program with the same arguments, but with a fixed port. */
export function startWorkers({ count, port, environment, logger }: WorkersOptions): Workers {
  // A single executable has no script, so its first argument takes that position.
  const [exec = "", ...parameters] = process.argv.slice(isSea() ? 2 : 1);
  // The options of Node.js are part of a single executable, which would pass them on as arguments of the program.
  const args = [...parameters, "--port", String(port)];
  cluster.setupPrimary({ exec, args, ...(isSea() && { execArgv: [] }) });
  const alive = new Set<Worker>();
  const ready = new WeakSet<Worker>();
  const restarts = new Set<NodeJS.Timeout>();
  /**
   * The slots of workers that exited before any worker was listening. These workers are replaced only if another worker
   * succeeds.
   */
  const failedStarts: Slot[] = [];
  let hasListened = false;
  let stopping = false;
  let listened: () => void = () => undefined;
  const listening = new Promise<void>((resolve) => (listened = resolve));
  let fail: (reason: CommandFailed) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  failed.catch(() => undefined);

  const start = (slot: Slot): void => {
    const worker = cluster.fork(environment);
    const started = performance.now();
    alive.add(worker);
    slot.failure = null;
    logger.info({ pid: worker.process.pid }, "Worker started.");
    worker.on("message", (message: Partial<FailureMessage>) => {
      if (typeof message.failure === "string") slot.failure = message.failure;
    });
    worker.once("listening", () => {
      ready.add(worker);
      logger.info({ pid: worker.process.pid }, "Worker is listening.");
      if (hasListened) return;
      hasListened = true;
      listened();
      for (const failedStart of failedStarts.splice(0)) restart(failedStart);
    });
    const exited = (exit: Record<string, unknown>): void => {
      alive.delete(worker);
      if (stopping) return;
      const line = { pid: worker.process.pid, ...exit };
      if (!hasListened) {
        logger.error(line, "Worker exited during startup.");
        failedStarts.push(slot);
        if (alive.size === 0) fail(noneStarted(failedStarts));
        return;
      }
      if (ready.has(worker) && performance.now() - started >= backOff.resetAfter)
        slot.delay = backOff.minimum;
      logger.error({ ...line, ...reasonOf(slot), restartMs: slot.delay }, "Worker exited.");
      restart(slot);
    };
    worker.once("exit", (code, signal) => exited({ code, signal }));
    worker.on("error", (error) => {
      // Without a process ID, the process was not started and no `exit` event follows. After any other error, an `exit`
      // event follows.
      if (worker.process.pid === undefined) exited({ err: error });
    });
  };
  const restart = (slot: Slot): void => {
    const timer = setTimeout(() => {
      restarts.delete(timer);
      start(slot);
    }, slot.delay);
    restarts.add(timer);
    slot.delay = Math.min(slot.delay * 2, backOff.maximum);
  };
  for (let index = 0; index < count; index += 1) start({ delay: backOff.minimum, failure: null });

  return {
    listening,
    failed,
    stop: async () => {
      stopping = true;
      for (const timer of restarts) clearTimeout(timer);
      const ended = [...alive].map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
      for (const worker of alive) {
        // A worker that is still starting does not handle messages yet, so a signal ends the worker.
        if (ready.has(worker) && worker.isConnected()) worker.send(stopMessage);
        else worker.process.kill("SIGTERM");
      }
      const killing = setTimeout(() => {
        for (const worker of alive) worker.process.kill("SIGKILL");
      }, killMilliseconds);
      await Promise.all(ended);
      clearTimeout(killing);
    },
  };
}

function reasonOf({ failure }: Slot): { readonly reason?: string } {
  return failure === null ? {} : { reason: failure };
}

/**
 * Creates the error for failed startups. The workers usually fail for the same reason, so each distinct reason is
 * listed once.
 */
function noneStarted(slots: readonly Slot[]): CommandFailed {
  const reasons = new Set(slots.flatMap(({ failure }) => (failure === null ? [] : [failure])));
  return new CommandFailed(reasons.size === 0 ? "No worker could start." : [...reasons].join("\n"));
}
