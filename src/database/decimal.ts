/**
 * Converts decimal numbers, which the database stores as integers in units of 1/100,000. Integers are exact, and both
 * engines can sum them. The API represents decimals as strings, such as `15.1`.
 */

/** The number of stored units per whole unit. */
export const decimalScale = 100_000;

const decimalPlaces = 5;

/** Matches a decimal with at most ten digits before the decimal point, so the scaled number is a safe integer. */
const form = /^(-?)(\d{1,10})(?:\.(\d+))?$/;

const bound = 10 ** 10 * decimalScale;

/**
 * Parses a decimal string such as `"15.1"`, or an integer, to units of 1/100,000. Rounds half away from zero. Returns
 * null if the text is not a decimal, or if the result has more than ten digits before the decimal point.
 */
export function parseDecimal(value: string | number): number | null {
  const match = form.exec(String(value));
  if (match === null) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  const kept = Number(fraction.slice(0, decimalPlaces).padEnd(decimalPlaces, "0"));
  const rounded = Number(whole) * decimalScale + kept + (Number(fraction.charAt(decimalPlaces)) >= 5 ? 1 : 0);
  if (rounded >= bound) return null;
  return sign === "" || rounded === 0 ? rounded : -rounded;
}

/** Formats a decimal without trailing zeros, for example `10` or `15.1`. */
export function formatDecimal(scaled: number | bigint): string {
  const text = formatFixed(scaled);
  return text.replace(/\.?0+$/, "");
}

/** Formats a decimal with all five decimal places, for example `10.00000`. */
export function formatFixed(scaled: number | bigint): string {
  // `String(number)` can use an exponent for a large number. A BigInt is always written in full.
  const digits = String(BigInt(scaled < 0 ? -scaled : scaled)).padStart(decimalPlaces + 1, "0");
  return `${scaled < 0 ? "-" : ""}${digits.slice(0, -decimalPlaces)}.${digits.slice(-decimalPlaces)}`;
}

/** Rounds to an integer, with halves away from zero. */
export function roundHalfUp(value: number): number {
  return value < 0 ? -Math.round(-value) : Math.round(value);
}

/**
 * Divides a decimal by a number and rounds to units of 1/100,000. The calculation uses the displayed digits of the
 * divisor instead of its binary value, so users can verify the result.
 */
export function divideDecimal(scaled: number, divisor: number): number {
  return Number(multiplyDecimal(scaled, [], [divisor]));
}

/**
 * Multiplies a decimal by `factors` and divides it by `divisors`, as {@link divideDecimal} does. The factors and
 * divisors must be positive. Only the final result is rounded. The calculation never overflows.
 */
export function multiplyDecimal(
  scaled: number,
  factors: readonly number[],
  divisors: readonly number[],
): bigint {
  let numerator = BigInt(scaled);
  let denominator = 1n;
  for (const factor of factors) {
    const [mantissa, exponent] = asFraction(factor);
    numerator *= mantissa * 10n ** BigInt(Math.max(0, -exponent));
    denominator *= 10n ** BigInt(Math.max(0, exponent));
  }
  for (const divisor of divisors) {
    const [mantissa, exponent] = asFraction(divisor);
    numerator *= 10n ** BigInt(Math.max(0, exponent));
    denominator *= mantissa * 10n ** BigInt(Math.max(0, -exponent));
  }
  return (2n * numerator + denominator) / (2n * denominator);
}

/**
 * Returns a positive number as `mantissa / 10^exponent`. The fraction equals the shortest text form of the number
 * exactly.
 */
function asFraction(value: number): readonly [mantissa: bigint, exponent: number] {
  const [digits = "0", power = "0"] = value.toExponential().split("e");
  const fraction = digits.split(".")[1] ?? "";
  return [BigInt(digits.replace(".", "")), fraction.length - Number(power)];
}
