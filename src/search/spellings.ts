/**
 * Finds equivalent spellings of a word. All texts are folded, which converts U+2126 to U+03C9 and U+00B5 to U+03BC.
 * Equivalent spellings are:
 *
 * - numbers with a joined or a separate unit (`10uf`, `10 uf`)
 * - numbers with a letter as the decimal point (`3v3`, `4k7`)
 * - the same quantity with another prefix (`0.1uf`, `100nf`)
 * - a number with a comma as the decimal point (`0,1uf`), which finds the number with a point
 * - micro as `u` or U+03BC
 * - ohm as a letter, as a word, or omitted (`10k`)
 * - words with and without a hyphen
 * - GTINs with and without leading zeros
 */
import { gtinSpellings } from "./gtin.ts";

const mu = "\u03bc";
const micro: readonly string[] = ["u", mu];
const ohm: readonly string[] = ["\u03c9", "ohm"];

const number = "[0-9]+(?:[.,][0-9]+)?";
const prefix = "[pnu\u03bcmkg]";
const base = "(?:f|h|vdc|vac|v|ah|a|wh|w|hz|\u03c9|ohms?|s|m)";
/** Matches a unit, as the source of a regular expression. */
export const unit = `${prefix}?${base}|${prefix}|r|%`;

const numberPattern = new RegExp(`^${number}$`);
const unitPattern = new RegExp(`^(?:${unit})$`);
const quantityPattern = new RegExp(`^(${number}) ?(${unit})$`);
const unitParts = new RegExp(`^(${prefix}?)(.*)$`);
/** Matches a value in the notation of IEC 60062, in which a letter is both the unit and the decimal point. */
const letterCode = /^([0-9]{1,3})([rvpnu\u03bcmkg])([0-9]{1,2})$/;

/** Synonyms that none of the rules in this module covers. */
const synonyms: readonly (readonly string[])[] = [
  ["opamp", "op-amp", "op amp", "operational amplifier"],
  ["usb-c", "usb c", "usb_c", "usbc", "usb type-c", "usb type c"],
];

export interface Spelled {
  /** All spellings, starting with the spelling in the query. */
  readonly texts: readonly string[];
  /** Whether the word is a number with a unit, or a synonym. Such a word is never corrected as a misspelling. */
  readonly isExact: boolean;
}

export function isQuantity(text: string): boolean {
  return quantityPattern.test(text) || letterCode.test(text);
}

/** Finds the spellings of each word. A number and the unit that follows it are combined into one word. */
export function spell(words: readonly string[]): Spelled[] {
  const spelled: Spelled[] = [];
  for (let index = 0; index < words.length;) {
    const found = quantityAt(words, index);
    spelled.push(found?.spelled ?? plain(words[index] ?? ""));
    index += found?.length ?? 1;
  }
  return spelled;
}

/** Parses a number with a unit, which consists of one to three words: `10k`, `10k ohm` or `10 k ohm`. */
function quantityAt(
  words: readonly string[],
  start: number,
): { readonly spelled: Spelled; readonly length: number } | null {
  const [word = "", next = ""] = words.slice(start, start + 2);
  const [, whole = "", letter = "", fraction = ""] = letterCode.exec(word) ?? [];
  if (whole !== "") return { spelled: quantity(word, `${whole}.${fraction}`, letter), length: 1 };
  const isApart = numberPattern.test(word) && unitPattern.test(next);
  const [, value = "", unitText = ""] = quantityPattern.exec(isApart ? word + next : word) ?? [];
  if (value === "") return null;
  const length = isApart ? 2 : 1;
  const last = words[start + length] ?? "";
  const isOhm = /^[mkg]$/.test(unitText) && /^(?:\u03c9|ohms?)$/.test(last);
  const given = words.slice(start, start + length + (isOhm ? 1 : 0));
  return { spelled: quantity(given.join(" "), value, unitText + (isOhm ? last : "")), length: given.length };
}

function quantity(given: string, value: string, unitText: string): Spelled {
  const decimal = value.replace(",", ".");
  const same = value === decimal ? [] : quantityTexts(value, unitText);
  const texts = [[decimal, unitText] as const, ...equivalents(decimal, unitText)]
    .flatMap(([one, unitOfOne]) => quantityTexts(one, unitOfOne))
    .concat(same);
  // The index finds a text of two characters only at the start of a word, so signs before the number are added.
  const signed = texts
    .filter((text) => text.length === 2)
    .flatMap((text) => signs.map((sign) => `${sign}${text}`));
  return { texts: [...new Set([given, ...texts, ...signed])], isExact: true };
}

