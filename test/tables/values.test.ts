import { describe, expect, it } from "vitest";
import { isBlank, isRounded, isSpreadsheetError } from "../../src/exchange/tables/blank-values.ts";
import { readMoney } from "../../src/exchange/tables/money.ts";
import { decimalMarkOf, readNumber, type DecimalMark } from "../../src/exchange/tables/numbers.ts";
import { readQuantity } from "../../src/exchange/tables/quantities.ts";
import { readSiValue } from "../../src/exchange/tables/si-values.ts";

describe("numbers", () => {
  it.each<[text: string, mark: DecimalMark | null, decimal: string | null]>([
    ["12", null, "12"],
    ["+5", null, "5"],
    ["-3", null, "-3"],
    ["1.5", null, "1.5"],
    ["1,50", null, "1.50"],
    [".05", null, "0.05"],
    ["1.", null, "1"],
    ["0,125", null, "0.125"],
    ["1,234.56", null, "1234.56"],
    ["1.234,56", null, "1234.56"],
    ["1.000.000", null, "1000000"],
    ["12,34,567", null, null],
    ["1,000", ".", "1000"],
    ["1,000", ",", "1.000"],
    ["1.000", ",", "1000"],
    ["5 000", null, "5000"],
    ["5\u00a0000,50", null, "5000.50"],
    ["5'000", null, "5000"],
    ["5’000.25", null, "5000.25"],
    ["１０", null, "10"],
    ["1e-3", null, "0.001"],
    ["1.5E+3", null, "1500"],
    ["1e3", null, "1000"],
    ["1.00000", null, "1.00000"],
    ["5 00", null, null],
    ["x", null, null],
    ["", null, null],
    [".", null, null],
  ])("%j with the decimal mark %j", (text, mark, decimal) => {
    const read = readNumber(text, mark);
    expect(read).toEqual(decimal === null ? null : { kind: "number", decimal });
  });

  it("are ambiguous if either mark is possible", () => {
    expect(readNumber("1,000", null)).toEqual({ kind: "ambiguous", point: "1000", comma: "1.000" });
    expect(readNumber("12.345", null)).toEqual({ kind: "ambiguous", point: "12.345", comma: "12345" });
  });

  it.each<[values: string[], mark: DecimalMark | null]>([
    [["1,000", "0.5"], "."],
    [["1.000", "2,5"], ","],
    [["1,000", "2,000"], null],
    [["1.5", "2,5"], null],
    [["1", "2"], null],
    [["1.000.000", "5.000"], ","],
  ])("in a column with %j have the decimal mark %j", (values, mark) => {
    expect(decimalMarkOf(values)).toBe(mark);
  });
});

it.each<[text: string, decimal: string | null, currency?: string | null]>([
  ["$2.44000", "2.44000", "USD"],
  ["€ 0,12", "0.12", "EUR"],
  ["0,12 €", "0.12", "EUR"],
  ["0.05 USD", "0.05", "USD"],
  ["US$0.80", "0.80", "USD"],
  ["EUR 1.234,56", "1234.56", "EUR"],
  ["-$3.50", "-3.50", "USD"],
  ["¥3", "3", null],
  ["12.50", "12.50"],
  ["CHF 1'250.00", "1250.00", "CHF"],
  ["free", null],
  ["3 apples", null],
  ["$1 USD", null],
])("money: %j", (text, decimal, ...currency) => {
  expect(readMoney(text, null)).toEqual({
    number: decimal === null ? null : { kind: "number", decimal },
    ...(currency.length > 0 && { currency: currency[0] }),
  });
});

it.each<[text: string, decimal: string | null, unit: string | null]>([
  ["10 pcs", "10", null],
  ["12 Stk.", "12", null],
  ["5x", "5", null],
  ["50 m", "50", "m"],
  ["2.5kg", "2.5", "kg"],
  ["1 250 Stück", "1250", null],
  ["~100", null, null],
  ["100+", null, null],
  ["1k", null, null],
  ["many", null, null],
])("quantity: %j", (text, decimal, unit) => {
  const number = decimal === null ? null : { kind: "number", decimal };
  expect(readQuantity(text, null)).toEqual({ number, unit });
});

it.each<[text: string, value: number | null, prefix?: string, unit?: string]>([
  ["4k7", 4700, "k", ""],
  ["4R7", 4.7, "", "Ω"],
  ["R47", 0.47, "", "Ω"],
  ["3V3", 3.3, "", "V"],
  ["100n", 100e-9, "n", ""],
  ["4n7", 4.7e-9, "n", ""],
  ["0.1uF", 0.1e-6, "µ", "F"],
  ["10µF", 10e-6, "µ", "F"],
  ["10μF", 10e-6, "µ", "F"],
  ["2.2 kΩ", 2200, "k", "Ω"],
  ["2,2kΩ", 2200, "k", "Ω"],
  ["10K", 10_000, "k", ""],
  ["1M", 1e6, "M", ""],
  ["1 MEG", 1e6, "M", ""],
  ["4.7 kOhm", 4700, "k", "Ω"],
  ["10 Ohm", 10, "", "Ω"],
  ["22pF", 22e-12, "p", "F"],
  ["10mH", 0.01, "m", "H"],
  ["16MHz", 16e6, "M", "Hz"],
  ["±1%", 1, "", "%"],
  ["50V", 50, "", "V"],
  ["10k", 10_000, "k", ""],
  ["0", 0, "", ""],
  ["LM358", null],
  ["BC547B", null],
  ["10x", null],
  ["", null],
])("SI value: %j", (text, value, prefix = "", unit = "") => {
  const read = readSiValue(text);
  if (value === null) expect(read).toBeNull();
  else expect(read).toMatchObject({ value, prefix, unit });
});

it("recognizes blank, damaged and rounded cells", () => {
  expect(["", "-", "~", "N/A", "n/a", "—", "null"].every(isBlank)).toBe(true);
  expect(["0", "x", "-1", "N"].some(isBlank)).toBe(false);
  expect(["#N/A", "#REF!", "#NAME?", "#DIV/0!"].every(isSpreadsheetError)).toBe(true);
  expect(isSpreadsheetError("#1")).toBe(false);
  expect(["1.00E+11", "4.00638E+12", "1E+05"].every(isRounded)).toBe(true);
  expect(["1e3", "2N3904", "12E4"].some(isRounded)).toBe(false);
});
