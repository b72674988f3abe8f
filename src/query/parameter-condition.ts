/** Parses conditions on part parameters such as `Resistance:1000..4700`. `parameter-filter.ts` creates the SQL. */
import { baseUnits, canonicalUnitText, readLetterCode, prefixExponents, unitOf } from "../util/si-units.ts";
import { badParameter } from "./bad-parameter.ts";
import { numberPattern, parseNumber } from "./number-value.ts";

interface ParameterCondition extends Numbers {
  /** The LIKE pattern for the name of the parameter. */
  readonly name: string;
  /**
   * The LIKE pattern for the text, or null if the condition matches only numbers. If there are also numbers, either the
   * text or a number must match.
   */
  readonly text: string | null;
}

interface Numbers {
  /** The interval of numbers as they are written, or null if there are none or their units differ. */
  readonly interval: Interval | null;
  /** The unit of the interval, or null for any unit. */
  readonly unit: string | null;
  /** The values of the numbers, or null if they have no unit or prefix that can be converted. */
  readonly quantity: Quantity | null;
}

export interface Quantity {
  /** The interval in the unit without a prefix. */
  readonly interval: Interval;
  /** The unit without a prefix, or null for any unit that can have one. */
  readonly base: string | null;
}

/** An interval of numbers. A bound that is null means that there is no limit. */
export interface Interval {
  readonly low: Bound | null;
  readonly high: Bound | null;
}

interface Bound {
  readonly number: number;
  /** Whether the interval excludes the bound itself. */
  readonly open: boolean;
}

/** A number and the text after it, which is a prefix, a unit or both. */
interface WrittenNumber {
  readonly digits: string;
  readonly suffix: string;
}

const syntax =
  "Valid forms are Name:1000..4700, Name:>=16 (also >, <=, <, =), Name:X7R (% and _ are wildcards) and Name. " +
  "A prefix and a unit can follow each number: Name:4k7..10k, Name:500mA..2A. Write a colon in a name as \\:.";

const comparisonForm = /^([<>]=?|=) *([^]*)$/;
const numberForm = new RegExp(`^(${numberPattern}) *([^]*)$`);
const unitForm = /^[\p{L}%°/]*$/u;
const invalidUnit = /^[.,]|\.\./;
const noNumbers: Numbers = { interval: null, unit: null, quantity: null };

/**
 * Parses a condition, which consists of a pattern for the name, a colon and a value. The value is a range of numbers, a
 * comparison with a number, or a pattern for the text. A pattern that is a number also matches numbers. Without a
 * colon, any value matches.
 * @throws {Problem} 400 naming the query parameter and explaining the syntax
 * @example parseParameterCondition("parameter", "Voltage:5..12V").unit // "V"
 */
export function parseParameterCondition(parameter: string, text: string): ParameterCondition {
  const colon = unescapedColon(text);
  const name = (colon < 0 ? text : text.slice(0, colon)).trim();
  if (name === "") throw badParameter(parameter, `The name is missing. ${syntax}`);
  if (colon < 0) return { name, ...noNumbers, text: null };
  const value = text.slice(colon + 1).trim();
  if (value === "") throw badParameter(parameter, `The value after the colon is missing. ${syntax}`);

  const [, operator, operand = ""] = comparisonForm.exec(value) ?? [];
  if (operator !== undefined) {
    const limit = readNumber(operand);
    if (limit === null) throw badParameter(parameter, `The number after the operator is missing. ${syntax}`);
    if (invalidUnit.test(limit.suffix)) throw badParameter(parameter, `The number is invalid. ${syntax}`);
    const low = operator.startsWith("<") ? null : limit;
    const high = operator.startsWith(">") ? null : limit;
    return { name, ...numbersBetween(parameter, low, high, !operator.endsWith("=")), text: null };
  }
  const dots = value.indexOf("..");
  const low = readNumber((dots < 0 ? value : value.slice(0, dots)).trim());
  if (low === null) return { name, ...noNumbers, text: value };
  if (dots < 0 || !unitForm.test(low.suffix)) {
    const number = readNumber(value);
    return { name, ...numbersBetween(parameter, number, number), text: value };
  }
  const high = readNumber(value.slice(dots + 2).trim());
  if (high === null || invalidUnit.test(high.suffix))
    throw badParameter(parameter, `The range is invalid. ${syntax}`);
  return { name, ...numbersBetween(parameter, low, high), text: null };
}

