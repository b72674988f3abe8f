/**
 * Parses the patterns of like filters and plans the cheapest comparison. `%` matches any number of characters, `_`
 * matches one code point, and `\` escapes the next character. `like-filter.ts` creates the SQL.
 */
import { fold } from "../database/fold.ts";

/**
 * The comparison of a folded column with a pattern, and the values to bind:
 *
 * - `any`: matches everything except null; no values
 * - `equal`: [text]
 * - `from`: texts with a prefix that has no upper bound; [lower bound]
 * - `range`: texts with a prefix; [lower bound, upper bound]
 * - `like`: [pattern]
 * - `range-like`: same as `like`, but an index limits the rows; [lower bound, upper bound, pattern]
 */
export interface LikePlan {
  readonly kind: "any" | "equal" | "from" | "range" | "like" | "range-like";
  readonly values: readonly string[];
}

type Token = "any-run" | "any-one" | { readonly literal: string };

/**
 * Plans the comparison for a pattern. Literal text in the pattern is folded, so the plan is valid only for folded
 * columns.
 */
export function planLike(pattern: string): LikePlan {
  const tokens = tokenize(pattern);
  const [first, second] = tokens;
  if (first === undefined) return { kind: "equal", values: [""] };
  if (first === "any-run" && second === undefined) return { kind: "any", values: [] };
  if (typeof first === "string") return { kind: "like", values: [render(tokens)] };
  if (second === undefined) return { kind: "equal", values: [first.literal] };

  const upper = prefixUpperBound(first.literal);
  if (second === "any-run" && tokens.length === 2) {
    return upper === null
      ? { kind: "from", values: [first.literal] }
      : { kind: "range", values: [first.literal, upper] };
  }
  return upper === null
    ? { kind: "like", values: [render(tokens)] }
    : { kind: "range-like", values: [first.literal, upper, render(tokens)] };
}

/** Returns the folded texts that each text that matches the pattern contains. */
export function literalsOf(pattern: string): readonly string[] {
  return tokenize(pattern).flatMap((token) => (typeof token === "string" ? [] : [token.literal]));
}

/**
 * Returns the smallest text that sorts after all texts with this prefix, or null if there is no such text. Texts are
 * sorted by code point, like SQLite's BINARY and PostgreSQL's "C" collation.
 * @example prefixUpperBound("led") // "lee"
 */
export function prefixUpperBound(prefix: string): string | null {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    if (last === lastCodePoint) continue;
    const next = last + 1 >= firstSurrogate && last + 1 <= lastSurrogate ? lastSurrogate + 1 : last + 1;
    return String.fromCodePoint(...points, next);
  }
  return null;
}

const lastCodePoint = 0x10ffff;
const firstSurrogate = 0xd800;
const lastSurrogate = 0xdfff;

/**
 * Splits a pattern into tokens. A backslash at the end of the pattern is a literal. Consecutive `%` become one token.
 */
function tokenize(pattern: string): Token[] {
  const tokens: Token[] = [];
  let literal = "";
  const endLiteral = () => {
    // Literals are folded one by one, because otherwise a wildcard could affect the normalization of the text before
    // it.
    if (literal !== "") tokens.push({ literal: fold(literal) });
    literal = "";
  };
  const characters = Array.from(pattern);
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? "";
    if (character === "\\") {
      index += 1;
      literal += characters[index] ?? "\\";
    } else if (character === "%") {
      endLiteral();
      if (tokens.at(-1) !== "any-run") tokens.push("any-run");
    } else if (character === "_") {
      endLiteral();
      tokens.push("any-one");
    } else {
      literal += character;
    }
  }
  endLiteral();
  return tokens;
}

function render(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token === "any-run") return "%";
      if (token === "any-one") return "_";
      return token.literal.replace(/[\\%_]/g, "\\$&");
    })
    .join("");
}
