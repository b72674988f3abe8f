import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { type TestSpecification, BaseSequencer } from "vitest/node";

// Tests must pass on a busy machine, so these limits only end tests that hang. Full runs use large databases.
const timeout = process.env.PARTLEDGER_TEST_SOAK === "full" ? 600_000 : 180_000;
const common = {
  pool: "forks",
  testTimeout: timeout,
  hookTimeout: timeout,
  expect: { poll: { timeout: 60_000 } },
} as const;

/** Files that mock modules or hash passwords at the real cost. They must not share a process with other files. */
const ownProcess = ["test/eda/logged-writes.test.ts", "test/identity/password.test.ts"];

const cheapPasswords = fileURLToPath(new URL("test/support/password-cost.ts", import.meta.url));

/** Files that start browsers or processes, or use large databases. */
const slow = /\/test\/(browser|clients|cli|reliability|import)\/|-browser\.test\.ts$/;

/** Runs slow files first, so that no worker is idle at the end. */
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
    // Transforming the sources takes 20 seconds, during which both workers wait.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/vitest" },
    globalSetup: ["global-setup", "postgres", "oauth-keys"].map((name) => `test/support/${name}.ts`),
    maxWorkers: 2,
    // Reporting thousands of tests blocks the runner for seconds, and it does not notice that a worker has stopped.
    teardownTimeout: 30_000,
    projects: [
      {
        // Loading the service takes longer than running most files, so the files of a worker share one process.
        test: {
          ...common,
          name: "shared",
          include: ["test/**/*.test.ts"],
          // `make test-binary` runs the tests of the executable.
          exclude: [...ownProcess, "test/binary/**"],
          isolate: false,
        },
        // At the real cost, hashing passwords would take a tenth of the test time.
        resolve: { alias: [{ find: /^.*\/password-cost\.ts$/, replacement: cheapPasswords }] },
      },
      { test: { ...common, name: "own process", include: ownProcess } },
    ],
  },
});