function readNumber(text: string): WrittenNumber | null {
  const code = readLetterCode(canonicalUnitText(text));
  if (code !== null) return code;
  const [, digits, suffix = ""] = numberForm.exec(text) ?? [];
  return digits === undefined ? null : { digits, suffix };
}

/** @throws {Problem} 400 if the units of the numbers differ */
function numbersBetween(
  parameter: string,
  first: WrittenNumber | null,
  high: WrittenNumber | null,
  open = false,
): Numbers {
  // The unit of a range is written once: 1..5 kΩ.
  const low = first?.suffix === "" && high !== null ? { ...first, suffix: high.suffix } : first;
  const ends = [low, high].filter((end) => end !== null);
  const [suffix = "", other = suffix] = ends.map((end) => end.suffix);
  // A prefix alone belongs to its number, as in 100..4k7, unless it is a unit, as in 1..5m.
  const quantity = quantityBetween(parameter, isPrefix(suffix) ? first : low, high, open);
  if (suffix !== other) {
    if (quantity !== null) return { interval: null, unit: null, quantity };
    throw badParameter(parameter, `The units ${suffix} and ${other} differ. ${syntax}`);
  }
  const interval = intervalBetween(parameter, low, high, open);
  return { interval, unit: suffix === "" ? null : suffix, quantity };
}

function quantityBetween(
  parameter: string,
  low: WrittenNumber | null,
  high: WrittenNumber | null,
  open: boolean,
): Quantity | null {
  const ends = [low, high].filter((end) => end !== null);
  const units = ends.map(({ suffix }) => convertibleUnit(suffix));
  const bases = new Set(units.map((unit) => unit?.base ?? null).filter((base) => base !== null));
  if (units.includes(null) || ends.every(({ suffix }) => suffix === "") || bases.size > 1) return null;
  const [base = null] = bases;
  const inBase = (end: WrittenNumber | null): WrittenNumber | null =>
    end && { ...end, digits: shifted(end.digits, convertibleUnit(end.suffix)?.exponent ?? 0) };
  return { interval: intervalBetween(parameter, inBase(low), inBase(high), open), base };
}

function isPrefix(suffix: string): boolean {
  return Object.hasOwn(prefixExponents, canonicalUnitText(suffix));
}

/** Returns the unit after a number, whose base is null if there is only a prefix. Null if it cannot be converted. */
function convertibleUnit(suffix: string): { readonly exponent: number; readonly base: string | null } | null {
  const text = canonicalUnitText(suffix);
  const exponent = text === "" ? 0 : prefixExponents[text];
  if (exponent !== undefined) return { exponent, base: null };
  const unit = unitOf(text === "R" ? "\u03a9" : text);
  return baseUnits.has(unit.base) ? unit : null;
}

/** Multiplies a number by a power of ten without a rounding error. */
function shifted(digits: string, exponent: number): string {
  const [mantissa, given = "0"] = digits.split(/e/i);
  return `${mantissa}e${Number(given) + exponent}`;
}

function intervalBetween(
  parameter: string,
  low: WrittenNumber | null,
  high: WrittenNumber | null,
  open: boolean,
): Interval {
  return {
    low: low && bound(parameter, low.digits, open),
    high: high && bound(parameter, high.digits, open),
  };
}

function bound(parameter: string, digits: string, open: boolean): Bound {
  const number = parseNumber(digits);
  if (number === null) throw badParameter(parameter, `The number ${digits} is too large.`);
  return { number, open };
}

/** Returns the index of the first colon that is not escaped with a backslash, or -1. */
function unescapedColon(text: string): number {
  const match = /^(?:[^\\:]|\\[^])*/.exec(text);
  const end = match?.[0].length ?? 0;
  return text.charAt(end) === ":" ? end : -1;
}
