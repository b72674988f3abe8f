/** Runs jobs in the background, one at a time in this process. The jobs are stored in the database. */
export interface JobRunner {
  start(): void;
  /** Looks for jobs now. Neither throws nor blocks. */
  wake(): void;
  /** Stops after the current transaction. The job continues when the service starts again. */
  close(): Promise<void>;
}

interface JobRunnerOptions<Job> {
  /** The plural name of the jobs in the log. */
  readonly name: string;
  readonly logger: { warn(fields: object, message: string): void };
  /** Returns whether there are unfinished jobs, with one fast statement. */
  readonly hasUnfinished: () => Promise<boolean>;
  /** Takes the next job, or returns null if there is none or another process runs one. */
  readonly take: () => Promise<Job | null>;
  /** Runs a job until it ends or `isStopping` returns true. Returns whether to look for the next job at once. */
  readonly run: (job: Job, isStopping: () => boolean) => Promise<boolean>;
}

/** How often jobs of other processes that have stopped are found, in milliseconds. */
const pollMilliseconds = 10_000;

export function createJobRunner<Job>(options: JobRunnerOptions<Job>): JobRunner {
  const { name, logger, hasUnfinished, take, run } = options;
  let isClosed = false;
  let isAwake = false;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    while (isAwake && !isClosed) {
      isAwake = false;
      if (!(await hasUnfinished())) return;
      const job = await take();
      if (job !== null) isAwake = await run(job, () => isClosed);
    }
  }

  function wake(): void {
    isAwake = true;
    if (isClosed || working !== null) return;
    working = work()
      .catch((error: unknown) => {
        logger.warn({ err: error }, `Looking for ${name} failed.`);
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
