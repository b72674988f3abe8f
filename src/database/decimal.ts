/**
 * Converts decimal numbers: prices, and exchange rates. They have at most ten digits before and ten after the decimal
 * point. Here, they are `bigint`s in units of 1e-10, so calculations are exact. The API represents them as strings, such as
 * `15.1`. The database stores two integers, because one would not fit 64 bits: units of 1/100,000, and a remainder in units
 * of 1e-10. The remainder is 0 for most prices, so indexes and comparisons of the first column are enough for them.
 */

/** The number of units per whole unit. */
export const decimalScale = 10n ** 10n;

/** The number of stored units per whole unit. Calculations in SQL use it. */
export const storedScale = 100_000;

/** The number of decimals that prices and exchange rates can have. */
export const decimalPlaces = 10;

/** The number of decimals without a remainder. Part-DB has the same number of decimals. */
export const commonPlaces = 5;

/** The number of units per stored unit. */
const remainderScale = 100_000n;

const form = /^(-?)(\d{1,10})(?:\.(\d+))?$/;

const bound = 10n ** 10n * decimalScale;

/**
 * Parses a decimal string such as `"15.1"`, or an integer. Rounds half away from zero to `places` decimals. Returns null
 * if the text is not a decimal, or if the result has more than ten digits before the decimal point.
 * @example parseDecimal("15.1") // 151_000_000_000n
 */
export function parseDecimal(value: string | number, places = decimalPlaces): bigint | null {
  const match = form.exec(String(value));
  if (match === null) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  const kept = fraction.slice(0, places).padEnd(decimalPlaces, "0");
  const half = Number(fraction.charAt(places)) >= 5 ? 10n ** BigInt(decimalPlaces - places) : 0n;
  const rounded = BigInt(whole) * decimalScale + BigInt(kept) + half;
  if (rounded >= bound) return null;
  return sign === "" ? rounded : -rounded;
}

/**
 * Returns whether a decimal string has more decimals than the service stores.
 * @example hasTooManyDecimals("0.00000000001") // true
 */
export function hasTooManyDecimals(text: string): boolean {
  const fraction = text.split(".", 2)[1] ?? "";
  return /[^0]/.test(fraction.slice(decimalPlaces));
}

/**
 * Returns the decimals to which results of a calculation are rounded: five, or ten if a value has more than five.
 * @example placesOf(151_000_000_000n, 49_000n) // 10
 */
export function placesOf(...values: readonly bigint[]): number {
  return values.every((value) => value % remainderScale === 0n) ? commonPlaces : decimalPlaces;
}

/**
 * Returns the name of the column that contains the remainder of a decimal.
 * @example remainderColumn("price") // "price_remainder"
 */
export function remainderColumn<Column extends string>(column: Column): `${Column}_remainder` {
  return `${column}_remainder`;
}

/**
 * Combines the stored columns of a decimal.
 * @example fromStored(1_510_000, 0) // 151_000_000_000n
 */
export function fromStored(stored: number, remainder: number): bigint {
  return BigInt(stored) * remainderScale + BigInt(remainder);
}

/**
 * Returns a decimal of a row, or null if the column is null or missing.
 * @example decimalIn({ price: 1_510_000, price_remainder: 0 }, "price") // 151_000_000_000n
 */
export function decimalIn(row: Readonly<Record<string, unknown>>, column: string): bigint | null {
  const stored = row[column];
  const remainder = row[remainderColumn(column)];
  return typeof stored === "number"
    ? fromStored(stored, typeof remainder === "number" ? remainder : 0)
    : null;
}

/**
 * Returns the stored columns of a decimal. The remainder is never negative.
 * @example toStored(151_000_049_000n) // { stored: 1_510_000, remainder: 49_000 }
 */
export function toStored(value: bigint): { readonly stored: number; readonly remainder: number } {
  const remainder = ((value % remainderScale) + remainderScale) % remainderScale;
  return { stored: Number((value - remainder) / remainderScale), remainder: Number(remainder) };
}

/**
 * Formats a decimal without trailing zeros.
 * @example formatDecimal(151_000_000_000n) // "15.1"
 */
export function formatDecimal(value: bigint): string {
  return digitsOf(value).replace(/\.?0+$/, "");
}

/**
 * Formats a decimal with at least five decimals, for example `10.00000` or `0.0000049`.
 * @example formatFixed(49_000n) // "0.0000049"
 */
export function formatFixed(value: bigint): string {
  return digitsOf(value).replace(/(\.\d{5}\d*?)0+$/, "$1");
}

/**
 * Formats the stored columns of a decimal like {@link formatDecimal}.
 * @example formatStored(1_510_000, 0) // "15.1"
 */
export function formatStored(stored: number, remainder: number): string {
  return formatDecimal(fromStored(stored, remainder));
}

function digitsOf(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(decimalPlaces + 1, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -decimalPlaces)}.${digits.slice(-decimalPlaces)}`;
}

/**
 * Rounds to an integer, with halves away from zero.
 * @example roundHalfUp(-2.5) // -3
 */
export function roundHalfUp(value: number): number {
  return value < 0 ? -Math.round(-value) : Math.round(value);
}

interface Quotient {
  /** Numbers, or decimals as `bigint`. All must be positive. */
  readonly times?: readonly (number | bigint)[];
  readonly by?: readonly (number | bigint)[];
  readonly places?: number;
}

/**
 * Multiplies a decimal by `times` and divides it by `by`. Only the result is rounded, half up to `places` decimals. The
 * calculation uses the displayed digits of numbers instead of their binary values, so users can verify the result.
 * @example calculateDecimal(100_000_000_000n, { times: [2], by: [3], places: 5 }) // 66_666_700_000n
 */
export function calculateDecimal(
  value: bigint,
  { times = [], by = [], places = decimalPlaces }: Quotient,
): bigint {
  let numerator = value;
  let denominator = 1n;
  for (const factor of times) {
    const [over, under] = asFraction(factor);
    numerator *= over;
    denominator *= under;
  }
  for (const divisor of by) {
    const [over, under] = asFraction(divisor);
    numerator *= under;
    denominator *= over;
  }
  const step = 10n ** BigInt(decimalPlaces - places);
  denominator *= step;
  return ((2n * numerator + denominator) / (2n * denominator)) * step;
}

/** Returns a positive number as a fraction, which equals the shortest text form of the number exactly. */
function asFraction(value: number | bigint): readonly [numerator: bigint, denominator: bigint] {
  if (typeof value === "bigint") return [value, decimalScale];
  const [digits = "0", power = "0"] = value.toExponential().split("e");
  const exponent = Number(power) - (digits.split(".")[1] ?? "").length;
  const mantissa = BigInt(digits.replace(".", ""));
  return exponent < 0 ? [mantissa, 10n ** BigInt(-exponent)] : [mantissa * 10n ** BigInt(exponent), 1n];
}
