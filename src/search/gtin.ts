/** Normalizes GTINs for search and scanning. */
import { checkDigit } from "../util/check-digit.ts";

const lengths = [8, 12, 13, 14];

/**
 * Returns all lengths of a GTIN, which differ only in their leading zeros and have the same check digit. Eight digits can
 * also be a UPC-E code, so they return its GTIN, too. Returns an empty array if the code is not a GTIN.
 */
export function gtinSpellings(code: string): string[] {
  const expanded = expandUpcE(code);
  return [...lengthsOf(code), ...(expanded === null ? [] : lengthsOf(expanded))];
}

function lengthsOf(code: string): string[] {
  const digits = /^0*([1-9][0-9]*)$/.exec(code)?.[1];
  if (digits === undefined || !lengths.includes(code.length)) return [];
  return lengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, "0"));
}

/**
 * Returns the UPC-A code of a UPC-E code, such as 042100005264 of 04252614, or `null` (GS1 General Specifications, section
 * 5.2.2.4).
 */
function expandUpcE(code: string): string | null {
  const [, system = "", digits, check] = /^([01])([0-9]{6})([0-9])$/.exec(code) ?? [];
  if (digits === undefined) return null;
  const last = Number(digits[5]);
  const [maker, item] =
    last <= 2
      ? [`${digits.slice(0, 2)}${last}00`, `00${digits.slice(2, 5)}`]
      : last === 3
        ? [`${digits.slice(0, 3)}00`, `000${digits.slice(3, 5)}`]
        : last === 4
          ? [`${digits.slice(0, 4)}0`, `0000${digits.slice(4, 5)}`]
          : [digits.slice(0, 5), `0000${last}`];
  const expanded = `${system}${maker}${item}`;
  return checkDigit(expanded) === check ? expanded + check : null;
}
