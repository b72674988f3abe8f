/** Splits a heading into words with known meanings. `heading-roles.ts` combines them. */
import { currencyOf } from "./currencies.ts";
import type { TokenMeaning } from "./heading-roles.ts";
import { fillers, headingWords, joinedWords, type Meaning } from "./heading-words.ts";
import { parameterWords } from "./parameter-words.ts";
import { shops } from "./shops.ts";

export interface Tokens {
  /** The different meanings of the words, or `null` if a word is unknown. */
  readonly meanings: ReadonlySet<TokenMeaning> | null;
  /** The words that are not fillers, joined with spaces. */
  readonly text: string;
  /** The names of the suppliers that the heading contains. */
  readonly shops: readonly string[];
  readonly currency: string | null;
  /** The unit in brackets, as in "Capacitance (µF)". */
  readonly unit: string | null;
  /** A number at the end, which counts alternatives, as in "Supplier 2". */
  readonly index: number | null;
}

const words = new Map<string, TokenMeaning | "filler">([
  ...fillers.split(" ").map((word) => [word, "filler"] as const),
  ...Object.keys(shops).map((word) => [word, "shop"] as const),
  ...Object.entries(headingWords).flatMap(([meaning, list]) =>
    list.split(" ").map((word) => [word, meaning as Meaning] as const),
  ),
]);

/** The words that can be part of a word without spaces, such as "partnumber" or "Herstellernummer". */
const joinable = new Set(
  [...words].filter(([word, meaning]) => isJoinable(word, meaning)).map(([word]) => word),
);

function isJoinable(word: string, meaning: TokenMeaning | "filler"): boolean {
  return (
    meaning !== "filler" &&
    (word.length > 3 || ["mfr", "mfg", "qty", "min", "mpn", "ref", "sku", "lot", "bin", "typ"].includes(word))
  );
}

const shortEndings = new Set(["nr", "no", "pn", "id", "num", "url"]);

/** The maximum length of a heading that is recognized, in characters. */
const maximumHeading = 100;

export function tokensOf(heading: string): Tokens {
  if (heading.length > maximumHeading) {
    return { meanings: null, text: "", shops: [], currency: null, unit: null, index: null };
  }
  const { text, ...bracketed } = withoutBrackets(heading);
  const tokens = tokensIn(split(text), bracketed);
  if (isKnown(tokens)) return tokens;
  // In "lagerOrt" and "Lager Ort", the capital or the space divides a word.
  const joined = tokensIn(split(text.replaceAll(/(?<=\p{L})\s?(?=\p{Lu})/gu, "").toLowerCase()), bracketed);
  if (joined.meanings !== null) return joined;
  // Brackets without a known word only explain the heading, as in "MPN (BOM)".
  const { text: outside } = withoutBrackets(
    heading.replaceAll(brackets, (all, content: string) =>
      split(content).some((token) => knownWords(token) !== null) ? all : " ",
    ),
  );
  const unexplained = tokensIn(split(outside), bracketed);
  // The brackets after a mass contain its unit.
  return isKnown(unexplained) && unexplained.meanings?.has("mass") !== true ? unexplained : tokens;
}

const brackets = /[([{]([^)\]}]*)[)\]}]/g;

function isKnown({ meanings, text }: Tokens): boolean {
  return meanings !== null || Object.hasOwn(parameterWords, text);
}

function tokensIn(all: readonly string[], bracketed: Pick<Tokens, "currency" | "unit">): Tokens {
  let { currency } = bracketed;
  let index: number | null = null;
  const found: string[] = [];
  const names: string[] = [];
  const meanings = new Set<TokenMeaning>();
  let isComplete = true;
  for (const token of all) {
    if (/^\d+$/.test(token)) {
      index = Number(token);
      continue;
    }
    const known = knownWords(token);
    if (known === null) {
      const named = found.length === 0 ? undefined : currencyOf(token);
      if (named === undefined) isComplete = false;
      else currency = named ?? currency;
      if (named === undefined) found.push(token);
      continue;
    }
    if (known.index !== null) index = known.index;
    for (const word of known.words) {
      const meaning = words.get(word);
      if (meaning === "filler" || meaning === undefined) continue;
      found.push(word);
      meanings.add(meaning);
      const shop = meaning === "shop" ? shops[word] : undefined;
      if (shop !== undefined && !names.includes(shop)) names.push(shop);
    }
  }
  const { unit } = bracketed;
  return {
    meanings: isComplete ? meanings : null,
    text: found.join(" "),
    shops: names,
    currency,
    unit,
    index,
  };
}

