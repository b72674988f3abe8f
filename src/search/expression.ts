/**
 * Compiles regular expressions and wildcard patterns with RE2, which matches in linear time. Matching ignores case,
 * because the patterns are matched against folded texts.
 */
import { RE2JS } from "re2js";
import { fold } from "../database/fold.ts";
import { normalize } from "../database/normalize.ts";
import { badParameter } from "../query/bad-parameter.ts";

export type Matcher = (text: string) => boolean;

/** The maximum number of RE2 instructions. A pattern without repetitions needs about one instruction per character. */
const maximumInstructions = 600;

/**
 * The maximum product of the length of a pattern and the sum of its counted repetitions. The product must be limited
 * before compilation, because RE2 expands repetitions before the number of instructions is known.
 */
const maximumExpansion = 10_000;

/**
 * Compiles a regular expression. Do not cache the result, because the tables that RE2 builds during matching take
 * several megabytes.
 * @throws {Problem} 400 naming the parameter and the error in the expression
 */
export function compileExpression(parameter: string, value: string): Matcher {
  const text = normalize(value, "NFC");
  const tooLarge = badParameter(
    parameter,
    "This regular expression is too large. Use fewer or smaller counted repetitions, replace a long gap by .*, or " +
      "search without regex.",
  );
  let repetitions = 0;
  for (const [, from, to] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g))
    repetitions += Math.max(Number(from), Number(to ?? 0));
  if (text.length * repetitions > maximumExpansion) throw tooLarge;
  const expression = compile(parameter, text);
  if (expression.programSize() > maximumInstructions) throw tooLarge;
  return (subject) => expression.test(subject);
}

function compile(parameter: string, text: string): RE2JS {
  try {
    return RE2JS.compile(text, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    throw badParameter(
      parameter,
      `This value is not a valid regular expression in RE2 syntax (no lookaround, no backreferences): ${reason}`,
    );
  }
}

/**
 * A word with wildcards. `%` matches any number of characters, and `_` matches one character. `\%`, `\_` and `\\` are
 * literals.
 */
interface Wildcards {
  readonly matches: Matcher;
  /** The literal texts of at least three characters, which the index can find. */
  readonly literals: readonly string[];
}

export function compileWildcards(text: string): Wildcards {
  const literals = [""];
  let expression = "";
  for (const [piece] of fold(text).matchAll(/\\[\\%_]|[^]/gu)) {
    if (piece === "%" || piece === "_") {
      expression += piece === "%" ? ".*" : ".";
      literals.push("");
    } else {
      const character = piece.length > 1 && piece.startsWith("\\") ? piece.slice(1) : piece;
      expression += RE2JS.quote(character);
      literals.push(`${literals.pop() ?? ""}${character}`);
    }
  }
  const compiled = RE2JS.compile(expression, RE2JS.DOTALL);
  return {
    // The literals are checked first, because this check is fast and most texts do not contain all of them.
    matches: (subject) => literals.every((literal) => subject.includes(literal)) && compiled.test(subject),
    literals: literals.filter((literal) => [...literal].length >= 3),
  };
}
