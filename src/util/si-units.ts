/** Units with SI prefixes, such as kΩ and mA, and the notation of IEC 60062 (RKM), such as 4k7. */

export const prefixExponents: Readonly<Record<string, number>> = {
  f: -15,
  p: -12,
  n: -9,
  u: -6,
  "\u03bc": -6,
  m: -3,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
  T: 12,
};

/** Units that can have a prefix. In all other units, such as °C, a value is a plain number. */
export const baseUnits: ReadonlySet<string> = new Set([
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

const letterCode = /^([+-]?\d*)([pnu\u03bcmkKMGRV])(\d+)(\p{L}*)$/u;

/**
 * Reads a number in which a letter is also the decimal mark (IEC 60062). Returns `null` for other texts.
 * @param text a text that {@link canonicalUnitText} has returned
 * @example readLetterCode("4k7\u03a9") // { digits: "4.7", suffix: "k\u03a9" }
 */
export function readLetterCode(text: string): { readonly digits: string; readonly suffix: string } | null {
  const [, whole = "", letter = "", fraction = "", unit = ""] = letterCode.exec(text) ?? [];
  // R47 is a value, and other letters before a number are mostly parts of names.
  if (letter === "" || (!/\d/.test(whole) && letter !== "R")) return null;
  if (unit !== "" && (letter === "R" || letter === "V" || !baseUnits.has(unit))) return null;
  return { digits: `${whole}.${fraction}`.replace(/^([+-]?)\./, "$10."), suffix: `${letter}${unit}` };
}

export interface Unit {
  readonly exponent: number;
  readonly base: string;
}

/**
 * Splits a unit into the power of ten of its prefix and the unit without it.
 * @param unit a unit that {@link canonicalUnitText} has returned
 * @example unitOf("kHz") // { exponent: 3, base: "Hz" }
 */
export function unitOf(unit: string): Unit {
  const exponent = prefixExponents[unit.charAt(0)];
  if (baseUnits.has(unit) || exponent === undefined || !baseUnits.has(unit.slice(1)))
    return { exponent: 0, base: unit };
  return { exponent, base: unit.slice(1) };
}

/** Returns the text with one character for each of ohm and micro. */
export function canonicalUnitText(text: string): string {
  return text
    .trim()
    .replaceAll("\u2126", "\u03a9")
    .replaceAll("\u00b5", "\u03bc")
    .replace(/ohms?$/i, "\u03a9");
}
