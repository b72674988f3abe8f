/** Runs imports in the background, one at a time among all processes of the service. */
import { randomUUID } from "node:crypto";
import { prepared } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { createJobRunner, type JobRunner } from "../../util/queue/job-runner.ts";
import { takeImport } from "./import-store.ts";
import type { RunOptions } from "./run-import.ts";

type RunnerOptions = Omit<RunOptions, "holder" | "isStopping">;

export function createImportRunner(options: RunnerOptions): JobRunner {
  const { store } = options.inventory;
  const holder = randomUUID();
  return createJobRunner({
    name: "imports",
    logger: options.logger,
    hasUnfinished: () => hasUnfinished(store.read),
    take: () => takeImport(store, holder, options.now()),
    run: async (row, isStopping) => {
      const { runImport } = await import("./run-import.ts");
      return runImport({ ...options, holder, isStopping }, row);
    },
  });
}

const unfinished = prepared((db) =>
  db.selectFrom("imports").select("id").where("status", "in", ["queued", "running"]).limit(1),
);

async function hasUnfinished(read: Reader): Promise<boolean> {
  return (await read.run(unfinished, {})).length > 0;
}