function quantityTexts(value: string, unitText: string): string[] {
  const units = unitSpellings(unitText);
  const [whole = "", fraction = ""] = value.split(".");
  const codes = units
    .map((one) => `${whole}${ohm.includes(one) ? "r" : one.slice(0, 1)}${fraction}`)
    .filter((code) => letterCode.test(code));
  return [...["", " "].flatMap((separator) => units.map((one) => `${value}${separator}${one}`)), ...codes];
}

const signs: readonly string[] = ["+", "-", "\u00b1", "(", "/", "="];

function unitSpellings(text: string): string[] {
  const [, first = "", rest = ""] = text === "r" ? ["", "", "ohm"] : (unitParts.exec(text) ?? []);
  const prefixes = micro.includes(first) ? micro : [first];
  const bases = /^(?:\u03c9|ohms?)$/.test(rest) ? [...ohm, first === "" ? "r" : ""] : [rest];
  return [...new Set([text, ...prefixes.flatMap((one) => bases.map((other) => `${one}${other}`))])];
}

/**
 * The prefixes that texts use with each unit, and their powers of ten. Folding makes `M` and `m` equal, so `m` can have
 * two meanings.
 */
const powers: Readonly<Record<string, readonly (readonly [prefix: string, power: number])[]>> = {
  f: [
    ["p", -12],
    ["n", -9],
    [mu, -6],
    ["m", -3],
  ],
  h: [
    ["n", -9],
    [mu, -6],
    ["m", -3],
    ["", 0],
  ],
  v: [
    [mu, -6],
    ["m", -3],
    ["", 0],
    ["k", 3],
  ],
  a: [
    ["n", -9],
    [mu, -6],
    ["m", -3],
    ["", 0],
  ],
  ah: [
    ["m", -3],
    ["", 0],
  ],
  w: [
    ["m", -3],
    ["", 0],
    ["k", 3],
  ],
  wh: [
    ["m", -3],
    ["", 0],
    ["k", 3],
  ],
  hz: [
    ["", 0],
    ["k", 3],
    ["m", 6],
    ["g", 9],
  ],
  ohm: [
    ["m", -3],
    ["", 0],
    ["k", 3],
    ["m", 6],
  ],
  s: [
    ["n", -9],
    [mu, -6],
    ["m", -3],
    ["", 0],
  ],
  // Without a unit, these prefixes usually mean farad or henry; `k` and `m` mean ohm.
  "": [
    ["p", -12],
    ["n", -9],
    [mu, -6],
  ],
};

/** Numbers that people write with a prefix. */
const usualNumber = /^(?:[1-9][0-9]{0,3}(?:\.[0-9]{1,4})?|0\.(?:[0-9]{0,2}[1-9][0-9]{0,3}))$/;

/** Returns the same quantity with other prefixes, as pairs of a number and a unit. */
function equivalents(value: string, unitText: string): (readonly [value: string, unit: string])[] {
  const [, first = "", rest = ""] = unitText === "r" ? ["", "", "ohm"] : (unitParts.exec(unitText) ?? []);
  const isOhm = /^(?:\u03c9|ohms?)$/.test(rest) || (rest === "" && /^[km]$/.test(first));
  const prefixes = powers[isOhm ? "ohm" : rest] ?? [];
  return prefixes.flatMap(([one, power]) =>
    one !== (first === "u" ? mu : first)
      ? []
      : prefixes.flatMap(([other, otherPower]) => {
          const shifted = shiftPoint(value, power - otherPower);
          if (shifted === value || !usualNumber.test(shifted)) return [];
          // Ohm can be omitted after a prefix, but a number alone is not a resistance.
          const unitOfOther = isOhm && (rest !== "" || other === "") ? "ohm" : rest;
          return [[shifted, `${other}${unitOfOther}`] as const];
        }),
  );
}

function shiftPoint(value: string, places: number): string {
  const [whole = "", fraction = ""] = value.split(".");
  const digits = whole + fraction;
  const point = whole.length + places;
  const padded = digits.padStart(digits.length + Math.max(0, 1 - point), "0");
  const at = Math.max(1, point);
  const [before, after] = [padded.slice(0, at).padEnd(at, "0"), padded.slice(at)];
  const integer = before.replace(/^0+(?=[0-9])/, "");
  const decimals = after.replace(/0+$/, "");
  return decimals === "" ? integer : `${integer}.${decimals}`;
}

/** Returns the spellings of a word that is not a quantity. In such a word, `u` is an ordinary letter and not micro. */
function plain(word: string): Spelled {
  const same = synonyms.find((names) => names.includes(word));
  if (same !== undefined) return { texts: [...new Set([word, ...same])], isExact: true };
  const joined = /[^-]-[^-]/.test(word) ? [" ", "_", ""].map((other) => word.replaceAll("-", other)) : [];
  return {
    texts: [...new Set([word, ...joined, ...gtinSpellings(word).slice(0, 1)])],
    isExact: false,
  };
}
