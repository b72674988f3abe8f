/** Converts entered values such as `4k7`, `100n` or `1.5 V` to numbers in the unit of a parameter. */
import { hasTwoReadings, numberText, parseNumberText } from "../../site/number-text.ts";

const exponents: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  "\u03bc": -6,
  m: -3,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
};

/** Units that can have a prefix. In all other units, such as °C, a value is a plain number. */
const baseUnits: ReadonlySet<string> = new Set([
  "\u03a9",
  "V",
  "A",
  "F",
  "H",
  "W",
  "Hz",
  "s",
  "m",
  "g",
  "Ah",
  "Wh",
  "VA",
  "C",
  "T",
  "J",
  "B",
]);

interface Unit {
  readonly exponent: number;
  readonly base: string;
}

/** Matches the notation of IEC 60062, in which a letter is also the decimal point: `4k7`, `2R2`, `3V3`. */
const letterCode = /^([+-]?\d+)([pnu\u03bcmkKMGRV])(\d+)$/;
/** Matches a number, which `number-text.ts` parses, and a unit. */
const numberWithUnit = /^([^\p{L}%°/]*(?:e[+-]?\d{1,3})?)(.*)$/isu;

/**
 * Returns the number in the unit. A value without a unit is in the unit of the parameter, and a prefix without a unit
 * refers to its base unit. Returns null if the text is not a number or has two readings, or if its unit differs.
 */
export function parseQuantity(text: string, unit: string): number | null {
  const entered = canonical(text);
  const wanted = unitOf(canonical(unit));
  const [code, whole = "", letter = "", fraction = ""] = letterCode.exec(entered) ?? [];
  const { number, suffix } =
    code === undefined ? split(entered) : { number: `${whole}.${fraction}`, suffix: letter };
  const exponent = exponentOf(suffix, wanted, canonical(unit));
  const parsed = code === undefined ? parseNumberText(number) : { digits: number };
  if (exponent === null || "error" in parsed) return null;
  // The digits are shifted in the text, because a multiplication would add a rounding error.
  const result = Number(`${parsed.digits}e${exponent}`);
  return Number.isFinite(result) ? result : null;
}

/** Returns the error of an entered value whose number has two readings, such as `1.500 kΩ`. Otherwise, returns null. */
export function quantityAmbiguity(text: string): string | null {
  const { number } = split(canonical(text));
  const parsed = parseNumberText(number);
  return hasTwoReadings(number) && "error" in parsed ? parsed.error : null;
}

function split(entered: string): { readonly number: string; readonly suffix: string } {
  const [, number = "", suffix = ""] = numberWithUnit.exec(entered) ?? [];
  return { number: number.trim(), suffix: suffix.trim() };
}

/** Returns a short form of a number in a unit that {@link parseQuantity} accepts: `47`, `1M`, `22μ`. */
export function quantityText(number: number, unit: string): string {
  const { base, exponent } = unitOf(canonical(unit));
  const size = Math.abs(number);
  if (number === 0 || (size >= 0.01 && size < 10_000) || !baseUnits.has(base)) return numberText(number);
  const value = number * 10 ** exponent;
  const step = 3 * Math.floor(Math.log10(Math.abs(value)) / 3);
  const prefix = Object.keys(exponents).find((each) => exponents[each] === step);
  if (prefix === undefined) return numberText(number);
  return `${numberText(Number((value / 10 ** step).toPrecision(6)))}${prefix}`;
}

/** Returns the exponent that converts a number with the suffix to the wanted unit. Null if the units differ. */
function exponentOf(suffix: string, wanted: Unit, unit: string): number | null {
  if (suffix === "" || suffix === unit) return 0;
  if (suffix === wanted.base) return -wanted.exponent;
  const prefix = exponents[suffix];
  if (prefix !== undefined) return prefix - wanted.exponent;
  const given = unitOf(suffix === "R" ? "\u03a9" : suffix);
  return given.base === wanted.base ? given.exponent - wanted.exponent : null;
}

function unitOf(unit: string): Unit {
  const exponent = exponents[unit.charAt(0)];
  if (baseUnits.has(unit) || exponent === undefined || !baseUnits.has(unit.slice(1)))
    return { exponent: 0, base: unit };
  return { exponent, base: unit.slice(1) };
}

/** Returns the text with one character for each of ohm and micro. */
function canonical(text: string): string {
  return text
    .trim()
    .replaceAll("\u2126", "\u03a9")
    .replaceAll("\u00b5", "\u03bc")
    .replace(/ohms?$/i, "\u03a9");
}
