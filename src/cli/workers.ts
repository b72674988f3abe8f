/**
 * `serve --workers N`: the service in several processes behind one address. They share nothing but the database and
 * the files; this process starts them, replaces one that dies, and stops them.
 */
import cluster from "node:cluster";
import type { Worker } from "node:cluster";
import type { Logger } from "../contract/handler.ts";
import { CommandFailed } from "./failure.ts";

/** Whether this process is one of the workers. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

const stopMessage = "stop";

/** A worker that dies sooner than this after its start would only die again. */
const shortestLifeMilliseconds = 5_000;

/** In a worker: resolves when the first process wants it to stop, or is gone. */
export function untilToldToStop(): Promise<string> {
  // A terminal sends ^C to all processes at once; the first one decides.
  process.on("SIGINT", () => undefined);
  return new Promise((resolve) => {
    process.on("message", (message) => {
      if (message === stopMessage) resolve(stopMessage);
    });
    process.on("disconnect", () => resolve("disconnect"));
    process.on("SIGTERM", () => resolve("SIGTERM"));
  });
}

/** In a worker that has stopped: lets go of the first process, which would keep this one alive. */
export function leave(): void {
  if (process.connected) process.disconnect();
}

export interface Workers {
  /** Where they listen, once all of them do. */
  readonly listening: Promise<{ readonly address: string; readonly port: number }>;
  /** Rejects when they cannot be kept running. */
  readonly failed: Promise<never>;
  /** Lets each finish what is under way. */
  stop(): Promise<void>;
}

/** Starts the workers: this program with the same arguments. */
export function startWorkers(count: number, logger: Logger): Workers {
  cluster.setupPrimary({ exec: process.argv[1] ?? "", args: process.argv.slice(2) });
  const alive = new Set<Worker>();
  const ready = new WeakSet<Worker>();
  let stopping = false;
  let fail: (reason: CommandFailed) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  failed.catch(() => undefined);
  let listenedCount = 0;
  let listened: (where: { address: string; port: number }) => void = () => undefined;
  const listening = new Promise<{ address: string; port: number }>((resolve) => (listened = resolve));

  const start = (): void => {
    const worker = cluster.fork();
    const started = performance.now();
    alive.add(worker);
    logger.info({ pid: worker.process.pid }, "A worker is started.");
    worker.once("listening", ({ address, port }) => {
      ready.add(worker);
      listenedCount += 1;
      if (listenedCount === count) listened({ address, port });
    });
    worker.once("exit", (code, signal) => {
      alive.delete(worker);
      if (stopping) return;
      logger.error({ pid: worker.process.pid, code, signal }, "A worker died.");
      if (performance.now() - started < shortestLifeMilliseconds) {
        fail(new CommandFailed("A worker died right after its start; the lines above say why."));
      } else start();
    });
  };
  for (let index = 0; index < count; index += 1) start();

  return {
    listening,
    failed,
    stop: async () => {
      stopping = true;
      const ended = [...alive].map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
      for (const worker of alive) {
        // One that is still starting does not listen to messages yet, and has nothing under way.
        if (ready.has(worker) && worker.isConnected()) worker.send(stopMessage);
        else worker.process.kill("SIGTERM");
      }
      await Promise.all(ended);
    },
  };
}
