/** Compares names of companies: labels shorten them, for example to their initials. */
import { fold } from "../../database/fold.ts";

/**
 * Whether one name begins with the other or consists of its initials.
 * @example isSameCompany("TI", "Texas Instruments") // true
 */
export function isSameCompany(one: string, two: string): boolean {
  const [first, second] = [compact(one), compact(two)];
  if (first === "" || second === "") return false;
  if (first.startsWith(second) || second.startsWith(first)) return true;
  return isInitials(first, two) || isInitials(second, one);
}

/** Names with and without diacritics are equal, as in “Würth” and “Wurth”. */
const plain = (name: string): string => fold(name.normalize("NFD").replaceAll(/\p{M}/gu, ""));

const compact = (name: string): string => plain(name).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Legal forms can be missing: “ADI” is “Analog Devices” and “Analog Devices Inc.”. */
function isInitials(short: string, name: string): boolean {
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = words.map((word) => word.charAt(0)).join("");
  return short.length >= 2 && words.length >= 2 && (initials.startsWith(short) || short === `${initials}i`);
}
