/** Converts entered values such as `4k7`, `100n` or `1.5 V` to numbers in the unit of a parameter. */
import {
  baseUnits,
  canonicalUnitText,
  readLetterCode,
  prefixExponents,
  unitOf,
  type Unit,
} from "../../../util/si-units.ts";
import { hasTwoReadings, numberText, parseNumberText } from "../../site/number-text.ts";

/** Matches a number, which `number-text.ts` parses, and a unit. */
const numberWithUnit = /^([^\p{L}%°/]*(?:e[+-]?\d{1,3})?)(.*)$/isu;

/**
 * Returns the number in the unit. A value without a unit is in the unit of the parameter, and a prefix without a unit
 * refers to its base unit. Returns null if the text is not a number or has two readings, or if its unit differs.
 */
export function parseQuantity(text: string, unit: string): number | null {
  const entered = canonicalUnitText(text);
  const wanted = unitOf(canonicalUnitText(unit));
  const code = readLetterCode(entered);
  const { number, suffix } = code === null ? split(entered) : { number: code.digits, suffix: code.suffix };
  const exponent = exponentOf(suffix, wanted, canonicalUnitText(unit));
  const parsed = code === null ? parseNumberText(number) : { digits: number };
  if (exponent === null || "error" in parsed) return null;
  // The digits are shifted in the text, because a multiplication would add a rounding error.
  const result = Number(`${parsed.digits}e${exponent}`);
  return Number.isFinite(result) ? result : null;
}

/** Returns the error of an entered value whose number has two readings, such as `1.500 kΩ`. Otherwise, returns null. */
export function quantityAmbiguity(text: string): string | null {
  const { number } = split(canonicalUnitText(text));
  const parsed = parseNumberText(number);
  return hasTwoReadings(number) && "error" in parsed ? parsed.error : null;
}

function split(entered: string): { readonly number: string; readonly suffix: string } {
  const [, number = "", suffix = ""] = numberWithUnit.exec(entered) ?? [];
  return { number: number.trim(), suffix: suffix.trim() };
}

/** Returns a short form of a number in a unit that {@link parseQuantity} accepts: `47`, `1M`, `22μ`. */
export function quantityText(number: number, unit: string): string {
  const { base, exponent } = unitOf(canonicalUnitText(unit));
  const size = Math.abs(number);
  if (number === 0 || (size >= 0.01 && size < 10_000) || !baseUnits.has(base)) return numberText(number);
  const value = number * 10 ** exponent;
  const step = 3 * Math.floor(Math.log10(Math.abs(value)) / 3);
  const prefix = Object.keys(prefixExponents).find((each) => prefixExponents[each] === step);
  if (prefix === undefined) return numberText(number);
  return `${numberText(Number((value / 10 ** step).toPrecision(6)))}${prefix}`;
}

/** Returns the exponent that converts a number with the suffix to the wanted unit. Null if the units differ. */
function exponentOf(suffix: string, wanted: Unit, unit: string): number | null {
  if (suffix === "" || suffix === unit) return 0;
  if (suffix === wanted.base) return -wanted.exponent;
  const prefix = prefixExponents[suffix];
  if (prefix !== undefined) return prefix - wanted.exponent;
  const given = unitOf(suffix === "R" ? "\u03a9" : suffix);
  return given.base === wanted.base ? given.exponent - wanted.exponent : null;
}
