/**
 * `serve --workers N`: several processes behind one address, which share only the database and the files. The primary
 * process starts them, replaces those that exit, and stops them.
 */
import cluster from "node:cluster";
import type { Worker } from "node:cluster";
import type { Logger } from "../contract/handler.ts";
import { CommandFailed, explain } from "./failure.ts";

/** Whether this process is one of the workers. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

const stopMessage = "stop";

/** Sent by a worker that fails, so that the primary reports the reason, and once. */
interface FailureMessage {
  readonly failure: string;
}

/** Delay before a worker is replaced: doubled each time it exits early, reset once it has been up for a while. */
const backOff = { shortest: 100, longest: 30_000, steadyAfter: 10_000 };

/** In a worker: resolves when the primary wants it to stop, or is gone. */
export function untilToldToStop(): Promise<string> {
  // A terminal signals all processes at once; the primary decides.
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
  return new Promise((resolve) => {
    process.on("message", (message) => {
      if (message === stopMessage) resolve(stopMessage);
    });
    process.on("disconnect", () => resolve("disconnect"));
    process.on("SIGTERM", () => resolve("SIGTERM"));
  });
}

/** In a worker: runs `work`, reports its failure to the primary and releases the channel that keeps the process alive. */
export async function asWorker(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message: FailureMessage = { failure: explain(error).text };
    process.send?.(message);
    throw new CommandFailed("", { cause: error });
  } finally {
    // A plain `process.disconnect()` would end the process with exit code 0.
    if (process.connected) cluster.worker?.disconnect();
  }
}

interface Workers {
  /** The address, once the first of them listens. */
  readonly listening: Promise<{ readonly address: string; readonly port: number }>;
  /** Rejects when all exit before one of them listens. */
  readonly failed: Promise<never>;
  /** Lets each finish the requests in progress. */
  stop(): Promise<void>;
}

/** State that is kept when a worker is replaced. */
interface Slot {
  delay: number;
  /** Why the worker exited, if it said so. */
  failure: string | null;
}

/** Starts the workers: this program with the same arguments, and `environment` in addition. */
export function startWorkers(
  count: number,
  environment: Readonly<Record<string, string>>,
  logger: Logger,
): Workers {
  const parameters = process.argv.slice(2);
  cluster.setupPrimary({ exec: process.argv[1] ?? "", args: parameters });
  const alive = new Set<Worker>();
  const ready = new WeakSet<Worker>();
  const restarts = new Set<NodeJS.Timeout>();
  /** Those that exited before any worker listened. They are restarted only if another one succeeds. */
  const failedStarts: Slot[] = [];
  let hasListened = false;
  let stopping = false;
  let listened: (where: { address: string; port: number }) => void = () => undefined;
  const listening = new Promise<{ address: string; port: number }>((resolve) => (listened = resolve));
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
    worker.once("listening", ({ address, port }) => {
      ready.add(worker);
      logger.info({ pid: worker.process.pid }, "Worker is listening.");
      if (hasListened) return;
      hasListened = true;
      // Should all workers exit at once, their successors take the same port, also where it was any free one.
      cluster.setupPrimary({ args: [...parameters, "--port", String(port)] });
      listened({ address, port });
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
      if (ready.has(worker) && performance.now() - started >= backOff.steadyAfter)
        slot.delay = backOff.shortest;
      logger.error({ ...line, ...reasonOf(slot), restartMs: slot.delay }, "Worker exited.");
      restart(slot);
    };
    worker.once("exit", (code, signal) => exited({ code, signal }));
    worker.on("error", (error) => {
      // The system could not start another process. Errors of a running worker lead to its exit.
      if (worker.process.pid === undefined) exited({ err: error });
    });
  };
  const restart = (slot: Slot): void => {
    const timer = setTimeout(() => {
      restarts.delete(timer);
      start(slot);
    }, slot.delay);
    restarts.add(timer);
    slot.delay = Math.min(slot.delay * 2, backOff.longest);
  };
  for (let index = 0; index < count; index += 1) start({ delay: backOff.shortest, failure: null });

  return {
    listening,
    failed,
    stop: async () => {
      stopping = true;
      for (const timer of restarts) clearTimeout(timer);
      const ended = [...alive].map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
      for (const worker of alive) {
        // One that is still starting does not listen to messages yet, and has no requests in progress.
        if (ready.has(worker) && worker.isConnected()) worker.send(stopMessage);
        else worker.process.kill("SIGTERM");
      }
      await Promise.all(ended);
    },
  };
}

function reasonOf({ failure }: Slot): { readonly reason?: string } {
  return failure === null ? {} : { reason: failure };
}

/** Each reason once: the workers usually fail for the same one. */
function noneStarted(slots: readonly Slot[]): CommandFailed {
  const reasons = new Set(slots.flatMap(({ failure }) => (failure === null ? [] : [failure])));
  return new CommandFailed(reasons.size === 0 ? "No worker could start." : [...reasons].join("\n"));
}
