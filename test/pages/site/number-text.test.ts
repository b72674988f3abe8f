/** The numbers that users enter in the fields of pages. */
import { describe, expect, test } from "vitest";
import { numberText, parseJsonNumber, parseNumberText } from "../../../src/pages/site/number-text.ts";

describe("an entered number", () => {
  test.each([
    ["1,5", "1.5"],
    ["1.5", "1.5"],
    [" 12 ", "12"],
    ["-3,25", "-3.25"],
    ["\u22123", "-3"],
    ["+4", "4"],
    [".5", "0.5"],
    ["7,", "7"],
    ["0,500", "0.500"],
    ["0.125", "0.125"],
    ["1500.125", "1500.125"],
    ["1,2500", "1.2500"],
    ["0,0000345", "0.0000345"],
    ["1.234,5", "1234.5"],
    ["1,234.5", "1234.5"],
    ["1.234.567", "1234567"],
    ["1,234,567", "1234567"],
    ["1 500", "1500"],
    ["1\u202f500,25", "1500.25"],
    ["1\u2019500", "1500"],
    ["１２．５", "12.5"],
    ["1e3", "1000"],
    ["1.125e-7", "0.0000001125"],
  ])("%j is %s", (text, digits) => {
    expect(parseNumberText(text)).toEqual({ digits });
  });

  test.each([
    ["1.500", "1.5", "1500", "1.5"],
    ["1,500", "1.5", "1500", "1.5"],
    ["-1.500", "-1.5", "-1500", "-1.5"],
    ["100.000", "100", "100000", "100"],
    ["12,345", "12.345", "12345", "12.3450"],
  ])("%s has two readings", (text, decimal, thousands, remedy) => {
    const error = `${text} can mean ${decimal} or ${thousands}. Enter ${remedy} or ${thousands}.`;
    expect(parseNumberText(text)).toEqual({ error });
    expect(parseNumberText(remedy)).toHaveProperty("digits");
  });

  test.each(["ten", "-", ".", "1.2.3", "1,2.3", "1.234.56", "1 50", "0x10", "1e", "--1", "\u00bd"])(
    "%s is not a number",
    (text) => {
      expect(parseNumberText(text)).toEqual({ error: "Enter a number such as 12 or 1.5." });
    },
  );

  test("must not be empty", () => {
    expect(parseNumberText(" ")).toEqual({ error: "Enter a value." });
  });

  test.each([`0.${"0".repeat(100_000)}1`, "1,".repeat(100_000)])("must not be too long", (text) => {
    expect(parseNumberText(text)).toEqual({ error: "The number is too long. Enter at most 50 characters." });
  });
});

describe("an entered number for a JSON number", () => {
  test.each([
    ["0.1", 0.1],
    ["100,10", 100.1],
    ["0.30000000000000004", 0.30000000000000004],
    ["1e21", 1e21],
    ["-0", -0],
  ])("%s keeps its digits", (text, number) => {
    expect(parseJsonNumber(text)).toEqual({ number });
  });

  test.each([
    ["0.12345678901234567", /too many digits/],
    ["12345678901234567", /too many digits/],
    ["1e999", /too large/],
  ])("%s is rejected instead of rounded", (text, error) => {
    expect(parseJsonNumber(text)).toEqual({ error: expect.stringMatching(error) as string });
  });
});

test.each([1.125, -12.345, 0.125, 1500.125, 1000, 1e21, 1.125e-7, 0])(
  "the text of %d in a field is read as the same number",
  (number) => {
    expect(parseJsonNumber(numberText(number))).toEqual({ number });
  },
);
