import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/global-setup.ts", "test/support/postgres.ts"],
    pool: "forks",
    // Generous: some tests start processes, on machines that do other things as well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A leftover connection or timer of the service is a fault worth seeing.
    teardownTimeout: 5_000,
  },
});
