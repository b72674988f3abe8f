/** Values that users enter for parameters, and their short form. */
import { describe, expect, test } from "vitest";
import { parseQuantity, quantityText } from "../../../src/pages/parts/list/quantity.ts";

describe("an entered value", () => {
  test.each([
    ["4.7", "kΩ", 4.7],
    ["4k7", "Ω", 4700],
    ["4k7", "kΩ", 4.7],
    ["4.7 kΩ", "MΩ", 0.0047],
    ["2R2", "\u2126", 2.2],
    ["47 ohm", "Ω", 47],
    ["100n", "µF", 0.1],
    ["100n", "\u03bcF", 0.1],
    ["0.1uF", "nF", 100],
    ["3V3", "V", 3.3],
    ["1.5 V", "mV", 1500],
    ["1.5", "mV", 1.5],
    ["-40", "°C", -40],
    ["-40 °C", "°C", -40],
    ["2 mm", "m", 0.002],
    ["5 m", "mm", 5000],
    ["1e3", "", 1000],
    ["4k7", "", 4700],
    ["10 %", "%", 10],
    ["1,5", "V", 1.5],
    ["2,2 kΩ", "Ω", 2200],
    ["1 500", "V", 1500],
    ["1e3 kohm", "Ω", 1_000_000],
  ])("%s of a parameter in %s is %d", (text, unit, number) => {
    expect(parseQuantity(text, unit)).toBe(number);
  });

  test.each([
    ["", "V"],
    ["many", "V"],
    ["1,500", "V"],
    ["1.500 kΩ", "Ω"],
    ["5 A", "V"],
    ["5 V", ""],
    ["4x", "Ω"],
    ["1..2", "Ω"],
    ["1e999", "V"],
  ])("%j of a parameter in %j is invalid", (text, unit) => {
    expect(parseQuantity(text, unit)).toBeNull();
  });
});

test.each([
  [47, "Ω", "47"],
  [1_000_000, "Ω", "1M"],
  [22_000_000, "pF", "22u"],
  [0.0001, "A", "100u"],
  [0, "V", "0"],
  [1_000_000, "°C", "1000000"],
  [1.125, "V", "1.1250"],
  [1_125_000, "Ω", "1.1250M"],
])("the short form of %d %s is %s, and is read as the same number", (number, unit, text) => {
  expect(quantityText(number, unit)).toBe(text);
  expect(parseQuantity(text, unit)).toBe(number);
});
