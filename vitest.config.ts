import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Generous: some tests start processes, on machines that do other things as well. Full runs have large databases.
const timeout = process.env.PARTLEDGER_TEST_SOAK === "full" ? 600_000 : 60_000;
const common = { pool: "forks", testTimeout: timeout, hookTimeout: timeout } as const;

/** Files that mock modules, which other files of the same process have loaded already, or hash at the real cost. */
const ownProcess = ["test/eda/logged-writes.test.ts", "test/identity/password.test.ts"];

const cheapPasswords = fileURLToPath(new URL("test/support/password-cost.ts", import.meta.url));

export default defineConfig({
  test: {
    globalSetup: ["test/support/global-setup.ts", "test/support/postgres.ts"],
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
