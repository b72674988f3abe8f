/**
 * Patterns of the LIKE filter: `%` is any run of characters, `_` one code point, `\` takes the meaning of the next
 * character away. Parses them and plans the cheapest comparison; the SQL is in `like-filter.ts`.
 */
import { fold } from "../database/fold.ts";

/**
 * How a pattern is compared with a folded column, with the values to bind:
 * `any` (matches whatever is not null), `equal` [text], `from` [lower bound] and `range` [lower, upper bound]
 * for a leading literal, `like` [pattern], and `range-like` [lower, upper, pattern], where an index narrows what
 * LIKE has to look at.
 */
export interface LikePlan {
  readonly kind: "any" | "equal" | "from" | "range" | "like" | "range-like";
  readonly values: readonly string[];
}

type Token = "any-run" | "any-one" | { readonly literal: string };

/** Plans the comparison for a pattern. Literals are folded, so it only fits a folded column. */
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

/**
 * The smallest text that is greater than every text with this prefix, in code point order (which is the order of
 * UTF-8 bytes, thus of SQLite's BINARY and PostgreSQL's "C" collation). Null where there is none.
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

/** A backslash at the very end has nothing to escape and stands for itself. Runs of `%` are one. */
function tokenize(pattern: string): Token[] {
  const tokens: Token[] = [];
  let literal = "";
  const endLiteral = () => {
    // Folded one by one: wildcards must not hide from normalization what stands before an escaped character.
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
