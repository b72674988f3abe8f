/**
 * Spellings of a word that mean the same: a number and its unit joined or apart (`10uf`, `10 uf`), micro as `u`, U+00B5
 * or U+03BC, and ohm as a letter or a word. All texts are folded, which turns the ohm sign (U+2126) into U+03C9.
 */

const micro: readonly string[] = ["u", "\u00b5", "\u03bc"];
const ohm: readonly string[] = ["\u03c9", "ohm"];

const number = "[0-9]+(?:\\.[0-9]+)?";
const prefix = "[pnu\u00b5\u03bcmkg]";
const base = "(?:f|h|vdc|vac|v|ah|a|wh|w|hz|\u03c9|ohms?|s|m)";
const unit = `${prefix}?${base}|${prefix}|r|%`;

const numberPattern = new RegExp(`^${number}$`);
const unitPattern = new RegExp(`^(?:${unit})$`);
const quantityPattern = new RegExp(`^(${number})(${unit})$`);
const unitParts = new RegExp(`^(${prefix}?)(.*)$`);

export interface Spelled {
  /** All spellings, the given one first. */
  readonly texts: readonly string[];
  /** A number with a unit. Another number is not a misspelling of it. */
  readonly isQuantity: boolean;
}

/** Adds the spellings of each word. A number and the unit that follows it become one word. */
export function spell(words: readonly string[]): Spelled[] {
  const spelled: Spelled[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const next = words[index + 1] ?? "";
    const [, value, joinedUnit] = quantityPattern.exec(word) ?? [];
    if (value !== undefined && joinedUnit !== undefined) spelled.push(quantity(value, joinedUnit, ""));
    else if (numberPattern.test(word) && unitPattern.test(next)) {
      spelled.push(quantity(word, next, " "));
      index += 1;
    } else spelled.push({ texts: microSpellings(word), isQuantity: false });
  }
  return spelled;
}

function quantity(value: string, unitText: string, between: string): Spelled {
  const units = unitSpellings(unitText);
  const texts = [between, "", " "].flatMap((separator) => units.map((one) => `${value}${separator}${one}`));
  return { texts: [...new Set(texts)], isQuantity: true };
}

function unitSpellings(text: string): string[] {
  const [, first = "", rest = ""] = unitParts.exec(text) ?? [];
  const prefixes = micro.includes(first) ? micro : [first];
  const bases = /^(?:\u03c9|ohms?)$/.test(rest) ? ohm : [rest];
  return [...new Set([text, ...prefixes.flatMap((one) => bases.map((other) => `${one}${other}`))])];
}

/** Of a word that is no quantity. Its `u` is an ordinary letter. */
function microSpellings(word: string): string[] {
  const letters = ["\u00b5", "\u03bc"];
  return [...new Set([word, ...letters.map((letter) => word.replaceAll(/[\u00b5\u03bc]/g, letter))])];
}
