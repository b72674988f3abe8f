/** Reads the values of components, such as "4k7" and "100nF/50V", and finds the same values in the texts of parts. */
import { fold } from "../../database/fold.ts";
import { readSiValue, type SiValue } from "../tables/si-values.ts";
import { prefixOf } from "./references.ts";

export interface ComponentValue {
  /** The value in the unit without a prefix. */
  readonly value: number;
  readonly unit: string;
  /** Further values and words, such as "50V" and "X7R", which a part must also have. */
  readonly rest: readonly string[];
}

/** The units of values without one, by the first letters of the designators. */
const unitsByPrefix: Readonly<Record<string, string>> = {
  R: "Ω",
  RN: "Ω",
  C: "F",
  L: "H",
  Y: "Hz",
  X: "Hz",
};

/** Returns the value of a component, or `null` if it is no number with a unit. */
export function readComponentValue(text: string, references: readonly string[]): ComponentValue | null {
  const [first = ""] = references;
  const usual = unitsByPrefix[prefixOf(first)] ?? "";
  const words = text
    .normalize("NFKC")
    .trim()
    .split(/[\s/|;_]+|,(?!\d)/)
    .filter((word) => word !== "");
  for (const count of [2, 1]) {
    const found = readSiValue(words.slice(0, count).join(count === 1 ? "" : " "));
    if (words.length < count || found === null) continue;
    const unit = found.unit === "" ? usual : found.unit;
    // A number alone can be anything.
    if (unit === "" || (usual !== "" && unit !== usual)) return null;
    return { value: found.value, unit, rest: words.slice(count) };
  }
  return null;
}

/** The prefixes with which values are usually written, with the power of ten. */
const prefixes: readonly (readonly [prefix: string, exponent: number])[] = [
  ["p", -12],
  ["n", -9],
  ["u", -6],
  ["m", -3],
  ["", 0],
  ["k", 3],
  ["M", 6],
];

interface Spelling {
  readonly number: number;
  readonly prefix: string;
}

/** Returns the usual ways to write a value, such as 0.1 u, 100 n and 100000 p. */
function spellingsOf({ value, unit }: ComponentValue): readonly Spelling[] {
  if (value === 0) return [{ number: 0, prefix: "" }];
  return prefixes.flatMap(([prefix, exponent]) => {
    if (unit === "F" && (exponent > -6 || exponent < -12)) return [];
    const number = Number((value / 10 ** exponent).toPrecision(9));
    return number >= 0.001 && number < 1_000_000 ? [{ number, prefix }] : [];
  });
}

/** A number with a unit, as parameters contain it. */
export interface NumberWithUnit {
  readonly number: number;
  readonly unit: string;
}

const unitNames: Readonly<Record<string, readonly string[]>> = {
  Ω: ["ω", "ohm", "ohms"],
  F: ["f"],
  H: ["h"],
  Hz: ["hz"],
};

/** Returns the numbers with folded units that parameters with the value can have. */
export function parameterForms(value: ComponentValue): readonly NumberWithUnit[] {
  const names = unitNames[value.unit] ?? [fold(value.unit)];
  return spellingsOf(value).flatMap(({ number, prefix }) =>
    (prefix === "u" ? ["u", "μ"] : [prefix]).flatMap((form) =>
      names.map((name) => ({ number, unit: fold(`${form}${name}`) })),
    ),
  );
}

/** Returns folded texts that descriptions with the value contain. */
export function textForms(value: ComponentValue): readonly string[] {
  const forms = spellingsOf(value).flatMap(({ number, prefix }) => {
    const decimal = String(number);
    if (decimal.includes("e")) return [];
    if (prefix === "")
      return value.unit === "Ω" ? [`${decimal}r`, `${decimal}ω`, `${decimal} ω`, `${decimal} ohm`] : [];
    const rkm = decimal.includes(".") ? decimal.replace(".", prefix) : `${decimal}${prefix}0`;
    return (prefix === "u" ? ["u", "μ"] : [prefix]).flatMap((form) => [
      `${decimal}${form}`,
      `${decimal} ${form}`,
      rkm.replace(prefix, form),
    ]);
  });
  return [...new Set(forms.map(fold))];
}

const numbers =
  /(?<![\p{L}\d.,])(?:\d+(?:[.,]\d+)?\s?(?:[pnuµμmkKMG]?(?:Ω|Ω|ohms?|[FHRfhr]|Hz|V|A|W)|[pnuµμmkKMG])|\d*[pnuµμmkKMGR]\d+)(?![\p{L}\d])/giu;

/** Whether a text contains the value with its unit, or with a prefix and no unit. */
export function containsValue(text: string, { value, unit }: ComponentValue): boolean {
  for (const [found] of text.slice(0, 1000).matchAll(numbers)) {
    const read = readSiValue(asRead(found));
    if (read !== null && isSame(read, value, unit)) return true;
  }
  return false;
}

/** Descriptions write "4.7 kOhm" and "4.7KOHM". */
function asRead(found: string): string {
  return found.replace(/ohms?$/i, "Ω");
}

function isSame(read: SiValue, value: number, unit: string): boolean {
  return (read.unit === unit || read.unit === "") && isEqual(read.value, value);
}

export function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));
}

/** Whether a parameter has the value. */
export function parameterHasValue(
  number: number,
  unitText: string,
  { value, unit }: ComponentValue,
): boolean {
  const read = readSiValue(`1${unitText.trim()}`);
  return read !== null && read.unit === unit && isEqual(read.value * number, value);
}
