/** Parses conditions on part parameters such as `Resistance:1000..4700`. `parameter-filter.ts` creates the SQL. */
import { badParameter } from "./bad-parameter.ts";
import { numberPattern, parseNumber } from "./number-value.ts";

interface ParameterCondition {
  /** The LIKE pattern for the name of the parameter. */
  readonly name: string;
  /** The interval of numbers to match, or null if the condition does not match numbers. */
  readonly interval: Interval | null;
  /** The unit of the numbers, or null for any unit. */
  readonly unit: string | null;
  /**
   * The LIKE pattern for the text, or null if the condition matches only numbers. If there is also an interval, either
   * the text or the number must match.
   */
  readonly text: string | null;
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

const syntax =
  "Valid forms are Name:1000..4700, Name:>=16 (also >, <=, <, =), Name:X7R (% and _ are wildcards) and Name. " +
  "A unit can follow a number. Write a colon in a name as \\:.";

const rangeForm = new RegExp(`^(${numberPattern})\\.\\.(${numberPattern}) *([^]*)$`);
const comparisonForm = new RegExp(`^([<>]=?|=) *(${numberPattern}) *([^]*)$`);
const numberForm = new RegExp(`^(${numberPattern}) *([^]*)$`);

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
  if (colon < 0) return { name, interval: null, unit: null, text: null };
  const value = text.slice(colon + 1).trim();
  if (value === "") throw badParameter(parameter, `The value after the colon is missing. ${syntax}`);

  const range = rangeForm.exec(value);
  if (range !== null) {
    const [, low = "", high = "", unit = ""] = range;
    if (unit.startsWith(".")) throw badParameter(parameter, `The range is invalid. ${syntax}`);
    const bounds = { low: bound(parameter, low), high: bound(parameter, high) };
    return { name, interval: bounds, unit: unit === "" ? null : unit, text: null };
  }
  if (/^[<>=]/.test(value)) {
    const [, operator = "", number, unit = ""] = comparisonForm.exec(value) ?? [];
    if (number === undefined)
      throw badParameter(parameter, `The number after the operator is missing. ${syntax}`);
    const limit = bound(parameter, number, !operator.endsWith("="));
    const interval = {
      low: operator.startsWith("<") ? null : limit,
      high: operator.startsWith(">") ? null : limit,
    };
    return { name, interval, unit: unit === "" ? null : unit, text: null };
  }
  const [, number, unit = ""] = numberForm.exec(value) ?? [];
  if (number === undefined) return { name, interval: null, unit: null, text: value };
  if (unit.startsWith("..")) throw badParameter(parameter, `The range is invalid. ${syntax}`);
  const limit = bound(parameter, number);
  return { name, interval: { low: limit, high: limit }, unit: unit === "" ? null : unit, text: value };
}

function bound(parameter: string, text: string, open = false): Bound {
  const number = parseNumber(text);
  if (number === null) throw badParameter(parameter, `The number ${text} is too large.`);
  return { number, open };
}

/** Returns the index of the first colon that is not escaped with a backslash, or -1. */
function unescapedColon(text: string): number {
  const match = /^(?:[^\\:]|\\[^])*/.exec(text);
  const end = match?.[0].length ?? 0;
  return text.charAt(end) === ":" ? end : -1;
}
