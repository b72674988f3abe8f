import { describe, expect, it } from "vitest";
import {
  calculateDecimal,
  formatDecimal,
  formatFixed,
  fromStored,
  hasTooManyDecimals,
  parseDecimal,
  placesOf,
  roundHalfUp,
  toStored,
} from "../../src/database/decimal.ts";

describe("decimals", () => {
  it.each([
    ["10", 1_000_000, 0, "10", "10.00000"],
    ["15.1", 1_510_000, 0, "15.1", "15.10000"],
    ["0.00001", 1, 0, "0.00001", "0.00001"],
    ["0", 0, 0, "0", "0.00000"],
    ["-0", 0, 0, "0", "0.00000"],
    ["-2.5", -250_000, 0, "-2.5", "-2.50000"],
    ["9999999999.99999", 999_999_999_999_999, 0, "9999999999.99999", "9999999999.99999"],
    ["007.50", 750_000, 0, "7.5", "7.50000"],
    ["0.0000049", 0, 49_000, "0.0000049", "0.0000049"],
    ["0.000312499", 31, 24_990, "0.000312499", "0.000312499"],
    ["0.0000000001", 0, 1, "0.0000000001", "0.0000000001"],
    ["9999999999.9999999999", 999_999_999_999_999, 99_999, "9999999999.9999999999", "9999999999.9999999999"],
    ["-0.000001", -1, 90_000, "-0.000001", "-0.000001"],
    ["1.1000000000000", 110_000, 0, "1.1", "1.10000"],
  ])("parses, stores and formats %s exactly", (text, stored, remainder, shortest, fixed) => {
    const value = parseDecimal(text) ?? NaN;
    if (typeof value === "number") throw new Error("not a decimal");
    expect(toStored(value)).toEqual({ stored, remainder });
    expect(fromStored(stored, remainder)).toBe(value);
    expect(formatDecimal(value)).toBe(shortest);
    expect(formatFixed(value)).toBe(fixed);
    expect(hasTooManyDecimals(text)).toBe(false);
  });

  it.each([
    ["1.000005", 5, "1.00001"],
    ["1.0000049", 5, "1"],
    ["0.999995", 5, "1"],
    ["-1.000005", 5, "-1.00001"],
    ["0.00000000005", 10, "0.0000000001"],
    ["0.00000000004", 10, "0"],
  ])("rounds %s half up to %d decimals", (text, places, rounded) => {
    expect(formatDecimal(parseDecimal(text, places) ?? -1n)).toBe(rounded);
  });

  it.each(["0.00000000001", "1.12345678901"])("reports that %s has too many decimals", (text) => {
    expect(hasTooManyDecimals(text)).toBe(true);
  });

  it("parses integers", () => {
    expect(parseDecimal(3)).toBe(parseDecimal("3"));
  });

  it.each(["", ".5", "2.", "1e3", "1,5", " 1", "+1", "12345678901", "NaN", "0x10", "9999999999.99999999995"])(
    "rejects %j as a decimal",
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  const decimal = (text: string): bigint => parseDecimal(text) ?? -1n;

  it.each([
    ["10", [], [3], 5, "3.33333"],
    ["15.1", [], [10], 5, "1.51"],
    ["0.00001", [], [2], 5, "0.00001"],
    ["0.00001", [], [2], 10, "0.000005"],
    ["1", [], [1e6], 5, "0"],
    ["1", [], [2.5e-3], 5, "400"],
    ["10", [], [0.7], 5, "14.28571"],
    ["2", [3], [3], 5, "2"],
    ["33.33", [7, "612"], ["100000"], 5, "1.42786"],
    ["1", [0.1, 3], [0.3], 5, "1"],
    ["0.00001", [0.4999], [1], 5, "0"],
    ["1", [], ["0.0000345"], 10, "28985.5072463768"],
    ["0.0000049", [1000], [1], 10, "0.0049"],
  ] as const)(
    "multiplies %s by %j, divides it by %j and rounds to %d decimals",
    (text, times, by, places, result) => {
      const factors = (values: readonly (number | string)[]) =>
        values.map((value) => (typeof value === "string" ? decimal(value) : value));
      const options = { times: factors(times), by: factors(by), places };
      expect(formatDecimal(calculateDecimal(decimal(text), options))).toBe(result);
    },
  );

  it.each([
    [["1.5", "0.92"], 5],
    [["1.5", "0.0000345"], 10],
  ])("results of %j have %d decimals", (texts, places) => {
    expect(placesOf(...texts.map(decimal))).toBe(places);
  });

  it("formats numbers that a double cannot represent", () => {
    expect(formatDecimal(10n ** 30n + 5n)).toBe("100000000000000000000.0000000005");
  });

  it.each([
    [2.5, 3],
    [2.4, 2],
    [-2.5, -3],
    [0.5, 1],
  ])("rounds %d half up", (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });
});
