/** Reads values with SI prefixes and in the notation of IEC 60062 (RKM), such as "4k7", "0.1uF" and "2.2 kΩ". */
import { maximumLength } from "./numbers.ts";

export interface SiValue {
  /** The number before the prefix, such as 4.7 in "4k7". */
  readonly number: number;
  /** The value in the unit without a prefix. */
  readonly value: number;
  /** The SI prefix as it was written, with "µ" for "u" and "k" for "K", or an empty string. */
  readonly prefix: string;
  /** The unit, or an empty string if the text contains none. */
  readonly unit: string;
}

const exponents: Readonly<Record<string, number>> = {
  f: -15,
  p: -12,
  n: -9,
  µ: -6,
  m: -3,
  "": 0,
  k: 3,
  M: 6,
  G: 9,
  T: 12,
};

const units: Readonly<Record<string, string>> = {
  ω: "Ω",
  ohm: "Ω",
  ohms: "Ω",
  r: "Ω",
  f: "F",
  farad: "F",
  h: "H",
  henry: "H",
  v: "V",
  volt: "V",
  volts: "V",
  a: "A",
  amp: "A",
  amps: "A",
  w: "W",
  watt: "W",
  watts: "W",
  hz: "Hz",
  s: "s",
  "%": "%",
  "°c": "°C",
  db: "dB",
};

export function readSiValue(text: string): SiValue | null {
  if (text.length > maximumLength) return null;
  // NFKC turns the micro sign into mu, and the ohm sign into omega.
  const plain = text.normalize("NFKC").trim().replaceAll("μ", "µ").replace(/^±\s*/, "");
  return readRkm(plain) ?? readWithUnit(plain);
}

/** Reads a value whose prefix or unit is in the place of the decimal mark, such as 4k7, R47 and 3V3. */
function readRkm(text: string): SiValue | null {
  const [, whole = "", mark = "", fraction = "", rest = ""] =
    /^(\d*)([pnuµmkKMGRrVLF])(\d+)\s*([A-Za-zΩ]*)$/u.exec(text) ?? [];
  if (mark === "" || (whole === "" && !/^[Rr]$/.test(mark))) return null;
  const unitMark = { R: "Ω", r: "Ω", V: "V", L: "H", F: "F" }[mark];
  const unit = rest === "" ? unitMark : units[rest.toLowerCase()];
  if (rest !== "" && unit === undefined) return null;
  const prefix = unitMark === undefined ? prefixOf(mark) : "";
  return valueOf(`${whole === "" ? "0" : whole}.${fraction}`, prefix, unit ?? "");
}

function readWithUnit(text: string): SiValue | null {
  const [, number = "", word = ""] = /^([+-]?\d+(?:[.,]\d+)?|[.,]\d+)\s*([\p{L}%°]*)$/u.exec(text) ?? [];
  if (number === "") return null;
  const decimal = number.replace(",", ".");
  const whole = units[word.toLowerCase()];
  if (word === "") return valueOf(decimal, "", "");
  // "F" and "H" are units, but "f" is a prefix only before one.
  if (whole !== undefined && word !== "m") return valueOf(decimal, "", whole);
  if (/^meg/i.test(word)) return withPrefix(decimal, "M", word.slice(3));
  return withPrefix(decimal, prefixOf(word.charAt(0)), word.slice(1));
}

function withPrefix(decimal: string, prefix: string, rest: string): SiValue | null {
  const unit = rest === "" ? "" : units[rest.toLowerCase()];
  return prefix === "" || unit === undefined ? null : valueOf(decimal, prefix, unit);
}

function prefixOf(letter: string): string {
  const prefix = letter === "u" ? "µ" : letter === "K" ? "k" : letter;
  return Object.hasOwn(exponents, prefix) ? prefix : "";
}

function valueOf(decimal: string, prefix: string, unit: string): SiValue {
  return { number: Number(decimal), value: Number(`${decimal}e${exponents[prefix] ?? 0}`), prefix, unit };
}
