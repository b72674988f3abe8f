import { describe, expect, it } from "vitest";
import { apiDate, instantOf, timestamp } from "../../src/database/timestamp.ts";

describe("timestamps", () => {
  it("have a fixed width and are in UTC", () => {
    expect(timestamp(new Date("2026-01-31T13:00:00+01:00"))).toBe("2026-01-31T12:00:00.000Z");
    expect(timestamp(new Date(0))).toBe("1970-01-01T00:00:00.000Z");
  });

  it("are parsed to the stored time", () => {
    const instant = new Date("2026-01-31T12:00:00.123Z");
    expect(instantOf(timestamp(instant))).toEqual(instant);
  });

  it("are formatted as whole seconds with an offset", () => {
    expect(apiDate("2026-01-31T12:00:00.999Z")).toBe("2026-01-31T12:00:00+00:00");
  });

  it.each([new Date(Number.NaN), new Date("+012026-01-31T12:00:00Z"), new Date("-000001-01-01T00:00:00Z")])(
    "reject %s, which cannot be sorted as text",
    (instant) => {
      expect(() => timestamp(instant)).toThrow(RangeError);
    },
  );
});
