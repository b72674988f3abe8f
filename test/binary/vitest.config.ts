import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["test/binary/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 60_000 },
});
