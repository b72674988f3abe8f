import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

// Generous: some tests start processes, on machines that do other things as well. Full runs have large databases.
const timeout = process.env.PARTLEDGER_TEST_SOAK === "full" ? 600_000 : 60_000;
const common = { pool: "forks", testTimeout: timeout, hookTimeout: timeout } as const;

/** Files that mock modules, which other files of the same process have loaded already, or hash at the real cost. */
const ownProcess = ["test/eda/logged-writes.test.ts", "test/identity/password.test.ts"];

const cheapPasswords = fileURLToPath(new URL("test/support/password-cost.ts", import.meta.url));

/** Files that start browsers, processes or large databases take longest. */
const slow = /\/test\/(browser|clients|cli|reliability|import)\/|-browser\.test\.ts$/;

/** Runs the slow files of a project first, so that no worker waits for the last one at the end. */
class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      project.name === "shared" ? (slow.test(moduleId) ? 1 : 2) : 0;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    // Transforming the sources takes 20 seconds, at the start, when both workers wait for it.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    globalSetup: ["global-setup", "postgres", "oauth-keys"].map((name) => `test/support/${name}.ts`),
    maxWorkers: 2,
    // Reports of thousands of tests block the runner for seconds, in which it does not see that a worker has stopped.
    teardownTimeout: 30_000,
    projects: [
      {
        // Loading the service takes longer than most files: the files of a worker share it.
        test: {
          ...common,
          name: "shared",
          include: ["test/**/*.test.ts"],
          exclude: ownProcess,
          isolate: false,
        },
        // Hashing passwords at the standard cost takes a tenth of the time of the tests.
        resolve: { alias: [{ find: /^.*\/password-cost\.ts$/, replacement: cheapPasswords }] },
      },
      { test: { ...common, name: "own process", include: ownProcess } },
    ],
  },
});
