/** Converts entered values such as `4k7`, `100n` or `1.5 V` to numbers in the unit of a parameter. */

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
const plainNumber = /^([+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?) *(.*)$/s;

/**
 * Returns the number in the unit. A value without a unit is in the unit of the parameter, and a prefix without a unit
 * refers to its base unit. Returns null if the text is not a number, or if its unit differs.
 */
export function parseQuantity(text: string, unit: string): number | null {
  const entered = canonical(text);
  const wanted = unitOf(canonical(unit));
  const [, whole, letter = "", fraction] = letterCode.exec(entered) ?? [];
  const [, plain, suffix = ""] = plainNumber.exec(entered) ?? [];
  const number = whole === undefined ? plain : `${whole}.${fraction}`;
  if (number === undefined) return null;
  const exponent = exponentOf(whole === undefined ? suffix : letter, wanted, canonical(unit));
  if (exponent === null) return null;
  // The digits are shifted in the text, because a multiplication would add a rounding error.
  const [digits, own = "0"] = number.toLowerCase().split("e");
  const result = Number(`${digits}e${Number(own) + exponent}`);
  return Number.isFinite(result) ? result : null;
}

/** Returns a short form of a number in a unit that {@link parseQuantity} accepts: `47`, `1M`, `22μ`. */
export function quantityText(number: number, unit: string): string {
  const { base, exponent } = unitOf(canonical(unit));
  const size = Math.abs(number);
  if (number === 0 || (size >= 0.01 && size < 10_000) || !baseUnits.has(base)) return String(number);
  const value = number * 10 ** exponent;
  const step = 3 * Math.floor(Math.log10(Math.abs(value)) / 3);
  const prefix = Object.keys(exponents).find((each) => exponents[each] === step);
  return prefix === undefined ? String(number) : `${Number((value / 10 ** step).toPrecision(6))}${prefix}`;
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
