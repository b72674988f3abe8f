/**
 * Runs tasks on files in a worker thread, most of which are untrusted. Tasks run one at a time and have a time limit. `file-worker.ts` is
 * the program of the thread.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { assetFile } from "../util/assets.ts";
import { problem, retryLater, type Problem, type ViolationCode } from "../util/errors.ts";
import { createFairQueue } from "../util/queue/fair-queue.ts";

/** The settings that the worker receives at its start. */
export interface FileWorkerData {
  /** The URL of `vips-node.mjs`, which loads `vips.wasm` from the same folder. */
  readonly vips: string;
}

export type FileTask =
  | { readonly kind: "sanitize-svg"; readonly path: string }
  | {
      readonly kind: "thumbnail";
      readonly path: string;
      /** The maximum width and height of the thumbnail, in pixels. */
      readonly side: number;
      readonly maxPixels: number;
    }
  /** Renders an image that the service has created. */
  | { readonly kind: "render-svg"; readonly svg: string; readonly dpi: number };

/** Number of pixels above which the thread must be stopped after the task, because WebAssembly memory never shrinks. */
export const heavyPixels = 8_000_000;

export interface TaskResult {
  /** The new content, or `null` if the file is refused. */
  readonly content: Uint8Array<ArrayBuffer> | null;
  readonly refused: { readonly code: ViolationCode; readonly message: string } | null;
  /** Whether the thread must be stopped, because it uses a large amount of memory that it cannot release. */
  readonly heavy: boolean;
}

/**
 * A message from the worker thread. The first message reports that the program is loaded. Each later message contains
 * the result of a task.
 */
export type WorkerMessage =
  { readonly ready: true } | { readonly result: TaskResult } | { readonly failed: unknown };

export class TaskAborted extends Error {
  readonly reason: "time" | "crash";

  constructor(reason: "time" | "crash", options?: ErrorOptions) {
    super(`A task on a file was aborted (${reason}).`, options);
    this.name = "TaskAborted";
    this.reason = reason;
  }
}

/** How long an idle thread keeps running by default, in milliseconds. Clients often request several thumbnails in a row. */
const defaultIdle = 5_000;
const startMilliseconds = 60_000;
const queueLimits = { waiting: 64, waitTimeoutMilliseconds: 60_000 };

/**
 * Creates a runner of tasks. The thread starts with the first task.
 * @param timeoutMilliseconds the time limit for one task, excluding the start of the thread
 * @param idleMilliseconds how long the idle thread keeps running. Its start takes a second of CPU time.
 */
export function createTaskThread(timeoutMilliseconds: number, idleMilliseconds = defaultIdle) {
  const queue = createFairQueue({ name: "file_tasks", total: 1, ...queueLimits, refusal: tooMany });
  let current: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopping = current;
    current = null;
    await stopping?.terminate();
  }

  /** Returns the running thread, or starts a thread if none is running. */
  async function thread(): Promise<Worker> {
    if (current !== null) return current;
    const { program, vips } = assets();
    const started = new Worker(program, {
      workerData: { vips: vips.href } satisfies FileWorkerData,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.unref();
    started.on("exit", () => {
      if (current === started) current = null;
    });
    // Without an `error` listener, an error in an idle worker would end the process.
    started.on("error", () => undefined);
    current = started;
    try {
      await nextMessage(started, startMilliseconds);
    } catch (cause) {
      throw new Error("The worker thread for files did not start.", { cause });
    }
    return started;
  }

  async function perform(task: FileTask): Promise<TaskResult> {
    clearTimeout(idle);
    try {
      const worker = await thread();
      const ended = nextMessage(worker, timeoutMilliseconds);
      worker.postMessage(task);
      const message = await ended;
      if ("failed" in message) throw message.failed;
      if (!("result" in message)) throw new Error("The worker thread sent an unexpected message.");
      if (message.result.heavy) await stop();
      else idle = setTimeout(() => void stop(), idleMilliseconds).unref();
      return message.result;
    } catch (error) {
      await stop();
      throw error;
    }
  }

  return {
    /**
     * Runs a task after all earlier tasks.
     * @throws {TaskAborted} if the task exceeds its time limit or crashes the thread
     * @throws {Problem} 503 if too many tasks are waiting
     */
    run: (task: FileTask) => queue.run("", () => perform(task)),
    close: stop,
  };
}

function tooMany(): Problem {
  return problem("unavailable", "Too many files are being processed. Try again later.", retryLater);
}

/**
 * Waits for the next message from the thread.
 * @throws {TaskAborted} if the thread ends or sends no message within the time limit
 */
function nextMessage(worker: Worker, milliseconds: number): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new TaskAborted("time"))), milliseconds);
    const onMessage = (message: WorkerMessage): void => settle(() => resolve(message));
    const onCrash = (cause: unknown): void => settle(() => reject(new TaskAborted("crash", { cause })));
    function settle(act: () => void): void {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onCrash).off("exit", onCrash);
      act();
    }
    worker.on("message", onMessage).on("error", onCrash).on("exit", onCrash);
  });
}

/** Returns the URLs of the program and of libvips. In a checkout, the program is the source, which tsx compiles. */
function assets(): { readonly program: URL; readonly vips: URL } {
  // The library loads these files from its own folder.
  assetFile("vips/vips.wasm");
  assetFile("vips/vips-resvg.wasm");
  const vips = pathToFileURL(assetFile("vips/vips-node.mjs"));
  if (!import.meta.url.endsWith(".ts")) return { program: pathToFileURL(assetFile("file-worker.mjs")), vips };
  const { resolve } = createRequire(import.meta.url);
  const source = new URL("file-worker.ts", import.meta.url).href;
  const loader = pathToFileURL(resolve("tsx/esm/api")).href.replace(/\.cjs$/, ".mjs");
  const program = `import { register } from "${loader}"; register(); await import("${source}");`;
  return { program: new URL(`data:text/javascript,${encodeURIComponent(program)}`), vips };
}
