/**
 * Finds recorded responses and data files outside the checkout. If a file is missing, its tests are skipped, but fail
 * in continuous integration.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, it } from "vitest";

const folder = process.env.PARTLEDGER_FIXTURES ?? fileURLToPath(new URL("../../../shared", import.meta.url));

/** Runs tests with the path of a fixture file or folder. */
export function withFixture(name: string, tests: (path: string) => void): void {
  const path = `${folder}/${name}`;
  if (existsSync(path)) {
    tests(path);
    return;
  }
  const message = `${path} does not exist; PARTLEDGER_FIXTURES names the folder that holds ${name}`;
  describe(`the fixture ${name}`, () => {
    it("exists next to the checkout", ({ skip }) => {
      if (process.env.CI === "true") throw new Error(message);
      skip(message);
    });
  });
}
