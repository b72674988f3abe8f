/**
 * Finds the recorded answers and data files that are kept beside the checkout, not in it. Tests that need them are
 * shown as skipped where they are missing; under continuous integration, where nobody reads that, they fail.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, it } from "vitest";

const folder = process.env.PARTLEDGER_FIXTURES ?? fileURLToPath(new URL("../../../shared", import.meta.url));

/** Tests of a file or folder among the fixtures, whose path they get. */
export function withFixture(name: string, tests: (path: string) => void): void {
  const path = `${folder}/${name}`;
  if (existsSync(path)) {
    tests(path);
    return;
  }
  const message = `${path} does not exist; PARTLEDGER_FIXTURES names the folder that holds ${name}`;
  describe(`the fixture ${name}`, () => {
    it("is beside the checkout", ({ skip }) => {
      if (process.env.CI === "true") throw new Error(message);
      skip(message);
    });
  });
}
