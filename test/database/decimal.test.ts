import { describe, expect, it } from "vitest";
import {
  divideDecimal,
  formatDecimal,
  formatFixed,
  multiplyDecimal,
  parseDecimal,
  roundHalfUp,
} from "../../src/database/decimal.ts";

describe("decimals", () => {
  it.each([
    ["10", 1_000_000, "10", "10.00000"],
    ["15.1", 1_510_000, "15.1", "15.10000"],
    ["0.00001", 1, "0.00001", "0.00001"],
    ["0", 0, "0", "0.00000"],
    ["-0", 0, "0", "0.00000"],
    ["-2.5", -250_000, "-2.5", "-2.50000"],
    ["100", 10_000_000, "100", "100.00000"],
    ["1.5", 150_000, "1.5", "1.50000"],
    ["9999999999.99999", 999_999_999_999_999, "9999999999.99999", "9999999999.99999"],
    ["007.50", 750_000, "7.5", "7.50000"],
  ])("parses %s exactly and formats it again", (text, scaled, shortest, fixed) => {
    expect(parseDecimal(text)).toBe(scaled);
    expect(formatDecimal(scaled)).toBe(shortest);
    expect(formatFixed(scaled)).toBe(fixed);
  });

  it.each([
    ["1.000005", 100_001],
    ["1.0000049", 100_000],
    ["0.999995", 100_000],
    ["-1.000005", -100_001],
  ])("rounds %s half up to five decimal places", (text, scaled) => {
    expect(parseDecimal(text)).toBe(scaled);
  });

  it("parses integers", () => {
    expect(parseDecimal(3)).toBe(300_000);
  });

  it.each(["", ".5", "2.", "1e3", "1,5", " 1", "+1", "12345678901", "NaN", "0x10"])(
    "rejects %j as a decimal",
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it.each([
    [1_000_000, 3, 333_333],
    [1_510_000, 10, 151_000],
    [1, 2, 1],
    [100_000, 0.1, 1_000_000],
    [100_000, 1e6, 0],
    [100_000, 2.5e-3, 40_000_000],
    [1_000_000, 0.7, 1_428_571],
  ])("divides %i by %d", (scaled, divisor, quotient) => {
    expect(divideDecimal(scaled, divisor)).toBe(quotient);
  });

  it.each([
    [1_000_000, [3], [], 3_000_000n],
    [200_000, [3], [3], 200_000n],
    [100_000, [2], [3], 66_667n],
    [3_333_000, [7, 612], [100_000], 142_786n],
    [100_000, [0.1, 3], [0.3], 100_000n],
    [999_999_999_999_999, [1e15], [1], 999_999_999_999_999n * 10n ** 15n],
    [1, [1], [2], 1n],
    [1, [0.4999], [1], 0n],
  ])("multiplies %i by %j, divides by %j and rounds once", (scaled, factors, divisors, result) => {
    expect(multiplyDecimal(scaled, factors, divisors)).toBe(result);
  });

  it("formats numbers that a double cannot represent", () => {
    expect(formatDecimal(10n ** 30n + 5n)).toBe("10000000000000000000000000.00005");
    expect(formatFixed(-1n)).toBe("-0.00001");
  });

  it("formats large quotients without an exponent", () => {
    expect(formatFixed(1e24)).toBe(formatFixed(BigInt(1e24)));
    expect(formatFixed(1e24)).toMatch(/^\d+\.\d{5}$/);
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
