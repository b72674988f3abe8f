/**
 * Reads the numbers that users enter. Both a comma and a point can be the decimal mark. A text with exactly one reading is
 * accepted; a text with two readings is rejected with both. Everything is done on the text, so no digit is lost.
 */

/** A number with a decimal point and without an exponent, such as `-1.5`, or the reason why a text is not a number. */
export type EnteredNumber = { readonly digits: string } | { readonly error: string };

export const emptyNumber = "Enter a value.";
export const wholeNumberRequired = "This part is counted in whole numbers. Enter a whole number.";
const notANumber = "Enter a number such as 12 or 1.5.";
const tooLong = "The number is too long. Enter at most 50 characters.";

/** No number that the service stores is longer. The regular expressions below are not linear. */
const maximumLength = 50;

/** `1.500` and `1,500` can be 1.5 or 1500. `0.500` and `1500.125` cannot have a separator between thousands. */
const twoReadings = /^([+-]?)([1-9]\d{0,2})[.,](\d{3})$/;

/** Texts in which a separator between thousands cannot be a decimal mark: `1 500`, `1'500.5`, `1.234,5`, `1.234.567`. */
const grouped = [
  /^[+-]?[1-9]\d{0,2}(?:([ '])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/,
  /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/,
  /^[+-]?[1-9]\d{0,2}(?:,\d{3})+\.\d+$/,
  /^[+-]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/,
];

const plain = /^([+-]?)(\d*)(?:[.,](\d*))?(?:e([+-]?\d{1,3}))?$/i;

export function parseNumberText(text: string): EnteredNumber {
  const entered = canonical(text);
  if (entered === "") return { error: emptyNumber };
  if (entered.length > maximumLength) return { error: tooLong };
  const [, sign = "", before = "", after] = twoReadings.exec(entered) ?? [];
  if (after !== undefined) {
    const minus = sign === "-" ? sign : "";
    const decimal = `${minus}${before}.${after}`.replace(/\.?0+$/, "");
    const thousands = `${minus}${before}${after}`;
    const remedy = `Enter ${numberText(decimal)} or ${thousands}.`;
    return { error: `${entered} can mean ${decimal} or ${thousands}. ${remedy}` };
  }
  return withoutExponent(ungrouped(entered));
}

/** Returns whether the mark in an entered number can be a decimal mark or a separator between thousands. */
export function hasTwoReadings(text: string): boolean {
  const entered = canonical(text);
  return entered.length <= maximumLength && twoReadings.test(entered);
}

/** Returns the text of a number in a field, which {@link parseNumberText} reads as the same number. */
export function numberText(number: number | string): string {
  const text = String(number);
  return twoReadings.test(text) ? `${text}0` : text;
}

/**
 * Parses an entered number for a property that is a JSON number. A number with more digits than a JSON number stores is
 * rejected instead of rounded.
 */
export function parseJsonNumber(text: string): { readonly number: number } | { readonly error: string } {
  const entered = parseNumberText(text);
  if ("error" in entered) return entered;
  const number = Number(entered.digits);
  if (!Number.isFinite(number)) return { error: "The number is too large." };
  const stored = withoutExponent(String(number));
  return "digits" in stored && trimmed(stored.digits) === trimmed(entered.digits)
    ? { number }
    : { error: "The number has too many digits. Enter at most 15 digits." };
}

/** Replaces full-width digits and the minus sign, which some keyboards insert, and spaces of fixed width. */
function canonical(text: string): string {
  return text
    .replaceAll(/[\uff0b-\uff19]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll("\u2212", "-")
    .replaceAll(/[\u00a0\u2009\u202f]/g, " ")
    .replaceAll("\u2019", "'")
    .trim();
}

/** Removes the separators between thousands. A mark that is left is the decimal mark. */
function ungrouped(entered: string): string {
  if (!grouped.some((form) => form.test(entered))) return entered;
  const mark = /[.,](?=\d*$)/.exec(entered);
  const isDecimal = mark !== null && entered.indexOf(mark[0]) === mark.index;
  const end = isDecimal ? mark.index : entered.length;
  return entered.slice(0, end).replaceAll(/[ '.,]/g, "") + entered.slice(end);
}

function withoutExponent(entered: string): EnteredNumber {
  const [match, sign = "", whole = "", fraction = "", exponent = "0"] = plain.exec(entered) ?? [];
  if (match === undefined || whole + fraction === "") return { error: notANumber };
  const shift = Number(exponent);
  const digits = whole + fraction;
  const padded = digits.padStart(fraction.length - shift + 1, "0").padEnd(whole.length + shift, "0");
  const position = padded.length - Math.max(fraction.length - shift, 0);
  const rest = padded.slice(position);
  const number = padded.slice(0, position).replace(/^0+(?=\d)/, "") + (rest === "" ? "" : `.${rest}`);
  return { digits: sign === "-" ? `-${number}` : number };
}

/** Returns the digits without zeros that do not change the value. */
function trimmed(digits: string): string {
  const value = digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits;
  return value === "-0" ? "0" : value;
}
