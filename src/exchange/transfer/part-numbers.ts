/** Reads the numbers of a list of parts. */
import { readMoney } from "../tables/money.ts";
import type { DecimalMark } from "../tables/numbers.ts";
import { readQuantity } from "../tables/quantities.ts";
import { InvalidCell } from "./csv-cells.ts";
import { quoted } from "./csv-rows.ts";
import type { Separator } from "../tables/records.ts";

/** Each interface has its own option for it. */
const chooseMark = "or set the decimal mark of the numbers";

export interface ReadAmount {
  readonly amount: number;
  /** The unit that the value names, unless it is the piece. */
  readonly unit: string | null;
}

/**
 * Reads a quantity.
 * @param hasUnit whether the part has a unit. Other parts are counted in pieces, so a fraction is rejected rather than
 *   rounded.
 */
export function readAmount(
  column: string,
  text: string,
  mark: DecimalMark | null,
  hasUnit: boolean,
): ReadAmount {
  const { number, unit } = readQuantity(text, mark);
  if (number === null) {
    throw new InvalidCell(
      `${column}: ${quoted(text)} is not a number. Write a whole number without separators.`,
    );
  }
  if (number.kind === "ambiguous") {
    const whole = [number.point, number.comma].find((reading) => !reading.includes(".")) ?? number.point;
    throw new InvalidCell(
      `${column}: ${quoted(text)} is ambiguous. Write ${whole} without separators, ${chooseMark}.`,
    );
  }
  const { decimal } = number;
  if (!hasUnit && unit === null && /\.\d*[1-9]/.test(decimal)) {
    throw new InvalidCell(
      `${column}: ${quoted(text)} is not a whole number. Parts without a unit are counted in pieces.`,
    );
  }
  const amount = Number(decimal);
  if (amount < 0) throw new InvalidCell(`${column}: ${quoted(text)} is negative. Write 0 or more.`);
  if (amount > Number.MAX_SAFE_INTEGER) {
    throw new InvalidCell(
      `${column}: ${quoted(text)} is too large. The maximum is ${Number.MAX_SAFE_INTEGER}.`,
    );
  }
  return { amount, unit };
}

/** The number of decimals of a price in the API. */
const maximumDecimals = 10;

export interface ReadPrice {
  readonly price: string;
  /** ISO 4217 code. Absent if the value names no currency. */
  readonly currency?: string;
}

export function readPrice(text: string, mark: DecimalMark | null, separator: Separator): ReadPrice {
  const { number, currency } = readMoney(text, mark);
  if (number === null) {
    throw new InvalidCell(
      `price: ${quoted(text)} is not a number. Write a number with an optional currency, such as 0.25 or $0.25.`,
    );
  }
  if (currency === null) {
    throw new InvalidCell(
      `price: The currency of ${quoted(text)} is ambiguous. Write its ISO code, such as JPY or CNY.`,
    );
  }
  const decimal = withoutNoise(
    number.kind === "number" ? number.decimal : ownReading(text, number, separator),
  );
  const decimals = /\.(\d*?)0*$/.exec(decimal)?.[1]?.length ?? 0;
  if (decimals > maximumDecimals) {
    throw new InvalidCell(
      `price: ${quoted(text)} has ${decimals} decimals. A price has at most ${maximumDecimals}: round it.`,
    );
  }
  if (!(Number(decimal) > 0)) {
    throw new InvalidCell(`price: ${quoted(text)} is not greater than 0. Leave an unknown price empty.`);
  }
  return currency === undefined ? { price: decimal } : { price: decimal, currency };
}

/** The number of digits from which a number was computed rather than written, as 0.060000000000000005. */
const computedDigits = 15;

/** Rounds a price that a spreadsheet has computed. */
function withoutNoise(decimal: string): string {
  const [, decimals = ""] = decimal.split(".");
  const digits = decimal.replaceAll(/\D/g, "").replace(/^0+/, "");
  if (decimals.length <= maximumDecimals || digits.length < computedDigits) return decimal;
  return Number(decimal)
    .toFixed(maximumDecimals)
    .replace(/\.?0+$/, "");
}

/** Reads an ambiguous price with the usual decimal mark of files with this separator. */
function ownReading(
  text: string,
  { point, comma }: { readonly point: string; readonly comma: string },
  separator: Separator,
): string {
  const usual: DecimalMark = separator === ";" ? "," : ".";
  if (text.includes(usual)) return usual === "." ? point : comma;
  const other = usual === "," ? "." : ",";
  throw new InvalidCell(
    `price: ${quoted(text)} is ambiguous. Write ${text.replace(other, "")} or ${text.replace(other, usual)}, ${chooseMark}.`,
  );
}
