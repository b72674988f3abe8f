/**
 * Decimal numbers as the database holds them: whole numbers of hundred-thousandths, which are exact and can be
 * summed on both engines. The API writes them as text: `15.1`.
 */

/** Hundred-thousandths in one. */
export const decimalScale = 100_000;

const places = 5;

/** What {@link parseDecimal} reads: ten digits before the point at most, so that the scaled number is exact. */
const form = /^(-?)(\d{1,10})(?:\.(\d+))?$/;

const bound = 10 ** 10 * decimalScale;

/**
 * Hundred-thousandths of a decimal, half of one rounded away from zero; null for text that is not a decimal, or that
 * rounds up to eleven digits before the point. Takes text (`"15.1"`) and integers.
 */
export function parseDecimal(value: string | number): number | null {
  const match = form.exec(String(value));
  if (match === null) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  const kept = Number(fraction.slice(0, places).padEnd(places, "0"));
  const rounded = Number(whole) * decimalScale + kept + (Number(fraction.charAt(places)) >= 5 ? 1 : 0);
  if (rounded >= bound) return null;
  return sign === "" || rounded === 0 ? rounded : -rounded;
}

/** In its shortest form: `10`, `15.1`. */
export function formatDecimal(scaled: number | bigint): string {
  const text = formatFixed(scaled);
  return text.replace(/\.?0+$/, "");
}

/** With all five places: `10.00000`. */
export function formatFixed(scaled: number | bigint): string {
  // A quotient may be larger than a number is written in digits.
  const digits = String(BigInt(scaled < 0 ? -scaled : scaled)).padStart(places + 1, "0");
  return `${scaled < 0 ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Half of one rounded up, away from zero: how amounts of integer units and quotients of decimals are rounded. */
export function roundHalfUp(value: number): number {
  return value < 0 ? -Math.round(-value) : Math.round(value);
}

/**
 * The hundred-thousandths of a decimal divided by a number, half of one rounded up. The divisor is taken as the
 * decimal that it is written as, so that the quotient is that of the two texts.
 */
export function divideDecimal(scaled: number, divisor: number): number {
  return Number(multiplyDecimal(scaled, [], [divisor]));
}

/** {@link divideDecimal} with any number of positive factors and divisors, rounded once. However large it becomes. */
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

/** A positive number as `mantissa / 10^exponent`, exact in its shortest writing. */
function asFraction(value: number): readonly [mantissa: bigint, exponent: number] {
  const [digits = "0", power = "0"] = value.toExponential().split("e");
  const fraction = digits.split(".")[1] ?? "";
  return [BigInt(digits.replace(".", "")), fraction.length - Number(power)];
}
