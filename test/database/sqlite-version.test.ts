import { describe, expect, it } from "vitest";
import { isSafeToShare, sqliteVersion } from "../../src/database/sqlite-file.ts";

describe("the SQLite that is built in", () => {
  it("the SQLite that is built in is one that several processes may share a file with", () => {
    expect(sqliteVersion()).toMatch(/^3\.\d+\.\d+$/);
    expect(isSafeToShare(sqliteVersion())).toBe(true);
  });

  it.each([
    ["3.51.2", false],
    ["3.51", false],
    ["3.9.9", false],
    ["2.99.99", false],
    ["unknown", false],
    ["3.51.3", true],
    ["3.52.0", true],
    ["4.0.0", true],
  ])("SQLite %s may be shared by several processes: %s", (version, safe) => {
    expect(isSafeToShare(version)).toBe(safe);
  });
});
