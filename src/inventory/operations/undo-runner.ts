/** Runs the undos of large change sets in the background, one at a time among all processes of the service. */
import { randomUUID } from "node:crypto";
import { prepared } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { createJobRunner, type JobRunner } from "../../util/queue/job-runner.ts";
import type { Logger } from "../../http/handler.ts";
import { runningJobs, takeUndoJob } from "../history/undo-jobs.ts";
import type { RunUndoOptions } from "./run-undo-job.ts";

interface RunnerOptions extends Pick<RunUndoOptions, "inventory" | "principalOf" | "now" | "batchSize"> {
  readonly logger: Logger;
}

export function createUndoRunner(options: RunnerOptions): JobRunner {
  const { store } = options.inventory;
  const holder = randomUUID();
  return createJobRunner({
    name: "undos",
    logger: options.logger,
    hasUnfinished: () => hasRunning(store.read),
    take: () => takeUndoJob(store, holder, options.now()),
    run: async (job, isStopping) => {
      const { runUndoJob } = await import("./run-undo-job.ts");
      return runUndoJob({ ...options, holder, isStopping }, job);
    },
  });
}

const running = prepared((db) => runningJobs(db).select("id").limit(1));

async function hasRunning(read: Reader): Promise<boolean> {
  return (await read.run(running, {})).length > 0;
}
