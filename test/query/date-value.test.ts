import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTimeSpan, storedTime } from "../../src/query/date-value.ts";

/** Returns the start and end of the period as stored times. */
function span(text: string): string[] | null {
  const parsed = parseTimeSpan(text);
  return parsed && [storedTime(parsed.start), storedTime(parsed.end)];
}

describe("a date in a filter", () => {
  it.each([
    ["2026-01-31", "2026-01-31T00:00:00.000Z", "2026-01-31T00:00:01.000Z"],
    ["2024-02-29", "2024-02-29T00:00:00.000Z", "2024-02-29T00:00:01.000Z"],
    ["0099-12-31", "0099-12-31T00:00:00.000Z", "0099-12-31T00:00:01.000Z"],
    ["9999-12-31", "9999-12-31T00:00:00.000Z", "9999-12-31T00:00:01.000Z"],
    ["2026-01-31T12:00", "2026-01-31T12:00:00.000Z", "2026-01-31T12:00:01.000Z"],
    ["9999-12-31T23:59:59Z", "9999-12-31T23:59:59.000Z", "9999-12-31T23:59:59.999Z"],
    ["2026-01-31T12:00:05", "2026-01-31T12:00:05.000Z", "2026-01-31T12:00:06.000Z"],
    ["2026-01-31t12:00:05z", "2026-01-31T12:00:05.000Z", "2026-01-31T12:00:06.000Z"],
    ["2026-01-31 12:00:05", "2026-01-31T12:00:05.000Z", "2026-01-31T12:00:06.000Z"],
    ["2026-01-31T12:00:05.5Z", "2026-01-31T12:00:05.500Z", "2026-01-31T12:00:05.501Z"],
    ["2026-01-31T12:00:05.123456789Z", "2026-01-31T12:00:05.123Z", "2026-01-31T12:00:05.124Z"],
    ["2026-01-31T12:00:00+05:30", "2026-01-31T06:30:00.000Z", "2026-01-31T06:30:01.000Z"],
    ["2026-01-31T12:00:00-0800", "2026-01-31T20:00:00.000Z", "2026-01-31T20:00:01.000Z"],
    ["2026-01-31T12:00:00 02:00", "2026-01-31T10:00:00.000Z", "2026-01-31T10:00:01.000Z"],
    ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z", "2017-01-01T00:00:01.000Z"],
    ["0000-01-01T00:00:00+01:00", "0000-01-01T00:00:00.000Z", "0000-01-01T00:00:00.000Z"],
  ])("%s is the period from %s to %s", (text, start, end) => {
    expect(span(text)).toEqual([start, end]);
  });

  it.each([
    "",
    "yesterday",
    "2026",
    "2026-1-1",
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-31T",
    "2026-01-31T24:00:00",
    "2026-01-31T12:60:00",
    "2026-01-31T12:00:61",
    "2026-01-31T12:00:00+24:00",
    "2026-01-31T12:00:00.Z",
    "2026-01-31Z",
    "+002026-01-31",
    " 2026-01-31",
    "2026-01-31\n",
  ])("a date in a filter is rejected: %o", (text) => {
    expect(parseTimeSpan(text)).toBeNull();
  });

  it("a date as in responses is the period of its second", () => {
    const moments = fc.date({
      min: new Date("0000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:58Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const shown = `${moment.toISOString().slice(0, 19)}+00:00`;
        const parsed = parseTimeSpan(shown);
        expect(parsed?.start).toBeLessThanOrEqual(moment.getTime());
        expect(parsed?.end).toBeGreaterThan(moment.getTime());
      }),
    );
  });
});
