/** Runs imports in the background, one at a time among all processes of the service. */
import { randomUUID } from "node:crypto";
import { prepared } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { takeImport } from "./import-store.ts";
import type { RunOptions } from "./run-import.ts";

export interface ImportRunner {
  start(): void;
  /** Looks for imports now. Neither throws nor blocks. */
  wake(): void;
  /** Stops after the current transaction. The import continues when the service starts again. */
  close(): Promise<void>;
}

type RunnerOptions = Omit<RunOptions, "holder" | "isStopping">;

/** How often imports of other processes that have stopped are found, in milliseconds. */
const pollMilliseconds = 10_000;

export function createImportRunner(options: RunnerOptions): ImportRunner {
  const { store } = options.inventory;
  const holder = randomUUID();
  let isClosed = false;
  let isAwake = false;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    while (isAwake && !isClosed) {
      isAwake = false;
      if (!(await hasUnfinished(store.read))) return;
      const row = await takeImport(store, holder, options.now());
      if (row === null) continue;
      const { runImport } = await import("./run-import.ts");
      isAwake = await runImport({ ...options, holder, isStopping: () => isClosed }, row);
    }
  }

  function wake(): void {
    isAwake = true;
    if (isClosed || working !== null) return;
    working = work()
      .catch((error: unknown) => {
        options.logger.warn({ err: error }, "Looking for imports failed.");
      })
      .finally(() => {
        working = null;
        if (isAwake) wake();
      });
  }

  return {
    wake,
    start() {
      timer ??= setInterval(wake, pollMilliseconds).unref();
      wake();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await working;
    },
  };
}

const unfinished = prepared((db) =>
  db.selectFrom("imports").select("id").where("status", "in", ["queued", "running"]).limit(1),
);

async function hasUnfinished(read: Reader): Promise<boolean> {
  return (await read.run(unfinished, {})).length > 0;
}
