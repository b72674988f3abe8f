import { describe, expect, it } from "vitest";
import { isSafeToShare, sqliteVersion } from "../../src/database/sqlite/sqlite-file.ts";

describe("the bundled SQLite version", () => {
  it("can share a database file between processes", () => {
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
  ])("SQLite %s can share a database file between processes: %s", (version, safe) => {
    expect(isSafeToShare(version)).toBe(safe);
  });
});