/** Removes brackets that contain a currency, a unit or "optional". */
function withoutBrackets(heading: string): Pick<Tokens, "text" | "currency" | "unit"> {
  let currency: string | null = null;
  let unit: string | null = null;
  const text = heading
    .normalize("NFKC")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\((?:e?[sn]|en)\)/gi, "")
    .replaceAll(brackets, (_, content: string) => {
      const named = currencyOf(content);
      if (named !== undefined) {
        currency = named ?? currency;
        return " ";
      }
      if (!isUnit(content)) return ` ${content} `;
      unit = content.trim();
      return " ";
    })
    // A sign without brackets, as in "Price €".
    .replaceAll(/[€£¥]|US\$|\$/g, (sign) => {
      currency = currencyOf(sign) ?? currency;
      return " ";
    });
  return { text, currency, unit };
}

function isUnit(text: string): boolean {
  return /^(?:[kmuµμnpMG]?(?:m|V|W|A|F|H|Hz|Ω|Ω|ohms?)|mm|pcs?|pieces?|stk|stück|ea|each|%|°C|optional|required|g|grams?)\.?$/i.test(
    text.trim(),
  );
}

/** Returns the words of a heading in lower case, without accents, and with whole words for abbreviations. */
function split(text: string): string[] {
  const plain = text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replace(/^\s*#\s*(?=\p{L})/u, "")
    .replaceAll(/(?<!\p{L})p\s?[./]\s?n(?!\p{L})/gu, " pn ")
    .replaceAll(/(?<!\p{L})d\s?\/\s?c(?!\p{L})/gu, " datecode ")
    .replaceAll(/(?<!\p{L})q['’]ty/gu, " qty ")
    .replaceAll(/(?<=\p{L})['’](?:s|t)(?!\p{L})/gu, (match) => match.slice(1))
    .replaceAll(/#|(?<!\p{L})n\s?[°º]/gu, " number ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const joined = joinedWords.reduce(
    (all, [phrase, word]) => ` ${all} `.replaceAll(` ${phrase} `, ` ${word} `).trim(),
    plain,
  );
  return joined.split(" ").filter((token) => token !== "");
}

interface KnownWords {
  readonly words: readonly string[];
  readonly index: number | null;
}

/** Returns the words of the tables that a token consists of, or `null` if it has another part. */
function knownWords(token: string): KnownWords | null {
  const whole = wordOf(token);
  if (whole !== null) return { words: [whole], index: null };
  const [, letters, digits] = /^(\p{L}+)(\d{1,2})$/u.exec(token) ?? [];
  if (letters !== undefined) {
    const rest = knownWords(letters);
    return rest === null ? null : { ...rest, index: Number(digits) };
  }
  const parts = token.length > 4 ? compound(token) : null;
  return parts === null ? null : { words: parts, index: null };
}

/** Returns a word of the tables, in the singular if they do not contain the plural. */
function wordOf(token: string): string | null {
  if (words.has(token)) return token;
  for (const ending of ["s", "es"]) {
    const stem = token.slice(0, -ending.length);
    if (token.endsWith(ending) && stem.length > 2 && words.has(stem)) return stem;
  }
  return null;
}

/** Divides a word into the fewest words of the tables. German joins some words with an "s". */
function compound(token: string): readonly string[] | null {
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= token.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      if (before === null || before === undefined) continue;
      const part = token.slice(start, end);
      const isLast = end === token.length;
      const link = start === 0 ? null : part.replace(/^s/, "");
      const word = [
        part,
        ...(link === null ? [] : [link]),
        ...(isLast ? [part.replace(/^s|s$/g, "")] : []),
      ].find((form) => joinable.has(form) || (isLast && start > 0 && shortEndings.has(form)));
      if (word === undefined) continue;
      const parts = [...before, word];
      const known = best[end];
      if (known === null || known === undefined || parts.length < known.length) best[end] = parts;
    }
  }
  return best[token.length] ?? null;
}
