/**
 * A token of a search in the forms that the database compares with: a pattern of LIKE, and the pieces that the trigram
 * index can look up.
 */
import type { Dialect } from "../../../database/store.ts";
import { pattern } from "../../../search/search-words.ts";

export interface Sought {
  /** A pattern of LIKE for folded columns: the token anywhere in them. */
  readonly anywhere: string;
  /** The same for the whole text, and for its beginning. */
  readonly whole: string;
  readonly beginning: string;
  /** Runs of characters that a text with the token has without a break, the longest first; none that are too short. */
  readonly pieces: readonly string[];
}

export function soughtOf(token: string, mode: "literal" | "pattern", dialect: Dialect): Sought {
  const whole = mode === "literal" ? pattern(token).slice(1, -1) : closed(token);
  const literals = mode === "literal" ? [token] : literalsOf(whole);
  return {
    whole,
    anywhere: `%${whole}%`,
    beginning: `${whole}%`,
    pieces: literals
      .flatMap((literal) => literal.split(separators))
      .filter((piece) => isIndexed(piece, dialect))
      .sort((a, b) => b.length - a.length),
  };
}

/** What the search index replaces by blanks, and more: a token that is split too often is still found. */
const separators = /[\s,;\p{Z}\p{C}]+/u;

function isIndexed(piece: string, dialect: Dialect): boolean {
  // PostgreSQL makes trigrams of letters and digits only.
  return [...piece].length >= 3 && (dialect === "sqlite" || /[\p{L}\p{N}]{2}/u.test(piece));
}

/** A backslash at the end has nothing to take the meaning from, and stands for itself. */
function closed(token: string): string {
  const backslashes = /\\*$/.exec(token)?.[0].length ?? 0;
  return backslashes % 2 === 1 ? `${token}\\` : token;
}

function literalsOf(wildcards: string): string[] {
  const literals = [""];
  for (const [found] of wildcards.matchAll(/\\.|[^\\]/gsu)) {
    if (found === "%" || found === "_") literals.push("");
    else literals.push(`${literals.pop() ?? ""}${found.replace(/^\\(.)/su, "$1")}`);
  }
  return literals;
}
