/** Reads the values of components, such as "4k7" and "100nF/50V", and finds the same values in the texts of parts. */
import { fold } from "../../database/fold.ts";
import { readSiValue } from "../tables/si-values.ts";
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
  RA: "Ω",
  RT: "Ω",
  RV: "Ω",
  TH: "Ω",
  POT: "Ω",
  FB: "Ω",
  C: "F",
  L: "H",
  Y: "Hz",
  X: "Hz",
};

/** Returns the value of a component, or `null` if it is no number with a unit. */
export function readComponentValue(text: string, references: readonly string[]): ComponentValue | null {
  const [first = ""] = references;
  const usual = unitsByPrefix[prefixOf(first)] ?? "";
  const words = wordsOf(text);
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

/** Whether a text begins with a number such as "10k", which does not tell what the component is. */
export function startsWithNumber(text: string): boolean {
  return readSiValue(wordsOf(text)[0] ?? "") !== null;
}

function wordsOf(text: string): readonly string[] {
  return withoutFractions(text.normalize("NFKC").trim())
    .split(/[\s/|;_]+|,(?!\d)/)
    .filter((word) => word !== "");
}

/** Replaces fractions such as "1/10 W" with decimals. */
export function withoutFractions(text: string): string {
  return text.replaceAll(/(?<![\d.,/])1\/([2-9]|[1-3]\d)\s?W(?![\p{L}\d])/giu, (_, divisor: string) => {
    return `${Number((1 / Number(divisor)).toPrecision(6))}W`;
  });
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
  /(?<![\p{L}\d.,]|\d\/)(?:\d+(?:[.,]\d+)?\s?(?:[pnuµμmkKMG]?(?:Ω|Ω|ohms?|[FHRfhr]|Hz|V|A|W)|[pnuµμmkKMG])|\d*[pnuµμmkKMGR]\d+)(?![\p{L}\d])/giu;

/** The maximum length of the texts of parts in which values are searched. */
const searched = 1000;

/** Returns the keys of the values in a text of a part. */
export function keysInText(text: string): readonly string[] {
  return [...withoutFractions(text.slice(0, searched)).matchAll(numbers)].flatMap(([found]) => {
    // Descriptions write "4.7 kOhm" and "4.7KOHM".
    const read = readSiValue(found.replace(/ohms?$/i, "Ω"));
    return read === null ? [] : keyOf(read.value, read.unit);
  });
}

/** Returns the key of the value of a parameter, or nothing if its unit is unknown. */
export function keysOfParameter(number: number, unitText: string): readonly string[] {
  const read = readSiValue(`1${unitText.trim()}`);
  return read === null || read.unit === "" ? [] : [keyOf(read.value * number, read.unit)];
}

/** Returns the keys by which a value is found: with its unit, or with a prefix and no unit. */
export function keysOfValue({ value, unit }: Pick<ComponentValue, "value" | "unit">): readonly string[] {
  return [keyOf(value, unit), keyOf(value, "")];
}

/** Rounds the value, because the factors of prefixes are no exact binary numbers. */
function keyOf(value: number, unit: string): string {
  return `${value.toPrecision(6)} ${unit}`;
}

/** Returns a pattern that finds a folded word in folded texts, but not as a part of a number or word. */
export function wordPattern(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\d.,]|\d\/)${escaped}(?![\p{L}\d])`, "u");
}
